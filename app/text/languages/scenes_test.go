//go:build !js

package languages_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/golden"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// frozen lists one technique of each kind, whose scenes are compared word for word.
var frozen = []string{
	"full-house", "hidden-single-box", "hidden-single-line", "naked-single", "naked-pair", "x-wing", "skyscraper", "w-wing",
	"xy-chain", "als-xz", "grouped-continuous-nice-loop", "cell-forcing-chain", "dynamic-forcing-chain", "dynamic-plus-forcing-chain",
	"kraken-fish-2", "tridagon", "sk-loop", "junior-exocet", "multi-sector-locked-sets",
}

// TestScenes renders the scenes of every technique's example at each depth in every
// language, and checks that no placeholder is left.
func TestScenes(t *testing.T) {
	for _, c := range whole() {
		c := c.Named(explain.InWords)
		var said strings.Builder
		for _, x := range technique.Catalog() {
			p := x.Example()
			b := board.New(&p)
			s, _ := x.First(&b)
			if slices.Contains(frozen, x.Key) {
				fmt.Fprintf(&said, "%s\n", c.Techniques.Name(x.Key))
			}
			for depth := range explain.Depth(explain.Depths) {
				for i, sc := range explain.Scenes(&s, &b, depth) {
					if lines := c.Techniques.Reasons(&sc); sc.Lines() != len(lines) {
						t.Errorf("%s, %s, depth %d, scene %d has %d lines, not %d", c.Code, x.Key, depth, i+1, len(lines), sc.Lines())
					}
					sentence := explain.String(c.Techniques.Say(&sc))
					if depth == explain.Brief {
						if !strings.ContainsAny(sentence, "=<") {
							t.Errorf("%s, %s, in short: %s", c.Code, x.Key, sentence)
						}
						continue
					}
					if strings.ContainsAny(sentence, "{}|?") || doubled.MatchString(sentence) || !strings.HasSuffix(sentence, ".") && !strings.HasSuffix(sentence, "。") {
						t.Errorf("%s, %s, depth %d, scene %d: %s", c.Code, x.Key, depth, i+1, sentence)
					}
					if slices.Contains(frozen, x.Key) && depth == explain.Normal {
						fmt.Fprintf(&said, "  %s\n", sentence)
					}
				}
			}
		}
		golden.Compare(t, "testdata/"+c.Code+"-scenes.txt", said.String())
	}
}

// TestScenesHold verifies what the scenes of easy steps show, on many boards.
func TestScenesHold(t *testing.T) {
	for _, x := range technique.Catalog() {
		p := x.Example()
		b := board.New(&p)
		for _, single := range technique.Catalog()[:4] {
			for s := range single.Steps(t.Context(), &b, func() {}) {
				for _, sc := range explain.Scenes(&s, &b, explain.Normal) {
					checkSingle(t, x.Key, &b, &s, &sc)
				}
			}
		}
		s, _ := x.First(&b)
		for depth := range explain.Depth(explain.Depths) {
			for i, sc := range explain.Scenes(&s, &b, depth) {
				if sc.Link >= len(sc.View.Links) || sc.Link < -1 {
					t.Errorf("%s, scene %d is about link %d of %d", x.Key, i+1, sc.Link, len(sc.View.Links))
				}
				for _, y := range sc.Needs {
					if b.Has(y.Cell(), y.Digit()) || b.Value(y.Cell()) != 0 {
						t.Errorf("%s, scene %d needs %v to be gone, which it is not", x.Key, i+1, y)
					}
				}
			}
		}
	}
}

// checkSingle checks that each ray runs from a digit on the board to cells that see it,
// and that the rays and earlier eliminations leave a single place.
func checkSingle(t *testing.T, where string, b *board.Board, s *step.Step, sc *explain.Scene) {
	t.Helper()
	x := s.Placements[0]
	var out board.CandidateSet
	for _, r := range sc.View.Rays {
		d := b.Value(r.From)
		if d == 0 || !r.To.Within(r.From.Peers()) {
			t.Errorf("%s: %s has a ray from %v to %v", where, s.Technique, r.From, r.To)
		}
		for c := range r.To.All() {
			out.Add(board.NewCandidate(c, d))
		}
	}
	for _, y := range sc.Needs {
		out.Add(y)
	}
	switch s.Technique {
	case "naked-single":
		for d := range board.AllDigits.Without(x.Digit()).All() {
			if !out.Has(board.NewCandidate(x.Cell(), d)) {
				t.Errorf("%s: nothing shows why %v is not %d", where, x.Cell(), d)
			}
		}
	case "hidden-single-box", "hidden-single-line":
		for c := range s.Arg("house").(board.HouseSet).First().Cells().And(b.Empty()).Without(x.Cell()).All() {
			if !out.Has(board.NewCandidate(c, x.Digit())) {
				t.Errorf("%s: nothing shows why %v is not %d", where, c, x.Digit())
			}
		}
	}
}
