package fish

import (
	"slices"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Guardians (broken wing): a ring of an odd number of places for a digit, in which each
// place shares a house with the next. If these houses had no other places, the places of
// the ring would have to be alternately true and false, which is impossible in an odd
// ring. So one of the other places, the guardians, is true. A single guardian is placed;
// otherwise the digit is eliminated from the cells that see all guardians.
//
// The search covers rings of five and seven places; shorter ones lie within a box or
// line. It allows up to four guardians, which are not places of the ring. If several
// rings of a digit have the same guardians, only the first is yielded.
//
// Source: Sudopedia, "Broken Wing"; SudokuWiki, "Guardians".

const maxGuardians = 4

func Guardians(b *board.Board, yield func(step.Step) bool) {
	s := guardianSearches.Get().(*guardianSearch)
	defer guardianSearches.Put(s)
	digits := digitPool.Get().(*boardDigits)
	defer digitPool.Put(digits)
	for d := range board.AllDigits.All() {
		s.digitPlaces = digits.of(b, d)
		if s.digitPlaces == nil || s.refuted == 0 {
			continue
		}
		s.seen = s.seen[:0]
		for s.length = 5; s.length <= 7; s.length += 2 {
			for start := range s.count {
				s.ring[0] = start
				if !s.extend(b, 1, 1<<start, 0, s.all, yield) {
					return
				}
			}
		}
	}
}

var guardianSearches = sync.Pool{New: func() any { return new(guardianSearch) }}

// guardianSearch searches for rings of a given length.
type guardianSearch struct {
	*digitPlaces
	length int
	ring   [7]int
	houses [7]board.House // houses[i] joins ring[i] to the next place
	seen   []uint64       // guardians of the steps already yielded
}

// extend adds a place to the n places of a ring that starts with its lowest place.
// targets holds the places that see all guardians so far. It returns false if yield did.
func (s *guardianSearch) extend(b *board.Board, n int, ring, guards, targets uint64, yield func(step.Step) bool) bool {
	last := s.ring[n-1]
	for hs := s.digitPlaces.houses[last]; hs != 0; hs &= hs - 1 {
		h := hs.First()
		if n > 1 && h == s.houses[n-2] {
			continue
		}
		s.houses[n-1] = h
		if n == s.length {
			if !s.close(b, h, ring, guards, targets, yield) {
				return false
			}
			continue
		}
		for rest := s.house[h] &^ ring &^ guards; rest != 0; rest &= rest - 1 {
			next := lowest(rest)
			if next < s.ring[0] {
				continue
			}
			more := s.house[h] &^ (1 << last) &^ (1 << next)
			left := targets & s.commonPeers(more&^guards)
			if n := setLen(guards | more); more&ring != 0 || n > maxGuardians || n > 1 && left == 0 {
				continue
			}
			s.ring[n] = next
			if !s.extend(b, n+1, ring|1<<next, guards|more, left, yield) {
				return false
			}
		}
	}
	return true
}

// close joins the last place of a ring to the first. It accepts a ring only in the
// direction in which the second place is lower than the last. It returns false if yield
// did.
func (s *guardianSearch) close(b *board.Board, h board.House, ring, guards, targets uint64, yield func(step.Step) bool) bool {
	start, end := s.ring[0], s.ring[s.length-1]
	if s.house[h]>>start&1 == 0 || h == s.houses[0] || s.ring[1] > end {
		return true
	}
	more := s.house[h] &^ (1 << start) &^ (1 << end)
	guards |= more
	targets &= s.commonPeers(more)
	if n := setLen(guards); n == 0 || n > maxGuardians || n > 1 && targets == 0 ||
		guards&ring != 0 || slices.Contains(s.seen, guards) {
		return true
	}
	s.seen = append(s.seen, guards)
	return yield(s.guardianStep(b, ring, guards, targets))
}

func (s *guardianSearch) guardianStep(b *board.Board, ring, guards, targets uint64) step.Step {
	digit := board.NewDigitSet(s.digit)
	var houses board.HouseSet
	for _, h := range s.houses[:s.length] {
		houses = houses.With(h)
	}
	result := step.Step{
		Technique: "guardians",
		Args: []step.Arg{
			step.DigitArg("digit", s.digit), step.CellsArg("cells", s.toCells(ring)),
			step.CellsArg("guardians", s.toCells(guards)), step.HousesArg("houses", houses),
		},
		Views: make([]step.View, 1),
	}
	if setLen(guards) == 1 {
		result.Placements = step.Candidates(b, s.toCells(guards), digit)
	} else {
		result.Eliminations = step.Candidates(b, s.toCells(targets), digit)
	}
	v := &result.Views[0]
	v.MarkHouses(houses, step.Base)
	v.MarkCandidates(b, s.toCells(ring), digit, step.Pattern)
	v.MarkCandidates(b, s.toCells(guards), digit, step.Fin)
	for i, place := range s.ring[:s.length] {
		next := s.ring[(i+1)%s.length]
		from, to := board.NewCandidate(s.cells[place], s.digit), board.NewCandidate(s.cells[next], s.digit)
		v.Links = append(v.Links, step.Link{
			From: step.NewNode(from), To: step.NewNode(to), Kind: step.Weak, Via: step.ViaHouse(s.houses[i]),
		})
	}
	return result
}
