package minlex

import "math/bits"

// band is the three rows of a band in a set of rows.
const band = 0b111

// following are the rows that may come next in an arrangement: those left of its
// band or, where a band begins, all that are left. Of rows that are empty and
// stand in the same band, and of bands that are empty, one stands for all.
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

// alike is how many rows the first of rows stands for.
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

// line is the first of rows in the arrangement's side.
func (f *finder) line(a *arrangement, rows uint16) *[9]uint8 {
	return &f.sides[a.side][bits.TrailingZeros16(rows)]
}
