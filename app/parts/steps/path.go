package steps

import (
	"slices"

	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// Path is a row of steps that the page goes through: a path to the solution, a
// proof, or what follows from an assumption. It is not changed once it is made.
type Path struct {
	Steps []step.Step
	// Boards are those before each step and, last, the one after the last.
	Boards []board.Board
	// Assumed is a candidate taken for true at the start, if HasAssumed.
	Assumed    board.Candidate
	HasAssumed bool
	// Hardest is the index of the first step whose technique comes last in the
	// catalog, and of these the one with the highest rating; -1 without steps.
	Hardest int
	// Uneven: that step is harder than others, and no single, than which nothing is
	// easier.
	Uneven bool
}

// newPath is the path of steps from a position.
func newPath(start *board.Position, steps wire.Steps) *Path {
	p := &Path{Steps: steps, Boards: []board.Board{board.New(start)}}
	return p.play()
}

// newRefutation is the path from an assumption.
func newRefutation(start *board.Position, r *work.Refutation) *Path {
	b := board.New(start)
	b.Place(r.Assumed.Cell(), r.Assumed.Digit())
	p := &Path{Steps: r.Steps, Boards: []board.Board{b}, Assumed: r.Assumed, HasAssumed: true}
	return p.play()
}

// play makes the boards and finds the hardest step.
func (p *Path) play() *Path {
	p.Hardest = -1
	var highest, lowest [2]int
	for i := range p.Steps {
		b := p.Boards[i]
		p.Steps[i].Apply(&b)
		p.Boards = append(p.Boards, b)
		hardness := [2]int{placeInCatalog(p.Steps[i].Technique), Rating(&p.Steps[i])}
		if p.Hardest < 0 || slices.Compare(hardness[:], highest[:]) > 0 {
			p.Hardest, highest = i, hardness
		}
		if i == 0 || slices.Compare(hardness[:], lowest[:]) < 0 {
			lowest = hardness
		}
	}
	p.Uneven = highest != lowest && technique.TechniqueClass(p.Steps[p.Hardest].Technique) > entry.Single
	return p
}

// RuledOut is the index of the step before one at which a candidate was ruled out,
// -1 if it was not there from the start.
func (p *Path) RuledOut(x board.Candidate, before int) int {
	for i := range before {
		if p.Boards[i].Has(x.Cell(), x.Digit()) && !p.Boards[i+1].Has(x.Cell(), x.Digit()) {
			return i
		}
	}
	return -1
}

// placeInCatalog is the index of a technique in the catalog, which begins with
// what a person sees most easily.
func placeInCatalog(key string) int {
	return slices.IndexFunc(technique.Catalog(), func(t *technique.Technique) bool { return t.Key == key })
}

// Rating is the Sudoku Explainer rating of a step in tenths, 0 if it has none.
func Rating(s *step.Step) int {
	if t := technique.ByKey(s.Technique); t != nil {
		return t.Rating(s)
	}
	return s.SE
}
