package work_test

import (
	"context"
	"testing"

	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/rate"
	"sudoku/solver/search"
)

// TestGenerate checks that orders are fulfilled in the order given, with the grade that
// the page shows.
func TestGenerate(t *testing.T) {
	var job work.Generate
	for g := rate.GradeEasy; g <= rate.GradeExtreme; g++ {
		job.Orders = append(job.Orders, work.Order{Grade: g, Symmetry: generate.HalfTurn, Seed: 7})
	}
	answer := serve(t, job).Answer.(work.Generated)
	if len(answer.Puzzles) != len(job.Orders) || answer.Impossible {
		t.Fatalf("%d puzzles, impossible %v", len(answer.Puzzles), answer.Impossible)
	}
	for i, puzzle := range answer.Puzzles {
		g := board.Grid(puzzle)
		found := search.Solve(&g)
		graded := serve(t, work.Grade{Givens: puzzle}).Answer.(work.Graded)
		if found.Count != 1 || board.Grid(answer.Solutions[i]) != found.Solution || graded.Grade != job.Orders[i].Grade {
			t.Errorf("%v: %d solutions, %v", &g, found.Count, graded.Grade)
		}
		if cells := g.Filled(); generate.Of(cells) == generate.NoSymmetry {
			t.Errorf("%v is not symmetrical", &g)
		}
	}
	job.Orders[1].Givens = generate.Range{Min: 5, Max: 9}
	if answer := serve(t, job).Answer.(work.Generated); !answer.Impossible || len(answer.Puzzles) != 1 {
		t.Errorf("with an impossible one there are %d, impossible %v", len(answer.Puzzles), answer.Impossible)
	}
}

// TestGenerateBySpec checks that every requirement of a spec arrives in its order.
func TestGenerateBySpec(t *testing.T) {
	first := generate.Spec{
		Grade: rate.GradeEasy, UpTo: rate.GradeMedium, ER: generate.Range{Min: 15, Max: 50}, Score: generate.Range{Min: 100, Max: 900},
		Techniques: []string{"pointing"}, Hardest: true, Only: []string{"full-house", "naked-single", "hidden-single-box", "hidden-single-line", "pointing"},
		Symmetry: generate.HalfTurn, Givens: generate.Range{Min: 20, Max: 40},
	}
	want, err := generate.Generate(t.Context(), first, 3)
	if err != nil {
		t.Fatal(err)
	}
	pattern := generate.Spec{Pattern: want.Givens.Filled()}
	also, err := generate.Generate(t.Context(), pattern, 4)
	if err != nil {
		t.Fatal(err)
	}
	got := serve(t, work.Generate{Orders: []work.Order{work.NewOrder(&first, 3), work.NewOrder(&pattern, 4)}}).Answer.(work.Generated)
	if len(got.Puzzles) != 2 || board.Grid(got.Puzzles[0]) != want.Givens || board.Grid(got.Puzzles[1]) != also.Givens {
		t.Errorf("%+v, want %v and %v", got, &want.Givens, &also.Givens)
	}
}

// TestGenerateTakesLong checks that a slow order reports progress and can be cancelled.
func TestGenerateTakesLong(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	attempts := 0
	rare := work.Generate{Orders: []work.Order{
		{Grade: rate.GradeEasy, Seed: 1},
		{Grade: rate.GradeExtreme, Symmetry: generate.FullSymmetry, Givens: generate.Range{Min: 17, Max: 18}, Minimal: true, Seed: 1},
	}}
	work.Serve(ctx, work.Request{ID: 1, Job: rare}, func(r work.Response) {
		if r.Progress != nil {
			attempts = r.Progress.Count
			if r.Progress.Done == 1 && r.Progress.Total == 2 && attempts > 0 {
				stop()
			}
		} else if r.Err == "" {
			t.Errorf("answered %+v", r.Answer)
		}
	})
	if attempts == 0 {
		t.Error("no progress")
	}
}
