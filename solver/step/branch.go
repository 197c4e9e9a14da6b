package step

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"sudoku/solver/board"
)

// Claim states that a candidate is true or false.
type Claim struct {
	Candidate board.Candidate
	True      bool
}

// Excludes reports whether the claim makes a candidate false.
func (c Claim) Excludes(y board.Candidate) bool {
	x := c.Candidate
	if !c.True {
		return x == y
	}
	return x != y && (x.Cell() == y.Cell() || x.Digit() == y.Digit() && x.Cell().Sees(y.Cell()))
}

// String formats the claim as r1c2=5 or r1c2<>5.
func (c Claim) String() string {
	if c.True {
		return c.Candidate.String()
	}
	return Elimination(c.Candidate)
}

// Opposite returns the negation of the claim.
func (c Claim) Opposite() Claim { return Claim{c.Candidate, !c.True} }

// Branch holds the consequences of an assumption, link by link. A link need not start
// where the previous one ends: it may start at any earlier claim. Every candidate in a
// link's Without list must have been ruled out by an earlier link.
type Branch struct {
	If, Then Claim
	Links    []Link
}

// Start returns the claim from which the link starts when used in a branch. Its True
// field is set only for a weak link.
func (l Link) Start() Claim { return Claim{l.From.candidate(), l.Kind == Weak} }

// End returns the claim to which the link leads when used in a branch. Its True field is
// set only for a strong link.
func (l Link) End() Claim { return Claim{l.To.candidate(), l.Kind == Strong} }

// candidate returns the single candidate of a node.
func (n Node) candidate() board.Candidate { return board.NewCandidate(n.Cells.First(), n.Digit) }

// String formats the links in order. If a link does not continue from the previous one,
// String repeats the node where it starts.
func (b Branch) String() string {
	var out strings.Builder
	fmt.Fprintf(&out, "%v to %v:", b.If, b.Then)
	for i, l := range b.Links {
		if i == 0 || b.Links[i-1].End() != l.Start() {
			if i > 0 {
				out.WriteByte(',')
			}
			fmt.Fprintf(&out, " %v", l.From)
		}
		out.WriteString(l.arrow())
	}
	return out.String()
}

// Branches returns the branches among the arguments, in order.
func (s *Step) Branches() []Branch {
	var list []Branch
	for _, a := range s.Args {
		if b, ok := a.Value.(Branch); ok {
			list = append(list, b)
		}
	}
	return list
}

// BranchArg returns an argument that holds a branch.
func BranchArg(name string, b Branch) Arg { return Arg{name, b} }

// Nested is a step used within another step.
type Nested struct{ Step *Step }

// String formats the technique and the effects.
func (n Nested) String() string { return n.Step.Technique + " " + n.Step.EffectsText() }

// NestedArg returns an argument that holds a nested step.
func NestedArg(name string, s *Step) Arg { return Arg{name, Nested{s}} }

// checkBranches returns an error if the step has branches that do not prove its effects.
func (s *Step) checkBranches(b *board.Board) error {
	list := s.Branches()
	if len(list) == 0 {
		return nil
	}
	for i := range list {
		if err := list[i].check(b); err != nil {
			return fmt.Errorf("branch %d: %w", i+1, err)
		}
	}
	proved, err := conclude(list, b)
	if err != nil {
		return err
	}
	want := Step{Eliminations: []board.Candidate{proved.Candidate}}
	if proved.True {
		want = Step{Placements: []board.Candidate{proved.Candidate}}
	}
	if s.Effects() != want.Effects() {
		return fmt.Errorf("the branches prove %v, not %s", proved, s.EffectsText())
	}
	return nil
}

// check returns an error unless the branch is a valid proof: each link must hold and use
// only known claims, and Then must be among its conclusions.
func (br *Branch) check(b *board.Board) error {
	known := map[Claim]bool{br.If: true}
	for _, l := range br.Links {
		if l.From.Cells.Len() != 1 || l.To.Cells.Len() != 1 {
			return fmt.Errorf("link %v has groups", l)
		}
		if !known[l.Start()] {
			return fmt.Errorf("link %v starts from an unknown claim", l)
		}
		for _, x := range l.Without {
			if !known[Claim{x, false}] {
				return fmt.Errorf("link %v needs unknown claim %s", l, Elimination(x))
			}
		}
		if err := l.Check(b); err != nil {
			return err
		}
		known[l.End()] = true
	}
	if !known[br.Then] {
		return fmt.Errorf("%v does not follow", br.Then)
	}
	return nil
}

