package generate_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/golden"
	"sudoku/solver/rate"
)

// TestGolden freezes the puzzles for pairs of a spec and a seed, which must be the same
// on every machine and in every version. Never change a line of the file. A new spec only
// adds lines.
func TestGolden(t *testing.T) {
	var got strings.Builder
	for _, x := range orders {
		for _, seed := range []uint64{0, 1, 1 << 63} {
			made, err := generate.Generate(t.Context(), x.spec, seed)
			if err != nil {
				t.Fatalf("%s: %v", x.name, err)
			}
			fmt.Fprintf(&got, "%-20s %19d %4d %v\n", x.name, seed, made.Attempt, &made.Givens)
		}
	}
	golden.Compare(t, "testdata/puzzles.txt", got.String())
}

// TestWorkers checks that the puzzle does not depend on the number of parallel attempts.
func TestWorkers(t *testing.T) {
	for _, s := range []generate.Spec{
		{Grade: rate.GradeHard},
		{Techniques: []string{"x-wing"}},
		{Givens: generate.Range{Min: 17, Max: 21}},
	} {
		for seed := range uint64(3) {
			want, err := generate.Generate(t.Context(), s, seed)
			if err != nil {
				t.Fatal(err)
			}
			for _, workers := range []int{1, 2, 8} {
				if got, err := generate.GenerateParallel(t.Context(), s, seed, workers); err != nil || got != want {
					t.Errorf("%+v, seed %d, %d workers: %v, %v", s, seed, workers, &got.Givens, err)
				}
			}
		}
	}
}

// TestImpossible checks the reasons reported for specs that no puzzle can meet.
func TestImpossible(t *testing.T) {
	line := board.RowHouse(0).Cells().Or(board.RowHouse(4).Cells()).Or(board.RowHouse(8).Cells())
	for _, x := range []struct {
		spec generate.Spec
		want generate.Reason
	}{
		{generate.Spec{Givens: generate.Range{Min: 10, Max: 16}}, generate.FewGivens},
		{generate.Spec{Givens: generate.Range{Min: 81, Max: 81}}, generate.ManyGivens},
		{generate.Spec{Givens: generate.Range{Min: 30, Max: 20}}, generate.EmptyRange},
		{generate.Spec{ER: generate.Range{Min: 30, Max: 20}}, generate.EmptyRange},
		{generate.Spec{Grade: rate.GradeHard, UpTo: rate.GradeEasy}, generate.EmptyRange},
		{generate.Spec{Symmetry: generate.QuarterTurn, Givens: generate.Range{Min: 26, Max: 27}}, generate.SymmetryCount},
		{generate.Spec{Pattern: board.RowHouse(0).Cells()}, generate.FewGivens},
		{generate.Spec{Pattern: board.AllCells}, generate.ManyGivens},
		{generate.Spec{Pattern: ring, Givens: generate.Range{Min: 20, Max: 25}}, generate.PatternCount},
		{generate.Spec{Pattern: ring.Without(0), Symmetry: generate.HalfTurn}, generate.PatternSymmetry},
		{generate.Spec{Pattern: line}, generate.PatternLines},
		{generate.Spec{Techniques: []string{"magic"}}, generate.UnknownTechnique},
		{generate.Spec{Only: []string{"naked-single", "magic"}}, generate.UnknownTechnique},
		{generate.Spec{Techniques: []string{"whale"}}, generate.NeverNeeded},
		{generate.Spec{Grade: rate.GradeMedium, Only: []string{"naked-single"}}, generate.GradeOfOnly},
		{generate.Spec{Grade: rate.GradeHard, Only: []string{"naked-single", "naked-pair"}}, generate.GradeOfOnly},
	} {
		start := time.Now()
		_, err := generate.GenerateParallel(t.Context(), x.spec, 1, 2)
		wrong, ok := errors.AsType[*generate.Impossible](err)
		if !ok || wrong.Reason != x.want || wrong.Error() == "" || time.Since(start) > 20*time.Second {
			t.Errorf("%+v: %v", x.spec, err)
		}
	}
}

// TestNotFound checks the errors of searches that find nothing.
func TestNotFound(t *testing.T) {
	rare := generate.Spec{Symmetry: generate.FullSymmetry, Givens: generate.Range{Min: 17, Max: 18}, Attempts: 20}
	for _, workers := range []int{1, 3} {
		_, err := generate.GenerateParallel(t.Context(), rare, 1, workers)
		missed, ok := errors.AsType[*generate.NotFound](err)
		if !ok || missed.Attempts != 20 || missed.Err != nil {
			t.Errorf("%d workers: %v", workers, err)
		}
		endless := rare
		endless.Attempts = 0
		ctx, stop := context.WithTimeout(t.Context(), time.Second)
		start := time.Now()
		_, err = generate.GenerateParallel(ctx, endless, 1, workers)
		stop()
		if missed, ok = errors.AsType[*generate.NotFound](err); !ok || !errors.Is(err, context.DeadlineExceeded) || missed.Attempts == 0 || time.Since(start) > 60*time.Second {
			t.Errorf("%d workers: %v after %v", workers, err, time.Since(start))
		}
	}
}
