package minlex

import "math/bits"

// band is the bit set of the three rows of the first band.
const band = 0b111

// following returns the rows that may come next in an arrangement: the remaining rows of
// the current band, or all remaining rows at the start of a band. One empty row stands
// for all empty rows of its band, and one empty band for all empty bands.
func (f *finder) following(a *arrangement, row int) (rows uint16) {
	rows = a.left
	if row%3 != 0 {
		rows &= band << (3 * a.band)
	}
	emptyBand := false
	for b := range 3 {
		here := rows & f.empty[a.side] & (band << (3 * b))
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

// alike returns the number of rows that the first of rows stands for.
func (f *finder) alike(a *arrangement, rows uint16) (n int) {
	r := bits.TrailingZeros16(rows)
	if f.empty[a.side]>>r&1 == 0 {
		return 1
	}
	free := a.left & f.empty[a.side]
	n = bits.OnesCount16(free & (band << (r / 3 * 3)))
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

// line returns the first of rows on the arrangement's side.
func (f *finder) line(a *arrangement, rows uint16) *[9]uint8 {
	return &f.sides[a.side][bits.TrailingZeros16(rows)]
}
