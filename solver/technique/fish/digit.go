package fish

import (
	"math/bits"
	"sync"

	"sudoku/solver/board"
)

// digitPlaces holds the places for one digit, numbered in ascending order so that a set
// of them fits in one word.
type digitPlaces struct {
	digit board.Digit
	// all is the set of all places, cells lists their cells, and count is their number.
	all   uint64
	cells [64]board.Cell
	count int
	// refuted holds the places that are in no template. A template is a set of places
	// that has one place in each house with places. Techniques that consider only one
	// digit, such as fish, eliminate no other places.
	refuted uint64
	// house holds the places in each house, peers the places that each place sees, and
	// houses the houses of each place.
	house  [board.Houses]uint64
	peers  [64]uint64
	houses [64]board.HouseSet
}

// boardDigits holds the digits of a board, each loaded when first needed. The data of a
// digit depends only on its places. It is therefore shared by all techniques, and by all
// boards with the same places for the digit.
type boardDigits struct {
	places [9]board.CellSet
	digits [9]digitPlaces
}

var digitPool = sync.Pool{New: func() any { return new(boardDigits) }}

// of returns the places for a digit, for use in a fish search. It returns nil if the
// digit has too few places for a fish, or more than 64.
func (x *boardDigits) of(b *board.Board, d board.Digit) *digitPlaces {
	if b.Places(d).Len() < 4 {
		return nil
	}
	return x.small(b, d)
}

// small is like of but also accepts digits with few places. It returns nil if there are
// more than 64 places, as on a nearly empty board.
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

// RefutesPlaces reports whether any digit of the board may have refuted places.
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

// load sets the places for a digit.
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

// refute finds the places that are in no template. If there is no template, the board is
// inconsistent and all places are refuted.
func (g *digitPlaces) refute() {
	g.refuted = g.all
	var rows board.HouseSet
	var count [3]int // number of houses with places, by kind
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

// place adds the place x to a template with the chosen places, and completes the template
// with places left in the rows. It reports whether this is possible. If it is, the places
// of the template are no longer refuted.
func (g *digitPlaces) place(x int, left, chosen uint64, rows board.HouseSet) bool {
	left &^= g.peers[x] | 1<<x
	chosen |= 1 << x
	rows &^= g.houses[x]
	if rows == 0 {
		g.refuted &^= chosen
		return true
	}
	var choice uint64 // places in the row with the fewest places
	least := 10
	for hs := rows; hs != 0; hs &= hs - 1 {
		places := left & g.house[hs.First()]
		if n := setLen(places); n < least {
			choice, least = places, n
		}
	}
	// First try places that are not in a template yet.
	for _, part := range [2]uint64{choice & g.refuted, choice &^ g.refuted} {
		for ; part != 0; part &= part - 1 {
			if g.place(lowest(part), left, chosen, rows) {
				return true
			}
		}
	}
	return false
}

// commonPeers returns the places that see each place of a set.
func (g *digitPlaces) commonPeers(set uint64) uint64 {
	common := g.all
	for ; set != 0; set &= set - 1 {
		common &= g.peers[bits.TrailingZeros64(set)]
	}
	return common
}

// coverable reports whether at most count of the allowed houses contain all places of a
// set.
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

// toCells returns the cells of a set of places.
func (g *digitPlaces) toCells(set uint64) board.CellSet {
	var cells board.CellSet
	for ; set != 0; set &= set - 1 {
		cells = cells.With(g.cells[bits.TrailingZeros64(set)])
	}
	return cells
}