// conclude returns the claim that the branches prove together. It is either the opposite
// of an assumption that leads to a contradiction, or the common conclusion of branches,
// one of which must hold.
func conclude(list []Branch, b *board.Board) (Claim, error) {
	head := list[0]
	switch {
	case len(list) == 1 && head.Then == head.If.Opposite():
		return head.Then, nil
	case len(list) == 2 && head.If == list[1].If && head.Then == list[1].Then.Opposite():
		return head.If.Opposite(), nil
	}
	var assumed []board.Candidate
	for _, br := range list {
		if br.Then != head.Then {
			return Claim{}, errors.New("the branches have different ends")
		}
		assumed = append(assumed, br.If.Candidate)
	}
	if len(list) == 2 && head.If == list[1].If.Opposite() {
		return head.Then, nil
	}
	for _, br := range list {
		if !br.If.True {
			return Claim{}, fmt.Errorf("assumption %v is not one of an exhaustive set", br.If)
		}
	}
	if !exhaust(assumed, b) {
		return Claim{}, errors.New("the branches do not cover all cases")
	}
	return head.Then, nil
}

// exhaust reports whether the list holds all candidates of a cell, or all places for a
// digit in a house.
func exhaust(list []board.Candidate, b *board.Board) bool {
	var cells board.CellSet
	var digits board.DigitSet
	for _, x := range list {
		cells, digits = cells.With(x.Cell()), digits.With(x.Digit())
	}
	if cells.Len() == 1 {
		return b.Candidates(cells.First()) == digits
	}
	if digits.Len() != 1 {
		return false
	}
	places := b.Places(digits.First())
	return slices.ContainsFunc(slices.Collect(cells.Houses().All()), func(h board.House) bool {
		return places.And(h.Cells()) == cells
	})
}

// checkStep returns an error unless the step of an implied link rules out To on the board
// left, which lacks the candidates that are already false. If the step has no branches,
// checkStep also checks by singles that To, if true, leaves a cell without candidates or
// a house with no place for a digit.
func (l Link) checkStep(left *board.Board) error {
	if l.Via.Kind != ByStep || l.Step == nil {
		return fmt.Errorf("link %v has no step", l)
	}
	x := l.To.candidate()
	excludes := slices.Contains(l.Step.Eliminations, x) || slices.ContainsFunc(l.Step.Placements, func(y board.Candidate) bool {
		return y.Cell() == x.Cell() && y != x
	})
	if !excludes {
		return fmt.Errorf("link %v: its step does not eliminate %v", l, x)
	}
	if err := Check(l.Step, left, nil); err != nil {
		return fmt.Errorf("link %v: %w", l, err)
	}
	if len(l.Step.Branches()) == 0 && !refuted(*left, x) {
		return fmt.Errorf("link %v does not hold", l)
	}
	return nil
}

// refuted reports whether assuming x leads, by singles alone, to a cell without
// candidates or a house with no place for a digit.
func refuted(b board.Board, x board.Candidate) bool {
	b.Place(x.Cell(), x.Digit())
	for changed := true; changed; {
		changed = false
		for c := range b.Empty().All() {
			switch list := b.Candidates(c); list.Len() {
			case 0:
				return true
			case 1:
				b.Place(c, list.First())
				changed = true
			}
		}
		for h := range board.House(board.Houses) {
			for d := range board.AllDigits.All() {
				places := b.Places(d).And(h.Cells())
				if filled(&b, h, d) {
					continue
				}
				switch places.Len() {
				case 0:
					return true
				case 1:
					b.Place(places.First(), d)
					changed = true
				}
			}
		}
	}
	return false
}

// filled reports whether a cell of h holds d.
func filled(b *board.Board, h board.House, d board.Digit) bool {
	for i := range 9 {
		if b.Value(h.At(i)) == d {
			return true
		}
	}
	return false
}
