package forcing

import (
	"cmp"
	"context"
	"math/bits"

	"sudoku/solver/board"
	"sudoku/solver/sorting"
)

// form describes how the branches of a chain combine.
type form uint8

const (
	// contradiction: an assumption turns a candidate both on and off.
	contradiction form = iota
	// double: a candidate leads to the same state whether on or off.
	double
	// cellForm and houseForm: all candidates of a cell, or all places for a digit in a
	// house, lead to the same state.
	cellForm
	houseForm
	// loop and single are plain chains, which only occur nested.
	loop
	single
)

// sortKeys reproduces Sudoku Explainer's order of chains with the same complexity.
var sortKeys = [...]uint8{contradiction: 7, double: 1, cellForm: 5, houseForm: 6}

// hint describes a chain that has an effect.
type hint struct {
	form form
	key  uint8
	// root is the assumption (contradiction), the candidate that is on (double), a
	// candidate of the cell (cellForm), or a place for the digit in the house
	// (houseForm). house is set for houseForm only.
	root  state
	house uint8
	// target is the conclusion.
	target state
	weight int32
	order  int32
	// For loop and single, effort is the difficulty and searcher.path[first:last] is the
	// path, starting with its end.
	effort      float64
	first, last int32
	removed     int32 // index in searcher.removed of a loop's eliminations
}

// pulse reports that a search is alive and records whether to stop it.
type pulse struct {
	ctx     context.Context
	tick    func()
	beats   uint
	stopped bool
}

// beat calls tick and checks the context, but only on every 64th call. The search calls
// it for each run, and also where it skips runs.
func (p *pulse) beat() {
	if p.beats++; p.beats%64 != 0 {
		return
	}
	if p.tick != nil {
		p.tick()
	}
	if p.ctx != nil && p.ctx.Err() != nil {
		p.stopped = true
	}
}

// searcher finds the chains of one kind on successive boards. It keeps its memory and the
// last board's runs for reuse.
type searcher struct {
	kind  Kind // Nishio, Multiple or Dynamic
	level int  // which rules may be used in a run, 0 to 5
	plain bool // searches for plain chains instead
	pulse *pulse
	own   pulse // the pulse of an outermost searcher
	// inside holds the nested searchers (level 2 and above).
	inside []*searcher

	start position
	// searched reports whether hints and runs belong to start. Only outermost searchers
	// use it.
	searched bool
	now      grid    // current run: candidates still on the board
	reached  [2]grid // current run: candidates that are off, and on
	asked    int     // current run: number of candidates off when it last consulted the rules
	runs     [states]*run

	hints   []hint
	best    [2 * board.Candidates]int32 // by effect: index of its best hint plus one
	touched []uint16
	path    []node
	removed []board.CandidateSet
	far     wanderer
	reach   reach

	line     []node
	above    []state
	chains   []chainWeight
	union    []chainWeight
	partList []part
	roots    []state
	codes    []code
}

// newSearcher returns a searcher with its nested searchers.
func newSearcher(kind Kind, level int) *searcher {
	s := &searcher{kind: kind, level: level}
	switch level {
	case 2:
		s.inside = []*searcher{newPlain()}
	case 3:
		s.inside = []*searcher{newPlain(), newSearcher(Multiple, 0)}
	case 4:
		s.inside = []*searcher{newSearcher(Dynamic, 0)}
	case 5:
		s.inside = []*searcher{newSearcher(Dynamic, 0), newSearcher(Dynamic, 2)}
	}
	return s
}

func newPlain() *searcher { return &searcher{plain: true} }

// share sets the pulse of the searcher and its nested searchers.
func (s *searcher) share(p *pulse) {
	s.pulse = p
	for _, in := range s.inside {
		in.share(p)
	}
}

// search fills hints with the chains on the start board: the best for each effect,
// simplest first.
func (s *searcher) search() {
	s.hints = s.hints[:0]
	for _, k := range s.touched {
		s.best[k] = 0
	}
	s.touched = s.touched[:0]
	if s.plain {
		s.searchPlain()
		return
	}
	for _, r := range s.runs {
		if r != nil {
			r.ready = false
		}
	}
	least := 2
	if s.kind == Multiple {
		least = 3
		s.reach.build(s)
	}
	for c, m := range s.start.cells {
		if bits.OnesCount16(m) >= least {
			s.searchCell(c, m)
		}
		if s.pulse.stopped {
			s.hints = s.hints[:0]
			return
		}
	}
	s.sortHints()
}

// sortHints keeps the best hint for each effect and sorts the hints.
func (s *searcher) sortHints() {
	kept := s.hints[:0]
	for i, h := range s.hints {
		if s.best[s.effect(h.target)] == int32(i)+1 {
			kept = append(kept, h)
		}
	}
	s.hints = kept
	sorting.Stable(s.hints, func(a, b hint) int {
		return cmp.Or(cmp.Compare(a.weight, b.weight), cmp.Compare(a.key, b.key), cmp.Compare(a.order, b.order))
	})
}

