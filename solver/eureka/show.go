package eureka

import (
	"context"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Show finds the first step in catalog order, that is, with the easiest technique first,
// that shows a conclusion on a board. A step that places a digit also shows that the
// digit is false in the peers and that the other candidates of the cell are false. unique
// says whether techniques that assume a unique solution may be used. Techniques that run
// only on request, or whose search may take seconds, are used only if name is their key.
// The technique with that key, if any, comes first.
func Show(ctx context.Context, b *board.Board, c step.Claim, name string, unique bool) (step.Step, bool) {
	if t := technique.ByKey(name); t != nil && (unique || !t.Uniqueness) {
		for s := range t.Steps(ctx, b, func() {}) {
			if shows(&s, c) {
				return s, true
			}
		}
	}
	for _, t := range technique.Catalog() {
		if t.Key == name || t.OnRequest || t.Long != nil || t.Uniqueness && !unique {
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
	return slices.Contains(s.Eliminations, c.Candidate) || s.Excludes(c.Candidate)
}
