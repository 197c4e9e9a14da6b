package search

import "math/bits"

// propagate applies the basic inferences until none is left. It returns false on a
// contradiction.
//
//  1. In a dirty pair, it removes the minirows, then the minicolumns, that occur in no
//     open permutation of their chute (see tables.go), until nothing changes. This covers
//     all inferences about a single digit: its only place in a row or column, pointing and
//     claiming.
//  2. If a digit has one cell left in a box, the other digits leave that cell. This also
//     covers the digit's only place in a row or column, because step 1 has cleared the
//     rest of the box.
//  3. When no pair is dirty: if a cell has one digit left, that digit leaves the rest of
//     the box. Step 1 then clears the row and the column.
//
// The code avoids unpredictable branches: a mispredicted one costs as much as twenty
// other instructions.
func (p *position) propagate() bool {
	dirty := p.dirty
	for {
		for dirty != 0 {
			i := bits.TrailingZeros32(dirty)
			if i >= pairs {
				break // never taken; avoids bounds checks
			}
			dirty &= dirty - 1
			pair := &p.places[i]
			w0, w1, w2 := pair[0], pair[1], pair[2]

			f := w0 | w0>>9 | w0>>18
			w0 &= lowRows[f&nine] | highRows[f>>32&nine]
			f = w1 | w1>>9 | w1>>18
			w1 &= lowRows[f&nine] | highRows[f>>32&nine]
			f = w2 | w2>>9 | w2>>18
			w2 &= lowRows[f&nine] | highRows[f>>32&nine]

		columns:
			// v holds the minicolumns with a candidate, one band below the other:
			//
			//	 0  1  2      9 10 11     18 19 20     first band
			//	 3  4  5     12 13 14     21 22 23     second band
			//	 6  7  8     15 16 17     24 25 26     third band
			//
			// twice holds the minicolumns with more than one candidate.
			x, y, z := w0>>3, w0>>6, w0|w0>>3
			v := (z | y) & (firstRows * both)
			twice := (w0&x | z&y) & (firstRows * both)
			x, y, z = w1>>3, w1>>6, w1|w1>>3
			v |= (z | y) & (firstRows * both) << 3
			twice |= (w1&x | z&y) & (firstRows * both) << 3
			x, y, z = w2>>3, w2>>6, w2|w2>>3
			v |= (z | y) & (firstRows * both) << 6
			twice |= (w2&x | z&y) & (firstRows * both) << 6

			// Compute the permutations of all three stacks at once. A bit of even says
			// that the three columns of a stack can take this band and the two below it,
			// cyclically. A bit of odd says the same for this band and the two above it.
			even, odd := stackWays(v)
			c0 := even | odd
			even |= even << 9
			odd |= odd << 9
			c1 := (even>>6 | odd>>3) & (nine * both)
			c2 := (even>>3 | odd>>6) & (nine * both)
			open := c0 | c1<<9 | c2<<18
			if uint32(open) == 0 || open>>32 == 0 {
				return false
			}
			w0 &= (open & (firstRows * both)) * minicolumn
			w1 &= (open >> 3 & (firstRows * both)) * minicolumn
			w2 &= (open >> 6 & (firstRows * both)) * minicolumn

			f = w0 | w0>>9 | w0>>18
			x0 := w0 &^ (lowRows[f&nine] | highRows[f>>32&nine])
			f = w1 | w1>>9 | w1>>18
			x1 := w1 &^ (lowRows[f&nine] | highRows[f>>32&nine])
			f = w2 | w2>>9 | w2>>18
			x2 := w2 &^ (lowRows[f&nine] | highRows[f>>32&nine])
			if x0|x1|x2 != 0 {
				w0 ^= x0
				w1 ^= x1
				w2 ^= x2
				goto columns
			}
			pair[0], pair[1], pair[2] = w0, w1, w2
			k0, k1, k2 := w0, w1, w2

			// A box has one cell left if it has one minicolumn left, and that minicolumn
			// has one cell.
			twice &= open
			single := nine * both &^ (c0&c1 | (c0|c1)&c2 | twice | twice>>9 | twice>>18)
			w0 &= (single & (three * both)) * box
			w1 &= (single >> 3 & (three * both)) * box
			w2 &= (single >> 6 & (three * both)) * box
			n0 := uint32(w0|w0>>32) &^ p.decided[0]
			n1 := uint32(w1|w1>>32) &^ p.decided[1]
			n2 := uint32(w2|w2>>32) &^ p.decided[2]
			if n0|n1|n2 == 0 {
				continue
			}
			p.decided[0] |= n0
			p.decided[1] |= n1
			p.decided[2] |= n2
			d0, d1, d2 := uint64(n0)*both, uint64(n1)*both, uint64(n2)*both
			// The pair itself loses only its other digit. Setting the pair aside avoids a
			// branch.
			x0, x1, x2 = k0&d0&^w0, k1&d1&^w1, k2&d2&^w2
			k0, k1, k2 = k0^x0, k1^x1, k2^x2
			pair[0], pair[1], pair[2] = 0, 0, 0
			dirty |= nonzero(x0|x1|x2) << i
			dirty |= takeOut(&p.places[0], d0, d1, d2) |
				takeOut(&p.places[1], d0, d1, d2)<<1 |
				takeOut(&p.places[2], d0, d1, d2)<<2 |
				takeOut(&p.places[3], d0, d1, d2)<<3 |
				takeOut(&p.places[4], d0, d1, d2)<<4
			pair[0], pair[1], pair[2] = k0, k1, k2
		}

		any0, more0 := tally(&p.places, 0)
		any1, more1 := tally(&p.places, 1)
		any2, more2 := tally(&p.places, 2)
		if uint32(any0|any0>>32)&uint32(any1|any1>>32)&uint32(any2|any2>>32) != band {
			return false
		}
		naked0 := uint32(any0^any0>>32) &^ (uint32(more0|more0>>32) | p.decided[0])
		naked1 := uint32(any1^any1>>32) &^ (uint32(more1|more1>>32) | p.decided[1])
		naked2 := uint32(any2^any2>>32) &^ (uint32(more2|more2>>32) | p.decided[2])
		if naked0|naked1|naked2 == 0 {
			p.dirty = 0
			return true
		}
		var ok bool
		if dirty, ok = p.clearBoxes(naked0, naked1, naked2); !ok {
			return false
		}
	}
}

