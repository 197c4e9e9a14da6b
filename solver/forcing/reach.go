package forcing

import "sudoku/solver/board"

// reach knows which states follow from which on a board by its links alone,
// over any number of links. It shows quickly where to look for chains that
// follow the links of the board: a board without any is the rule.
type reach struct {
	number [board.Candidates]int16 // of a candidate that is there
	count  int
	words  int      // of a row
	rows   []uint64 // a row of bits for each state: twice its number, plus one for on
	edges  []int32  // what follows at once, state by state
	ends   []int32  // where the edges of a state end
}

// build goes through the links of the board that the searcher is at.
func (t *reach) build(s *searcher) {
	t.count = 0
	for c, m := range s.start.cells {
		for ; m != 0; m &= m - 1 {
			t.number[c*9+first(m)] = int16(t.count)
			t.count++
		}
	}
	t.words = (2*t.count + 63) / 64
	if size := 2 * t.count * t.words; cap(t.rows) < size {
		t.rows = make([]uint64, size)
	} else {
		t.rows = t.rows[:size]
		clear(t.rows)
	}
	t.edges, t.ends = t.edges[:0], t.ends[:0]
	for c, m := range s.start.cells {
		for ; m != 0; m &= m - 1 {
			t.link(s, candidate(c*9+first(m)))
		}
	}
	for i := range 2 * t.count {
		t.rows[i*t.words+i/64] |= 1 << (i % 64)
	}
	for t.spread() {
	}
}

// link lists what follows at once from a candidate off, then on.
func (t *reach) link(s *searcher, x candidate) {
	for n := range s.alone(x, houseLinks|cellLinks) {
		t.edges = append(t.edges, t.of(n.state))
	}
	t.ends = append(t.ends, int32(len(t.edges)))
	c, d := int(x/9), int(x%9)
	for m := s.start.cells[c] &^ (1 << d); m != 0; m &= m - 1 {
		t.edges = append(t.edges, t.of(off(candidate(c*9+first(m)))))
	}
	box := int(spots[c][0].house)
	for kind, p := range spots[c] {
		m := s.start.places[d][p.house] &^ (1 << p.at)
		if kind > 0 {
			m &^= shared[p.house][box]
		}
		for ; m != 0; m &= m - 1 {
			t.edges = append(t.edges, t.of(off(candidate(cellAt[p.house][first(m)])*9+candidate(d))))
		}
	}
	t.ends = append(t.ends, int32(len(t.edges)))
}

// of is the number of a state.
func (t *reach) of(s state) int32 { return int32(t.number[s.candidate()])<<1 | int32(s&1) }

func (t *reach) row(i int32) []uint64 { return t.rows[int(i)*t.words:][:t.words] }

// spread adds to each row those of what follows at once, and reports whether
// that was anything new.
func (t *reach) spread() bool {
	changed := uint64(0)
	from := int32(0)
	for i, end := range t.ends {
		row := t.row(int32(i))
		for _, e := range t.edges[from:end] {
			for w, bits := range t.row(e) {
				changed |= bits &^ row[w]
				row[w] |= bits
			}
		}
		from = end
	}
	return changed != 0
}

// leads reports whether a state follows from another.
func (t *reach) leads(from, to state) bool {
	i := t.of(to)
	return t.rows[int(t.of(from))*t.words+int(i/64)]>>(i%64)&1 != 0
}

// meet reports whether a candidate that is off follows from each of some states.
// If one that is on does, so do the others of its cell, off.
func (t *reach) meet(roots []state) bool {
	const offs = 0x5555555555555555
	for w := range t.words {
		common := uint64(offs)
		for _, root := range roots {
			common &= t.row(t.of(root))[w]
		}
		if common != 0 {
			return true
		}
	}
	return false
}

// circles reports whether a candidate that is on leads to another that is on,
// and that back to it. Every link holds in both directions, so what leads to an
// on is known from what its off leads to.
func (t *reach) circles(x candidate) bool {
	const offs = 0x5555555555555555
	i := t.of(on(x))
	there, back := t.row(i), t.row(i-1)
	for w := range there {
		both := there[w] >> 1 & back[w] & offs
		if w == int(i/64) {
			both &^= 1 << ((i - 1) % 64)
		}
		if both != 0 {
			return true
		}
	}
	return false
}
