package repair

import (
	"iter"

	"sudoku/solver/board"
)

// Kind is a kind of repair.
type Kind uint8

const (
	// Shift moves a run of two or more givens in a line by one cell. It undoes an extra
	// blank before the run and a missing one after it, or the reverse.
	Shift Kind = iota
	// Move moves one given to an empty cell of its row, column or box.
	Move
	// Swap exchanges two adjacent givens in a line.
	Swap
	// Change changes the digit of a given.
	Change
	// Drop removes a given.
	Drop
)

// Repair is an edit of the givens that leaves exactly one solution.
type Repair struct {
	Kind Kind
	// From is the cell of the given, or of the first given of a Shift or Swap.
	From board.Cell
	// To is the new cell of the given of a Move or of the first given of a Shift, or the
	// second cell of a Swap. Otherwise it equals From.
	To board.Cell
	// Was is the digit in From before the edit, and Now the digit in To after it. Either
	// is 0 if the cell is empty.
	Was, Now board.Digit
	// Line is the row or column of a Shift.
	Line board.House
	// Moved holds the cells of a Shift's givens before the edit.
	Moved board.CellSet
	// Touched holds the cells whose content changes.
	Touched board.CellSet
	// Symmetric reports whether the givens form a symmetric pattern after the edit, as in
	// most published puzzles.
	Symmetric bool
	// Grid is the puzzle after the edit, and Solution the only solution of Grid.
	Grid, Solution board.Grid
}

// edits yields every edit of the givens of g, valid or not. The same grid may occur more
// than once.
func edits(g *board.Grid) iter.Seq[Repair] {
	return func(yield func(Repair) bool) {
		for _, of := range [...]func(*board.Grid) iter.Seq[Repair]{shifts, moves, swaps, changes, drops} {
			for r := range of(g) {
				for c := range r.Grid {
					if r.Grid[c] != g[c] {
						r.Touched = r.Touched.With(board.Cell(c))
					}
				}
				if !yield(r) {
					return
				}
			}
		}
	}
}

// shifts yields the edits that remove an empty cell from a line at one place and insert
// one at another.
func shifts(g *board.Grid) iter.Seq[Repair] {
	return func(yield func(Repair) bool) {
		for line := board.House(0); line.IsLine(); line++ {
			for out := range 9 {
				if g[line.At(out)] != 0 {
					continue
				}
				for in := range 9 {
					if r, ok := shift(g, line, out, in); ok && !yield(r) {
						return
					}
				}
			}
		}
	}
}

// shift removes the empty cell at index out from a line and inserts one at index in. ok
// is false if this moves fewer than two givens, or cells outside the run from the first
// given to the last.
func shift(g *board.Grid, line board.House, out, in int) (r Repair, ok bool) {
	first, last, by := out+1, in, -1
	if in < out {
		first, last, by = in, out-1, 1
	}
	if first > last || g[line.At(first)] == 0 || g[line.At(last)] == 0 {
		return r, false
	}
	r = Repair{Kind: Shift, Line: line, From: line.At(first), To: line.At(first + by), Grid: *g}
	r.Was = g[r.From]
	r.Now = r.Was
	r.Grid[line.At(in)] = 0
	for i := first; i <= last; i++ {
		r.Grid[line.At(i+by)] = g[line.At(i)]
		if g[line.At(i)] != 0 {
			r.Moved = r.Moved.With(line.At(i))
		}
	}
	return r, r.Moved.Len() > 1
}

// moves yields the edits that move a given within one of its houses.
func moves(g *board.Grid) iter.Seq[Repair] {
	return func(yield func(Repair) bool) {
		for from := range g.Filled().All() {
			for to := range from.Peers().Minus(g.Filled()).All() {
				r := Repair{Kind: Move, From: from, To: to, Was: g[from], Now: g[from], Grid: *g}
				r.Grid[from], r.Grid[to] = 0, g[from]
				if !yield(r) {
					return
				}
			}
		}
	}
}

// swaps yields the edits that exchange two different, adjacent givens.
func swaps(g *board.Grid) iter.Seq[Repair] {
	return func(yield func(Repair) bool) {
		for line := board.House(0); line.IsLine(); line++ {
			for i := range 8 {
				a, b := line.At(i), line.At(i+1)
				if g[a] == 0 || g[b] == 0 || g[a] == g[b] {
					continue
				}
				r := Repair{Kind: Swap, From: a, To: b, Was: g[a], Now: g[a], Grid: *g}
				r.Grid[a], r.Grid[b] = g[b], g[a]
				if !yield(r) {
					return
				}
			}
		}
	}
}

// changes yields the edits that change the digit of a cell.
func changes(g *board.Grid) iter.Seq[Repair] {
	return func(yield func(Repair) bool) {
		for c := range g.Filled().All() {
			for d := range board.AllDigits.All() {
				if d == g[c] {
					continue
				}
				r := Repair{Kind: Change, From: c, To: c, Was: g[c], Now: d, Grid: *g}
				r.Grid[c] = d
				if !yield(r) {
					return
				}
			}
		}
	}
}

// drops yields the edits that remove a given.
func drops(g *board.Grid) iter.Seq[Repair] {
	return func(yield func(Repair) bool) {
		for c := range g.Filled().All() {
			r := Repair{Kind: Drop, From: c, To: c, Was: g[c], Grid: *g}
			r.Grid[c] = 0
			if !yield(r) {
				return
			}
		}
	}
}
