package path

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// goal reports whether a board has reached the target of a sequence of steps.
type goal func(*board.Board) bool

// maxFinds is the maximum number of finders that shorten calls before it gives up, which
// takes about a second.
const maxFinds = 2000

// shorten removes steps that the goal does not need. From last to first, it drops a step
// if the others can still be found without it and still reach the goal. dispensable
// reports which steps are worth trying to drop. shorten calls progress repeatedly.
func shorten(ctx context.Context, b *board.Board, steps []Taken, reached goal, dispensable func(*step.Step) bool, progress func()) []Taken {
	finds := 0
	find := func() bool {
		progress()
		finds++
		return finds <= maxFinds && ctx.Err() == nil
	}
	for i := len(steps) - 1; i >= 0; i-- {
		if !dispensable(&steps[i].Step) {
			continue
		}
		left, ok := replay(b, steps, i, reached, find)
		if finds > maxFinds || ctx.Err() != nil {
			break
		}
		if ok {
			steps, i = left, min(i, len(left))
		}
	}
	return steps
}

// replay takes all the steps again except one. It skips steps whose effects already hold
// and stops once the goal is reached. It calls find before each search and gives up if
// find returns false.
func replay(b *board.Board, steps []Taken, without int, reached goal, find func() bool) (taken []Taken, ok bool) {
	at := *b
	for i := range steps {
		if reached(&at) {
			return taken, true
		}
		if i < without {
			taken = append(taken, steps[i])
			steps[i].Step.Apply(&at)
			continue
		}
		if i == without || isDone(&steps[i].Step, &at) {
			continue
		}
		if !find() {
			return nil, false
		}
		s, found := findAgain(steps[i].Technique, &steps[i].Step, &at)
		if !found {
			return nil, false
		}
		taken = append(taken, Taken{steps[i].Technique, s, at})
		s.Apply(&at)
	}
	return taken, reached(&at)
}

// findAgain finds a step that has the remaining effects of want. It does not use
// techniques whose search may take seconds.
func findAgain(t *technique.Technique, want *step.Step, b *board.Board) (s step.Step, ok bool) {
	if t.Long != nil {
		return step.Step{}, false
	}
	for s := range t.Find(b) {
		after := *b
		s.Apply(&after)
		if s.HasEffect(b) && isDone(want, &after) {
			return s, true
		}
	}
	return step.Step{}, false
}

// isDone reports whether all effects of the step hold on the board.
func isDone(s *step.Step, b *board.Board) bool {
	return Claim{s.Placements, s.Eliminations}.open(b) == 0
}
