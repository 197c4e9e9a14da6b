package daily

import (
	"flag"
	"os"
	"strings"
	"testing"

	"sudoku/app/calendar"
	"sudoku/solver/generate"
	"sudoku/solver/rate"
)

var update = flag.Bool("update", false, "write the golden file")

// TestPuzzles freezes the puzzles of some days. Everyone must get the same puzzle for a
// date, forever.
func TestPuzzles(t *testing.T) {
	var got strings.Builder
	for _, day := range []string{"2024-02-29", "2026-11-22", "2026-11-23", "2099-12-31"} {
		d, ok := calendar.ParseDay(day)
		if !ok {
			t.Fatal(day)
		}
		for g := rate.GradeEasy; g <= rate.GradeExtreme; g++ {
			p := Puzzle{d, g}
			made, err := generate.Generate(t.Context(), p.Spec(), p.Seed())
			if err != nil {
				t.Fatal(p, err)
			}
			got.WriteString(p.String() + " " + made.Givens.String() + "\n")
		}
	}
	const file = "testdata/puzzles.txt"
	if *update {
		if err := os.WriteFile(file, []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got.String() != string(want) {
		t.Errorf("got\n%swant\n%s", got.String(), want)
	}
}

func TestParse(t *testing.T) {
	for day := calendar.Day(20000); day < 20400; day += 7 {
		for g := rate.GradeEasy; g <= rate.GradeExtreme; g++ {
			p := Puzzle{day, g}
			if back, ok := Parse(p.String()); !ok || back != p {
				t.Errorf("%s is read as %v", p, back)
			}
		}
	}
	for _, bad := range []string{"", "-", "hard", "2026-11-22", "2026-11-22-", "2026-11-22-Hard", "2026-11-31-hard", "2026-11-22-none", "x-2026-11-22-hard"} {
		if p, ok := Parse(bad); ok {
			t.Errorf("%q is read as %v", bad, p)
		}
	}
	if none := (Puzzle{Day: 3}).String(); none != "" {
		t.Errorf("no puzzle is written as %q", none)
	}
}

// TestSeeds checks that seeds are unique over several hundred years.
func TestSeeds(t *testing.T) {
	seen := map[uint64]Puzzle{}
	for day := calendar.Day(0); day < 40000; day++ {
		for g := rate.GradeEasy; g <= rate.GradeExtreme; g++ {
			p := Puzzle{day, g}
			if other, twice := seen[p.Seed()]; twice {
				t.Fatalf("%v and %v", p, other)
			}
			seen[p.Seed()] = p
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("2026-11-22-hard")
	f.Fuzz(func(t *testing.T, s string) {
		if p, ok := Parse(s); ok && p.String() != s {
			t.Errorf("%q is read as %v", s, p)
		}
	})
}
