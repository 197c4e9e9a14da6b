package technique

import (
	"math/bits"

	"sudoku/solver/board"
)

// fishDigit is one digit as the search for fish sees it: its places numbered
// in rising order, so that a set of them is one word.
type fishDigit struct {
	digit board.Digit
	// all is the set of all places, cells their cells, count their number.
	all   uint64
	cells [64]board.Cell
	count int
	// house are the places in each house, peers those that each place sees,
	// houses the houses of each place.
	house  [board.Houses]uint64
	peers  [64]uint64
	houses [64]board.HouseSet
}

// load takes in a digit and reports whether a fish may be there. With more
// than 64 places next to nothing is on the board, and no fish either.
func (g *fishDigit) load(b *board.Board, d board.Digit) bool {
	places := b.Places(d)
	if n := places.Len(); n < 4 || n > 64 {
		return false
	}
	g.digit, g.count = d, 0
	g.house = [board.Houses]uint64{}
	for c := range places.All() {
		g.cells[g.count] = c
		g.houses[g.count] = 0
		for _, h := range c.Houses() {
			g.house[h] |= 1 << g.count
			g.houses[g.count] = g.houses[g.count].With(h)
		}
		g.count++
	}
	g.all = 1<<g.count - 1
	for i, c := range g.cells[:g.count] {
		g.peers[i] = 0
		for _, h := range c.Houses() {
			g.peers[i] |= g.house[h]
		}
		g.peers[i] &^= 1 << i
	}
	return true
}

// commonPeers are the places that see each place of a set.
func (g *fishDigit) commonPeers(set uint64) uint64 {
	common := g.all
	for ; set != 0; set &= set - 1 {
		common &= g.peers[bits.TrailingZeros64(set)]
	}
	return common
}

// coverable reports whether so many of the allowed houses, or fewer, hold all
// places of a set.
func (g *fishDigit) coverable(set uint64, count int, allowed board.HouseSet) bool {
	if set == 0 {
		return true
	}
	if count == 0 {
		return false
	}
	hs := g.houses[fishFirst(set)] & allowed
	if count == 1 {
		hs &= g.houses[63-bits.LeadingZeros64(set)]
	}
	for ; hs != 0; hs &= hs - 1 {
		left := set &^ g.house[hs.First()]
		if left == 0 || count > 1 && g.coverable(left, count-1, allowed) {
			return true
		}
	}
	return false
}

// cellsOf are the cells of a set of places.
func (g *fishDigit) cellsOf(set uint64) board.CellSet {
	var cells board.CellSet
	for ; set != 0; set &= set - 1 {
		cells = cells.With(g.cells[bits.TrailingZeros64(set)])
	}
	return cells
}
