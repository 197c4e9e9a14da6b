package forcing

import (
	"math/bits"

	"sudoku/solver/board"
)

// candidate is a digit in a cell, numbered as in board.Candidate: nine times the cell
// plus the digit minus one.
type candidate = uint16

// state is a candidate assumed true (on) or false (off): twice the candidate, plus one
// for on.
type state uint16

const states = 2 * board.Candidates

func on(x candidate) state  { return state(x)<<1 | 1 }
func off(x candidate) state { return state(x) << 1 }

func (s state) isOn() bool           { return s&1 != 0 }
func (s state) candidate() candidate { return candidate(s >> 1) }
func (s state) cell() int            { return int(s>>1) / 9 }
func (s state) digit() int           { return int(s>>1) % 9 }
func (s state) opposite() state      { return s ^ 1 }

// spot is the position of a cell in a house.
type spot struct{ house, at uint8 }

var (
	// spots lists the positions of each cell in its box, row and column. Houses are tried
	// in this order.
	spots [board.Cells][3]spot
	// cellAt maps positions in a house to cells.
	cellAt [board.Houses][9]uint8
	// shared holds the positions in the first house that also lie in the second.
	shared [board.Houses][board.Houses]uint16
	// pairs lists the pairs of the numbers 0 to 8 as masks in ascending order.
	pairs [36]uint16
)

func init() {
	for h := range board.House(board.Houses) {
		for at := range 9 {
			c := h.At(at)
			cellAt[h][at] = uint8(c)
			switch h.Kind() {
			case board.Box:
				spots[c][0] = spot{uint8(h), uint8(at)}
			case board.Row:
				spots[c][1] = spot{uint8(h), uint8(at)}
			case board.Column:
				spots[c][2] = spot{uint8(h), uint8(at)}
			}
			for _, o := range c.Houses() {
				shared[h][o] |= 1 << at
			}
		}
	}
	n := 0
	for mask := range uint16(1 << 9) {
		if bits.OnesCount16(mask) == 2 {
			pairs[n] = mask
			n++
		}
	}
}

// grid holds a set of candidates in two views: the digits of each cell, and the places
// for each digit in each house.
type grid struct {
	cells  [board.Cells]uint16
	places [9][board.Houses]uint16
}

func (g *grid) add(x candidate) {
	c, d := x/9, x%9
	g.cells[c] |= 1 << d
	for _, s := range spots[c] {
		g.places[d][s.house] |= 1 << s.at
	}
}

func (g *grid) drop(x candidate) {
	c, d := x/9, x%9
	g.cells[c] &^= 1 << d
	for _, s := range spots[c] {
		g.places[d][s.house] &^= 1 << s.at
	}
}

// position is the starting point of a search: the candidates, and the counts of empty and
// filled cells that the rules use.
type position struct {
	grid
	empty  [board.Houses]uint8 // number of empty cells in the house
	placed [9]uint8            // number of cells that hold the digit
}

func (p *position) read(b *board.Board) {
	*p = position{}
	for c := range board.Cell(board.Cells) {
		if d := b.Value(c); d != 0 {
			p.placed[d-1]++
			continue
		}
		for _, s := range spots[c] {
			p.empty[s.house]++
		}
		for d := range b.Candidates(c).All() {
			p.add(candidate(board.NewCandidate(c, d)))
		}
	}
}

// first returns the lowest number in a mask.
func first(mask uint16) int { return bits.TrailingZeros16(mask) }
