// Package minlex computes the canonical form of a puzzle. Written row by row, with 0 for
// an empty cell, it is the least string among all equivalent puzzles. Two puzzles are
// equivalent if they differ only by a renaming of digits, permutations of bands, of
// stacks, of rows within a band and of columns within a stack, and transposition.
//
// The form is built row by row from the top. An arrangement records the decisions that
// lead to the least beginning. There may be many arrangements, all with the same rows so
// far. Each arrangement is tried with every row that may follow, and the arrangements
// with the least next row are kept. Empty columns are ordered only when a row fills one
// of them, which keeps the number of arrangements small.
package minlex

import (
	"math"
	"sync"

	"sudoku/solver/board"
)

// Of returns the canonical form of a grid. automorphisms is the number of permutations of
// rows and columns, with or without transposition, that preserve the grid up to a
// renaming of its digits; it is 1 if only the identity does. A grid with a repeated digit
// in a row or column has no canonical form. For such a grid, Of returns the grid itself
// and 0.
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

// pool keeps finders for reuse.
var pool = sync.Pool{New: func() any { return new(finder) }}

// A finder computes the canonical form of one grid.
type finder struct {
	sides     [2][9][9]uint8 // rows of the grid and of its transpose
	empty     [2]uint16      // bit sets of the empty rows
	now, next []arrangement
	keys      []uint64
	orders    [][9]uint8
}

// load sets the grid. It returns false if a row or column contains a digit twice.
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

// advance finds the least possible next row and the arrangements that produce it.
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
				f.extend(a, rows)
			}
			n++
		}
	}
	f.now, f.next = f.next, f.now
	return least
}
