package search

import (
	"math/bits"

	"sudoku/solver/board"
)

// A branching is a set of choices, exactly one of which is correct: the permutations of a
// digit in a chute, or the digits of a cell.
type branching struct {
	chute int // 0 to 2 for a band, 3 to 5 for a stack, byCell for a cell
	digit int // for a chute: 0 to 8
	cell  board.Cell
	// open is the set of choices. For a band, bit n stands for permutations[n]. For a
	// stack, the bits are those of stackWays, with the odd ones shifted left by nine. For
	// a cell, bit n stands for digit n+1.
	open uint32
}

const byCell = 6

// choose returns the chute with the fewest open permutations over all digits, and the
// digit with the fewest permutations in this chute, as tdoku does. Branching on cells
// with two candidates, or on digits with two places, takes twice as many guesses on hard
// puzzles. The position must not be solved, and m must hold its minilines.
func (m *minilines) choose() branching {
	var sums [6]uint32
	var stacks [pairs]uint64
	for i, x := range m.rows {
		sums[0] += wayCount[x&nine]
		sums[1] += wayCount[x>>9&nine]
		sums[2] += wayCount[x>>18&nine]
		even, odd := stackWays(m.columns[i])
		y := even | odd<<9
		stacks[i] = y
		if i < pairs-1 {
			sums[0] += wayCount[x>>32&nine]
			sums[1] += wayCount[x>>41&nine]
			sums[2] += wayCount[x>>50&nine]
		} else {
			y = uint64(uint32(y))
		}
		sums[3] += uint32(bits.OnesCount64(y & (stackBits * both)))
		sums[4] += uint32(bits.OnesCount64(y & (stackBits * both << 1)))
		sums[5] += uint32(bits.OnesCount64(y & (stackBits * both << 2)))
	}
	// Compare the count and the number of the chute in one word. A chute in which every
	// digit is settled has the sum 9, and a settled digit has the count 1; neither must
	// win.
	least := uint32(1 << 16)
	for chute, n := range sums {
		least = min(least, (n-10)&255<<3|uint32(chute))
	}
	chute := int(least & 7)

	// The pair that holds digit 9 twice yields it as 8 and as 9; 8 comes first.
	least = 1 << 16
	if chute < 3 {
		shift := 9 * uint(chute)
		for i, x := range m.rows {
			x >>= shift
			n, k := wayCount[x&nine], wayCount[x>>32&nine]
			least = min(least, (n-2)&15<<4|uint32(2*i), (k-2)&15<<4|uint32(2*i+1))
		}
		digit := int(least & 15)
		x := m.rows[digit/2] >> (uint(digit)%2*32 + shift)
		return branching{chute: chute, digit: digit, open: uint32(ways[x&nine])}
	}
	mask := uint32(stackBits) << (chute - 3)
	for i, x := range stacks {
		n, k := bits.OnesCount32(uint32(x)&mask), bits.OnesCount32(uint32(x>>32)&mask)
		least = min(least, uint32(n-2)&15<<4|uint32(2*i), uint32(k-2)&15<<4|uint32(2*i+1))
	}
	digit := int(least & 15)
	return branching{chute: chute, digit: digit, open: uint32(stacks[digit/2]>>(digit%2*32)) & mask}
}

// stackBits selects the permutations of the first stack in branching.open.
const stackBits = minicolumn | minicolumn<<9

// firstCell branches on the first undecided cell in reading order. The position must not
// be solved.
func (p *position) firstCell() branching {
	for b, decided := range p.decided {
		if decided == band {
			continue
		}
		i := 0
		for decided&cellBit[i] != 0 {
			i++
		}
		c := branching{chute: byCell, cell: board.Cell(27*b + i)}
		for n := range p.places {
			w := p.places[n][b]
			if uint32(w)&cellBit[i] != 0 {
				c.open |= 1 << (2 * n)
			}
			if n < pairs-1 && uint32(w>>32)&cellBit[i] != 0 {
				c.open |= 2 << (2 * n)
			}
		}
		return c
	}
	return branching{}
}

// take makes one choice, given as a set of one element.
func (p *position) take(c *branching, choice uint32) {
	n := bits.TrailingZeros32(choice)
	switch {
	case c.chute < 3:
		p.keep(c.chute, c.digit, wayRows[n%6])
	case c.chute < byCell:
		// first is the band of the first column. The next columns take the bands below
		// it, or above it, cyclically.
		stack, first, step := c.chute-3, n%9/3, 1+n/9
		for column := range 3 {
			b := (first + column*step) % 3
			p.keep(b, c.digit, band&^(box<<stack)|minicolumn<<(9*column+stack))
		}
	default:
		p.place(c.cell, n)
	}
}

// keep removes a digit, 0 to 8, from the cells of a band that are not in the set.
func (p *position) keep(b, digit int, cells uint64) {
	out := (band &^ cells) << (digit % 2 * 32)
	if digit == 8 {
		out *= both
	}
	p.places[digit/2][b] &^= out
	p.dirty |= 1 << (digit / 2)
}

// place writes a digit, 0 to 8, into an undecided cell.
func (p *position) place(c board.Cell, digit int) {
	b, i := int(c)/27, int(c)%27
	for n := range p.places {
		out := uint64(cellBit[i]) * both
		if n == digit/2 {
			out = out >> 32 << (32 - digit%2*32) // the other digit of the pair
			if digit == 8 {
				out = 0
			}
		}
		if p.places[n][b]&out != 0 {
			p.places[n][b] &^= out
			p.dirty |= 1 << n
		}
	}
	p.keep(b, digit, band&^uint64(cellBox[i])|uint64(cellBit[i]))
	p.decided[b] |= cellBit[i]
}

// exclude removes a digit, 0 to 8, from an undecided cell.
func (p *position) exclude(c board.Cell, digit int) {
	b, i := int(c)/27, int(c)%27
	p.keep(b, digit, band&^uint64(cellBit[i]))
}
