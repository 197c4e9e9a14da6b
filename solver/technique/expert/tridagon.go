package expert

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Tridagon, also tri-value oddagon or Thor's hammer: four boxes where two
// bands and two stacks cross, and in each three cells, no two of them in a line:
// one in each row and column of the box, which is a permutation. If the number
// of odd permutations among the four is odd, three digits alone cannot fill the
// twelve cells. So one of their other candidates, the guardians, is true: a
// single one is placed, of several go the candidates that contradict each of
// them.
//
// Why: read a filled box by rows as a permutation of the three digits. In the
// other box of the band, each row must have another of the digits, so that its
// reading is the first one moved on by one or two places, which is even: both
// readings are odd or both even. The readings by columns of the two boxes of a
// stack likewise. In each box the readings by rows and by columns differ by the
// permutation that its cells are. Around the four boxes every reading comes
// twice, so that the number of odd permutations is even.
//
// Source: Players' Forum, "Chromatic patterns" and "The tridagon rule", 2022,
// after mith's puzzle Loki.

const tridagonKey = "tridagon"

// boxCorners are the nine ways to cross two bands and two stacks.
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

// permutations are the ways to choose three cells of a box, one in each row
// and column: their places in the box. The first three are even.
var permutations = [6][3]int{{0, 4, 8}, {1, 5, 6}, {2, 3, 7}, {0, 5, 7}, {1, 3, 8}, {2, 4, 6}}

func Tridagon(b *board.Board, yield func(step.Step) bool) {
	var open [9]board.DigitSet
	for box := range open {
		open[box] = b.DigitsIn(board.BoxHouse(box).Cells())
	}
	var s tridagonSearch
	// A single guardian, which is placed, comes first.
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

// tridagonSearch is a search in four boxes for three digits.
type tridagonSearch struct {
	boxes  [4]board.House
	digits board.DigitSet
	single bool
	// part[i][j] is the box i with the permutation j.
	part [4][6]tridagonPart
}

// tridagonPart is three cells of a box.
type tridagonPart struct {
	cells board.CellSet
	// guardians is the number of their candidates beyond the three digits, kills
	// what contradicts each of these: every candidate if there are none.
	guardians int
	kills     board.CandidateSet
}

// run looks for the pattern and reports whether to go on.
func (s *tridagonSearch) run(b *board.Board, yield func(step.Step) bool) bool {
	for i, box := range s.boxes {
		useful := false
		for j, places := range permutations {
			s.part[i][j] = s.load(b, box, places)
			useful = useful || !s.part[i][j].kills.IsEmpty()
		}
		if !useful {
			return true
		}
	}
	return s.choose(b, 0, 0, tridagonPart{kills: everyCandidate}, yield)
}

// everyCandidate is the set of all candidates.
var everyCandidate = func() (all board.CandidateSet) {
	for x := range board.Candidate(board.Candidates) {
		all.Add(x)
	}
	return all
}()

// load is three cells of a box. Without kills it is no use: where one of the
// cells is filled or can hold none of the digits, or where nothing contradicts
// all guardians.
func (s *tridagonSearch) load(b *board.Board, box board.House, places [3]int) tridagonPart {
	p := tridagonPart{}
	for _, i := range places {
		c := box.At(i)
		if b.Candidates(c)&s.digits == 0 {
			return p
		}
		p.cells = p.cells.With(c)
	}
	p.kills = everyCandidate
	for c := range p.cells.All() {
		for d := range (b.Candidates(c) &^ s.digits).All() {
			p.guardians++
			contradicted := contradictedBy(b, c, d)
			p.kills = both(&p.kills, &contradicted)
		}
	}
	if s.single && p.guardians > 1 {
		p.kills = board.CandidateSet{}
	}
	return p
}

// contradictedBy are the candidates that cannot be true beside one: the others
// of its cell and of its digit in the houses of the cell.
func contradictedBy(b *board.Board, c board.Cell, d board.Digit) (set board.CandidateSet) {
	for other := range b.Candidates(c).Without(d).All() {
		set.Add(board.NewCandidate(c, other))
	}
	for peer := range c.Peers().And(b.Places(d)).All() {
		set.Add(board.NewCandidate(peer, d))
	}
	return set
}

// both is the intersection.
func both(x, y *board.CandidateSet) (set board.CandidateSet) {
	for i := range set {
		set[i] = x[i] & y[i]
	}
	return set
}

// choose takes a permutation for the box i and all later ones and reports
// whether to go on. odd counts the odd ones so far.
func (s *tridagonSearch) choose(b *board.Board, i, odd int, so tridagonPart, yield func(step.Step) bool) bool {
	if i == len(s.boxes) {
		if odd%2 == 0 || so.guardians == 0 || s.single != (so.guardians == 1) {
			return true
		}
		return yield(s.step(b, &so))
	}
	for j := range s.part[i] {
		p := &s.part[i][j]
		next := tridagonPart{so.cells.Or(p.cells), so.guardians + p.guardians, both(&so.kills, &p.kills)}
		if next.kills.IsEmpty() || s.single && next.guardians > 1 {
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
		result.Eliminations = slices.Collect(p.kills.All())
	}
	v := &result.Views[0]
	v.MarkHouses(boxes, step.Base)
	v.MarkCells(p.cells, step.Pattern)
	v.MarkCandidates(b, p.cells, s.digits, step.Pattern)
	v.MarkCandidates(b, p.cells, board.AllDigits&^s.digits, step.Fin)
	return result
}
