package path

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// goal reports whether a board is where a row of steps was to lead.
type goal func(*board.Board) bool

// mostFinds is how many finders shorten may call: it gives up after a second
// or so.
const mostFinds = 2000

// shorten leaves out steps that the goal does not need: from the last to the
// first, each one without which the others are still found and still lead
// there. dispensable reports which steps are worth a try; progress is called
// again and again.
func shorten(ctx context.Context, b *board.Board, steps []Taken, reached goal, dispensable func(*step.Step) bool, progress func()) []Taken {
	finds := 0
	find := func() bool {
		progress()
		finds++
		return finds <= mostFinds && ctx.Err() == nil
	}
	for i := len(steps) - 1; i >= 0; i-- {
		if !dispensable(&steps[i].Step) {
			continue
		}
		left, ok := replay(b, steps, i, reached, find)
		if finds > mostFinds || ctx.Err() != nil {
			break
		}
		if ok {
			steps, i = left, min(i, len(left))
		}
	}
	return steps
}

// replay takes the steps but one again. Those whose effects have come about
// before are left out, and so are those after the goal. find reports before
// each search whether it may be made.
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
		s, found := again(steps[i].Technique, &steps[i].Step, &at)
		if !found {
			return nil, false
		}
		taken = append(taken, Taken{steps[i].Technique, s, at})
		s.Apply(&at)
	}
	return taken, reached(&at)
}

// again finds a step with the effects of another one that are still to come. It
// does not look for one whose search may take long.
func again(t *technique.Technique, want *step.Step, b *board.Board) (s step.Step, ok bool) {
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

// isDone reports whether a board has all effects of a step.
func isDone(s *step.Step, b *board.Board) bool {
	return Claim{s.Placements, s.Eliminations}.open(b) == 0
}
