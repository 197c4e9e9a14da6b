package fish

import (
	"cmp"
	"math/bits"

	"sudoku/solver/board"
	"sudoku/solver/sorting"
)

func setLen(set uint64) int { return bits.OnesCount64(set) }

func lowest(set uint64) int { return bits.TrailingZeros64(set) }

// instance is a fish with a given base: its cover, its fins including endo-fins, and its
// eliminations.
type instance struct {
	cover         board.HouseSet
	fins, cleared uint64
	sashimi       bool
}

// findCovers finds the covers of a complete base.
func (s *digitSearch) findCovers(base baseSet) {
	s.instances = s.instances[:0]
	allowed := s.covers &^ base.houses
	if s.fins == None {
		s.cover(&base, base.places, s.size, 0, allowed)
	} else {
		for rest := base.targets; rest != 0; rest &= rest - 1 {
			s.findCoversFor(&base, lowest(rest), allowed)
		}
	}
	// HoDoKu tries the covers in the order of their house numbers.
	sorting.Stable(s.instances, func(a, b instance) int {
		return cmp.Compare(bits.Reverse32(uint32(b.cover)), bits.Reverse32(uint32(a.cover)))
	})
}

// findCoversFor finds the covers that eliminate the place x. They contain one house of x,
// or two if x is in the base.
func (s *digitSearch) findCoversFor(base *baseSet, x int, allowed board.HouseSet) {
	places := base.places &^ s.peers[x] &^ (1 << x)
	at := s.houses[x] & allowed
	others := allowed &^ at
	for h := range at.All() {
		if base.places&s.house[h] == 0 {
			continue
		}
		if base.places>>x&1 == 0 {
			s.cover(base, places, s.size-1, board.NewHouseSet(h), others)
			continue
		}
		for g := range at.All() {
			if g > h {
				s.cover(base, places, s.size-2, board.NewHouseSet(h, g), others)
			}
		}
	}
}

// cover extends a cover by count of the allowed houses, in every way that covers all the
// places, and records the fish.
func (s *digitSearch) cover(base *baseSet, places uint64, count int, chosen, allowed board.HouseSet) {
	if places == 0 || count == 0 {
		if places == 0 && count == 0 {
			s.keep(base, chosen)
		}
		return
	}
	for hs := s.houses[lowest(places)] & allowed; hs != 0; hs &= hs - 1 {
		h := hs.First()
		allowed = allowed.Without(h) // all covers that contain h have been tried
		s.cover(base, places&^s.house[h], count-1, chosen.With(h), allowed)
	}
}

// keep records the fish of a base and a cover if it has the required form and eliminates
// something.
func (s *digitSearch) keep(base *baseSet, cover board.HouseSet) {
	if classifyShape(base.houses, cover) != s.shape {
		return
	}
	for i := range s.instances {
		if s.instances[i].cover == cover {
			return
		}
	}
	var once, twice uint64
	for hs := cover; hs != 0; hs &= hs - 1 {
		places := s.house[hs.First()]
		twice |= once & places
		once |= places
	}
	c := instance{cover: cover, fins: base.places&^once | base.endo, cleared: once&^base.places | twice}
	if (c.fins == 0) != (s.fins == None) || setLen(c.fins) > maxFins {
		return
	}
	if c.cleared &= s.commonPeers(c.fins); c.cleared == 0 {
		return
	}
	for hs := base.houses; hs != 0; hs &= hs - 1 {
		c.sashimi = c.sashimi || setLen(s.house[hs.First()]&^c.fins) < 2
	}
	s.instances = append(s.instances, c)
}

// classifyShape returns the shape of a fish.
func classifyShape(base, cover board.HouseSet) Shape {
	const rows, columns, boxes = 1<<9 - 1, (1<<9 - 1) << 9, (1<<9 - 1) << 18
	inRows := base&columns == 0 && cover&rows == 0
	inColumns := base&rows == 0 && cover&columns == 0
	switch {
	case !inRows && !inColumns || base&^boxes == 0 || cover&^boxes == 0:
		return Mutant
	case (base|cover)&boxes != 0:
		return Franken
	}
	return Basic
}
