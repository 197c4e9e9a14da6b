package fish

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// yieldInstances yields the fish of a base. Two fish with different fins, covers and
// eliminations form a siamese fish, which has the eliminations of both and counts as the
// technique of the first. It returns false if yield did.
func (s *digitSearch) yieldInstances(b *board.Board, base baseSet, yield func(step.Step) bool) bool {
	for i := range s.instances {
		c := &s.instances[i]
		if s.counts(c) && s.isNew(c.cleared) && !yield(s.step(b, &base, c, nil)) {
			return false
		}
	}
	for i := range s.instances {
		c := &s.instances[i]
		if s.fins == None || !s.counts(c) {
			continue
		}
		for j := i + 1; j < len(s.instances); j++ {
			o := &s.instances[j]
			both := c.cleared | o.cleared
			if both != c.cleared && both != o.cleared && s.isNew(both) && !yield(s.step(b, &base, c, o)) {
				return false
			}
		}
	}
	return true
}

// counts reports whether a fish belongs to the technique. For finned basic fish this
// depends on whether the fish is sashimi.
func (s *digitSearch) counts(c *instance) bool {
	return s.fins == None || s.shape != Basic || c.sashimi == (s.fins == Sashimi)
}

// isNew records the eliminations and reports whether they are new.
func (s *digitSearch) isNew(cleared uint64) bool {
	if slices.Contains(s.seen, cleared) {
		return false
	}
	s.seen = append(s.seen, cleared)
	return true
}

// step returns the step of a fish, or of two fish with the same base.
func (s *digitSearch) step(b *board.Board, base *baseSet, c, second *instance) step.Step {
	cleared := c.cleared
	result := step.Step{
		Technique: s.key,
		Args: []step.Arg{
			step.DigitArg("digit", s.digit), step.HousesArg("base", base.houses), step.HousesArg("cover", c.cover),
		},
		Views: []step.View{s.view(b, base, c)},
	}
	if c.fins != 0 {
		result.Args = append(result.Args, step.CellsArg("fins", s.toCells(c.fins)))
	}
	if base.endo != 0 {
		result.Args = append(result.Args, step.CellsArg("endo-fins", s.toCells(base.endo)))
	}
	if own := c.cleared & base.places; own != 0 {
		result.Args = append(result.Args, step.CellsArg("cannibalism", s.toCells(own)))
	}
	if second != nil {
		cleared |= second.cleared
		result.Args = append(result.Args,
			step.HousesArg("second-cover", second.cover), step.CellsArg("second-fins", s.toCells(second.fins)))
		result.Views = append(result.Views, s.view(b, base, second))
	}
	result.Eliminations = step.Candidates(b, s.toCells(cleared), board.NewDigitSet(s.digit))
	return result
}

func (s *digitSearch) view(b *board.Board, base *baseSet, c *instance) step.View {
	var v step.View
	digit := board.NewDigitSet(s.digit)
	v.MarkHouses(base.houses, step.Base)
	v.MarkHouses(c.cover, step.Cover)
	v.MarkCandidates(b, s.toCells(base.places&^c.fins), digit, step.Pattern)
	v.MarkCandidates(b, s.toCells(c.fins&^base.endo), digit, step.Fin)
	v.MarkCandidates(b, s.toCells(base.endo), digit, step.EndoFin)
	return v
}
