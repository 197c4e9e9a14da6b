package search

import (
	"math/bits"

	"sudoku/solver/board"
)

// position holds the candidates as bitboards. For each digit and each band of three rows,
// it stores the cells of the band that may hold the digit, one bit per cell. The bits are
// ordered so that a word consists of three pictures of nine bits, one for each place in a
// miniline (the three cells that a row or a column shares with a box):
//
//	first column     second column    third column
//	of each box      of each box      of each box
//	 0  1  2          9 10 11         18 19 20       first row of the band
//	 3  4  5         12 13 14         21 22 23       second row
//	 6  7  8         15 16 17         24 25 26       third row
//
//	bit = 9*(column mod 3) + 3*(row mod 3) + column div 3
//
// The nine minirows of a band that have a candidate are therefore w | w>>9 | w>>18, nine
// bits that index a table. The nine minicolumns are w | w>>3 | w>>6, three bits in each
// of the three pictures. A box is every third bit.
//
// Two digits share a 64-bit word, so that one instruction serves both:
//
//	63       59            32       27             0
//	+---------+-------------+--------+-------------+
//	|    0    | even digit  |   0    |  odd digit  |
//	+---------+-------------+--------+-------------+
//
// The pairs are 1 and 2, 3 and 4, 5 and 6, 7 and 8. The last word holds the 9 in both
// halves, which avoids special cases.
type position struct {
	places [pairs][3]uint64
	// decided holds the cells of each band whose digit is known and has been removed from
	// the rest of the box. Such a cell has no other digit.
	decided [3]uint32
	// dirty is the set of pairs that lost a candidate since propagate last processed
	// them.
	dirty uint32
}

const pairs = 5

// These sets of bits are for the word of one digit. Multiplied by both, they apply to a
// pair.
const (
	both = 1 | 1<<32

	band       = 1<<27 - 1
	nine       = 1<<9 - 1        // one picture
	three      = 7               // one row of a picture
	minicolumn = 1 | 1<<3 | 1<<6 // in the first box; repeats in every picture
	pictures   = 1 | 1<<9 | 1<<18
	box        = minicolumn * pictures // the first box; every third bit
	firstRows  = three * pictures
)

// load sets p to the position of a grid. It returns false if a value is not a digit or if
// a box contains a digit twice. It leaves clashes in rows and columns to propagate.
func (p *position) load(g *board.Grid) bool {
	var given [10][3]uint32 // given[0] holds the empty cells
	for i, bit := range cellBit {
		d0, d1, d2 := g[i], g[27+i], g[54+i]
		if d0 > 9 || d1 > 9 || d2 > 9 {
			return false
		}
		given[d0][0] |= bit
		given[d1][1] |= bit
		given[d2][2] |= bit
	}
	for b := range p.decided {
		p.decided[b] = band &^ given[0][b]
	}
	clashes := 0
	for i := range p.places {
		for b, decided := range p.decided {
			w := uint64(given[2*i+1][b]) | uint64(given[min(2*i+2, 9)][b])<<32
			boxes := boxBits(w)
			clashes += bits.OnesCount64(w) - bits.OnesCount64(boxes)
			p.places[i][b] = band*both&^(uint64(decided)*both|boxes*box) | w
		}
	}
	p.dirty = 1<<pairs - 1
	return clashes == 0
}

// solved reports whether every cell is decided. Comparing arrays would be slower: it loads
// two elements at once, and must wait until both have been stored.
func (p *position) solved() bool { return p.decided[0]&p.decided[1]&p.decided[2] == band }

// writeTo writes the digits of a solved position to g. In each band a digit has three
// cells.
func (p *position) writeTo(g *board.Grid) {
	for b := range p.decided {
		cells := (*[27]board.Digit)(g[27*b:])
		for i := range p.places {
			d := board.Digit(2*i + 1)
			w := p.places[i][b]
			x := uint32(w >> 32)
			cells[bitCell[bits.TrailingZeros32(x)&31]] = d + 1
			x &= x - 1
			cells[bitCell[bits.TrailingZeros32(x)&31]] = d + 1
			x &= x - 1
			cells[bitCell[bits.TrailingZeros32(x)&31]] = d + 1
			// The odd digit comes second: the last pair holds the 9 in both halves.
			x = uint32(w)
			cells[bitCell[bits.TrailingZeros32(x)&31]] = d
			x &= x - 1
			cells[bitCell[bits.TrailingZeros32(x)&31]] = d
			x &= x - 1
			cells[bitCell[bits.TrailingZeros32(x)&31]] = d
		}
	}
}
