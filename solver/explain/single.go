package explain

import (
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
		from, seen := bestSight(b, d, open)
		if seen.IsEmpty() {
			break
		}
		sides = sides.With(crossingHouse(from, seen))
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

// bestSight returns the cell with digit d that the most open cells see, and those cells.
func bestSight(b *board.Board, d board.Digit, open board.CellSet) (from board.Cell, seen board.CellSet) {
	for c := range board.Cell(board.Cells) {
		if b.Value(c) != d {
			continue
		}
		if n := c.Peers().And(open); n.Len() > seen.Len() {
			from, seen = c, n
		}
	}
	return from, seen
}

// crossingHouse returns the line that holds a digit and all cells that see it, or else
// their box.
func crossingHouse(from board.Cell, seen board.CellSet) board.House {
	for _, h := range []board.House{board.RowHouse(from.Row()), board.ColumnHouse(from.Column())} {
		if seen.Within(h.Cells()) {
			return h
		}
	}
	return board.BoxHouse(from.Box())
}

// nakedSingle shows the digits that the cell sees, each at its nearest position.
func nakedSingle(s *step.Step, b *board.Board) Scene {
	x := s.Placements[0]
	c := x.Cell()
	sc := Scene{View: s.Drawn(0), Link: -1, Clean: true, sentence: naked}
	var sides [3]board.DigitSet // by row, column and box
	var gone board.DigitSet
	for d := range board.AllDigits.Without(x.Digit()).All() {
		from, ok := nearestSight(b, c, d)
		if !ok {
			gone = gone.With(d)
			sc.Needs = append(sc.Needs, board.NewCandidate(c, d))
			continue
		}
		sc.View.MarkCells(board.NewCellSet(from), step.Blocking)
		sc.View.Rays = append(sc.View.Rays, step.Ray{From: from, To: board.NewCellSet(c)})
		side := crossingHouse(from, board.NewCellSet(c)).Kind()
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

// nearestSight returns the nearest cell that holds d and that c sees.
func nearestSight(b *board.Board, c board.Cell, d board.Digit) (from board.Cell, ok bool) {
	best := 0
	for o := range c.Peers().All() {
		if b.Value(o) != d {
			continue
		}
		across, down := o.Column()-c.Column(), o.Row()-c.Row()
		if far := across*across + down*down; !ok || far < best {
			from, best, ok = o, far, true
		}
	}
	return from, ok
}
