package explain

import (
	"sudoku/solver/argument"
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// hiddenSingle shows why no other cell of the house can hold the digit. It draws rays
// from as few digits on the board as possible.
func hiddenSingle(s *step.Step, b *board.Board) Scene {
	x := s.Placements[0]
	d := x.Digit()
	house := s.Arg("house").(board.HouseSet).First()
	open := house.Cells().And(b.Empty()).Without(x.Cell())
	sc := Scene{View: s.Drawn(0), Link: -1, Clean: true, sentence: hidden}
	var sides board.HouseSet
	for !open.IsEmpty() {
		from, seen := argument.BestSight(b, d, open)
		if seen.IsEmpty() {
			break
		}
		sides = sides.With(argument.CrossingHouse(from, seen))
		open = open.Minus(seen)
		sc.View.MarkCells(board.NewCellSet(from), step.Blocking)
		sc.View.MarkCells(seen, step.Blocked)
		sc.View.Rays = append(sc.View.Rays, step.Ray{From: from, To: seen})
	}
	sc.View.MarkCells(open, step.Blocked)
	for c := range open.All() {
		sc.Needs = append(sc.Needs, board.NewCandidate(c, d))
	}
	sc.about = *s
	sc.about.Args = append(s.Args[:len(s.Args):len(s.Args)], step.HousesArg("sides", sides), step.CellsArg("gone", open))
	return sc
}

// nakedSingle shows the digits that the cell sees, each at its nearest position.
func nakedSingle(s *step.Step, b *board.Board) Scene {
	x := s.Placements[0]
	c := x.Cell()
	sc := Scene{View: s.Drawn(0), Link: -1, Clean: true, sentence: naked}
	var sides [3]board.DigitSet // by row, column and box
	var gone board.DigitSet
	for d := range board.AllDigits.Without(x.Digit()).All() {
		from, ok := argument.NearestSight(b, c, d)
		if !ok {
			gone = gone.With(d)
			sc.Needs = append(sc.Needs, board.NewCandidate(c, d))
			continue
		}
		sc.View.MarkCells(board.NewCellSet(from), step.Blocking)
		sc.View.Rays = append(sc.View.Rays, step.Ray{From: from, To: board.NewCellSet(c)})
		side := argument.CrossingHouse(from, board.NewCellSet(c)).Kind()
		if from.Box() == c.Box() {
			side = 2
		}
		sides[side] = sides[side].With(d)
	}
	sc.about = *s
	sc.about.Args = append(s.Args[:len(s.Args):len(s.Args)], step.DigitsArg("row", sides[0]), step.DigitsArg("column", sides[1]),
		step.DigitsArg("box", sides[2]), step.DigitsArg("gone", gone))
	return sc
}
