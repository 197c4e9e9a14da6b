package basic

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Locked candidates: within a house, all places of a digit lie in a second
// house too. Wherever in those the digit goes, the rest of the second house
// cannot hold it.
//
//   - Pointing: the places of a box lie in one line; the line is cleared.
//   - Claiming: the places of a line lie in one box; the box is cleared.
//
// A single place is a hidden single and no instance. An instance may be part
// of a locked pair or triple; it is yielded all the same.
//
// Sudoku Explainer also has the direct forms, rated lower: the eliminations
// leave one place for the digit in a third house, of the first house's kind
// and crossing the second, and the step is the placement there. A direct step
// itself has no eliminations.
//
// Source: HoDoKu's technique pages, "Intersections"; Sudoku Explainer 1.2.1,
// rule "Locking".

// lockedCandidates is one form of the pattern. pointing reports whether the
// first house is the box, direct whether the step is the placement that
// follows.
type lockedCandidates struct {
	key              string
	pointing, direct bool
}

// Locked is the search for pointing, or else claiming, locked candidates; direct
// are those that a placement follows from.
func Locked(key string, pointing, direct bool) step.Search {
	return lockedCandidates{key, pointing, direct}.Search
}

func (f lockedCandidates) Search(b *board.Board, yield func(step.Step) bool) {
	for i := range board.Crossings() {
		x := &board.Crossings()[i]
		from, to := x.Line, x.Box
		if f.pointing {
			from, to = to, from
		}
		for d := range twice(b, x.Cells).All() {
			places := b.Places(d).And(from.Cells())
			if !places.Within(x.Cells) {
				continue
			}
			cleared := b.Places(d).And(to.Cells()).Minus(places)
			if cleared.IsEmpty() {
				continue
			}
			p := lockedPattern{f.key, d, from, to, places, cleared}
			if f.direct {
				if !p.follow(b, yield) {
					return
				}
			} else if !yield(p.step(b)) {
				return
			}
		}
	}
}

// twice are the digits that two or three of the three cells of a crossing may hold.
func twice(b *board.Board, cells board.CellSet) board.DigitSet {
	var once, more board.DigitSet
	for c := range cells.All() {
		more |= once & b.Candidates(c)
		once |= b.Candidates(c)
	}
	return more
}

// lockedPattern is a digit whose places in one house lie in another.
type lockedPattern struct {
	key             string
	digit           board.Digit
	from, to        board.House
	places, cleared board.CellSet
}

// step is the step that clears the second house.
func (p *lockedPattern) step(b *board.Board) step.Step {
	s := step.Step{
		Technique:    p.key,
		Eliminations: step.Candidates(b, p.cleared, board.NewDigitSet(p.digit)),
		Args: []step.Arg{
			step.DigitArg("digit", p.digit), step.HouseArg("house", p.from),
			step.HouseArg("cleared", p.to), step.CellsArg("cells", p.places),
		},
		Views: make([]step.View, 1),
	}
	p.mark(b, &s.Views[0])
	return s
}

func (p *lockedPattern) mark(b *board.Board, v *step.View) {
	v.MarkHouses(board.NewHouseSet(p.from), step.Base)
	v.MarkHouses(board.NewHouseSet(p.to), step.Cover)
	v.MarkCells(p.places, step.Pattern)
	v.MarkCandidates(b, p.places, board.NewDigitSet(p.digit), step.Pattern)
}

// follow yields the hidden singles that the eliminations leave, and
// reports whether to go on.
func (p *lockedPattern) follow(b *board.Board, yield func(step.Step) bool) bool {
	for i := range 9 {
		third := board.House(int(p.from)/9*9 + i)
		places := b.Places(p.digit).And(third.Cells())
		left := places.Minus(p.cleared)
		if third == p.from || left == places || left.Len() != 1 {
			continue
		}
		c := left.First()
		s := step.Step{
			Technique:  p.key,
			Placements: []board.Candidate{board.NewCandidate(c, p.digit)},
			Args: []step.Arg{
				step.DigitArg("digit", p.digit), step.HouseArg("house", p.from),
				step.HouseArg("cleared", p.to), step.CellsArg("cells", p.places),
				step.CellArg("cell", c), step.HouseArg("third", third),
			},
			Views: make([]step.View, 1),
		}
		v := &s.Views[0]
		p.mark(b, v)
		v.MarkCandidates(b, places.Minus(left), board.NewDigitSet(p.digit), step.Off)
		v.MarkHouses(board.NewHouseSet(third), step.Pattern)
		if !yield(s) {
			return false
		}
	}
	return true
}
