package explain

import (
	"strconv"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// mostLinks is the most branch links that a sentence spells out. The drawings show the
// rest.
const mostLinks = 160

// branchText spells out a branch link by link. It says where the branch continues from an
// earlier claim and which candidates had to be ruled out first. It skips links already
// shown for a branch with the same assumption.
func (f *filler) branchText(br step.Branch) string {
	var b strings.Builder
	b.WriteString(f.language.fill(f.language.Assumption, "assumption", f.language.claimText(br.If), "result", f.language.claimText(br.Then)))
	var at step.Claim
	begun := false
	for i, l := range br.Links {
		link := [2]step.Claim{br.If, l.End()}
		if f.shown[link] {
			continue
		}
		if f.links == mostLinks {
			b.WriteString(f.language.fill(f.language.Omitted, "count", strconv.Itoa(len(br.Links)-i)))
			break
		}
		f.links++
		f.shown[link] = true
		from := l.Start()
		switch {
		case !begun:
			b.WriteString(": " + f.language.claimText(from))
		case from != at:
			b.WriteString("; " + f.language.claimText(from))
		}
		begun = true
		at = l.End()
		b.WriteString(" → " + f.language.claimText(at) + f.reason(&l))
	}
	return b.String()
}

// claimText returns a claim in chain notation: r1c2=5.
func (l *Language) claimText(c step.Claim) string {
	sign := "="
	if !c.True {
		sign = "≠"
	}
	return l.signed([]board.Candidate{c.Candidate}, sign)[0]
}

// reason names the step that makes a link and the candidates that had to be ruled out,
// apart from the link's start.
func (f *filler) reason(l *step.Link) string {
	text := ""
	if l.Step != nil {
		text = " [" + f.stepName(l.Step) + "]"
	}
	var others []board.Candidate
	for _, x := range l.Without {
		if x != l.Start().Candidate {
			others = append(others, x)
		}
	}
	if len(others) == 0 {
		return text
	}
	return text + f.language.fill(f.language.Without, "candidates", f.language.list(f.language.signed(others, "≠")))
}

// stepName returns the name of a nested step, with its number if the sentence explains it
// later.
func (f *filler) stepName(s *step.Step) string {
	name := f.language.Name(s.Technique)
	for _, a := range f.step.Args {
		if n, ok := a.Value.(step.Nested); ok && n.Step.Technique == s.Technique && n.Step.Effects() == s.Effects() {
			return name + " " + strings.TrimPrefix(a.Name, "nested-")
		}
	}
	return name
}

// nestedText spells out the branches of a nested step.
func (f *filler) nestedText(name string, s *step.Step) string {
	var parts []string
	for _, br := range s.Branches() {
		parts = append(parts, f.branchText(br))
	}
	return f.language.Name(s.Technique) + " " + strings.TrimPrefix(name, "nested-") + ": " + strings.Join(parts, "; ")
}
