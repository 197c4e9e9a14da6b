package search

import (
	"math/bits"

	"sudoku/solver/board"
)

// position holds the candidates as bitboards: a word for each digit and each
// band of three rows, with a bit for each of the band's 27 cells.
//
//	bit   0  1  2 |  3  4  5 |  6  7  8    first row of the band
//	      9 10 11 | 12 13 14 | 15 16 17    second
//	     18 19 20 | 21 22 23 | 24 25 26    third
//
// In a decided cell one candidate is left.
type position struct {
	places [9][3]uint32
	// decided are the cells whose digit has been taken from their peers.
	decided [3]uint32
}

const (
	allCells = 1<<27 - 1
	aRow     = 0777
	aColumn  = 1 | 1<<9 | 1<<18
	aBox     = 7 | 7<<9 | 7<<18
)

// load sets up the grid and reports whether its givens are digits that do not
// clash.
func (p *position) load(g *board.Grid) bool {
	for d := range p.places {
		p.places[d] = [3]uint32{allCells, allCells, allCells}
	}
	for c, d := range g {
		if d == 0 {
			continue
		}
		if d > 9 || !p.digits(board.Cell(c)).Has(d) {
			return false
		}
		p.place(board.Cell(c), d)
	}
	return true
}

// place decides a cell.
func (p *position) place(c board.Cell, d board.Digit) {
	band, i := int(c)/27, int(c)%27
	bit := uint32(1) << i
	for e := range p.places {
		p.places[e][band] &^= bit
	}
	for b := range p.places[d-1] {
		p.places[d-1][b] &^= aColumn << (i % 9)
	}
	p.places[d-1][band] &^= aRow<<(i/9*9) | aBox<<(i%9/3*3)
	p.places[d-1][band] |= bit
	p.decided[band] |= bit
}

// propagate decides every cell with one candidate and every digit with one
// place in a house until nothing follows any more. It reports false when a
// cell is left without a candidate or a digit without a place.
func (p *position) propagate() bool {
	for changed := true; changed; {
		changed = false
		for b := range p.decided {
			var once, twice uint32
			for d := range p.places {
				twice |= once & p.places[d][b]
				once |= p.places[d][b]
			}
			if once != allCells {
				return false
			}
			for single := once &^ twice &^ p.decided[b]; single != 0; single &= single - 1 {
				changed = true
				c := board.Cell(b*27 + bits.TrailingZeros32(single))
				digits := p.digits(c)
				if digits == 0 {
					return false
				}
				p.place(c, digits.First())
			}
		}
		for d := range p.places {
			hidden, ok := hiddenSingles(&p.places[d])
			if !ok {
				return false
			}
			for b, cells := range hidden {
				for cells &^= p.decided[b]; cells != 0; cells &= cells - 1 {
					changed = true
					i := bits.TrailingZeros32(cells)
					if p.places[d][b]>>i&1 == 0 {
						return false
					}
					p.place(board.Cell(b*27+i), board.Digit(d+1))
				}
			}
		}
	}
	return true
}

// hiddenSingles finds the only places of a digit in a house. ok is false when
// a house has no place for it.
func hiddenSingles(places *[3]uint32) (hidden [3]uint32, ok bool) {
	var once, twice uint32 // columns, over all bands
	for b, w := range places {
		for row := uint32(aRow); row < allCells; row <<= 9 {
			if w&row == 0 {
				return hidden, false
			}
			if w&row&(w&row-1) == 0 {
				hidden[b] |= w & row
			}
		}
		for box := uint32(aBox); box < 1<<25; box <<= 3 {
			if w&box == 0 {
				return hidden, false
			}
			if w&box&(w&box-1) == 0 {
				hidden[b] |= w & box
			}
		}
		for range 3 {
			twice |= once & w
			once |= w
			w >>= 9
		}
	}
	if once&aRow != aRow {
		return hidden, false
	}
	single := once &^ twice & aRow
	for b, w := range places {
		hidden[b] |= w & (single * aColumn)
	}
	return hidden, true
}

// solved reports whether every cell is decided.
func (p *position) solved() bool {
	return p.decided == [3]uint32{allCells, allCells, allCells}
}

// first is the first undecided cell.
func (p *position) first() board.Cell {
	for b, cells := range p.decided {
		if open := allCells &^ cells; open != 0 {
			return board.Cell(b*27 + bits.TrailingZeros32(open))
		}
	}
	return 0
}

// fewest is an undecided cell with the fewest candidates.
func (p *position) fewest() board.Cell {
	best, least := board.Cell(0), 10
	for b, cells := range p.decided {
		for open := allCells &^ cells; open != 0; open &= open - 1 {
			c := board.Cell(b*27 + bits.TrailingZeros32(open))
			if n := p.digits(c).Len(); n < least {
				best, least = c, n
				if n == 2 {
					return c
				}
			}
		}
	}
	return best
}

// digits are the candidates of a cell.
func (p *position) digits(c board.Cell) board.DigitSet {
	band, i := int(c)/27, int(c)%27
	var set board.DigitSet
	for d := range p.places {
		set |= board.DigitSet(p.places[d][band]>>i&1) << d
	}
	return set
}

// grid is the solved position as a grid.
func (p *position) grid() board.Grid {
	var g board.Grid
	for d, places := range p.places {
		for b, cells := range places {
			for ; cells != 0; cells &= cells - 1 {
				g[b*27+bits.TrailingZeros32(cells)] = board.Digit(d + 1)
			}
		}
	}
	return g
}
