package fish

import (
	"fmt"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/link"
	"sudoku/solver/step"
)

// Kraken fish: a finned fish that eliminates nothing by itself, combined with chains.
// Either a fin is true or the fish without fins holds.
//
//   - Type 1: the fish without fins would eliminate a place, and a chain from each fin,
//     assumed true, makes that place false.
//   - Type 2: if the fish holds, one of the base places in each cover house is true.
//     Chains from each base place in one of the cover houses and from each fin all make
//     the same candidate false. This candidate may have any digit. A place in two cover
//     houses needs no chain, since it is false if the fish holds.
//
// As in HoDoKu, the fish are basic and Franken fish of two to four houses with one or two
// fins and no endo-fins. The chains pass only through single candidates. Each elimination
// is yielded once, with the smallest fish.
//
// Source: HoDoKu's technique pages, "Kraken Fish".

// krakenFish finds kraken fish of type 1 or 2.
type krakenFish struct {
	key  string
	kind int
}

const maxKrakenFins = 2

func (f krakenFish) Search(b *board.Board, yield func(step.Step) bool) {
	s := krakenSearches.Get().(*krakenSearch)
	defer krakenSearches.Put(s)
	s.graph = link.Acquire(b, link.Plain)
	defer s.graph.Release()
	s.kraken = f
	s.done = board.CandidateSet{}
	digits := digitPool.Get().(*boardDigits)
	defer digitPool.Put(digits)
	for size := 2; size <= 4; size++ {
		for _, shape := range [2]Shape{Basic, Franken} {
			s.family = family{f.key, size, shape, Finned}
			for d := range board.AllDigits.All() {
				if s.digitPlaces = digits.of(b, d); s.digitPlaces != nil && !s.searchDigit(b, yield) {
					return
				}
			}
		}
	}
}

var krakenSearches = sync.Pool{New: func() any { return new(krakenSearch) }}

// krakenSearch searches for the kraken fish of a digit.
type krakenSearch struct {
	digitSearch
	kraken krakenFish
	graph  *link.Graph
	// excluded holds, for each place in known, the candidates that chains from the place
	// make false.
	excluded [64]board.CandidateSet
	known    uint64
	done     board.CandidateSet // eliminations already yielded
}

func (s *krakenSearch) searchDigit(b *board.Board, yield func(step.Step) bool) bool {
	s.known = 0
	for _, base := range [2]board.HouseKind{board.Row, board.Column} {
		s.orient(base)
		if !s.growKraken(b, 0, baseSet{}, yield) {
			return false
		}
	}
	return true
}

// growKraken extends a base by the houses whose index is at least from, and covers
// complete bases. It returns false if yield did.
func (s *krakenSearch) growKraken(b *board.Board, from int, base baseSet, yield func(step.Step) bool) bool {
	if base.size == s.size {
		return s.coverKraken(b, &base, base.places, instance{}, s.covers&^base.houses, yield)
	}
	for i := from; i <= s.baseEnd-(s.size-base.size); i++ {
		h := s.bases[i]
		if base.places&s.house[h] != 0 {
			continue // the base would have endo-fins
		}
		next := baseSet{houses: base.houses.With(h), size: base.size + 1, places: base.places | s.house[h]}
		if !s.growKraken(b, i+1, next, yield) {
			return false
		}
	}
	return true
}

// coverKraken covers the remaining places of a base or makes them fins, in every possible
// way. It returns false if yield did.
func (s *krakenSearch) coverKraken(b *board.Board, base *baseSet, left uint64, c instance, allowed board.HouseSet, yield func(step.Step) bool) bool {
	if c.cover.Len() == s.size {
		c.fins |= left
		n := setLen(c.fins)
		return n == 0 || n > maxKrakenFins || s.link(b, base, &c, yield)
	}
	if left == 0 {
		return true
	}
	x := lowest(left)
	for hs := s.houses[x] & allowed; hs != 0; hs &= hs - 1 {
		h := hs.First()
		allowed = allowed.Without(h)
		if !s.coverKraken(b, base, left&^s.house[h], instance{cover: c.cover.With(h), fins: c.fins}, allowed, yield) {
			return false
		}
	}
	if setLen(c.fins) == maxKrakenFins || s.houses[x]&c.cover != 0 {
		return true
	}
	c.fins |= 1 << x
	return s.coverKraken(b, base, left&^(1<<x), c, allowed&^s.houses[x], yield)
}

