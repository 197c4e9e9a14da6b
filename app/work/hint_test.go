package work_test

import (
	"testing"

	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/search"
)

func TestHint(t *testing.T) {
	puzzle := wire.Position{Givens: grid(t, hard)}
	got := serve(t, work.Hint{Choice: human(), Position: puzzle}).Answer.(work.Hinted)
	if len(got.Steps) != 1 || got.Refutation != nil || got.Faults.AreMistakes() {
		t.Fatalf("%+v", got)
	}
	follow(t, &puzzle, got.Steps)

	// The hint after an elimination differs from the path, since it uses the remaining
	// candidates.
	first := serve(t, work.Explain{Choice: human(), Position: puzzle}).Answer.(work.Explained)
	for i := range first.Steps {
		next := serve(t, work.Hint{Choice: human(), Position: puzzle}).Answer.(work.Hinted)
		if got, want := next.Steps[0].Text(), first.Steps[i].Text(); got != want {
			t.Fatalf("hint %d is %s, the path has %s", i+1, got, want)
		}
		for _, x := range next.Steps[0].Placements {
			puzzle.Entries[x.Cell()] = x.Digit()
		}
		puzzle.Eliminated = append(puzzle.Eliminated, next.Steps[0].Eliminations...)
	}
	if done := serve(t, work.Hint{Choice: human(), Position: puzzle}).Answer.(work.Hinted); len(done.Steps) > 0 || done.Faults.AreMistakes() {
		t.Errorf("a hint for a solved puzzle: %+v", done)
	}
}

func TestHintWithMistakes(t *testing.T) {
	for name, p := range map[string]wire.Position{
		"entry":       wrongEntry(t),
		"elimination": {Givens: grid(t, wikipedia), Eliminated: []board.Candidate{board.NewCandidate(2, 4)}},
		"none":        {Givens: wire.Grid{0: 5, 1: 5}},
		"none fits":   {Givens: grid(t, several), Entries: wire.Grid{0: 1}},
	} {
		got := serve(t, work.Hint{Choice: human(), Position: p}).Answer.(work.Hinted)
		if !got.Faults.AreMistakes() || len(got.Steps) > 0 {
			t.Errorf("%s: %+v", name, got)
		}
	}
	p := wire.Position{Givens: grid(t, wikipedia), Eliminated: []board.Candidate{board.NewCandidate(2, 1)}}
	if got := serve(t, work.Hint{Choice: human(), Position: p}).Answer.(work.Hinted); got.Faults.AreMistakes() {
		t.Errorf("a right elimination is a mistake: %+v", got.Faults)
	}
}

// TestHintWithoutTechniques checks that an assumption is refuted if no technique finds a
// step.
func TestHintWithoutTechniques(t *testing.T) {
	puzzle := wire.Position{Givens: grid(t, hard)}
	got := serve(t, work.Hint{Position: puzzle}).Answer.(work.Hinted)
	solution := board.Grid(got.Faults.Solution)
	if got.Refutation == nil || solution[got.Refutation.Assumed.Cell()] == got.Refutation.Assumed.Digit() {
		t.Errorf("%+v", got)
	}
}

func TestWhyNot(t *testing.T) {
	puzzle := wire.Position{Givens: grid(t, hard)}
	plain := puzzle.Plain()
	solution := search.Solve(&plain.Givens).Solution
	b := board.New(&plain)
	ways := map[string]int{}
	for c := range b.Empty().All() {
		for d := range board.AllDigits.All() {
			x := board.NewCandidate(c, d)
			if int(x)%5 != 0 {
				continue
			}
			got := serve(t, work.WhyNot{Choice: human(), Position: puzzle, Candidate: x}).Answer.(work.Reason)
			if got.IsAnswer != (solution[c] == d) || got.IsAnswer == (len(got.Eliminations) == 0) {
				t.Fatalf("%v: %+v", x, got)
			}
			switch {
			case got.IsAnswer:
				ways["answer"]++
			case !b.Has(c, d):
				ways["seen"]++
				if len(got.Steps) > 0 || got.Refutation != nil {
					t.Errorf("%v takes steps", x)
				}
			case got.Refutation != nil:
				ways["refuted"]++
			case got.Proven:
				ways["proven"]++
				if last := follow(t, &puzzle, got.Steps); last.Has(c, d) {
					t.Errorf("%v is still there", x)
				}
			default:
				t.Errorf("%v: no reason", x)
			}
		}
	}
	for _, way := range []string{"answer", "seen", "refuted", "proven"} {
		if ways[way] == 0 {
			t.Errorf("nothing is %s: %v", way, ways)
		}
	}
}

func TestProve(t *testing.T) {
	puzzle := wire.Position{Givens: grid(t, hard)}
	path := serve(t, work.Explain{Choice: human(), Position: puzzle}).Answer.(work.Explained)
	first := path.Steps[0]
	got := serve(t, work.Prove{Choice: human(), Position: puzzle, Placements: first.Placements, Eliminations: first.Eliminations}).Answer.(work.Reason)
	if !got.Proven || len(got.Steps) != 1 || got.Steps[0].Text() != first.Text() {
		t.Errorf("%+v", got)
	}
	solution := board.Grid(path.Faults.Solution)
	c := board.Cell(1)
	right := board.NewCandidate(c, solution[c])
	got = serve(t, work.Prove{Choice: human(), Position: puzzle, Eliminations: []board.Candidate{right}}).Answer.(work.Reason)
	if len(got.Eliminations) != 1 || got.Proven {
		t.Errorf("the solution's digit may go: %+v", got)
	}
}
