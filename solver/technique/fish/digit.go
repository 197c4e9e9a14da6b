package fish

import (
	"math/bits"
	"sync"

	"sudoku/solver/board"
)

// digitPlaces is one digit as the search for fish sees it: its places numbered
// in rising order, so that a set of them is one word.
type digitPlaces struct {
	digit board.Digit
	// all is the set of all places, cells their cells, count their number.
	all   uint64
	cells [64]board.Cell
	count int
	// refuted are the places that are in no template: in no set of places of
	// which each house that has any has one. Nothing that speaks of one digit
	// alone, such as a fish, eliminates any others.
	refuted uint64
	// house are the places in each house, peers those that each place sees,
	// houses the houses of each place.
	house  [board.Houses]uint64
	peers  [64]uint64
	houses [64]board.HouseSet
}

// boardDigits are the digits of a board, each loaded when it is needed. What
// is known of a digit depends on its places alone, so that it serves all
// techniques, and all boards that differ in other digits only.
type boardDigits struct {
	places [9]board.CellSet
	digits [9]digitPlaces
}

var digitPool = sync.Pool{New: func() any { return new(boardDigits) }}

// of is a digit of a board, nil if no fish can be there.
func (x *boardDigits) of(b *board.Board, d board.Digit) *digitPlaces {
	if b.Places(d).Len() < 4 {
		return nil
	}
	return x.small(b, d)
}

// small is of with as few places as there may be; nil with more than 64, where
// next to nothing is on the board.
func (x *boardDigits) small(b *board.Board, d board.Digit) *digitPlaces {
	places := b.Places(d)
	if places.Len() > 64 {
		return nil
	}
	g := &x.digits[d-1]
	if x.places[d-1] != places {
		x.places[d-1] = places
		g.load(d, places)
		g.refute()
	}
	return g
}

// RefutesPlaces reports whether a digit of the board may have refuted places.
func RefutesPlaces(b *board.Board) bool {
	x := digitPool.Get().(*boardDigits)
	defer digitPool.Put(x)
	for d := range board.AllDigits.All() {
		if g := x.small(b, d); g == nil || g.refuted != 0 {
			return true
		}
	}
	return false
}

// load takes in the places of a digit.
func (g *digitPlaces) load(d board.Digit, places board.CellSet) {
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
}

// refute finds the places that are in no template. If there is no template at
// all, which makes the board inconsistent, all are refuted.
func (g *digitPlaces) refute() {
	g.refuted = g.all
	var rows board.HouseSet
	var count [3]int // of the houses with places
	for h := range board.House(board.Houses) {
		if g.house[h] == 0 {
			continue
		}
		count[h.Kind()]++
		if h.Kind() == board.Row {
			rows = rows.With(h)
		}
	}
	if count[board.Row] != count[board.Column] || count[board.Row] != count[board.Box] {
		return
	}
	for rest := g.all; rest != 0; rest &= rest - 1 {
		if x := lowest(rest); g.refuted>>x&1 != 0 {
			g.place(x, g.all, 0, rows)
		}
	}
}

// place puts a place into a template that holds those chosen and completes it
// with places that are left in the rows; it reports whether that is possible.
// The places of a complete one are not refuted.
func (g *digitPlaces) place(x int, left, chosen uint64, rows board.HouseSet) bool {
	left &^= g.peers[x] | 1<<x
	chosen |= 1 << x
	rows &^= g.houses[x]
	if rows == 0 {
		g.refuted &^= chosen
		return true
	}
	var choice uint64 // of the row with the fewest
	least := 10
	for hs := rows; hs != 0; hs &= hs - 1 {
		places := left & g.house[hs.First()]
		if n := setLen(places); n < least {
			choice, least = places, n
		}
	}
	// Those that are not in a template yet come first.
	for _, part := range [2]uint64{choice & g.refuted, choice &^ g.refuted} {
		for ; part != 0; part &= part - 1 {
			if g.place(lowest(part), left, chosen, rows) {
				return true
			}
		}
	}
	return false
}

// commonPeers are the places that see each place of a set.
func (g *digitPlaces) commonPeers(set uint64) uint64 {
	common := g.all
	for ; set != 0; set &= set - 1 {
		common &= g.peers[bits.TrailingZeros64(set)]
	}
	return common
}

// coverable reports whether so many of the allowed houses, or fewer, hold all
// places of a set.
func (g *digitPlaces) coverable(set uint64, count int, allowed board.HouseSet) bool {
	if set == 0 {
		return true
	}
	if count == 0 {
		return false
	}
	hs := g.houses[lowest(set)] & allowed
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

// toCells are the cells of a set of places.
func (g *digitPlaces) toCells(set uint64) board.CellSet {
	var cells board.CellSet
	for ; set != 0; set &= set - 1 {
		cells = cells.With(g.cells[bits.TrailingZeros64(set)])
	}
	return cells
}
