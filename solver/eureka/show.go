package eureka

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Show finds the first step in the order of the catalog, the easiest technique first, that
// shows a conclusion on a board. A step that places a digit also shows that its peers and
// the other candidates of its cell are false. unique says whether techniques that assume
// a unique solution may be used. Techniques that are searched only on request, or that may
// take seconds, are not.
func Show(b *board.Board, c step.Claim, unique bool) (step.Step, bool) {
	for _, t := range technique.Catalog() {
		if t.OnRequest || t.Long != nil || t.Uniqueness && !unique {
			continue
		}
		for s := range t.Find(b) {
			if shows(&s, c) {
				return s, true
			}
		}
	}
	return step.Step{}, false
}

func shows(s *step.Step, c step.Claim) bool {
	if c.True {
		return slices.Contains(s.Placements, c.Candidate)
	}
	var placed effects
	for _, x := range s.Placements {
		placed.placed.Add(x)
	}
	return slices.Contains(s.Eliminations, c.Candidate) || placed.excludes(c.Candidate)
}
