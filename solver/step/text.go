package step

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/sorting"
)

// Elimination formats a candidate as an elimination, such as r1c2<>5.
func Elimination(x board.Candidate) string { return fmt.Sprintf("%v<>%d", x.Cell(), x.Digit()) }

// EffectsText formats the effects in ascending order, such as r1c2=5 r3c4<>7 r3c5<>7.
func (s *Step) EffectsText() string {
	var parts []string
	effects := s.Effects()
	for x := range effects.Placements.All() {
		parts = append(parts, x.String())
	}
	for x := range effects.Eliminations.All() {
		parts = append(parts, Elimination(x))
	}
	return strings.Join(parts, " ")
}

// Text formats the step on one line: the technique, the effects and the arguments. The
// result is meant for tests and logs. It does not depend on the language and is the same
// in every run.
func (s *Step) Text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s", s.Technique, s.EffectsText())
	for _, a := range s.Args {
		fmt.Fprintf(&b, "; %s %v", a.Name, a.Value)
	}
	if s.SE != 0 {
		fmt.Fprintf(&b, "; SE %d.%d", s.SE/10, s.SE%10)
	}
	return b.String()
}

// Detail formats the step as Text does, followed by indented lines for its views: one for
// each combination of roles of cells, candidates and houses, and one for each link.
func (s *Step) Detail() string {
	var b strings.Builder
	b.WriteString(s.Text())
	for i := range s.Views {
		v := s.Drawn(i)
		if len(s.Views) > 1 {
			fmt.Fprintf(&b, "\n  view %d", i+1)
		}
		writeHighlights(&b, "houses", v.Houses)
		writeHighlights(&b, "cells", v.Cells)
		writeHighlights(&b, "candidates", v.Candidates)
		for _, l := range v.Links {
			fmt.Fprintf(&b, "\n  link %v", l)
		}
	}
	return b.String()
}

// writeHighlights writes one line for each combination of roles.
func writeHighlights[T board.Cell | board.Candidate | board.House](b *strings.Builder, what string, list []Highlight[T]) {
	var roles []Role
	for _, h := range list {
		roles = append(roles, h.Role)
	}
	sorting.Stable(roles, cmp.Compare[Role])
	for _, r := range slices.Compact(roles) {
		fmt.Fprintf(b, "\n  %s %v:", what, r)
		for _, h := range list {
			if h.Role == r {
				fmt.Fprintf(b, " %v", h.Item)
			}
		}
	}
}
