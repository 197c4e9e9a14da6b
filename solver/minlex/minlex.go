// Package minlex brings a puzzle into its canonical form: the least of all the
// strings, row by row with 0 for an empty cell, that stand for the same puzzle.
// Two puzzles are the same if they differ in nothing but the names of the digits,
// the order of the rows in a band, of the columns in a stack, of the bands and the
// stacks, and in what are rows and what columns.
//
// The form is built row by row from the top. What has been decided on the way to a
// least beginning is an arrangement; there may be many of them, all with the same
// rows so far. Each is tried with each row that may follow, and those that give
// the least next row go on. Columns that are empty so far are put in order only
// when a row holds something in them, which keeps the arrangements few.
package minlex

import (
	"math"
	"sync"

	"sudoku/solver/board"
)

// Of is the canonical form of a grid, and the number of ways to change rows and
// columns, diagonal included, that give the grid back but for the names of its
// digits: 1 if only leaving it as it is does. A grid with a digit twice in a row or
// column has no canonical form: it comes back itself, and the number is 0.
func Of(g *board.Grid) (form board.Grid, automorphisms int) {
	f := pool.Get().(*finder)
	defer pool.Put(f)
	if !f.load(g) {
		return *g, 0
	}
	f.now = append(f.now[:0], beginning(0), beginning(1))
	for row := range 9 {
		least := f.advance(row)
		for column := range 9 {
			form[9*row+column] = board.Digit(least >> (4 * (8 - column)) & 15)
		}
	}
	for i := range f.now {
		automorphisms += f.now[i].ways()
	}
	return form, automorphisms
}

// pool keeps the memory of finders.
var pool = sync.Pool{New: func() any { return new(finder) }}

// finder looks for the form of one grid.
type finder struct {
	sides     [2][9][9]uint8 // the grid's rows, and those of its mirror image in the diagonal
	empty     [2]uint16      // which rows are empty, a bit each
	now, next []arrangement
	keys      []uint64
	orders    [][9]uint8
}

// load takes a grid; ok is false if a row or column has a digit twice.
func (f *finder) load(g *board.Grid) (ok bool) {
	var rows, columns [9]uint16
	for c, d := range g {
		r, k := c/9, c%9
		f.sides[0][r][k], f.sides[1][k][r] = uint8(d), uint8(d)
		if d == 0 {
			continue
		}
		if rows[r]>>d&1 != 0 || columns[k]>>d&1 != 0 {
			return false
		}
		rows[r] |= 1 << d
		columns[k] |= 1 << d
	}
	f.empty = [2]uint16{}
	for i := range 9 {
		if rows[i] == 0 {
			f.empty[0] |= 1 << i
		}
		if columns[i] == 0 {
			f.empty[1] |= 1 << i
		}
	}
	return true
}

// advance finds the least row that can come next, and the arrangements that give
// it.
func (f *finder) advance(row int) (least uint64) {
	least = math.MaxUint64
	f.keys = f.keys[:0]
	for i := range f.now {
		a := &f.now[i]
		for rows := f.following(a, row); rows != 0; rows &= rows - 1 {
			key := a.key(f.line(a, rows))
			f.keys = append(f.keys, key)
			least = min(least, key)
		}
	}
	f.next = f.next[:0]
	n := 0
	for i := range f.now {
		a := &f.now[i]
		for rows := f.following(a, row); rows != 0; rows &= rows - 1 {
			if f.keys[n] == least {
				f.take(a, rows)
			}
			n++
		}
	}
	f.now, f.next = f.next, f.now
	return least
}
