package path_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/sample"
	"sudoku/solver/path"
	"sudoku/solver/search"
	"sudoku/solver/step"
)

func silent(int) {}

// checkSteps applies steps to a board and returns the result. It checks each step on the
// board before the step, and against the solution if there is one.
func checkSteps(t *testing.T, b board.Board, steps []path.Taken, solution *board.Grid) board.Board {
	t.Helper()
	for _, taken := range steps {
		if taken.Before != b {
			t.Fatalf("%s was not found on the board before it", taken.Step.Text())
		}
		if err := step.Check(&taken.Step, &b, solution); err != nil {
			t.Fatalf("%s: %v", taken.Step.Text(), err)
		}
		taken.Step.Apply(&b)
	}
	return b
}

// TestProve proves every elimination and every digit of some puzzles. It also checks that
// Wrong accepts the true claims and rejects their opposites.
func TestProve(t *testing.T) {
	for seed := range uint64(3) {
		g := sample.Puzzle(seed)
		solution := search.Solve(&g).Solution
		b := board.FromGrid(&g)
		full := walk(t, &g)
		for c := range b.Empty().All() {
			for d := range b.Candidates(c).All() {
				x := board.NewCandidate(c, d)
				claim, opposite := path.Claim{Eliminations: []board.Candidate{x}}, path.Claim{Placements: []board.Candidate{x}}
				if solution[c] == d {
					claim, opposite = opposite, claim
				}
				if wrong, err := claim.Wrong(t.Context(), &b); err != nil || len(wrong.Placements)+len(wrong.Eliminations) > 0 {
					t.Errorf("%v is true, not wrong: %v, %v", claim, wrong, err)
				}
				if wrong, err := opposite.Wrong(t.Context(), &b); err != nil || len(wrong.Placements)+len(wrong.Eliminations) != 1 {
					t.Errorf("%v is wrong, not true: %v, %v", opposite, wrong, err)
				}
				if int(x)%8 != 0 {
					continue // proofs take longer than searches
				}
				steps, ok, err := path.Human().Prove(t.Context(), &b, claim, silent)
				if err != nil || ok != full.Solved {
					t.Fatalf("%v: proven %v, %v", claim, ok, err)
				}
				last := checkSteps(t, b, steps, &solution)
				shown := !last.Has(c, d)
				if solution[c] == d {
					shown = last.Value(c) == d
				}
				if !shown || len(steps) > len(full.Steps) {
					t.Errorf("%v is not shown by %d steps", claim, len(steps))
				}
			}
		}
	}
}

// TestProveInOneStep checks that a claim shown by a single step is proved in one step.
func TestProveInOneStep(t *testing.T) {
	g := sample.Puzzle(25)
	b := board.FromGrid(&g)
	for _, taken := range walk(t, &g).Steps {
		claim := path.Claim{Placements: taken.Step.Placements, Eliminations: taken.Step.Eliminations}
		before := taken.Before
		steps, ok, err := path.Human().Prove(t.Context(), &before, claim, silent)
		if err != nil || !ok || len(steps) != 1 {
			t.Fatalf("%s: %d steps, %v, %v", taken.Step.Text(), len(steps), ok, err)
		}
		b = before
	}
	if steps, ok, err := path.Human().Prove(t.Context(), &b, path.Claim{}, silent); len(steps) > 0 || !ok || err != nil {
		t.Error("an empty claim takes steps")
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, ok, err := path.Human().Prove(ctx, &b, path.Claim{}, silent); ok || !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v, %v", ok, err)
	}
}

// TestWrongOfSeveral checks claims on a puzzle with several solutions, where a claim is
// right if all solutions agree with it, and on a puzzle without solutions, where no claim
// is right.
func TestWrongOfSeveral(t *testing.T) {
	g := sample.Puzzle(3)
	first := g.Filled().First()
	open := g
	open[first] = 0
	digits := [board.Cells]board.DigitSet{}
	for s := range search.All(t.Context(), &open) {
		for c, d := range s {
			digits[c] = digits[c].With(d)
		}
	}
	b := board.FromGrid(&open)
	for c := range b.Empty().All() {
		for d := range b.Candidates(c).All() {
			x := board.NewCandidate(c, d)
			wrong, _ := path.Claim{[]board.Candidate{x}, []board.Candidate{x}}.Wrong(t.Context(), &b)
			placed, gone := digits[c] == board.NewDigitSet(d), !digits[c].Has(d)
			if (len(wrong.Placements) == 0) != placed || (len(wrong.Eliminations) == 0) != gone {
				t.Errorf("%v: wrong are %v", x, wrong)
			}
		}
	}
	g[first] = g[first]%9 + 1
	b = board.FromGrid(&g)
	claim := path.Claim{Eliminations: []board.Candidate{0}}
	if wrong, _ := claim.Wrong(t.Context(), &b); !slices.Equal(wrong.Eliminations, claim.Eliminations) {
		t.Error("a claim follows from a contradiction")
	}
}

// TestRefute checks that false candidates can be refuted and that true ones cannot.
func TestRefute(t *testing.T) {
	refuted, all := 0, 0
	for seed := range uint64(6) {
		g := sample.Puzzle(seed)
		solution := search.Solve(&g).Solution
		b := board.FromGrid(&g)
		for c := range b.Empty().All() {
			for d := range b.Candidates(c).All() {
				x := board.NewCandidate(c, d)
				out, ok := path.Refute(t.Context(), &b, x)
				if solution[c] == d {
					if ok {
						t.Errorf("seed %d: %v is true but refuted", seed, x)
					}
					continue
				}
				if all++; !ok {
					continue
				}
				refuted++
				assumed := b
				assumed.Place(c, d)
				last := checkSteps(t, assumed, out.Steps, nil)
				if out.Assumed != x || !slices.Contains(last.Conflicts(), out.Conflict) {
					t.Errorf("seed %d: %v ends with %+v", seed, x, out.Conflict)
				}
			}
		}
		if best, ok := path.RefuteAny(t.Context(), &b); !ok || solution[best.Assumed.Cell()] == best.Assumed.Digit() {
			t.Errorf("seed %d: refuted %v, %v", seed, best.Assumed, ok)
		}
	}
	if refuted*10 < all*9 {
		t.Errorf("%d of %d false candidates are refuted", refuted, all)
	}
}

// TestFewest checks that Fewest solves as much as the ordinary path in no more steps.
func TestFewest(t *testing.T) {
	shorter := 0
	for _, seed := range []uint64{0, 1, 5, 25, 62} {
		g := sample.Puzzle(seed)
		solution := search.Solve(&g).Solution
		b := board.FromGrid(&g)
		p, err := path.Human().Fewest(t.Context(), &b, silent)
		full := walk(t, &g)
		if err != nil || p.Solved != full.Solved || p.UniquenessOff {
			t.Fatalf("seed %d: solved %v, %v", seed, p.Solved, err)
		}
		if last := checkSteps(t, b, p.Steps, &solution); last != p.Last {
			t.Errorf("seed %d: the path ends on a different board", seed)
		}
		if len(p.Steps) > len(full.Steps) {
			t.Errorf("seed %d: %d steps, the cheapest path has %d", seed, len(p.Steps), len(full.Steps))
		}
		if len(p.Steps) < len(full.Steps) {
			shorter++
		}
	}
	if shorter == 0 {
		t.Error("no path became shorter")
	}
}
