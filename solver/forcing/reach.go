package forcing

import "sudoku/solver/board"

// reach records which states lead to which over any number of links of a board. It shows
// quickly where chains can exist; most boards have none.
type reach struct {
	number [board.Candidates]int16 // number of each candidate of the board
	count  int
	words  int      // per row
	rows   []uint64 // a bit set per state, indexed by twice its number plus one for on
	edges  []int32  // direct conclusions, state by state
	ends   []int32  // end of each state's edges
}

// build computes t from the links of the searcher's board.
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

// link lists the direct conclusions of a candidate being off, then being on.
func (t *reach) link(s *searcher, x candidate) {
	for n := range s.alone(x, houseLinks|cellLinks) {
		t.edges = append(t.edges, t.index(n.state))
	}
	t.ends = append(t.ends, int32(len(t.edges)))
	c, d := int(x/9), int(x%9)
	for m := s.start.cells[c] &^ (1 << d); m != 0; m &= m - 1 {
		t.edges = append(t.edges, t.index(off(candidate(c*9+first(m)))))
	}
	box := int(spots[c][0].house)
	for kind, p := range spots[c] {
		m := s.start.places[d][p.house] &^ (1 << p.at)
		if kind > 0 {
			m &^= shared[p.house][box]
		}
		for ; m != 0; m &= m - 1 {
			t.edges = append(t.edges, t.index(off(candidate(cellAt[p.house][first(m)])*9+candidate(d))))
		}
	}
	t.ends = append(t.ends, int32(len(t.edges)))
}

// index returns the index of a state.
func (t *reach) index(s state) int32 { return int32(t.number[s.candidate()])<<1 | int32(s&1) }

func (t *reach) row(i int32) []uint64 { return t.rows[int(i)*t.words:][:t.words] }

// spread adds to each row the rows of its direct conclusions. It reports whether any row
// changed.
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

// leads reports whether the first state leads to the second.
func (t *reach) leads(from, to state) bool {
	i := t.index(to)
	return t.rows[int(t.index(from))*t.words+int(i/64)]>>(i%64)&1 != 0
}

// meet reports whether all the roots turn the same candidate off. Candidates that are
// on need no check, because the other candidates of the cell are then off.
func (t *reach) meet(roots []state) bool {
	const offs = 0x5555555555555555
	for w := range t.words {
		common := uint64(offs)
		for _, root := range roots {
			common &= t.row(t.index(root))[w]
		}
		if common != 0 {
			return true
		}
	}
	return false
}

// circles reports whether x being on turns on another candidate, which in turn leads back
// to x. Since every link holds in both directions, the states that lead to x being on can
// be read from the conclusions of x being off.
func (t *reach) circles(x candidate) bool {
	const offs = 0x5555555555555555
	i := t.index(on(x))
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
