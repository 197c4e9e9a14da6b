package generate_test

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/rate"
	"sudoku/solver/technique"
)

// theBank is the bank of the repository.
func theBank(t *testing.T) *generate.Bank {
	t.Helper()
	f, err := os.Open("bank.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	b, err := generate.ReadBank(f)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// orderOf is the order for a key of a bank.
func orderOf(t *testing.T, key string) generate.Spec {
	t.Helper()
	for g := rate.GradeEasy; g <= rate.GradeExtreme; g++ {
		if g.String() == key {
			return generate.Spec{Grade: g}
		}
	}
	if technique.ByKey(key) == nil {
		t.Errorf("the bank has a key that nobody knows: %s", key)
	}
	return generate.Spec{Technique: key}
}

// TestBankKeepsWhatItPromises makes a puzzle of each kind in the bank: it is in
// disguise, has what was ordered, and another seed gives another.
func TestBankKeepsWhatItPromises(t *testing.T) {
	b := theBank(t)
	keys := make([]string, 0, len(b.Attempts))
	for key := range b.Attempts {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	for i, key := range keys {
		if testing.Short() && i%12 != 0 {
			continue
		}
		s := orderOf(t, key)
		if !b.Has(&s) {
			t.Errorf("%s: not found in the bank", key)
		}
		made, err := b.Generate(t.Context(), s, 7)
		if err != nil {
			t.Errorf("%s: %v", key, err)
			continue
		}
		if wrong := missing(t, &s, &made); wrong != "" {
			t.Errorf("%s: %v: %s", key, &made.Givens, wrong)
		}
		again, err := b.Generate(t.Context(), s, 7)
		other, lost := b.Generate(t.Context(), s, 8)
		if err != nil || lost != nil || again != made || other.Givens == made.Givens {
			t.Errorf("%s: seed 7 gives %v and %v, seed 8 %v", key, &made.Givens, &again.Givens, &other.Givens)
		}
	}
}

// TestBankHas says for which orders a bank is asked.
func TestBankHas(t *testing.T) {
	b := &generate.Bank{Attempts: map[string][]int{"x-wing": {1}, "Hard": {2}}}
	for _, x := range []struct {
		spec generate.Spec
		want bool
	}{
		{generate.Spec{Technique: "x-wing"}, true},
		{generate.Spec{Technique: "x-wing", Attempts: 5}, true},
		{generate.Spec{Technique: "x-wing", Hardest: true}, false},
		{generate.Spec{Technique: "swordfish"}, false},
		{generate.Spec{Grade: rate.GradeHard}, true},
		{generate.Spec{Grade: rate.GradeHard, UpTo: rate.GradeExpert}, false},
		{generate.Spec{Grade: rate.GradeHard, Technique: "x-wing"}, false},
		{generate.Spec{Grade: rate.GradeHard, Symmetry: generate.HalfTurn}, false},
		{generate.Spec{Grade: rate.GradeHard, Pattern: board.AllCells}, false},
		{generate.Spec{}, false},
	} {
		if got := b.Has(&x.spec); got != x.want {
			t.Errorf("%+v: %v", x.spec, got)
		}
		if x.want {
			continue
		}
		_, err := b.Generate(t.Context(), x.spec, 1)
		if _, ok := errors.AsType[*generate.NotFound](err); !ok {
			if _, ok := errors.AsType[*generate.Impossible](err); !ok {
				t.Errorf("%+v: %v", x.spec, err)
			}
		}
	}
}

// TestReadBank reads a bank back, and texts that are none.
func TestReadBank(t *testing.T) {
	const text = "mined 1000\nHard 3 0 4\nx-wing 12 900\n"
	b, err := generate.ReadBank(strings.NewReader(text))
	if err != nil || b.Mined != 1000 || !slices.Equal(b.Attempts["Hard"], []int{3, 3, 7}) || !slices.Equal(b.Attempts["x-wing"], []int{12, 912}) {
		t.Fatalf("%+v, %v", b, err)
	}
	var out strings.Builder
	if n, err := b.WriteTo(&out); err != nil || int(n) != len(text) || out.String() != text {
		t.Errorf("written back: %q, %v", out.String(), err)
	}
	for _, wrong := range []string{"", "Hard 1\n", "mined\n", "mined 1 2\n", "mined 5\nHard x\n", "mined 5\nHard -1\n", "mined 5\n\nHard 1\n"} {
		if _, err := generate.ReadBank(strings.NewReader(wrong)); err == nil {
			t.Errorf("%q is read", wrong)
		}
	}
}
