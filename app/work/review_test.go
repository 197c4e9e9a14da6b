package work_test

import (
	"context"
	"testing"

	"sudoku/app/game"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/review"
)

// played returns a game with a guess, a wrong digit that an undo takes back, and a step
// that singles show.
func played(t *testing.T) game.Game {
	t.Helper()
	g := game.New(board.Position{Givens: board.Grid(grid(t, wikipedia))})
	write := func(c board.Cell, d board.Digit, at int) {
		s := g.History.Sheet()
		s.Position = s.Position.WithEntry(c, d)
		g.History = g.History.AddPlayed(s, at, 0)
	}
	write(2, 4, 10)
	write(3, 2, 20)
	g.History = g.History.Undo()
	write(40, 5, 500) // the only candidate of r5c5
	return g
}

func TestReview(t *testing.T) {
	g := played(t)
	got := serve(t, work.Review{Game: g.Encode()}).Answer.(work.Reviewed)
	if !got.Unique || len(got.Moves) != 4 {
		t.Fatalf("unique %v, %d moves", got.Unique, len(got.Moves))
	}
	for i, want := range []struct {
		node    int
		verdict review.Verdict
		since   int
	}{{2, review.Guessed, -1}, {3, review.Mistaken, -1}, {4, review.Repaired, 1}, {4, review.Shown, -1}} {
		m := &got.Moves[i]
		if m.Node != want.node || m.Verdict != want.verdict || m.Since != want.since {
			t.Errorf("move %d: node %d, verdict %d, since %d, want %+v", i+1, m.Node, m.Verdict, m.Since, want)
		}
	}
	last := &got.Moves[3]
	if n := len(got.Moves[0].Seen); n != work.MaxSeen || len(last.Steps) != 1 {
		t.Errorf("%d steps could be seen before the guess, and %d show the last move", n, len(last.Steps))
	}
	b := got.Board(g.History, last)
	if s := &last.Steps[0]; s.Placements[0] != last.Candidate || b.Value(2) != 4 || !b.Has(40, 5) {
		t.Errorf("the board of %s is %v", s.Text(), b.Values())
	}
}

// TestReviewEndsEarly checks that a review can be cancelled, and that a game that cannot be
// read is an error.
func TestReviewEndsEarly(t *testing.T) {
	g := played(t)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for _, x := range []struct {
		name string
		ctx  context.Context
		game string
		want error
	}{{"cancelled", ctx, g.Encode(), context.Canceled}, {"newer", t.Context(), `{"version":99}`, game.ErrVersion}} {
		var last work.Response
		work.Serve(x.ctx, work.Request{Job: work.Review{Game: x.game}}, func(r work.Response) { last = r })
		if last.Err != x.want.Error() {
			t.Errorf("%s: answered %q", x.name, last.Err)
		}
	}
}