// link yields the kraken fish that extend a finned fish by chains. It returns false if
// yield did.
func (s *krakenSearch) link(b *board.Board, base *baseSet, c *instance, yield func(step.Step) bool) bool {
	if classifyShape(base.houses, c.cover) != s.shape {
		return true
	}
	var once, twice uint64
	for hs := c.cover; hs != 0; hs &= hs - 1 {
		places := s.house[hs.First()]
		twice |= once & places
		once |= places
	}
	c.cleared = once&^base.places | twice
	if c.cleared&s.commonPeers(c.fins) != 0 {
		return true // an ordinary finned fish
	}
	if s.kraken.kind == 1 {
		return s.linkTargets(b, base, c, yield)
	}
	for hs := c.cover; hs != 0; hs &= hs - 1 {
		h := hs.First()
		places := s.house[h] & base.places &^ twice
		if places != s.house[h] && !s.linkPlaces(b, base, c, h, places|c.fins, yield) {
			return false
		}
	}
	return true
}

// linkTargets yields kraken fish of type 1.
func (s *krakenSearch) linkTargets(b *board.Board, base *baseSet, c *instance, yield func(step.Step) bool) bool {
	targets := s.common(c.fins)
	for rest := c.cleared; rest != 0; rest &= rest - 1 {
		x := board.NewCandidate(s.cells[lowest(rest)], s.digit)
		if targets.Has(x) && !s.done.Has(x) {
			s.done.Add(x)
			if !yield(s.krakenStep(b, base, c, x, c.fins, board.House(board.Houses))) {
				return false
			}
		}
	}
	return true
}

// linkPlaces yields kraken fish of type 2 for the places in a cover house and the fins.
func (s *krakenSearch) linkPlaces(b *board.Board, base *baseSet, c *instance, h board.House, places uint64, yield func(step.Step) bool) bool {
	targets := s.common(places)
	for x := range targets.All() {
		if s.done.Has(x) {
			continue
		}
		s.done.Add(x)
		if !yield(s.krakenStep(b, base, c, x, places, h)) {
			return false
		}
	}
	return true
}

// common returns the candidates, except the places themselves, that chains from each of
// the places make false.
func (s *krakenSearch) common(places uint64) board.CandidateSet {
	var set board.CandidateSet
	for i := range set {
		set[i] = ^uint64(0)
	}
	for rest := places; rest != 0; rest &= rest - 1 {
		p := lowest(rest)
		if s.known>>p&1 == 0 {
			s.known |= 1 << p
			s.explore(p)
		}
		for i := range set {
			set[i] &= s.excluded[p][i]
		}
	}
	for rest := places; rest != 0; rest &= rest - 1 {
		set.Remove(board.NewCandidate(s.cells[lowest(rest)], s.digit))
	}
	return set
}

// explore follows the chains from a place.
func (s *krakenSearch) explore(p int) {
	s.excluded[p] = board.CandidateSet{}
	s.run(p)
	for _, state := range s.graph.Search.Reached() {
		if !state.IsOn() {
			s.excluded[p].Add(s.graph.Candidate(state.Node()))
		}
	}
}

func (s *krakenSearch) run(p int) {
	if node, ok := s.graph.Node(step.NewNode(board.NewCandidate(s.cells[p], s.digit))); ok {
		s.graph.Search.Run(s.graph, link.NewState(node, true), link.Strong|link.Weak, 0)
	}
}

// krakenStep returns the step that eliminates x, with a view of the fish and a view of
// each chain. For type 2, h is the cover house.
func (s *krakenSearch) krakenStep(b *board.Board, base *baseSet, c *instance, x board.Candidate, places uint64, h board.House) step.Step {
	result := s.step(b, base, c, nil)
	result.Eliminations = []board.Candidate{x}
	if h < board.Houses {
		result.Args = append(result.Args, step.HouseArg("house", h))
	}
	end, _ := s.graph.Node(step.NewNode(x))
	for n := 1; places != 0; places &= places - 1 {
		s.run(lowest(places))
		chain := s.graph.Search.Chain(link.NewState(end, false))
		result.Args = append(result.Args, step.ChainArg(fmt.Sprintf("chain-%d", n), chain))
		var v step.View
		v.MarkChain(chain)
		result.Views = append(result.Views, v)
		n++
	}
	return result
}
