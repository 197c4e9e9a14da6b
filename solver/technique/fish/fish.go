package fish

import (
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Fish: n houses, the base, that have no place for a digit in common need n
// of it; n other houses, the cover, have n at most. If all places in the base
// lie in the cover, they take all that the cover may hold: the digit goes from
// the rest of the cover, and from places in two cover houses, which would use
// up two (cannibalism).
//
// Fins are base places that are not in the cover, and places in two base
// houses (endo-fins). Either one of them is true or the fish without them
// holds, so that only places go that see every fin.
//
// By shape:
//   - basic: rows against columns;
//   - Franken: boxes on either side as well, a line at least on both;
//   - mutant: any other mixture of houses.
//
// A basic finned fish is sashimi if, without the fins, a base house has fewer
// than two places. At most five fins, two of them endo-fins, are allowed, the
// limits of HoDoKu. Of several fish of a digit with the same eliminations the
// first is yielded, as HoDoKu does by default: there may be hundreds.
//
// How the search goes: a fish speaks of one digit alone, and so eliminates only
// places that are in no template of it; most digits have no such place and are
// not searched. A place x is eliminated only if x, taken for true, leaves the
// base short of places: those that x does not see lie in one cover house fewer
// than n (two fewer if x is in the base itself). So the base grows house by
// house, with the set of places x for which that is still so, and stops when
// there is none. A cover with houses to spare is not looked for: a smaller fish
// does the same.
//
// Source: HoDoKu's technique pages, "Fish"; "The Ultimate Fish Guide" of the
// Player's Forum.

// Shape is which houses a fish is made of.
type Shape uint8

const (
	Basic Shape = iota
	Franken
	Mutant
)

// Fins is which fish of a shape are meant.
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

// family is the family of the fish with size houses in the base.
type family struct {
	key   string
	size  int
	shape Shape
	fins  Fins
}

// Search is the search for fish of a size, 2 to 7.
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
				break // has all houses on both sides
			}
		}
	}
}

var digitSearches = sync.Pool{New: func() any { return new(digitSearch) }}

// digitSearch is a search for fish of a digit.
type digitSearch struct {
	family
	*digitPlaces
	// bases are the houses for the base, covers those for the cover.
	bases   [board.Houses]board.House
	baseEnd int
	covers  board.HouseSet
	caught  []catch  // the fish of one base
	seen    []uint64 // the eliminations yielded
}

// orient sets the houses for a base of the kind of lines.
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

// baseSet is a base, complete or not.
type baseSet struct {
	houses board.HouseSet
	size   int
	// places are those in the base, endo those in two of its houses, targets
	// those that may come to be eliminated.
	places, endo, targets uint64
}

// grow adds each house from a place in the list on to a base and goes on from
// there; it reports whether to go on.
func (s *digitSearch) grow(b *board.Board, from int, base baseSet, yield func(step.Step) bool) bool {
	if base.size == s.size {
		s.cast(base)
		return s.haul(b, base, yield)
	}
	for i := from; i <= s.baseEnd-(s.size-base.size); i++ {
		next := base
		if s.add(&next, s.bases[i]) && !s.grow(b, i+1, next, yield) {
			return false
		}
	}
	return true
}

// add puts a house into a base and reports whether a fish may come of it.
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
		s.aim(base)
	}
	return base.targets != 0
}

// aim drops the targets that the base cannot eliminate any more.
func (s *digitSearch) aim(base *baseSet) {
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
