package explain

import (
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/phrase"
	"sudoku/solver/step"
)

func named(n Naming) *Language {
	l := *plain
	l.Naming = n
	return &l
}

func parseCells(t *testing.T, names string) (set board.CellSet) {
	t.Helper()
	for name := range strings.FieldsSeq(names) {
		c, ok := board.ParseCell(name)
		if !ok {
			t.Fatal(name)
		}
		set = set.With(c)
	}
	return set
}

func candidatesNamed(t *testing.T, names string) (list []board.Candidate) {
	t.Helper()
	for name := range strings.FieldsSeq(names) {
		cell, digit, _ := strings.Cut(name, "=")
		list = append(list, board.NewCandidate(parseCells(t, cell).First(), board.Digit(digit[0]-'0')))
	}
	return list
}

func TestCells(t *testing.T) {
	for cells, want := range map[string][3]string{
		"r5c5":                     {"row 5, column 5", "r5c5", "E5"},
		"r1c2 r1c3":                {"row 1, columns 2 and 3", "r1c2 and r1c3", "A2 and A3"},
		"r4c1 r6c1":                {"column 1, rows 4 and 6", "r4c1 and r6c1", "D1 and F1"},
		"r1c1 r1c9 r9c1 r9c9":      {"rows 1 and 9, columns 1 and 9", "r1c1, r1c9, r9c1 and r9c9", "A1, A9, I1 and I9"},
		"r1c2 r4c7":                {"row 1, column 2 and row 4, column 7", "r1c2 and r4c7", "A2 and D7"},
		"r1c2 r4c7 r9c1 r9c3 r9c5": {"row 1, column 2; row 4, column 7 and row 9, columns 1, 3 and 5", "r1c2, r4c7, r9c1, r9c3 and r9c5", "A2, D7, I1, I3 and I5"},
		"r1c1 r2c2 r3c3 r4c4":      {"r1c1, r2c2, r3c3 and r4c4", "r1c1, r2c2, r3c3 and r4c4", "A1, B2, C3 and D4"},
		"r1c5 r2c5 r3c4 r3c5":      {"column 5, rows 1 and 2 and row 3, columns 4 and 5", "r1c5, r2c5, r3c4 and r3c5", "A5, B5, C4 and C5"},
		"":                         {},
	} {
		for n, want := range want {
			if got := named(Naming(n)).Cells(parseCells(t, cells)); got != want {
				t.Errorf("%s in naming %d: %q, want %q", cells, n, got, want)
			}
		}
	}
}

// TestShortNames checks the names of r1c2 and r9c9 in each naming, with and without
// initials of the language.
func TestShortNames(t *testing.T) {
	for n, want := range map[Naming]string{
		InWords: "r1c2 r9c9", Short: "r1c2 r9c9", Lettered: "A2 I9", LetteredJ: "A2 J9", LetteredK: "A2 K9", Local: "r1c2 r9c9",
	} {
		l := named(n)
		if got := l.ShortName(1) + " " + l.ShortName(80); got != want {
			t.Errorf("naming %d: %q, want %q", n, got, want)
		}
	}
	l := named(Local)
	l.Initials = "ZS"
	if got := l.Cells(parseCells(t, "r1c2 r9c9")); got != "Z1S2 and Z9S9" {
		t.Errorf("with initials: %q", got)
	}
}

func TestCandidates(t *testing.T) {
	for candidates, want := range map[string][3][2]string{
		"r1c2=5": {{"5 in row 1, column 2", "no 5 in row 1, column 2"}, {"r1c2=5", "r1c2≠5"}, {"A2=5", "A2≠5"}},
		"r1c2=5 r1c3=5": {{"5 in row 1, column 2 and 5 in row 1, column 3", "no 5 in row 1, columns 2 and 3"},
			{"r1c2=5 and r1c3=5", "r1c2≠5 and r1c3≠5"}, {"A2=5 and A3=5", "A2≠5 and A3≠5"}},
		"r1c2=5 r1c2=7 r2c3=5": {{"5 in row 1, column 2; 7 in row 1, column 2 and 5 in row 2, column 3", "no 5 or 7 in row 1, column 2 and no 5 in row 2, column 3"},
			{"r1c2=5, r1c2=7 and r2c3=5", "r1c2≠5, r1c2≠7 and r2c3≠5"}, {"A2=5, A2=7 and B3=5", "A2≠5, A2≠7 and B3≠5"}},
		"r1c2=5 r2c3=5 r9c9=7": {{"5 in row 1, column 2; 5 in row 2, column 3 and 7 in row 9, column 9", "no 5 in row 1, column 2 and row 2, column 3; no 7 in row 9, column 9"},
			{"r1c2=5, r2c3=5 and r9c9=7", "r1c2≠5, r2c3≠5 and r9c9≠7"}, {"A2=5, B3=5 and I9=7", "A2≠5, B3≠5 and I9≠7"}},
		"r1c1=1 r2c2=1 r3c3=1 r4c4=1": {{"r1c1=1, r2c2=1, r3c3=1 and r4c4=1", "r1c1≠1, r2c2≠1, r3c3≠1 and r4c4≠1"},
			{"r1c1=1, r2c2=1, r3c3=1 and r4c4=1", "r1c1≠1, r2c2≠1, r3c3≠1 and r4c4≠1"}, {"A1=1, B2=1, C3=1 and D4=1", "A1≠1, B2≠1, C3≠1 and D4≠1"}},
	} {
		for n, want := range want {
			l, list := named(Naming(n)), candidatesNamed(t, candidates)
			if got := [2]string{l.Placements(list), l.Eliminations(list)}; got != want {
				t.Errorf("%s in naming %d: %q, want %q", candidates, n, got, want)
			}
		}
	}
}

// TestSentencesBeginWithACapital checks that a spelled-out name is capitalised at the
// start of a sentence and a short name is not.
func TestSentencesBeginWithACapital(t *testing.T) {
	s := step.Step{Placements: candidatesNamed(t, "r1c2=5"), Args: []step.Arg{
		step.CellArg("cell", 0), step.CellsArg("many", parseCells(t, "r1c1 r2c2 r3c3 r4c4")), step.HouseArg("house", 18),
	}}
	for template, want := range map[string][3]string{
		"{cell}: {cell}. {cell}.":  {"Row 1, column 1: row 1, column 1. Row 1, column 1.", "r1c1: r1c1. r1c1.", "A1: A1. A1."},
		"{house}, {many}. {many}.": {"Box 1, r1c1, r2c2, r3c3 and r4c4. r1c1, r2c2, r3c3 and r4c4.", "box 1, r1c1, r2c2, r3c3 and r4c4. r1c1, r2c2, r3c3 and r4c4.", "box 1, A1, B2, C3 and D4. A1, B2, C3 and D4."},
	} {
		for n, want := range want {
			f := filler{language: named(Naming(n)), step: &s}
			phrase.Fill(template, f.language.Plural, &f)
			if got := String(f.tokens); got != want {
				t.Errorf("naming %d: %q, want %q", n, got, want)
			}
		}
	}
}