// clearBoxes decides the cells that have one digit left and removes this digit from the
// rest of their boxes. It returns the pairs of these digits, and false if a box contains
// such a digit twice.
func (p *position) clearBoxes(n0, n1, n2 uint32) (dirty uint32, ok bool) {
	p.decided[0] |= n0
	p.decided[1] |= n1
	p.decided[2] |= n2
	d0, d1, d2 := uint64(n0)*both, uint64(n1)*both, uint64(n2)*both
	for i := range p.places {
		w := &p.places[i]
		s0, s1, s2 := w[0]&d0, w[1]&d1, w[2]&d2
		if s0|s1|s2 == 0 {
			continue
		}
		dirty |= 1 << i
		b0, b1, b2 := boxBits(s0), boxBits(s1), boxBits(s2)
		if bits.OnesCount64(s0)+bits.OnesCount64(s1)+bits.OnesCount64(s2) != bits.OnesCount64(b0|b1<<3|b2<<6) {
			return 0, false
		}
		w[0] = w[0]&^(b0*box) | s0
		w[1] = w[1]&^(b1*box) | s1
		w[2] = w[2]&^(b2*box) | s2
	}
	return dirty, true
}

// boxBits returns the boxes of a band that contain a cell in w, as three bits.
func boxBits(w uint64) uint64 {
	w |= w>>9 | w>>18
	return (w | w>>3 | w>>6) & (three * both)
}

// stackWays returns the open permutations of the three stacks, given the minicolumns in
// propagate's layout. even and odd have nine bits for each digit of the pair,
// one for each stack and each band of its first column.
func stackWays(v uint64) (even, odd uint64) {
	v0, v1, v2 := v&(nine*both), v>>9&(nine*both), v>>18&(nine*both)
	v1 |= v1 << 9
	v2 |= v2 << 9
	return v0 & (v1 >> 3) & (v2 >> 6), v0 & (v1 >> 6) & (v2 >> 3)
}

// nonzero returns 1 if x is not 0, without a branch.
func nonzero(x uint64) uint32 { return uint32((x | -x) >> 63) }

// takeOut removes cells from a pair. It returns 1 if that changes anything.
func takeOut(w *[3]uint64, d0, d1, d2 uint64) uint32 {
	x0, x1, x2 := w[0]&d0, w[1]&d1, w[2]&d2
	w[0] ^= x0
	w[1] ^= x1
	w[2] ^= x2
	return nonzero(x0 | x1 | x2)
}

// tally returns the cells of a band that have a candidate, and those that have more than
// one. The lower half counts the odd digits, the upper half the even ones. tally and
// takeOut are small enough to be inlined; as loops they would be a tenth slower.
func tally(places *[pairs][3]uint64, b int) (any, more uint64) {
	x := places[0][b]
	y := places[1][b]
	more = x & y
	x |= y
	y = places[2][b]
	more |= x & y
	x |= y
	y = places[3][b]
	more |= x & y
	x |= y
	y = uint64(uint32(places[4][b])) // count the 9 once
	return x | y, more | x&y
}
