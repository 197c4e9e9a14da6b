package steps

import (
	"slices"

	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/step"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// Path is a sequence of steps shown on the page: a path to the solution, a proof, or the
// consequences of an assumption. It does not change once it is built.
type Path struct {
	Steps []step.Step
	// Boards holds the board before each step, and finally the one after the last step.
	Boards []board.Board
	// Assumed is the candidate assumed to be true at the start, if HasAssumed is set.
	Assumed    board.Candidate
	HasAssumed bool
	// Hardest is the index of the step whose technique comes last in the catalog; among
	// several, the first with the highest rating. It is -1 without steps.
	Hardest int
	// Uneven is set if the hardest step is not a single and some other step is easier.
	Uneven bool

	pictured pictures // cached result of scenes, which every view calls several times
}

// pictures holds the pictures of a step.
type pictures struct {
	at     int
	depth  explain.Depth
	scenes []explain.Scene
}

// scenes returns the pictures of the step at the given index.
func (p *Path) scenes(at int, depth explain.Depth) []explain.Scene {
	if was := &p.pictured; was.scenes == nil || was.at != at || was.depth != depth {
		*was = pictures{at, depth, explain.Scenes(&p.Steps[at], &p.Boards[at], depth)}
	}
	return p.pictured.scenes
}

// newPath returns the path of steps from a position.
func newPath(start *board.Position, steps wire.Steps) *Path {
	p := &Path{Steps: steps, Boards: []board.Board{board.New(start)}}
	return p.play()
}

// newRefutation returns the path that follows from an assumption.
func newRefutation(start *board.Position, r *work.Refutation) *Path {
	b := board.New(start)
	b.Place(r.Assumed.Cell(), r.Assumed.Digit())
	p := &Path{Steps: r.Steps, Boards: []board.Board{b}, Assumed: r.Assumed, HasAssumed: true}
	return p.play()
}

// play computes the boards and finds the hardest step.
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

// RuledOut returns the index of the first step to eliminate a candidate, among the steps
// before the given one. It is -1 if none of them does.
func (p *Path) RuledOut(x board.Candidate, before int) int {
	for i := range before {
		if p.Boards[i].Has(x.Cell(), x.Digit()) && !p.Boards[i+1].Has(x.Cell(), x.Digit()) {
			return i
		}
	}
	return -1
}

// placeInCatalog returns the index of a technique in the catalog, which starts with the
// techniques that people see most easily.
func placeInCatalog(key string) int {
	return slices.IndexFunc(technique.Catalog(), func(t *technique.Technique) bool { return t.Key == key })
}

// Rating returns the Sudoku Explainer rating of a step in tenths, or 0 if it has
// none.
func Rating(s *step.Step) int {
	if t := technique.ByKey(s.Technique); t != nil {
		return t.Rating(s)
	}
	return s.SE
}
