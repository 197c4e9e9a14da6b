package argument

import "sudoku/solver/board"

// BestSight returns the cell holding d that is seen by the most open cells, and those
// cells.
func BestSight(b *board.Board, d board.Digit, open board.CellSet) (from board.Cell, seen board.CellSet) {
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

// CrossingHouse returns the line that contains from and all cells of seen, or else their
// box.
func CrossingHouse(from board.Cell, seen board.CellSet) board.House {
	for _, h := range []board.House{board.RowHouse(from.Row()), board.ColumnHouse(from.Column())} {
		if seen.Within(h.Cells()) {
			return h
		}
	}
	return board.BoxHouse(from.Box())
}

// NearestSight returns the nearest cell that holds d and that c sees.
func NearestSight(b *board.Board, c board.Cell, d board.Digit) (from board.Cell, ok bool) {
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
