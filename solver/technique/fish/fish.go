package fish

import (
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Fish: n houses with no common place for a digit, the base, must contain the digit n
// times. Any n other houses, the cover, can contain it at most n times. If all places in
// the base lie in the cover, the digits of the base use up the cover. The digit is
// therefore eliminated from the rest of the cover, and from places in two cover houses,
// which would use up both (cannibalism).
//
// Fins are base places outside the cover, and places in two base houses (endo-fins).
// Either a fin is true or the fish without the fins holds, so only places that see every
// fin are eliminated.
//
// Shapes:
//   - basic: rows against columns;
//   - Franken: boxes in the base or the cover, but at least one line in both;
//   - mutant: any other combination of houses.
//
// A basic finned fish is sashimi if a base house has fewer than two places without the
// fins. As in HoDoKu, at most five fins are allowed, at most two of them endo-fins. A
// digit may have hundreds of fish with the same eliminations; only the first is yielded,
// which is HoDoKu's default.
//
// Search: since a fish considers only one digit, it eliminates only places that are in no
// template of the digit. Most digits have no such places and are skipped. A place x is
// eliminated only if assuming it leaves the base short of places: the base places that x
// does not see fit into n-1 cover houses, or n-2 if x is in the base itself. The base
// therefore grows house by house together with the set of places x for which this is
// still possible, and the search stops when the set is empty. Covers with unneeded houses
// are skipped because a smaller fish has the same effect.
//
// Source: HoDoKu's technique pages, "Fish"; "The Ultimate Fish Guide" in the Players'
// Forum.

// Shape says which houses a fish consists of.
type Shape uint8

const (
	Basic Shape = iota
	Franken
	Mutant
)

// Fins selects fish of a shape by their fins.
type Fins uint8

const (
	None Fins = iota
	Finned
	Sashimi
)

const (
	maxFins     = 5
	maxEndoFins = 2
)

// family finds the fish of one technique, with size houses in the base.
type family struct {
	key   string
	size  int
	shape Shape
	fins  Fins
}

// Search returns the search for fish of a size from 2 to 7.
func Search(key string, size int, shape Shape, fins Fins) step.Search {
	return family{key, size, shape, fins}.Search
}

func (f family) Search(b *board.Board, yield func(step.Step) bool) {
	s := digitSearches.Get().(*digitSearch)
	defer digitSearches.Put(s)
	digits := digitPool.Get().(*boardDigits)
	defer digitPool.Put(digits)
	s.family = f
	for d := range board.AllDigits.All() {
		s.digitPlaces = digits.of(b, d)
		if s.digitPlaces == nil || s.refuted == 0 {
			continue
		}
		s.seen = s.seen[:0]
		for _, base := range [2]board.HouseKind{board.Row, board.Column} {
			s.orient(base)
			if !s.grow(b, 0, baseSet{targets: s.refuted}, yield) {
				return
			}
			if f.shape == Mutant {
				break // bases and covers already contain all houses
			}
		}
	}
}

var digitSearches = sync.Pool{New: func() any { return new(digitSearch) }}

// digitSearch searches for fish of a digit.
type digitSearch struct {
	family
	*digitPlaces
	// bases lists the houses allowed in the base, and covers those allowed in the cover.
	bases     [board.Houses]board.House
	baseEnd   int
	covers    board.HouseSet
	instances []instance // fish of the current base
	seen      []uint64   // eliminations already yielded
}

// orient sets the allowed houses for a base with lines of the given kind.
func (s *digitSearch) orient(base board.HouseKind) {
	s.baseEnd, s.covers = 0, 0
	for h := range board.House(board.Houses) {
		if s.house[h] == 0 {
			continue
		}
		box := !h.IsLine()
		if s.shape == Mutant || box && s.shape == Franken || !box && h.Kind() == base {
			s.bases[s.baseEnd] = h
			s.baseEnd++
		}
		if s.shape == Mutant || box && s.shape == Franken || !box && h.Kind() != base {
			s.covers = s.covers.With(h)
		}
	}
}

// baseSet is a complete or partial base.
type baseSet struct {
	houses board.HouseSet
	size   int
	// places holds the places in the base, endo the places in two of its houses, and
	// targets the places that may be eliminated.
	places, endo, targets uint64
}

// grow extends a base by the houses whose index is at least from, and yields the fish of
// complete bases. It returns false if yield did.
func (s *digitSearch) grow(b *board.Board, from int, base baseSet, yield func(step.Step) bool) bool {
	if base.size == s.size {
		s.findCovers(base)
		return s.yieldInstances(b, base, yield)
	}
	for i := from; i <= s.baseEnd-(s.size-base.size); i++ {
		next := base
		if s.add(&next, s.bases[i]) && !s.grow(b, i+1, next, yield) {
			return false
		}
	}
	return true
}

// add adds a house to a base and reports whether a fish is still possible.
func (s *digitSearch) add(base *baseSet, h board.House) bool {
	places := s.house[h]
	if overlap := base.places & places; overlap != 0 {
		base.endo |= overlap
		if s.fins == None || setLen(base.endo) > maxEndoFins {
			return false
		}
		base.targets &= s.commonPeers(overlap)
	}
	base.places |= places
	base.houses = base.houses.With(h)
	base.size++
	if s.fins == None {
		return setLen(places) > 1 && s.coverable(base.places, s.size, s.covers&^base.houses)
	}
	if base.size > 1 || s.size == 2 {
		s.dropTargets(base)
	}
	return base.targets != 0
}

// dropTargets drops the targets that the base can no longer eliminate.
func (s *digitSearch) dropTargets(base *baseSet) {
	allowed := s.covers &^ base.houses
	for rest := base.targets; rest != 0; rest &= rest - 1 {
		x := lowest(rest)
		free := s.size - 1
		if base.size == s.size && base.places>>x&1 != 0 {
			if free--; (s.houses[x] & allowed).Len() < 2 {
				base.targets &^= 1 << x
				continue
			}
		}
		if !s.coverable(base.places&^s.peers[x]&^(1<<x), free, allowed) {
			base.targets &^= 1 << x
		}
	}
}
