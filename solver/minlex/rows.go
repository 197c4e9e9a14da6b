package minlex

import "math/bits"

// band is the bit set of the three rows of the first band.
const band = 0b111

// following returns the rows that may come next in an arrangement: the remaining rows of
// the current band, or all remaining rows at the start of a band. One empty row stands
// for all empty rows of its band, and one empty band for all empty bands.
func (f *finder) following(a *arrangement, row int) (rows uint16) {
	side := a.side >> 4 & 1
	switch {
	case row == 0:
		rows = f.first[side]
	case row%3 == 0:
		rows = a.left
	default:
		rows = a.left & (band << ((a.last - a.side) / 3 * 3))
	}
	if rows&f.empty[side] == 0 {
		return rows
	}
	emptyBand := false
	for b := range 3 {
		here := rows & f.empty[side] & (band << (3 * b))
		if here == 0 {
			continue
		}
		rows &^= here
		if row%3 == 0 && here == band<<(3*b) {
			if emptyBand {
				continue
			}
			emptyBand = true
		}
		rows |= here & -here
	}
	return rows
}

// firstOf returns the first of a set of rows.
func firstOf(rows uint16) uint8 { return uint8(bits.TrailingZeros16(rows)) }

// alike returns the number of rows that row r stands for.
func (f *finder) alike(a *arrangement, r uint8) (n uint32) {
	free := a.left & f.empty[a.side>>4&1]
	if free>>r&1 == 0 {
		return 1
	}
	n = uint32(bits.OnesCount16(free & (band << (r / 3 * 3))))
	if n < 3 {
		return n
	}
	n = 0
	for b := range 3 {
		if free>>(3*b)&band == band {
			n += 3
		}
	}
	return n
}
