package explain

import (
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/phrase"
	"sudoku/solver/step"
)

// plain is a minimal language. curt has fewer plural forms and different words.
var (
	plain = &Language{
		Plural: phrase.OneOther,
		Naming: Short,
		Words:  Words{Cells: "{first}, {second}", Placed: "{digit} in {cells}", Excluded: "no {digits} in {cells}", Or: " or "},
		And:    " and ",
		Houses: [3][]string{{"row", "rows"}, {"column", "columns"}, {"box", "boxes"}},

		Groups: []Group{
			{Name: "One", Lessons: []Lesson{{Title: "Singles", Techniques: []Technique{
				{Key: "single", Name: "Single", Sentence: "{digit} in {cell}: {effects}."},
			}}}},
			{Name: "Two", Lessons: []Lesson{
				{Title: "Pairs", Techniques: []Technique{{Key: "pair", Name: "Pair", Sentence: "{cells}: {effects}."}}},
				{Title: "Chains", Techniques: []Technique{{Key: "chain", Name: "Chain", Sentence: "{branch-*}."}}},
			}},
		},
		Untaught: []Technique{{Key: "force", Name: "Force", Sentence: "{effects}."}},
	}
	curt = &Language{Plural: phrase.OneOther, Naming: Short, And: " & ", Houses: [3][]string{{"R"}, {"C"}, {"B"}}}
)

func TestFill(t *testing.T) {
	a, b := board.NewCandidate(0, 5), board.NewCandidate(8, 5)
	s := step.Step{
		Technique:    "test",
		Placements:   []board.Candidate{a},
		Eliminations: []board.Candidate{a, b},
		Args: []step.Arg{
			step.CellArg("cell", 0), step.CellsArg("cells", board.NewCellSet(0, 1, 80)),
			step.DigitsArg("digits", board.NewDigitSet(3, 4)),
			step.HousesArg("houses", board.NewHouseSet(2, 4, 9, 26)), step.HouseArg("house", 18),
			step.CandidatesArg("list", b, a), step.NumberArg("two", 2),
		},
	}
	for _, tt := range []struct {
		language       *Language
		template, want string
	}{
		{plain, "{cell}: {cells}", "r1c1: r1c1, r1c2 and r9c9"},
		{curt, "{cells} {digits}", "r1c1, r1c2 & r9c9 3 & 4"},
		{plain, "{house}; {houses}", "box 1; rows 3 and 5, column 1 and box 9"},
		{curt, "{house}; {houses}", "B 1; R 3 & 5, C 1 & B 9"},
		{plain, "{placements} {eliminations}", "r1c1=5 r1c1≠5 and r1c9≠5"},
		{plain, "{list} {two}", "r1c9=5 and r1c1=5 2"},
		{plain, "{cell:is|are} {cells:is|are {two:one|{digits}}}", "is are 3 and 4"},
		{plain, "{cell?yes {two}|no}{none?yes|no}{none?yes}.", "yes 2no."},
		{plain, "{none} {open", "{none} {open}"},
	} {
		f := filler{language: tt.language, step: &s}
		phrase.Fill(tt.template, tt.language.Plural, &f)
		if got := String(f.tokens); got != tt.want {
			t.Errorf("%q gives %q, want %q", tt.template, got, tt.want)
		}
	}
	if got, want := plain.Sentence(&s), "test: r1c1=5 and r1c1≠5 and r1c9≠5."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	s.Placements = nil
	if got, want := curt.Sentence(&s), "test: r1c1≠5 & r1c9≠5."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestNamesAndLessons(t *testing.T) {
	for _, tt := range []struct{ key, name, lesson string }{
		{"single", "Single", "Singles"}, {"pair", "Pair", "Pairs"}, {"force", "Force", ""}, {"none", "none", ""},
	} {
		lesson := ""
		if l := plain.Lesson(tt.key); l != nil {
			lesson = l.Title
		}
		if got := plain.Name(tt.key); got != tt.name || lesson != tt.lesson {
			t.Errorf("%s: %q, taught in %q; want %q, %q", tt.key, got, lesson, tt.name, tt.lesson)
		}
	}
}
