package path

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Refutation is a row of steps from an assumption to a contradiction.
type Refutation struct {
	Assumed board.Candidate
	// Steps begin on the board with the assumption.
	Steps []Taken
	// Conflict is what is wrong with the board behind the last step.
	Conflict board.Conflict
}

// What may follow an assumption: singles and, where these lead to no
// contradiction, what else a person can follow in the head.
var (
	singles = named("full-house", "hidden-single-box", "hidden-single-line", "naked-single")
	simple  = named("full-house", "hidden-single-box", "hidden-single-line", "naked-single",
		"pointing", "claiming", "naked-pair", "hidden-pair", "naked-triple")
)

func named(keys ...string) (r Recipe) {
	for _, key := range keys {
		r.Techniques = append(r.Techniques, technique.ByKey(key))
	}
	return r
}

// Refute assumes that a candidate of the board is true and takes simple steps
// until the board contradicts itself; those that this does not need are left
// out. ok is false if it never does.
func Refute(ctx context.Context, b *board.Board, x board.Candidate) (out Refutation, ok bool) {
	for _, r := range []Recipe{singles, simple} {
		if out, ok = r.refute(ctx, b, x); ok {
			break
		}
	}
	return out, ok
}

func (r Recipe) refute(ctx context.Context, b *board.Board, x board.Candidate) (out Refutation, ok bool) {
	start := *b
	start.Place(x.Cell(), x.Digit())
	out.Assumed = x
	at := start
	for !isBroken(&at) {
		t, s, found := r.next(ctx, &at)
		if !found {
			return out, false
		}
		out.Steps = append(out.Steps, Taken{t, s, at})
		s.Apply(&at)
	}
	out.Steps = shorten(ctx, &start, out.Steps, isBroken, func(*step.Step) bool { return true })
	last := start
	for i := range out.Steps {
		out.Steps[i].Step.Apply(&last)
	}
	out.Conflict = last.Conflicts()[0]
	return out, true
}

func isBroken(b *board.Board) bool { return len(b.Conflicts()) > 0 }

// RefuteAny refutes the candidate of the board that takes the fewest simple
// steps, the first of them in rising order; ok is false if none can be refuted
// so. It is what is left to say where no technique finds anything.
func RefuteAny(ctx context.Context, b *board.Board) (best Refutation, ok bool) {
	for c := range b.Empty().All() {
		for d := range b.Candidates(c).All() {
			out, found := Refute(ctx, b, board.CandidateOf(c, d))
			if found && (!ok || len(out.Steps) < len(best.Steps)) {
				best, ok = out, true
			}
		}
	}
	return best, ok
}
