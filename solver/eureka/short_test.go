package eureka_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sudoku/solver/argument"
	"sudoku/solver/board"
	"sudoku/solver/eureka"
	"sudoku/solver/internal/finders"
	"sudoku/solver/internal/sample"
	"sudoku/solver/path"
	"sudoku/solver/search"
	"sudoku/solver/step"
)

// TestShort parses the short form in which steps are copied to the clipboard. The
// arguments must hold or, for open ones, a step of the technique must show each
// conclusion. What follows must agree with the solution.
func TestShort(t *testing.T) {
	human := path.Human()
	r := rand.New(rand.NewPCG(1, 2))
	judged := 0
	for seed := range uint64(8) {
		g := sample.Puzzle(seed)
		solution := search.Solve(&g).Solution
		b := board.FromGrid(&g)
		p, err := human.Walk(t.Context(), &b, nil)
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; i < len(p.Steps); i += 6 {
			at := &p.Steps[i].Before
			for _, x := range human.Techniques {
				if x.Long != nil {
					continue
				}
				n := 0
				for s := range x.Find(at) {
					if n++; n > 3 {
						break
					}
					judged++
					d, v := readBack(t, &s, at)
					checkEffects(t, d, v, &solution)
					breakSets(t, r, at, d, &solution)
				}
			}
		}
	}
	if judged < 500 {
		t.Errorf("only %d arguments", judged)
	}
}

// TestCases parses the short form of every step in the cases of every technique. The
// argument must hold, or its technique must show each conclusion.
func TestCases(t *testing.T) {
	finders.Everywhere(t, "../technique", func(t *testing.T, _ *finders.Case, b *board.Board, s *step.Step) { readBack(t, s, b) })
}

// readBack parses and judges the short form of a step.
func readBack(t *testing.T, s *step.Step, b *board.Board) (*eureka.Argument, *eureka.Verdict) {
	t.Helper()
	short := argument.Of(s, b).Short
	d, err := eureka.Parse(short)
	if err != nil {
		t.Fatalf("%s: %v", short, err)
	}
	var effects step.Effects
	for _, c := range d.Claims {
		if c.True {
			effects.Placements.Add(c.Candidate)
		} else {
			effects.Eliminations.Add(c.Candidate)
		}
	}
	if effects.Placements != step.NewCandidateSet(s.Placements) || effects.Eliminations != step.NewCandidateSet(s.Eliminations) {
		t.Errorf("%s has other conclusions than %s", short, s.Text())
	}
	v := eureka.Judge(b, d)
	if !v.Open && !v.Holds() {
		t.Errorf("%s: %+v", short, v.Faults)
	}
	for _, c := range d.Claims {
		if !v.Open {
			break
		}
		if shown, ok := eureka.Show(t.Context(), b, c.Claim, d.Name, true); !ok || shown.Technique != s.Technique {
			t.Errorf("%s: %v is shown by %q", short, c, shown.Technique)
		}
	}
	return d, &v
}

// breakSets adds or replaces sets at random. The conclusions of arguments that still hold
// must agree with the solution.
func breakSets(t *testing.T, r *rand.Rand, b *board.Board, d *eureka.Argument, solution *board.Grid) {
	t.Helper()
	if len(d.Truths) == 0 {
		return
	}
	for range 20 {
		broken := &eureka.Argument{Truths: slices.Clone(d.Truths), Covers: slices.Clone(d.Covers)}
		for range 1 + r.IntN(3) {
			any := eureka.Set{Digit: d.Truths[0].Digit, House: board.House(r.IntN(board.Houses))}
			switch r.IntN(4) {
			case 0:
				broken.Truths = append(broken.Truths, any)
			case 1:
				broken.Covers = append(broken.Covers, any)
			case 2:
				broken.Covers[r.IntN(len(broken.Covers))] = any
			case 3:
				broken.Truths[r.IntN(len(broken.Truths))] = any
			}
		}
		v := eureka.Judge(b, broken)
		checkEffects(t, broken, &v, solution)
	}
}
