// Package yardstick is the solver with which the engine is compared. It uses the method
// of github.com/eliben/go-sudoku, which is that of P. Norvig's essay "Solving Every
// Sudoku Puzzle". A slice holds the set of digits of each cell. Removing a digit from a
// cell recurses into the peers of a cell with one digit left and into the houses with one
// place left for the digit. The search copies the slice for every digit of the cell with
// the fewest digits.
//
// The package is written from that description, with the same data types and order of
// steps, and does the same work as the original; ../../README.md compares them. It serves
// only as a reference for speed, and no part of the product imports it.
package yardstick

import (
	"errors"
	"math/bits"
	"slices"
)

// digits is a set of digits, with bit d for the digit d.
type digits uint16

const allDigits digits = 0b11_1111_1110

func (s digits) has(d uint16) bool { return s&(1<<d) != 0 }
func (s digits) size() int         { return bits.OnesCount16(uint16(s)) }

// grid holds the set of possible digits of each of the 81 cells.
type grid []digits

var (
	houses [][][]int // for each cell: its row, column and box
	peers  [][]int   // for each cell: the cells of its houses
)

func init() {
	var all [][]int
	for i := range 9 {
		var row, column, box []int
		for j := range 9 {
			row = append(row, 9*i+j)
			column = append(column, 9*j+i)
			box = append(box, (i/3*3+j/3)*9+i%3*3+j%3)
		}
		all = append(all, row, column, box)
	}
	houses, peers = make([][][]int, 81), make([][]int, 81)
	// Rows first, then columns, then boxes, as in the original.
	for kind := range 3 {
		for i := kind; i < len(all); i += 3 {
			for _, c := range all[i] {
				houses[c] = append(houses[c], slices.Clone(all[i]))
			}
		}
	}
	for c := range peers {
		for _, house := range houses[c] {
			for _, p := range house {
				if p != c && !slices.Contains(peers[c], p) {
					peers[c] = append(peers[c], p)
				}
			}
		}
	}
}

// Count parses 81 characters and counts the solutions up to a limit, which it may exceed
// slightly. An unreadable or contradictory puzzle has no solutions.
func Count(puzzle string, limit int) int {
	g, err := parse(puzzle)
	if err != nil {
		return 0
	}
	return len(g.solutions(limit))
}

var (
	errLength        = errors.New("a puzzle has 81 cells")
	errContradiction = errors.New("the givens contradict each other")
)

func parse(puzzle string) (grid, error) {
	var given []uint16
	for _, r := range puzzle {
		switch {
		case r >= '0' && r <= '9':
			given = append(given, uint16(r-'0'))
		case r == '.':
			given = append(given, 0)
		}
	}
	if len(given) != 81 {
		return nil, errLength
	}
	g := make(grid, 81)
	for c, d := range given {
		g[c] = allDigits
		if d != 0 {
			g[c] = 1 << d
		}
	}
	for c, set := range g {
		if set.size() != 1 {
			continue
		}
		g[c] = allDigits
		for d := uint16(1); d <= 9; d++ {
			if !set.has(d) && !g.eliminate(c, d) {
				return nil, errContradiction
			}
		}
	}
	return g, nil
}

// place removes every other digit from a cell.
func (g grid) place(c int, digit uint16) bool {
	for d := uint16(1); d <= 9; d++ {
		if g[c].has(d) && d != digit && !g.eliminate(c, d) {
			return false
		}
	}
	return true
}

// eliminate removes a digit from a cell, with all consequences.
func (g grid) eliminate(c int, d uint16) bool {
	if !g[c].has(d) {
		return true
	}
	g[c] &^= 1 << d
	switch g[c].size() {
	case 0:
		return false
	case 1:
		last := uint16(bits.TrailingZeros16(uint16(g[c])))
		for _, p := range peers[c] {
			if !g.eliminate(p, last) {
				return false
			}
		}
	}
nextHouse:
	for _, house := range houses[c] {
		place := -1
		for _, p := range house {
			if g[p].has(d) {
				if place >= 0 {
					continue nextHouse
				}
				place = p
			}
		}
		if place < 0 || !g.place(place, d) {
			return false
		}
	}
	return true
}

// solutions returns the solutions and stops once it has at least limit of them. It
// branches on the first of the undecided cells with the fewest digits.
func (g grid) solutions(limit int) []grid {
	cell, least := -1, 10
	for c, set := range g {
		if n := set.size(); n > 1 && n < least {
			cell, least = c, n
		}
	}
	if cell < 0 {
		return []grid{g}
	}
	var found []grid
	for d := uint16(1); d <= 9; d++ {
		if !g[cell].has(d) {
			continue
		}
		next := slices.Clone(g)
		if next.place(cell, d) {
			found = append(found, next.solutions(limit)...)
			if len(found) >= limit {
				return found
			}
		}
	}
	return found
}
