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
		Marks:  Marks{Comma: ", ", Semicolon: "; ", Colon: ": ", Space: " ", Stop: "."},
		Houses: [3]string{"{count:row|rows} {numbers}", "{count:column|columns} {numbers}", "{count:box|boxes} {numbers}"},

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
	curt = &Language{Plural: phrase.OneOther, Naming: Short, And: " & ", Marks: Marks{Comma: ", "},
		Houses: [3]string{"R {numbers}", "C {numbers}", "B {numbers}"}}
	// In french, articles merge with prepositions. In spanish, the word for "or" depends
	// on the next word. chinese has no plurals and writes numbers inside words. japanese
	// does not join clauses with "and".
	french = &Language{
		Plural: phrase.UpToOne, Words: Words{Cells: "{first}, {second}", Or: " ou "},
		And: " et ", Marks: Marks{", ", " ; ", " : ", " ", "."},
		Houses: [3]string{"{count:la ligne|les lignes} {numbers}", "{count:la colonne|les colonnes} {numbers}", "{count:le bloc|les blocs} {numbers}"},
		HouseForms: map[string][3]string{
			"of":   {"{count:de la ligne|des lignes} {numbers}", "{count:de la colonne|des colonnes} {numbers}", "{count:du bloc|des blocs} {numbers}"},
			"cell": {"{count:ligne|lignes} {numbers}", "{count:colonne|colonnes} {numbers}", ""},
		},
		CellForms: map[string]string{"in": "dans {count:la case|les cases} {cells}"},
	}
	spanish = &Language{Plural: phrase.OneOther, Naming: Short, And: " y ", Words: Words{Or: " o ", OrEight: " u "}, Marks: Marks{Comma: ", "}}
	chinese = &Language{
		Plural: phrase.Uniform, Words: Words{Cells: "{first}{second}", Or: "或"},
		And: "和", Marks: Marks{"、", "；", "：", "", "。"},
		Houses:     [3]string{"第{numbers}行", "第{numbers}列", "第{number}宫"},
		HouseForms: map[string][3]string{"cell": {"{numbers}行", "{numbers}列", ""}},
	}
	japanese = &Language{
		Plural: phrase.Uniform, And: "と", Marks: Marks{"、", "、", "：", "", "。"},
		Words:  Words{Cells: "{first}の{second}", Placed: "{cells}の{digit}", Excluded: "{cells}は{digits}ではない", AndExcluded: "、", Or: "か"},
		Houses: [3]string{"{number}行目", "{number}列目", ""},
	}
)

func TestFill(t *testing.T) {
	a, b := board.NewCandidate(0, 5), board.NewCandidate(8, 5)
	s := step.Step{
		Technique:    "test",
		Placements:   []board.Candidate{a},
		Eliminations: []board.Candidate{a, b},
		Args: []step.Arg{
			step.CellArg("cell", 0), step.CellsArg("cells", board.NewCellSet(0, 1, 80)),
			step.DigitsArg("digits", board.NewDigitSet(3, 4)), step.DigitsArg("sevens", board.NewDigitSet(7, 8)),
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
		{plain, "{house/of}; {cells/in}", "box 1; r1c1, r1c2 and r9c9"},
		{french, "{house} : {houses}", "Le bloc 1 : les lignes 3 et 5, la colonne 1 et le bloc 9"},
		{french, "Les candidats {house/of} et {houses/of}", "Les candidats du bloc 1 et des lignes 3 et 5, de la colonne 1 et du bloc 9"},
		{french, "{cell} ; {cell/in}. {house}", "Ligne 1, colonne 1 ; dans la case ligne 1, colonne 1. Le bloc 1"},
		{french, "{cells/in}", "Dans les cases ligne 1, colonnes 1 et 2 et ligne 9, colonne 9"},
		{spanish, "{sevens/or} {digits/or}, {digits}", "7 u 8 3 o 4, 3 y 4"},
		{chinese, "{house}：{houses}", "第1宫：第3和5行、第1列和第9宫"},
		{chinese, "{cell}：{cells}", "1行1列：1行1和2列和9行9列"},
		{chinese, "{cells=3?三|{cells}}{cell=3?三}", "三"},
		{plain, "{placements} {eliminations}", "r1c1=5 r1c1≠5 and r1c9≠5"},
		{japanese, "{effects}", "1行目の1列目の5、1行目の1列目と9列目は5ではない"},
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
	if got, want := japanese.Eliminations([]board.Candidate{a, board.NewCandidate(80, 6)}), "1行目の1列目は5ではない、9行目の9列目は6ではない"; got != want {
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
