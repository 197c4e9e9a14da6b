package step_test

import (
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// example returns the first step of a technique on the board of its example, and the
// board.
func example(t *testing.T, key string) (step.Step, board.Board) {
	t.Helper()
	x := technique.ByKey(key)
	p := x.Example()
	b := board.New(&p)
	s, ok := x.First(&b)
	if !ok {
		t.Fatalf("%s has no step on its example", key)
	}
	if err := step.Check(&s, &b, nil); err != nil {
		t.Fatal(err)
	}
	return s, b
}

// spoilBranch applies spoil to branch i of a step.
func spoilBranch(s *step.Step, i int, spoil func(*step.Branch)) {
	for j := range s.Args {
		br, ok := s.Args[j].Value.(step.Branch)
		if !ok {
			continue
		}
		if i == 0 {
			br.Links = slices.Clone(br.Links)
			spoil(&br)
			s.Args[j].Value = br
			return
		}
		i--
	}
}

// longest returns the index of the branch with the most links.
func longest(s *step.Step) int {
	all := s.Branches()
	best := 0
	for i := range all {
		if len(all[i].Links) > len(all[best].Links) {
			best = i
		}
	}
	return best
}

// TestBranchesRefused damages branch proofs in various ways.
func TestBranchesRefused(t *testing.T) {
	for _, test := range []struct {
		key, complaint string
		spoil          func(*step.Step)
	}{
		{"cell-forcing-chain", "do not cover", func(s *step.Step) {
			i := slices.IndexFunc(s.Args, func(a step.Arg) bool { return a.Name == "branch-1" })
			s.Args = slices.Delete(slices.Clone(s.Args), i, i+1)
		}},
		{"house-forcing-chain", "different ends", func(s *step.Step) {
			spoilBranch(s, longest(s), func(br *step.Branch) { br.Then = br.If })
		}},
		{"cell-forcing-chain", "does not follow", func(s *step.Step) {
			spoilBranch(s, longest(s), func(br *step.Branch) { br.Links = br.Links[:len(br.Links)-1] })
		}},
		{"cell-forcing-chain", "starts from an unknown claim", func(s *step.Step) {
			spoilBranch(s, longest(s), func(br *step.Branch) { slices.Reverse(br.Links) })
		}},
		{"cell-forcing-chain", "the branches prove", func(s *step.Step) {
			x := s.Eliminations[0]
			s.Placements, s.Eliminations = []board.Candidate{x}, nil
		}},
		{"dynamic-forcing-chain", "needs unknown claim", func(s *step.Step) {
			spoilBranch(s, 0, func(br *step.Branch) {
				i := slices.IndexFunc(br.Links, func(l step.Link) bool { return len(l.Without) > 0 })
				br.Links[i].Without = append(slices.Clone(br.Links[i].Without), br.If.Candidate)
			})
		}},
		{"dynamic-forcing-chain", "does not hold", func(s *step.Step) {
			spoilBranch(s, 0, func(br *step.Branch) {
				i := slices.IndexFunc(br.Links, func(l step.Link) bool { return len(l.Without) > 0 })
				br.Links[i].Without = nil
			})
		}},
		{"dynamic-plus-forcing-chain", "does not eliminate", func(s *step.Step) { spoilImplied(s, func(x *step.Step) { x.Eliminations = []board.Candidate{0} }) }},
		{"dynamic-plus-forcing-chain", "has no step", func(s *step.Step) {
			spoilBranch(s, 0, func(br *step.Branch) { br.Links[lastImplied(br)].Step = nil })
		}},
		{"nested-forcing-chain-2", "branch 1", func(s *step.Step) {
			spoilImplied(s, func(x *step.Step) {
				x.Args = slices.Clone(x.Args)
				spoilBranch(x, 0, func(br *step.Branch) { br.Links = br.Links[1:] })
			})
		}},
	} {
		s, b := example(t, test.key)
		s.Args = slices.Clone(s.Args)
		test.spoil(&s)
		if err := step.Check(&s, &b, nil); err == nil || !strings.Contains(err.Error(), test.complaint) {
			t.Errorf("%s, %q: %v", test.key, test.complaint, err)
		}
	}
}

// lastImplied returns the index of the last link of a branch whose nested step has
// branches. If there is none, it returns the index of the first link with a nested step,
// or -1.
func lastImplied(br *step.Branch) int {
	best := -1
	for i, l := range br.Links {
		if l.Step != nil && (best < 0 || len(l.Step.Branches()) > 0) {
			best = i
		}
	}
	return best
}

// spoilImplied applies spoil to the nested step of the last implied link of the first
// branch.
func spoilImplied(s *step.Step, spoil func(*step.Step)) {
	spoilBranch(s, 0, func(br *step.Branch) {
		l := &br.Links[lastImplied(br)]
		x := *l.Step
		spoil(&x)
		l.Step = &x
	})
}

// TestSimpleStepsAreTested checks that an implied link is rejected without the candidates
// that must be ruled out first, as singles then do not refute the eliminated candidate.
func TestSimpleStepsAreTested(t *testing.T) {
	s, b := example(t, "dynamic-plus-forcing-chain")
	br := s.Branches()[0]
	l := br.Links[lastImplied(&br)]
	l.Without = nil
	if err := l.Check(&b); err == nil {
		t.Errorf("%v holds without the candidates that it needs", l)
	}
}
