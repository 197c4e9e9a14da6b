package expert

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Tridagon (tri-value oddagon, Thor's hammer): two bands and two stacks cross in four
// boxes. In each box, take three cells with one in each row and column, which form a
// permutation. If an odd number of the four permutations are odd, three digits alone
// cannot fill the twelve cells. So one of the cells' other candidates, the guardians, is
// true. A single guardian is placed; if there are several, candidates that contradict all
// of them are eliminated.
//
// Proof: read a filled box by rows as a permutation of the three digits. In the other box
// of the band, each row must have a different digit, so the reading of this box is the
// first one rotated by one or two places. Such a rotation is even, so both readings are
// odd or both are even. The same applies to the readings by columns of the two boxes of a
// stack. In each box, the readings by rows and by columns differ by the permutation
// formed by its cells. Around the four boxes every reading occurs twice, so the number of
// odd permutations is even.
//
// Source: Players' Forum, "Chromatic patterns" and "The tridagon rule", 2022, after
// mith's puzzle Loki.

const tridagonKey = "tridagon"

// boxCorners lists the nine ways to cross two bands and two stacks.
var boxCorners = func() (all [][4]board.House) {
	for _, at := range corners {
		var boxes [4]board.House
		for i, c := range at {
			boxes[i] = board.BoxHouse(c.Box())
		}
		if boxes[0].At(0) == at[0] && boxes[3].At(0) == at[3] {
			all = append(all, boxes)
		}
	}
	return all
}()

// permutations lists the ways to choose three cells of a box, one in each row and column,
// by their positions in the box. The first three are even.
var permutations = [6][3]int{{0, 4, 8}, {1, 5, 6}, {2, 3, 7}, {0, 5, 7}, {1, 3, 8}, {2, 4, 6}}

func Tridagon(b *board.Board, yield func(step.Step) bool) {
	var open [9]board.DigitSet
	for box := range open {
		open[box] = b.DigitsIn(board.BoxHouse(box).Cells())
	}
	var s tridagonSearch
	// Patterns with a single guardian come first, since it is placed.
	for _, s.single = range []bool{true, false} {
		for _, s.boxes = range boxCorners {
			common := board.AllDigits
			for _, box := range s.boxes {
				common &= open[box.Index()]
			}
			for _, mask := range board.Choices(9, 3) {
				if s.digits = board.DigitSet(mask); s.digits&^common == 0 && !s.run(b, yield) {
					return
				}
			}
		}
	}
}

// tridagonSearch searches four boxes for a tridagon of three digits.
type tridagonSearch struct {
	boxes  [4]board.House
	digits board.DigitSet
	single bool
	// part[i][j] is box i with permutation j.
	part [4][6]tridagonPart
}

// tridagonPart holds three cells of a box, or the union of such parts.
type tridagonPart struct {
	cells board.CellSet
	// guardians is the number of candidates of the cells other than the three digits.
	// contradicted holds the candidates that contradict all guardians. If there are no
	// guardians, it holds every candidate.
	guardians    int
	contradicted board.CandidateSet
}

// run searches for the pattern. It returns false if yield did.
func (s *tridagonSearch) run(b *board.Board, yield func(step.Step) bool) bool {
	for i, box := range s.boxes {
		useful := false
		for j, places := range permutations {
			s.part[i][j] = s.load(b, box, places)
			useful = useful || !s.part[i][j].contradicted.IsEmpty()
		}
		if !useful {
			return true
		}
	}
	return s.choose(b, 0, 0, tridagonPart{contradicted: everyCandidate}, yield)
}

// everyCandidate is the set of all candidates.
var everyCandidate = func() (all board.CandidateSet) {
	for x := range board.Candidate(board.Candidates) {
		all.Add(x)
	}
	return all
}()

// load returns three cells of a box. contradicted is empty if the cells are unusable:
// one is filled or can hold none of the digits, no candidate contradicts all guardians,
// or there are several guardians although only one is allowed.
func (s *tridagonSearch) load(b *board.Board, box board.House, places [3]int) tridagonPart {
	p := tridagonPart{}
	for _, i := range places {
		c := box.At(i)
		if b.Candidates(c)&s.digits == 0 {
			return p
		}
		p.cells = p.cells.With(c)
	}
	p.contradicted = everyCandidate
	for c := range p.cells.All() {
		for d := range (b.Candidates(c) &^ s.digits).All() {
			p.guardians++
			set := contradictedBy(b, c, d)
			p.contradicted = both(&p.contradicted, &set)
		}
	}
	if s.single && p.guardians > 1 {
		p.contradicted = board.CandidateSet{}
	}
	return p
}

// contradictedBy returns the candidates that contradict the given one: the other
// candidates of its cell, and those of its digit in the houses of the cell.
func contradictedBy(b *board.Board, c board.Cell, d board.Digit) (set board.CandidateSet) {
	for other := range b.Candidates(c).Without(d).All() {
		set.Add(board.NewCandidate(c, other))
	}
	for peer := range c.Peers().And(b.Places(d)).All() {
		set.Add(board.NewCandidate(peer, d))
	}
	return set
}

// both returns the intersection of two sets.
func both(x, y *board.CandidateSet) (set board.CandidateSet) {
	for i := range set {
		set[i] = x[i] & y[i]
	}
	return set
}

// choose tries the permutations for box i and all later boxes. odd is the number of odd
// permutations so far. It returns false if yield did.
func (s *tridagonSearch) choose(b *board.Board, i, odd int, so tridagonPart, yield func(step.Step) bool) bool {
	if i == len(s.boxes) {
		if odd%2 == 0 || so.guardians == 0 || s.single != (so.guardians == 1) {
			return true
		}
		return yield(s.step(b, &so))
	}
	for j := range s.part[i] {
		p := &s.part[i][j]
		next := tridagonPart{so.cells.Or(p.cells), so.guardians + p.guardians, both(&so.contradicted, &p.contradicted)}
		if next.contradicted.IsEmpty() || s.single && next.guardians > 1 {
			continue
		}
		if !s.choose(b, i+1, odd+j/3, next, yield) {
			return false
		}
	}
	return true
}

func (s *tridagonSearch) step(b *board.Board, p *tridagonPart) step.Step {
	guardians := step.Candidates(b, p.cells, board.AllDigits&^s.digits)
	boxes := board.NewHouseSet(s.boxes[:]...)
	result := step.Step{
		Technique: tridagonKey,
		Args: []step.Arg{
			step.DigitsArg("digits", s.digits), step.CellsArg("cells", p.cells),
			step.HousesArg("houses", boxes), step.CandidatesArg("guardians", guardians...),
		},
		Views: make([]step.View, 1),
	}
	if s.single {
		result.Placements = guardians
	} else {
		result.Eliminations = slices.Collect(p.contradicted.All())
	}
	v := &result.Views[0]
	v.MarkHouses(boxes, step.Base)
	v.MarkCells(p.cells, step.Pattern)
	v.MarkCandidates(b, p.cells, s.digits, step.Pattern)
	v.MarkCandidates(b, p.cells, board.AllDigits&^s.digits, step.Fin)
	return result
}
