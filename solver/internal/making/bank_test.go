package making_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/making"
	"sudoku/solver/search"
)

// bankFile is the bank in the repository.
const bankFile = "../../generate/bank.txt"

func theBank(t testing.TB) *making.Bank {
	t.Helper()
	f, err := os.Open(bankFile)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	b, err := making.ReadBank(f)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestBankIsSound checks that every puzzle of the bank is proper and occurs once.
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
	keys := map[string]bool{}
	for key := range b.Attempts {
		keys[key] = true
	}
	for key := range b.Bred {
		keys[key] = true
	}
	for key := range keys {
		places := b.Places(key)
		slices.Sort(places)
		if len(slices.Compact(slices.Clone(places))) < len(places) {
			t.Errorf("%s lists a puzzle twice", key)
		}
	}
}

// TestReadBank checks that a bank can be written and read back, and that malformed texts
// are rejected.
func TestReadBank(t *testing.T) {
	const text = "mined 1000\nHard 3 0 4\nx-wing 12 900\n"
	b, err := making.ReadBank(strings.NewReader(text))
	if err != nil || b.Mined != 1000 || !slices.Equal(b.Attempts["Hard"], []int{3, 3, 7}) || !slices.Equal(b.Attempts["x-wing"], []int{12, 912}) {
		t.Fatalf("%+v, %v", b, err)
	}
	bred := text + "walks 12\nbirths a17.4 1.5 climb8." + packed + " 1.5\njellyfish 0 2\nx-wing 3\n"
	for _, text := range []string{text, bred} {
		b, err := making.ReadBank(strings.NewReader(text))
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		var out strings.Builder
		if n, err := b.WriteTo(&out); err != nil || int(n) != len(text) || out.String() != text {
			t.Errorf("written back: %q, %v", out.String(), err)
		}
	}
	b, err = making.ReadBank(strings.NewReader(bred))
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
		if _, err := making.ReadBank(strings.NewReader(wrong)); err == nil {
			t.Errorf("%q is read", wrong)
		}
	}
}

// TestBankFileHasShortLines checks that the lines are short enough for diffs.
func TestBankFileHasShortLines(t *testing.T) {
	file, err := os.ReadFile(bankFile)
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

// packed is a puzzle in the format of a bank.
const packed = "b1c6g3a7a2a4f5e7d7b69c2a1d69a5b81a46d9f3a4c"