// run returns the run from an assumption, computing it if necessary.
func (s *searcher) run(root state) *run {
	r := s.runs[root]
	if r == nil {
		r = new(run)
		s.runs[root] = r
	}
	if !r.ready {
		s.follow(r, root)
	}
	return r
}

// searchCell finds the chains that start with the candidates of a cell.
func (s *searcher) searchCell(c int, m uint16) {
	size := bits.OnesCount16(m)
	for rest := m; rest != 0; rest &= rest - 1 {
		x := candidate(c*9 + first(rest))
		if s.kind != Multiple {
			s.searchBoth(x, s.run(on(x)), s.run(off(x)), s.kind != Nishio && size >= 3)
		}
		if s.kind == Nishio {
			continue
		}
		for _, p := range spots[c] {
			places := s.start.places[x%9][p.house]
			if bits.OnesCount16(places) > 1 && first(places) == int(p.at) {
				s.searchHouse(x, p.house, places)
			}
		}
	}
	if s.kind == Nishio || size < 2 {
		return
	}
	roots := s.roots[:0]
	for rest := m; rest != 0; rest &= rest - 1 {
		roots = append(roots, on(candidate(c*9+first(rest))))
	}
	s.joinEach(roots, hint{form: cellForm, root: on(candidate(c*9 + first(m)))})
}

// searchBoth finds what the runs from x being on and from x being off prove, alone or
// together.
func (s *searcher) searchBoth(x candidate, yes, no *run, reduce bool) {
	for _, r := range [...]*run{yes, no} {
		if r.clash {
			s.offer(hint{form: contradiction, root: r.root, target: r.root.opposite()},
				append(s.partList[:0], part{r, r.ends[1]}, part{r, r.ends[0]}))
		}
	}
	if reduce {
		s.partList = append(s.partList[:0], part{run: yes}, part{run: no})
		s.join(s.partList, hint{form: double, root: on(x)})
	}
}

// searchHouse finds the common conclusions of all places for a digit in a house.
func (s *searcher) searchHouse(x candidate, house uint8, places uint16) {
	roots := s.roots[:0]
	for ; places != 0; places &= places - 1 {
		roots = append(roots, on(candidate(cellAt[house][first(places)])*9+x%9))
	}
	s.joinEach(roots, hint{form: houseForm, root: on(x), house: house})
}

// joinEach offers a hint for each state that the runs from all roots have in common. For
// the kind Multiple it skips the runs if the links of the board show that there is no
// such state.
func (s *searcher) joinEach(roots []state, h hint) {
	s.roots = roots
	if s.kind == Multiple && !s.reach.meet(roots) {
		s.pulse.beat()
		return
	}
	parts := s.partList[:0]
	for _, root := range roots {
		parts = append(parts, part{run: s.run(root)})
	}
	s.partList = parts
	s.join(parts, h)
}

// join offers a hint for each state that all runs have in common, in the order of the
// first run.
func (s *searcher) join(parts []part, h hint) {
	for _, side := range [...]state{1, 0} {
		common := parts[0].run.sets[side]
		for _, p := range parts[1:] {
			for i := range common {
				common[i] &= p.run.sets[side][i]
			}
		}
		if common.IsEmpty() {
			continue
		}
		for _, y := range parts[0].run.lists[side] {
			if !common.Has(board.Candidate(y)) {
				continue
			}
			h.target = state(y)<<1 | side
			for i := range parts {
				parts[i].end = parts[i].run.node(h.target)
			}
			s.offer(h, parts)
		}
	}
}

// effect returns a number for the effect of a state being true. Hints with the same
// effect have the same number.
func (s *searcher) effect(target state) int {
	x := int(target.candidate())
	if !target.isOn() {
		return x
	}
	if others := s.start.cells[x/9] &^ (1 << (x % 9)); others&(others-1) == 0 {
		return x/9*9 + first(others)
	}
	return board.Candidates + x
}

// offer adds a hint if it has an effect and is the best for that effect so far.
func (s *searcher) offer(h hint, parts []part) {
	x := h.target.candidate()
	if h.target.isOn() && s.start.cells[x/9]&^(1<<(x%9)) == 0 {
		return
	}
	h.key = sortKeys[h.form]
	e := s.effect(h.target)
	limit := 1 << 30
	if n := s.best[e]; n != 0 {
		limit = int(s.hints[n-1].weight)
		if h.key < s.hints[n-1].key {
			limit++
		}
	}
	w := s.weight(parts, limit)
	if w >= limit {
		return
	}
	if s.best[e] == 0 {
		s.touched = append(s.touched, uint16(e))
	}
	h.weight, h.order = int32(w), int32(len(s.hints))
	s.hints = append(s.hints, h)
	s.best[e] = int32(len(s.hints))
}
