package search

// minilines holds the minirows and the minicolumns that have a candidate, for each pair
// of digits. Each digit has 27 bits in three rows of three, as in position.places:
// minirows from band to band, minicolumns as in propagate.
//
//	rows:    bit = 9*band + 3*row + stack
//	columns: bit = 9*column + 3*band + stack    (row, column: mod 3)
type minilines struct {
	rows, columns [pairs]uint64
}

// reduce applies propagate and threes until neither finds anything. It returns false on a
// contradiction. Unless p is solved, m then holds its minilines.
func (p *position) reduce(m *minilines) bool {
	for p.propagate() {
		if p.solved() {
			return true
		}
		if !p.threes(m) {
			return false
		}
		if p.dirty == 0 {
			return true
		}
	}
	return false
}

// threes applies the rule that a miniline has three cells and therefore three digits. If
// only three digits remain in a miniline, threes removes them from the rest of its line
// and box. If a miniline is the only one left in its box for three digits, threes removes
// all other digits from it. T. Dillon's essay on tdoku has these rules as the clauses "3
// of 9" and "6 of 9". threes returns false if a miniline has fewer than three digits left
// or needs more than three.
func (p *position) threes(m *minilines) bool {
	// fixed holds minilines that are the only ones left for a digit.
	var fixed minilines
	for i := range p.places {
		m.rows[i] = minirows(&p.places[i])
		m.columns[i] = minicolumns(&p.places[i])
		fixed.rows[i] = onlyRows(m.rows[i])
		fixed.columns[i] = onlyColumns(m.columns[i])
	}
	fewR, lockedR, _ := count(&m.rows)
	fewC, lockedC, _ := count(&m.columns)
	_, fullR, manyR := count(&fixed.rows)
	_, fullC, manyC := count(&fixed.columns)
	if fewR|fewC|manyR|manyC != 0 {
		return false
	}
	if (lockedR^fullR)|(lockedC^fullC) == 0 {
		return true
	}
	for i := range p.places {
		w := &p.places[i]
		x := m.rows[i] & lockedR
		lines := ((x | x>>1 | x>>2) & (box * both)) * three
		boxes := ((x | x>>3 | x>>6) & (firstRows * both)) * minicolumn
		if out := ((lines|boxes)&^x | fullR&^fixed.rows[i]) & m.rows[i]; out != 0 {
			w[0] &^= (out & (nine * both)) * pictures
			w[1] &^= (out >> 9 & (nine * both)) * pictures
			w[2] &^= (out >> 18 & (nine * both)) * pictures
			p.dirty |= 1 << i
		}
		x = m.columns[i] & lockedC
		lines = ((x | x>>3 | x>>6) & (firstRows * both)) * minicolumn
		boxes = ((x | x>>9 | x>>18) & (nine * both)) * pictures
		if out := ((lines|boxes)&^x | fullC&^fixed.columns[i]) & m.columns[i]; out != 0 {
			w[0] &^= (out & (firstRows * both)) * minicolumn
			w[1] &^= (out >> 3 & (firstRows * both)) * minicolumn
			w[2] &^= (out >> 6 & (firstRows * both)) * minicolumn
			p.dirty |= 1 << i
		}
	}
	return true
}

// count counts, for each of 27 bits, how many of the nine digits have the bit set, using
// one adder per binary place. It returns the bits set in fewer than three digits, in
// exactly three, and in more. Each result is in both halves.
func count(x *[pairs]uint64) (fewer, exactly, more uint64) {
	// Count the odd and the even digits separately. The sums, up to five and four, need
	// three bits.
	s := x[0] ^ x[1]
	c := x[0]&x[1] | s&x[2]
	s ^= x[2]
	nines := uint64(uint32(x[4]))
	t := s ^ x[3]
	d := s&x[3] | t&nines
	ones, twos, fours := t^nines, c^d, c&d
	// Add the two sums. A carry out of twos, or any bit of fours, means more than three.
	carry := ones & (ones >> 32)
	ones ^= ones >> 32
	more = fours | fours>>32 | twos&(twos>>32)
	twos ^= twos >> 32
	more |= twos & carry
	twos ^= carry

	three := ones & twos
	return band &^ (more | three), (three &^ more & band) * both, more & band
}

// minirows returns the minirows of a pair that have a candidate.
func minirows(w *[3]uint64) uint64 {
	return (w[0]|w[0]>>9|w[0]>>18)&(nine*both) | (w[1]|w[1]>>9|w[1]>>18)&(nine*both)<<9 | (w[2]|w[2]>>9|w[2]>>18)&(nine*both)<<18
}

// minicolumns returns the minicolumns of a pair that have a candidate.
func minicolumns(w *[3]uint64) uint64 {
	return (w[0]|w[0]>>3|w[0]>>6)&(firstRows*both) | (w[1]|w[1]>>3|w[1]>>6)&(firstRows*both)<<3 | (w[2]|w[2]>>3|w[2]>>6)&(firstRows*both)<<6
}

// onlyRows returns the minirows that are the only ones in their row.
func onlyRows(x uint64) uint64 {
	twice := (x&(x>>1) | (x|x>>1)&(x>>2)) & (box * both)
	return x &^ (twice * three)
}

// onlyColumns returns the minicolumns that are the only ones in their box.
func onlyColumns(x uint64) uint64 {
	twice := (x&(x>>9) | (x|x>>9)&(x>>18)) & (nine * both)
	return x &^ (twice * pictures)
}
