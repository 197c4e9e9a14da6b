package basic

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Locked candidates: all places for a digit in one house also lie in a second house. The
// digit must be in one of them, so it is eliminated from the rest of the second house.
//
//   - Pointing: the places in a box lie in one line; the line is cleared.
//   - Claiming: the places in a line lie in one box; the box is cleared.
//
// A single place is a hidden single and does not count. Instances that are part of a
// locked pair or triple are yielded too.
//
// Sudoku Explainer also has direct forms, which it rates lower: the eliminations leave
// one place for the digit in a third house, and the step places the digit there. The
// third house is of the same kind as the first and crosses the second. A direct step has
// no eliminations.
//
// Source: HoDoKu's technique pages, "Intersections"; Sudoku Explainer 1.2.1, rule
// "Locking".

// lockedCandidates finds one form of the pattern. If pointing is set, the first house is
// the box. If direct is set, the step is the resulting placement.
type lockedCandidates struct {
	key              string
	pointing, direct bool
}

// Locked returns the search for pointing or claiming locked candidates. If direct is set,
// it finds only those that lead to a placement.
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

// twice returns the digits that are candidates of at least two cells of a crossing.
func twice(b *board.Board, cells board.CellSet) board.DigitSet {
	var once, more board.DigitSet
	for c := range cells.All() {
		more |= once & b.Candidates(c)
		once |= b.Candidates(c)
	}
	return more
}

// lockedPattern is a digit whose places in one house all lie in another.
type lockedPattern struct {
	key             string
	digit           board.Digit
	from, to        board.House
	places, cleared board.CellSet
}

// step returns the step that clears the second house.
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

// follow yields the hidden singles that the eliminations leave. It returns false if yield
// did.
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
