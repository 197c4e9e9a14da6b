package basic

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Hidden subsets: n digits have no more than n places among them in a house. These cells
// must hold the n digits, so all their other candidates are eliminated.
//
// Every digit has at least two places. As in HoDoKu, a subset may contain a smaller one,
// but a path finds the smaller one first. The same digits in the same cells may be hidden
// in both a box and a line; that is one instance.
//
// Sudoku Explainer also has direct forms of pairs and triples, which it rates lower: the
// eliminations leave one place in the same house for another digit, and the step places
// that digit. It searches for direct forms in houses with more than n empty cells, and
// for the other forms only in houses with more than 2n. In a house with fewer, the
// remaining cells form a smaller naked subset with a lower rating, so the second limit is
// not needed here.
//
// Source: HoDoKu's technique pages, "Hidden Subsets"; Sudoku Explainer 1.2.1, rule
// "HiddenSet".

// hiddenSubset finds hidden subsets of size digits, 2 to 4, or their direct forms.
type hiddenSubset struct {
	key    string
	size   int
	direct bool
}

// HiddenSubset returns the search for hidden subsets of 2 to 4 digits. If direct is set,
// it finds only those that lead to a placement.
func HiddenSubset(key string, size int, direct bool) step.Search {
	return hiddenSubset{key, size, direct}.Search
}

func (f hiddenSubset) Search(b *board.Board, yield func(step.Step) bool) {
	var s subsetTable
	for _, h := range board.BoxesFirst() {
		s.loadDigits(b, h, f.size)
		for _, mask := range s.choices(f.size) {
			union := s.union(mask)
			if union.Len() != f.size {
				continue
			}
			p := hiddenPattern{key: f.key, house: h}
			for i := range s.count {
				if mask>>i&1 != 0 {
					p.digits = p.digits.With(s.digits[i])
				}
			}
			for i := range 9 {
				if union>>i&1 != 0 {
					p.cells = p.cells.With(h.At(i))
				}
			}
			if f.direct {
				if !p.follow(b, yield) {
					return
				}
			} else if p.isNew(b) && b.DigitsIn(p.cells) != p.digits && !yield(p.step(b)) {
				return
			}
		}
	}
}

type hiddenPattern struct {
	key    string
	digits board.DigitSet
	cells  board.CellSet
	house  board.House
}

// isNew reports whether the instance was not already found in a box.
func (p *hiddenPattern) isNew(b *board.Board) bool {
	box, ok := p.cells.Box()
	return !ok || p.house == box || b.CellsWith(p.digits).And(box.Cells()) != p.cells
}

func (p *hiddenPattern) step(b *board.Board) step.Step {
	s := step.Step{
		Technique:    p.key,
		Eliminations: step.Candidates(b, p.cells, board.AllDigits&^p.digits),
		Args: []step.Arg{
			step.DigitsArg("digits", p.digits), step.CellsArg("cells", p.cells),
			step.HouseArg("house", p.house),
		},
		Views: make([]step.View, 1),
	}
	p.mark(b, &s.Views[0])
	return s
}

func (p *hiddenPattern) mark(b *board.Board, v *step.View) {
	v.MarkHouses(board.NewHouseSet(p.house), step.Base)
	v.MarkCells(p.cells, step.Pattern)
	v.MarkCandidates(b, p.cells, p.digits, step.Pattern)
}

// follow yields the hidden singles that the eliminations leave in the house. It returns
// false if yield did.
func (p *hiddenPattern) follow(b *board.Board, yield func(step.Step) bool) bool {
	for d := range (b.DigitsIn(p.cells) &^ p.digits).All() {
		places := b.Places(d).And(p.house.Cells())
		left := places.Minus(p.cells)
		if left.Len() != 1 {
			continue
		}
		c := left.First()
		s := step.Step{
			Technique:  p.key,
			Placements: []board.Candidate{board.NewCandidate(c, d)},
			Args: []step.Arg{
				step.DigitsArg("digits", p.digits), step.CellsArg("cells", p.cells),
				step.HouseArg("house", p.house), step.CellArg("cell", c), step.DigitArg("digit", d),
			},
			Views: make([]step.View, 1),
		}
		p.mark(b, &s.Views[0])
		s.Views[0].MarkCandidates(b, places.Minus(left), board.NewDigitSet(d), step.Off)
		if !yield(s) {
			return false
		}
	}
	return true
}
