package forcing

import (
	"math/bits"

	"sudoku/solver/board"
)

// rule identifies a rule that may rule out candidates during a run.
type rule uint8

const (
	locking rule = iota
	hiddenPair
	nakedPair
	xWing
	// nested is a chain that holds on the board that the run has reached.
	nested
)

// finding is the result of a rule in a run. It depends on candidates ruled out earlier,
// its parents.
type finding struct {
	rule rule
	// houses corresponds to Line.Houses, padded with noHouse; digits and cells are those
	// of a pair.
	houses [4]uint8
	digits uint16
	cells  [2]uint8
	// The parents are run.parents[first:last].
	first, last int32
	// at is the number of candidates that the run had ruled out before the finding.
	at int32
	// For a nested chain, by is the index of the nested searcher and result that of its
	// hint; identity and weight are those of the chain.
	by       int8
	result   int32
	identity uint64
	weight   int32
}

// noHouse pads the houses of a finding.
const noHouse = board.Houses

func inHouses(houses ...int) (list [4]uint8) {
	for i := range list {
		list[i] = noHouse
		if i < len(houses) {
			list[i] = uint8(houses[i])
		}
	}
	return list
}

// consult tries the rules in order until one of them finds something that depends on
// candidates that the run has ruled out. It applies the eliminations and reports whether
// any of them is new.
func (s *searcher) consult(r *run) bool {
	known, before := len(r.findings), len(r.lists[0])
	s.asked = before
	for _, ask := range [...]func(*searcher, *run){(*searcher).askLocking, (*searcher).askHiddenPairs, (*searcher).askNakedPairs, (*searcher).askXWings} {
		if ask(s, r); len(r.findings) > known {
			return len(r.lists[0]) > before
		}
	}
	for i := range s.inside {
		if s.askInside(r, i); len(r.findings) > known {
			break
		}
	}
	return len(r.lists[0]) > before
}

// parent adds a candidate to the parents of the current finding.
func (r *run) parent(x candidate) { r.parents = append(r.parents, off(x)) }

// parentsIn adds to the parents the places that a digit has lost in a house since the run
// began, except those in the mask.
func (s *searcher) parentsIn(r *run, d, house int, mask uint16) {
	for m := s.start.places[d][house] &^ s.now.places[d][house] &^ mask; m != 0; m &= m - 1 {
		r.parent(candidate(cellAt[house][first(m)])*9 + candidate(d))
	}
}

// found records the current finding, whose parents start at the given index. ok is false
// if it has no parents, since the rule then works on the original board too.
func (s *searcher) found(r *run, f finding, parents int) (m mark, ok bool) {
	if len(r.parents) == parents {
		return m, false
	}
	f.first, f.last, f.at = int32(parents), int32(len(r.parents)), int32(s.asked)
	r.findings = append(r.findings, f)
	return mark{candidate(len(r.findings) - 1), byRule}, true
}

// exclude turns a candidate off unless it is off already.
func (s *searcher) exclude(r *run, x candidate, why mark) {
	if !r.has(off(x)) {
		s.put(r, node{off(x), why})
	}
}

// The first house of each kind.
const (
	rows    = 0
	columns = 9
	boxes   = 18
)

// askLocking finds digits whose places in one house all lie in another, which excludes
// the other places there.
func (s *searcher) askLocking(r *run) {
	for _, kinds := range [...][2]int{{boxes, columns}, {boxes, rows}, {columns, boxes}, {rows, boxes}} {
		for h1 := kinds[0]; h1 < kinds[0]+9; h1++ {
			for h2 := kinds[1]; h2 < kinds[1]+9; h2++ {
				if shared[h1][h2] != 0 {
					s.lockBetween(r, h1, h2)
				}
			}
		}
	}
}

func (s *searcher) lockBetween(r *run, h1, h2 int) {
	both := shared[h1][h2]
	for d := range 9 {
		m := s.now.places[d][h1]
		rest := s.now.places[d][h2] &^ shared[h2][h1]
		if m&^both != 0 || rest == 0 || m&(m-1) == 0 {
			continue
		}
		parents := len(r.parents)
		s.parentsIn(r, d, h1, both)
		if why, ok := s.found(r, finding{rule: locking, houses: inHouses(h1, h2)}, parents); ok {
			s.excludePlaces(r, d, h2, rest, why)
		}
	}
}

// excludePlaces excludes places for a digit in a house.
func (s *searcher) excludePlaces(r *run, d, house int, m uint16, why mark) {
	for ; m != 0; m &= m - 1 {
		s.exclude(r, candidate(cellAt[house][first(m)])*9+candidate(d), why)
	}
}

