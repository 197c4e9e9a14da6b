package forcing

import "sudoku/solver/board"

// code identifies a cell, or a digit in a house, whose other candidates must be ruled out
// for a chain to hold.
type code uint16

func cellCode(c int) code         { return code(c) }
func houseCode(d, house int) code { return code(board.Cells + d*board.Houses + house) }

// askInside runs a nested searcher on the board that the run has reached, and applies the
// chains that it finds.
func (s *searcher) askInside(r *run, number int) {
	in := s.inside[number]
	in.start = position{grid: s.now, empty: s.start.empty, placed: s.start.placed}
	in.search()
	for i := range in.hints {
		s.useHint(r, in, number, i)
	}
}

// useHint applies the eliminations of a nested chain if the chain depends on candidates
// that the run has ruled out.
func (s *searcher) useHint(r *run, in *searcher, number, i int) {
	h := &in.hints[i]
	codes := in.relies(h)
	parents := len(r.parents)
	var seen board.CandidateSet
	for _, c := range codes {
		s.collectParents(r, c, &seen)
	}
	why, ok := s.found(r, finding{rule: nested, houses: inHouses()}, parents)
	if !ok {
		return
	}
	f := &r.findings[why.from]
	f.by, f.result, f.identity, f.weight = int8(number), int32(i), in.identity(h), h.weight
	r.isNested = true
	removes := in.removes(h)
	for x := range removes.All() {
		s.exclude(r, candidate(x), why)
	}
}

// collectParents adds candidates to the parents of the current finding: those that a
// cell, or a digit in a house, has lost since the run began.
func (s *searcher) collectParents(r *run, c code, seen *board.CandidateSet) {
	if c < board.Cells {
		for m := s.start.cells[c] &^ s.now.cells[c]; m != 0; m &= m - 1 {
			r.newParent(candidate(c)*9+candidate(first(m)), seen)
		}
		return
	}
	d, house := int(c-board.Cells)/board.Houses, int(c-board.Cells)%board.Houses
	for m := s.start.places[d][house] &^ s.now.places[d][house]; m != 0; m &= m - 1 {
		r.newParent(candidate(cellAt[house][first(m)])*9+candidate(d), seen)
	}
}

func (r *run) newParent(x candidate, seen *board.CandidateSet) {
	if !seen.Has(board.Candidate(x)) {
		seen.Add(board.Candidate(x))
		r.parent(x)
	}
}

// removes returns the candidates that a hint eliminates.
func (s *searcher) removes(h *hint) board.CandidateSet {
	if h.form == loop {
		return s.removed[h.removed]
	}
	var set board.CandidateSet
	x := h.target.candidate()
	if !h.target.isOn() {
		set.Add(board.Candidate(x))
		return set
	}
	for m := s.start.cells[x/9] &^ (1 << (x % 9)); m != 0; m &= m - 1 {
		set.Add(board.Candidate(x/9*9 + candidate(first(m))))
	}
	return set
}

// parts returns the ends of the branches of a hint, in order.
func (s *searcher) parts(h *hint) []part {
	parts := s.partList[:0]
	x := h.root.candidate()
	switch h.form {
	case contradiction:
		r := s.runs[h.root]
		parts = append(parts, part{r, r.ends[1]}, part{r, r.ends[0]})
	case double:
		for _, root := range [...]state{on(x), off(x)} {
			parts = append(parts, s.runs[root].part(h.target))
		}
	case cellForm:
		for m := s.start.cells[x/9]; m != 0; m &= m - 1 {
			parts = append(parts, s.runs[on(x/9*9+candidate(first(m)))].part(h.target))
		}
	case houseForm:
		for m := s.start.places[x%9][h.house]; m != 0; m &= m - 1 {
			y := candidate(cellAt[h.house][first(m)])*9 + x%9
			parts = append(parts, s.runs[on(y)].part(h.target))
		}
	}
	s.partList = parts
	return parts
}

func (r *run) part(target state) part { return part{r, r.node(target)} }

// relies lists the cells and houses that a hint relies on. In each of them the last
// remaining candidate turns on, so the others must be ruled out. Like Sudoku Explainer,
// relies does not look into chains nested within the hint.
func (s *searcher) relies(h *hint) []code {
	if s.plain {
		return s.pathCodes(h)
	}
	codes := s.codes[:0]
	for _, p := range s.parts(h) {
		for _, n := range s.lineage(p.run, p.end) {
			c := n.cell()
			switch {
			case !n.isOn():
			case n.why == inCell || n.why == assumed && h.form == cellForm:
				codes = append(codes, cellCode(c))
			case n.why == assumed && h.form == houseForm:
				codes = append(codes, houseCode(n.digit(), int(h.house)))
			case n.why != assumed:
				codes = append(codes, houseCode(n.digit(), n.why.house(c)))
			}
		}
	}
	s.codes = codes
	return codes
}

// identity returns a number that identifies the chain of a hint.
func (s *searcher) identity(h *hint) uint64 {
	if s.plain {
		return s.pathIdentity(h)
	}
	return s.identify(s.parts(h))
}
