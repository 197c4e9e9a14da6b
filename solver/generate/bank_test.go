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
	"sudoku/solver/search"
	"sudoku/solver/technique"
)

// theBank is the bank of the repository.
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

// keysOf are the keys of a bank in order.
func keysOf(b *generate.Bank) []string {
	return slices.Sorted(func(yield func(string) bool) {
		for key := range b.Attempts {
			if !yield(key) {
				return
			}
		}
		for key := range b.Bred {
			if len(b.Attempts[key]) == 0 && !yield(key) {
				return
			}
		}
	})
}

// TestBankKeepsWhatItPromises makes a puzzle of each kind in the bank: it is in
// disguise, has what was ordered, and another seed gives another.
func TestBankKeepsWhatItPromises(t *testing.T) {
	b := theBank(t)
	for i, key := range keysOf(b) {
		if i%12 != 0 && (testing.Short() || strings.HasSuffix(key, ".hardest")) {
			continue
		}
		s, ok := generate.OrderOf(key)
		if !ok {
			t.Errorf("the bank has a key that nobody knows: %s", key)
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

// TestBankChoosesDisguises orders what some disguises lose: these are passed over.
func TestBankChoosesDisguises(t *testing.T) {
	b := theBank(t)
	s := generate.Spec{Technique: "als-chain"}
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
		t.Error("the first disguise does each time")
	}
}

// TestBankIsSound makes every puzzle of the bank: each has one solution and is there
// once.
func TestBankIsSound(t *testing.T) {
	b := theBank(t)
	seen := map[board.Grid]int{}
	for place := range b.Births {
		if testing.Short() && place%20 != 0 {
			continue
		}
		made := b.Puzzle(place)
		if found := search.Solve(&made.Givens); found.Count != 1 || found.Solution != made.Solution {
			t.Errorf("birth %d: %v has %d solutions", place, &made.Givens, found.Count)
		}
		if other, twice := seen[made.Givens]; twice {
			t.Errorf("births %d and %d are the same puzzle", other, place)
		}
		seen[made.Givens] = place
	}
	for _, key := range keysOf(b) {
		places := b.Places(key)
		slices.Sort(places)
		if len(slices.Compact(slices.Clone(places))) < len(places) {
			t.Errorf("%s lists a puzzle twice", key)
		}
	}
}

// bankSize is what the bank may have in bytes.
const bankSize = 150_000

// TestBankIsRich counts the puzzles: 500 of each grade, 40 for nearly every technique
// that it has any for. It is fetched once, and so has to be small.
func TestBankIsRich(t *testing.T) {
	b := theBank(t)
	for g := rate.GradeEasy; g <= rate.GradeExtreme; g++ {
		if n := len(b.Places(g.String())); n < 500 {
			t.Errorf("%d puzzles of the grade %v", n, g)
		}
	}
	had, few := 0, 0
	for _, x := range technique.Catalog() {
		switch n := len(b.Places(x.Key)); {
		case n >= 40:
			had++
		case n > 0:
			had++
			few++
			t.Logf("%d puzzles for %s", n, x.Key)
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

// What the bank has had at the least.
const (
	leastHad = 102
	mostFew  = 13
)

// TestBankHas says for which orders a bank is asked.
func TestBankHas(t *testing.T) {
	b := &generate.Bank{Attempts: map[string][]int{"x-wing": {1}, "Hard": {2}}}
	b.Births = []generate.Birth{{Parent: -4, Seed: 5}}
	b.Bred = map[string][]int{"jellyfish": {0}, "jellyfish.hardest": {0}}
	for _, x := range []struct {
		spec generate.Spec
		want bool
	}{
		{generate.Spec{Technique: "x-wing"}, true},
		{generate.Spec{Technique: "x-wing", Attempts: 5}, true},
		{generate.Spec{Technique: "x-wing", Hardest: true}, false},
		{generate.Spec{Technique: "jellyfish"}, true},
		{generate.Spec{Technique: "jellyfish", Hardest: true}, true},
		{generate.Spec{Technique: "jellyfish", Hardest: true, Minimal: true}, false},
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
	bred := text + "walks 12\nbirths a17.4 1.5 climb8." + packed + " 1.5\njellyfish 0 2\nx-wing 3\n"
	for _, text := range []string{text, bred} {
		b, err := generate.ReadBank(strings.NewReader(text))
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		var out strings.Builder
		if n, err := b.WriteTo(&out); err != nil || int(n) != len(text) || out.String() != text {
			t.Errorf("written back: %q, %v", out.String(), err)
		}
	}
	b, err = generate.ReadBank(strings.NewReader(bred))
	if err != nil || b.Walks != 12 || len(b.Births) != 4 || !slices.Equal(b.Places("x-wing"), []int{^12, ^912, 3}) {
		t.Fatalf("%+v, %v", b, err)
	}
	if held := b.Puzzle(2); held.Givens != b.Births[2].Givens || !held.Solution.IsSolution() || b.Births[2].Search != "climb" || b.Births[2].Seed != 8 {
		t.Errorf("%+v", b.Births[2])
	}
	if b.Puzzle(3) == b.Puzzle(2) || b.Puzzle(1) == b.Puzzle(0) || b.Births[1].Parent != 0 || b.Births[0].Parent != ^17 {
		t.Errorf("%+v", b.Births)
	}
	for _, wrong := range []string{
		"", "Hard 1\n", "mined\n", "mined 1 2\n", "mined 5\nHard x\n", "mined 5\nHard -1\n", "mined 5\n\nHard 1\n",
		"mined 5\nwalks 1\nbirths 1.5\n", "mined 5\nwalks 1\nbirths a1.5 2.5\n", "mined 5\nwalks 1\nbirths a1.x\n",
		"mined 5\nwalks 1\nbirths a.1\n", "mined 5\nwalks 1\nbirths a1.5\nx-wing 1\n", "mined 5\nwalks -1\n",
		"mined 5\nwalks 1\nbirths climb8." + packed + "1\n", "mined 5\nwalks 1\nbirths climb8.zzzc\n", "mined 5\nwalks 1\nbirths climb8.A\n",
	} {
		if _, err := generate.ReadBank(strings.NewReader(wrong)); err == nil {
			t.Errorf("%q is read", wrong)
		}
	}
}

// The file is in lines that a diff can show.
func TestBankFileHasShortLines(t *testing.T) {
	file, err := os.ReadFile("bank.txt")
	if err != nil {
		t.Fatal(err)
	}
	var again strings.Builder
	if _, err := theBank(t).WriteTo(&again); err != nil || again.String() != string(file) {
		t.Errorf("bank.txt is not as it is written (%v)", err)
	}
	longest := 0
	for line := range strings.Lines(string(file)) {
		longest = max(longest, len(line))
	}
	if longest > 600 {
		t.Errorf("a line has %d bytes", longest)
	}
}

// packed is a puzzle as a bank holds it.
const packed = "b1c6g3a7a2a4f5e7d7b69c2a1d69a5b81a46d9f3a4c"