// subsetHouses lists the houses in the order in which pairs are searched.
var subsetHouses = func() (list [board.Houses]int) {
	for i := range list {
		list[i] = [3]int{boxes, columns, rows}[i/9] + i%9
	}
	return list
}()

// askHiddenPairs finds pairs of digits that have the same two places in a house.
func (s *searcher) askHiddenPairs(r *run) {
	for _, h := range subsetHouses {
		if s.start.empty[h] <= 4 {
			continue
		}
		for _, digits := range pairs {
			d, e := first(digits), first(digits&(digits-1))
			m := s.now.places[d][h]
			if m == s.now.places[e][h] && bits.OnesCount16(m) == 2 {
				s.hidePair(r, h, digits, m)
			}
		}
	}
}

func (s *searcher) hidePair(r *run, h int, digits, m uint16) {
	cells := [2]uint8{cellAt[h][first(m)], cellAt[h][first(m&(m-1))]}
	if (s.now.cells[cells[0]]|s.now.cells[cells[1]])&^digits == 0 {
		return
	}
	parents := len(r.parents)
	for at := range 9 {
		if m>>at&1 == 0 {
			c := cellAt[h][at]
			for lost := s.start.cells[c] & digits; lost != 0; lost &= lost - 1 {
				r.parent(candidate(c)*9 + candidate(first(lost)))
			}
		}
	}
	if why, ok := s.found(r, finding{rule: hiddenPair, houses: inHouses(h), digits: digits, cells: cells}, parents); ok {
		for _, c := range cells {
			for rest := s.now.cells[c] &^ digits; rest != 0; rest &= rest - 1 {
				s.exclude(r, candidate(c)*9+candidate(first(rest)), why)
			}
		}
	}
}

// askNakedPairs finds pairs of cells of a house that have the same two candidates.
func (s *searcher) askNakedPairs(r *run) {
	for _, h := range subsetHouses {
		if s.start.empty[h] < 4 {
			continue
		}
		for _, m := range pairs {
			c, e := cellAt[h][first(m)], cellAt[h][first(m&(m-1))]
			digits := s.now.cells[c]
			if digits == s.now.cells[e] && bits.OnesCount16(digits) == 2 {
				s.nakedPair(r, h, digits, m)
			}
		}
	}
}

func (s *searcher) nakedPair(r *run, h int, digits, m uint16) {
	d, e := first(digits), first(digits&(digits-1))
	rest := (s.now.places[d][h] | s.now.places[e][h]) &^ m
	if rest == 0 {
		return
	}
	parents := len(r.parents)
	for at := m; at != 0; at &= at - 1 {
		c := cellAt[h][first(at)]
		for lost := s.start.cells[c] &^ digits; lost != 0; lost &= lost - 1 {
			r.parent(candidate(c)*9 + candidate(first(lost)))
		}
	}
	cells := [2]uint8{cellAt[h][first(m)], cellAt[h][first(m&(m-1))]}
	if why, ok := s.found(r, finding{rule: nakedPair, houses: inHouses(h), digits: digits, cells: cells}, parents); ok {
		for ; rest != 0; rest &= rest - 1 {
			c := cellAt[h][first(rest)]
			for both := s.now.cells[c] & digits; both != 0; both &= both - 1 {
				s.exclude(r, candidate(c)*9+candidate(first(both)), why)
			}
		}
	}
}

// askXWings finds digits that have the same two places in two columns or rows, which
// excludes the other places in the crossing lines.
func (s *searcher) askXWings(r *run) {
	for _, kinds := range [...][2]int{{columns, rows}, {rows, columns}} {
		for _, lines := range pairs {
			l1, l2 := first(lines), first(lines&(lines-1))
			for d := range 9 {
				m := s.now.places[d][kinds[0]+l1]
				if m != s.now.places[d][kinds[0]+l2] || bits.OnesCount16(m) != 2 || s.start.placed[d] > 5 {
					continue
				}
				c1, c2 := kinds[1]+first(m), kinds[1]+first(m&(m-1))
				if (s.now.places[d][c1]|s.now.places[d][c2])&^lines == 0 {
					continue
				}
				parents := len(r.parents)
				s.parentsIn(r, d, kinds[0]+l1, m)
				s.parentsIn(r, d, kinds[0]+l2, m)
				if why, ok := s.found(r, finding{rule: xWing, houses: inHouses(kinds[0]+l1, kinds[0]+l2, c1, c2)}, parents); ok {
					s.excludePlaces(r, d, c1, s.now.places[d][c1]&^lines, why)
					s.excludePlaces(r, d, c2, s.now.places[d][c2]&^lines, why)
				}
			}
		}
	}
}
