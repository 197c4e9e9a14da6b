package path

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// Refutation is a sequence of steps from an assumption to a contradiction.
type Refutation struct {
	Assumed board.Candidate
	// Steps start on the board with the assumption placed.
	Steps []Taken
	// Conflict is the contradiction on the board after the last step.
	Conflict board.Conflict
}

// The recipes that follow an assumption: first singles and, if they lead to no
// contradiction, other techniques that people can apply in their heads.
var (
	onlySingles = singlesAnd()
	simple      = singlesAnd("pointing", "claiming", "naked-pair", "hidden-pair", "naked-triple")
)

func singlesAnd(keys ...string) (r Recipe) {
	r.Techniques = technique.OfClass(entry.Single)
	for _, key := range keys {
		r.Techniques = append(r.Techniques, technique.ByKey(key))
	}
	return r
}

// Refute assumes that a candidate of the board is true and takes simple steps until the
// board contradicts itself. It returns only the steps that the contradiction needs. ok is
// false if no contradiction is found.
func Refute(ctx context.Context, b *board.Board, x board.Candidate) (out Refutation, ok bool) {
	for _, r := range []Recipe{onlySingles, simple} {
		if steps, ok := r.contradict(ctx, b, x, board.Candidates); ok {
			return refutation(ctx, b, x, steps), true
		}
	}
	return out, false
}

// RefuteAny refutes the candidate for which singles reach a contradiction in the fewest
// steps. If several tie, it takes the lowest. ok is false if no candidate can be refuted
// this way. RefuteAny is the last resort when no technique finds a step.
func RefuteAny(ctx context.Context, b *board.Board) (out Refutation, ok bool) {
	var best []Taken
	most := board.Candidates
	for c := range b.Empty().All() {
		for d := range b.Candidates(c).All() {
			if steps, found := onlySingles.contradict(ctx, b, board.NewCandidate(c, d), most); found {
				out.Assumed, best, ok = board.NewCandidate(c, d), steps, true
				most = len(steps) - 1
			}
		}
	}
	if !ok {
		return out, false
	}
	return refutation(ctx, b, out.Assumed, best), true
}

// contradict leads from an assumption to a contradiction in no more than the given number
// of steps. ok is false if it cannot.
func (r Recipe) contradict(ctx context.Context, b *board.Board, x board.Candidate, most int) (steps []Taken, ok bool) {
	at := assume(b, x)
	for !isBroken(&at) {
		t, s, found := r.next(ctx, &at, silent)
		if !found || len(steps) == most {
			return nil, false
		}
		steps = append(steps, Taken{t, s, at})
		s.Apply(&at)
	}
	return steps, true
}

// refutation removes the steps that the contradiction does not need.
func refutation(ctx context.Context, b *board.Board, x board.Candidate, steps []Taken) Refutation {
	last := assume(b, x)
	steps = shorten(ctx, &last, steps, isBroken, func(*step.Step) bool { return true }, func() {})
	for i := range steps {
		steps[i].Step.Apply(&last)
	}
	return Refutation{x, steps, last.Conflicts()[0]}
}

// assume returns a copy of the board with the candidate placed.
func assume(b *board.Board, x board.Candidate) board.Board {
	with := *b
	with.Place(x.Cell(), x.Digit())
	return with
}

func isBroken(b *board.Board) bool { return len(b.Conflicts()) > 0 }
