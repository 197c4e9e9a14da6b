package repair

import (
	"cmp"

	"sudoku/solver/board"
)

// costs ranks repairs: the more likely a repair is to undo a typing error, the lower its
// cost. Puzzles are typed row by row, so a given is more often one cell off than far
// away. A digit is most often confused with one that looks like it or is next to it on
// the keypad. A repair that drops a given comes last.
var costs = struct {
	shiftInRow, moveOneInRow, swapInRow              int
	lookAlike, keypad, keyRow, anyChange             int
	moveOneInColumn, shiftInColumn, swapInColumn     int
	moveInRow, moveInColumn, moveInBox, dropTheGiven int
}{
	shiftInRow: 1, moveOneInRow: 2, lookAlike: 3, swapInRow: 4, keypad: 5, moveOneInColumn: 6,
	keyRow: 7, shiftInColumn: 8, swapInColumn: 9, moveInRow: 10, anyChange: 11, moveInColumn: 12,
	moveInBox: 13, dropTheGiven: 14,
}

// lookAlike lists the pairs of digits that are easily confused in print or handwriting.
var lookAlike = [...][2]board.Digit{
	{1, 7}, {3, 8}, {6, 9}, {5, 6}, {6, 8}, {8, 9}, {4, 9}, {3, 5}, {2, 7}, {1, 4}, {5, 8}, {7, 9},
}

// alike reports whether two digits look alike.
func alike(a, b board.Digit) bool {
	for _, pair := range lookAlike {
		if pair == [2]board.Digit{min(a, b), max(a, b)} {
			return true
		}
	}
	return false
}

func (r *Repair) cost() int {
	sameRow, sameColumn := r.From.Row() == r.To.Row(), r.From.Column() == r.To.Column()
	distance := max(r.From, r.To) - min(r.From, r.To)
	switch r.Kind {
	case Shift:
		if sameRow {
			return costs.shiftInRow
		}
		return costs.shiftInColumn
	case Swap:
		if sameRow {
			return costs.swapInRow
		}
		return costs.swapInColumn
	case Move:
		switch {
		case sameRow && distance == 1:
			return costs.moveOneInRow
		case sameRow:
			return costs.moveInRow
		case sameColumn && distance == 9:
			return costs.moveOneInColumn
		case sameColumn:
			return costs.moveInColumn
		}
		return costs.moveInBox
	case Change:
		if r.Was > 9 {
			return costs.anyChange
		}
		// A keypad has three digits in each row, with 1 at the top or at the bottom.
		rows, columns := gap((r.Was-1)/3, (r.Now-1)/3), gap((r.Was-1)%3, (r.Now-1)%3)
		switch {
		case alike(r.Was, r.Now):
			return costs.lookAlike
		case rows+columns == 1:
			return costs.keypad
		case gap(r.Was, r.Now) == 1:
			return costs.keyRow
		}
		return costs.anyChange
	}
	return costs.dropTheGiven
}

// gap returns the absolute difference between two digits.
func gap(a, b board.Digit) board.Digit { return max(a, b) - min(a, b) }

// compare orders repairs. Those that make the pattern symmetric come first, since
// symmetry is rarely accidental, then the cheapest. The remaining keys make the order
// total.
func compare(a, b Repair) int {
	if a.Symmetric != b.Symmetric {
		if a.Symmetric {
			return -1
		}
		return 1
	}
	return cmp.Or(
		cmp.Compare(a.cost(), b.cost()),
		cmp.Compare(a.From, b.From),
		cmp.Compare(a.To, b.To),
		cmp.Compare(a.Now, b.Now),
		cmp.Compare(a.Line, b.Line),
		cmp.Compare(b.Moved.Len(), a.Moved.Len()),
	)
}

// mirrors maps a row and a column, 0 to 8, to their images under each symmetry.
var mirrors = [...]func(row, column int) (int, int){
	func(row, column int) (int, int) { return 8 - row, 8 - column }, // half turn
	func(row, column int) (int, int) { return row, 8 - column },
	func(row, column int) (int, int) { return 8 - row, column },
	func(row, column int) (int, int) { return column, row },
	func(row, column int) (int, int) { return 8 - column, 8 - row },
}

// symmetric reports whether one of the symmetries preserves the pattern of the givens. A
// quarter turn implies a half turn.
func symmetric(g *board.Grid) bool {
	for _, mirror := range mirrors {
		same := true
		for c, d := range g {
			row, column := mirror(board.Cell(c).Row(), board.Cell(c).Column())
			same = same && (d == 0) == (g[board.CellAt(row, column)] == 0)
		}
		if same {
			return true
		}
	}
	return false
}
