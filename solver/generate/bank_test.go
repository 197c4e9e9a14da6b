package generate_test

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/internal/making"
	"sudoku/solver/rate"
	"sudoku/solver/technique"
)

// theBank returns the bank in the repository.
func theBank(t testing.TB) *generate.Bank {
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

// bankKeys returns the sorted keys of a bank.
func bankKeys(b *generate.Bank) []string {
	return slices.Sorted(func(yield func(string) bool) {
		for key := range b.Kept().Attempts {
			if !yield(key) {
				return
			}
		}
		for key := range b.Kept().Bred {
			if len(b.Kept().Attempts[key]) == 0 && !yield(key) {
				return
			}
		}
	})
}

// TestBankKeepsWhatItPromises makes a puzzle for each key of the bank. The puzzle must be
// disguised and meet the spec, and another seed must give another puzzle.
func TestBankKeepsWhatItPromises(t *testing.T) {
	b := theBank(t)
	for i, key := range bankKeys(b) {
		if i%12 != 0 && (testing.Short() || strings.HasSuffix(key, ".hardest")) {
			continue
		}
		s, ok := generate.ParseOrder(key)
		if !ok {
			t.Errorf("the bank has the unknown key %s", key)
			continue
		}
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

// TestBankChoosesDisguises uses specs that some disguises violate. Those disguises must
// be skipped.
func TestBankChoosesDisguises(t *testing.T) {
	b := theBank(t)
	s := generate.Spec{Techniques: []string{"als-chain"}}
	passed := 0
	for seed := range uint64(30) {
		made, err := b.Generate(t.Context(), s, seed)
		if err != nil {
			t.Fatal(err)
		}
		if wrong := missing(t, &s, &made); wrong != "" {
			t.Errorf("seed %d: %s", seed, wrong)
		}
		passed += made.Attempt
	}
	if passed == 0 {
		t.Error("the first disguise suffices each time")
	}
}

// bankSize is the size limit of the bank in bytes.
const bankSize = 150_000

// TestBankIsRich counts the puzzles. There must be 500 for each grade and 40 for nearly
// every technique that has any at all. The bank must also be small, since the page
// downloads it.
func TestBankIsRich(t *testing.T) {
	b := theBank(t)
	for g := rate.GradeEasy; g <= rate.GradeExtreme; g++ {
		if n := len(b.Kept().Places(g.String())); n < 500 {
			t.Errorf("only %d puzzles of grade %v", n, g)
		}
	}
	had, few := 0, 0
	for _, x := range technique.Catalog() {
		switch n := len(b.Kept().Places(x.Key)); {
		case n >= 40:
			had++
		case n > 0:
			had++
			few++
			t.Logf("only %d puzzles for %s", n, x.Key)
		}
	}
	t.Logf("%d techniques, %d of them with fewer than 40 puzzles", had, few)
	if had < leastHad || few > mostFew {
		t.Errorf("%d techniques, %d of them with fewer than 40 puzzles", had, few)
	}
	if info, err := os.Stat("bank.txt"); err != nil || info.Size() > bankSize {
		t.Errorf("the bank has %d bytes, %v", info.Size(), err)
	}
}

// The minimum number of techniques with puzzles, and the maximum number of these with
// fewer than 40 puzzles.
const (
	leastHad = 102
	mostFew  = 13
)

// TestBankHas checks which specs a bank covers.
func TestBankHas(t *testing.T) {
	b := generate.NewBank(&making.Bank{
		Attempts: map[string][]int{"x-wing": {1}, "Hard": {2}},
		Births:   []making.Birth{{Parent: -4, Seed: 5}},
		Bred:     map[string][]int{"jellyfish": {0}, "jellyfish.hardest": {0}},
	})
	for _, x := range []struct {
		spec generate.Spec
		want bool
	}{
		{generate.Spec{Techniques: []string{"x-wing"}}, true},
		{generate.Spec{Techniques: []string{"x-wing"}, Attempts: 5}, true},
		{generate.Spec{Techniques: []string{"x-wing"}, Hardest: true}, false},
		{generate.Spec{Techniques: []string{"jellyfish"}}, true},
		{generate.Spec{Techniques: []string{"jellyfish"}, Hardest: true}, true},
		{generate.Spec{Techniques: []string{"jellyfish"}, Hardest: true, Minimal: true}, false},
		{generate.Spec{Techniques: []string{"swordfish"}}, false},
		{generate.Spec{Grade: rate.GradeHard}, true},
		{generate.Spec{Grade: rate.GradeHard, UpTo: rate.GradeExpert}, false},
		{generate.Spec{Grade: rate.GradeHard, Techniques: []string{"x-wing"}}, false},
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
