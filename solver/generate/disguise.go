package generate

import (
	"sudoku/solver/board"
	"sudoku/solver/internal/making"
)

// Disguise changes the appearance of a puzzle without changing its logic. It renames the
// digits, permutes the rows within each band, the columns within each stack, and the
// bands and stacks themselves, and may transpose the grid.
type Disguise struct {
	digits        [10]board.Digit // new name of each digit
	rows, columns [9]uint8        // source of each line
	transposed    bool
}

// RandomDisguise returns the disguise for a seed. A symmetric disguise preserves any
// symmetry of the givens: it permutes rows and columns alike and keeps opposite lines
// opposite.
func RandomDisguise(seed uint64, symmetric bool) Disguise {
	return randomDisguise(making.NewRandom(seed, 0), symmetric)
}

func randomDisguise(r *making.Random, symmetric bool) Disguise {
	d := Disguise{digits: [10]board.Digit{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
	making.Shuffle(r, d.digits[1:])
	if symmetric {
		d.rows = mirroredLines(r)
		d.columns = d.rows
		return d
	}
	d.rows, d.columns = lines(r), lines(r)
	d.transposed = r.Below(2) == 1
	return d
}

// lines returns a random order of nine lines that keeps bands together.
func lines(r *making.Random) (order [9]uint8) {
	bands := [3]uint8{0, 1, 2}
	making.Shuffle(r, bands[:])
	for i, band := range bands {
		inBand := [3]uint8{0, 1, 2}
		making.Shuffle(r, inBand[:])
		for k, line := range inBand {
			order[3*i+k] = 3*band + line
		}
	}
	return order
}

// mirroredLines is like lines but keeps opposite lines opposite.
func mirroredLines(r *making.Random) (order [9]uint8) {
	outer := [3]uint8{0, 1, 2}
	making.Shuffle(r, outer[:])
	for k, line := range outer {
		order[k], order[8-k] = line, 8-line
	}
	order[3], order[4], order[5] = 3, 4, 5
	if r.Below(2) == 1 {
		order[3], order[5] = 5, 3
	}
	if r.Below(2) == 1 {
		for k := range 3 {
			order[k], order[8-k] = order[8-k], order[k]
		}
	}
	return order
}

// from returns the source cell for cell c of the disguised grid.
func (d *Disguise) from(c board.Cell) board.Cell {
	row, column := d.rows[c.Row()], d.columns[c.Column()]
	if d.transposed {
		row, column = column, row
	}
	return board.CellAt(int(row), int(column))
}

// Of returns the disguised grid.
func (d *Disguise) Of(g *board.Grid) (out board.Grid) {
	for c := range out {
		out[c] = d.digits[g[d.from(board.Cell(c))]]
	}
	return out
}

// OfPosition returns the disguised position.
func (d *Disguise) OfPosition(p *board.Position) (out board.Position) {
	out.Givens, out.Entries = d.Of(&p.Givens), d.Of(&p.Entries)
	for c := range board.Cell(board.Cells) {
		from := d.from(c)
		for digit := board.Digit(1); digit <= 9; digit++ {
			if p.Eliminated.Has(board.NewCandidate(from, digit)) {
				out.Eliminated.Add(board.NewCandidate(c, d.digits[digit]))
			}
		}
	}
	return out
}
