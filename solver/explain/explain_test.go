package explain

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/golden"
	"sudoku/solver/internal/reglib"
	"sudoku/solver/internal/sample"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// steps are the steps of a technique on the boards of its cases.
func steps(t *testing.T, x *technique.Technique) []step.Step {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("../technique/testdata", x.Key+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	var all []step.Step
	for line := range strings.Lines(string(data)) {
		text, isBoard := strings.CutPrefix(strings.TrimSpace(line), "board ")
		if !isBoard {
			continue
		}
		givens, deleted, _ := strings.Cut(text, ":")
		p, err := reglib.Position(givens, deleted)
		if err != nil {
			t.Fatal(err)
		}
		b := board.New(&p)
		for s := range x.Find(&b) {
			all = append(all, s)
		}
	}
	if len(all) == 0 {
		t.Fatal("no step in the cases")
	}
	return all
}

// TestCatalog says every step of every technique's cases in every language:
// nothing may stay open, and the effects must be there. The first sentence of
// each is frozen.
func TestCatalog(t *testing.T) {
	said := make([]strings.Builder, len(Languages))
	for _, x := range technique.Catalog() {
		all := steps(t, x)
		for i, l := range Languages {
			e, ok := l.words[x.Key]
			if !ok || e.name == "" || e.sentence == "" {
				t.Errorf("%s: %s has no name or no sentence: %s", l.Code, x.Key, all[0].Text())
				continue
			}
			if l == English && e.name != x.Name {
				t.Errorf("%s is called %q, not %q", x.Key, x.Name, e.name)
			}
			for j := range all {
				checkSentence(t, l, &all[j])
			}
			fmt.Fprintf(&said[i], "%s\n  %s\n", e.name, l.Sentence(&all[0]))
		}
	}
	for i, l := range Languages {
		for key := range l.words {
			if technique.ByKey(key) == nil {
				t.Errorf("%s: there is no technique %s", l.Code, key)
			}
		}
		golden.Compare(t, "testdata/"+l.Code+".txt", said[i].String())
	}
}

// TestTabled says steps of the techniques that are not in the catalog.
func TestTabled(t *testing.T) {
	g := sample.Puzzle(62)
	b := board.FromGrid(&g)
	for _, x := range technique.Tabled() {
		steps := 0
		for s := range x.Find(&b) {
			for _, l := range Languages {
				if e := l.words[x.Key]; l == English && e.name != x.Name {
					t.Errorf("%s is called %q", x.Key, e.name)
				}
				checkSentence(t, l, &s)
			}
			if steps++; steps == 20 {
				break
			}
		}
		if steps == 0 {
			t.Errorf("%s has no step", x.Key)
		}
	}
}

var doubled = regexp.MustCompile(`  |\.\.|: ?\.|,,| ,| \.|; ?\.`)

func checkSentence(t *testing.T, l *Language, s *step.Step) {
	t.Helper()
	tokens := l.Explain(s)
	sentence := String(tokens)
	if strings.ContainsAny(sentence, "{}|?") || doubled.MatchString(sentence) || !strings.HasSuffix(sentence, ".") {
		t.Errorf("%s: %s\nfrom %s", l.Code, sentence, s.Text())
	}
	for hole, list := range map[string][]board.Candidate{"placements": s.Placements, "eliminations": s.Eliminations} {
		shown := slices.ContainsFunc(tokens, func(x Token) bool { return x.Hole == hole && x.Candidates == step.SetOf(list) })
		if shown != (len(list) > 0) {
			t.Errorf("%s: the %s of %s are not in: %s", l.Code, hole, s.Text(), sentence)
		}
	}
}

// TestSameHoles makes sure that all languages tell the same of a step.
func TestSameHoles(t *testing.T) {
	holes := regexp.MustCompile(`\{([\w-]+\*?)`)
	of := func(e entry) (names []string) {
		for _, m := range holes.FindAllStringSubmatch(e.sentence, -1) {
			names = append(names, m[1])
		}
		slices.Sort(names)
		return slices.Compact(names)
	}
	for _, l := range Languages {
		for key, e := range l.words {
			if want := of(English.words[key]); !slices.Equal(of(e), want) {
				t.Errorf("%s: %s has the holes %v, English has %v", l.Code, key, of(e), want)
			}
		}
	}
}

func TestFill(t *testing.T) {
	a, b := board.CandidateOf(0, 5), board.CandidateOf(8, 5)
	node := func(d board.Digit, cells ...board.Cell) step.Node {
		return step.Node{Digit: d, Cells: board.CellSetOf(cells...)}
	}
	s := step.Step{
		Technique:    "test",
		Placements:   []board.Candidate{a},
		Eliminations: []board.Candidate{a, b},
		Args: []step.Arg{
			step.CellArg("cell", 0), step.CellsArg("cells", board.CellSetOf(0, 1, 80)),
			step.DigitsArg("digits", board.DigitSetOf(3, 4)),
			step.HousesArg("houses", board.HouseSetOf(2, 4, 9, 26)), step.HouseArg("house", 18),
			step.CandidatesArg("list", b, a), step.NumberArg("two", 2),
			step.ChainArg("chain", step.Chain{
				{From: node(5, 0), To: node(5, 7, 8), Kind: step.Strong},
				{From: node(5, 7, 8), To: node(5, 26, 16), Kind: step.Weak},
			}),
		},
	}
	for _, tt := range []struct {
		language       *Language
		template, want string
	}{
		{English, "{cell}: {cells}", "r1c1: r1c1, r1c2 and r9c9"},
		{German, "{cells} {digits}", "r1c1, r1c2 und r9c9 3 und 4"},
		{English, "{house}; {houses}", "box 1; rows 3 and 5, column 1 and box 9"},
		{German, "{house}; {houses}", "Block 1; Zeile 3 und 5, Spalte 1 und Block 9"},
		{English, "{placements} {eliminations}", "r1c1=5 r1c1≠5 and r1c9≠5"},
		{English, "{list} {two}", "r1c9=5 and r1c1=5 2"},
		{English, "{chain}", "r1c1≠5 → r1c89=5 → r2c8/r3c9≠5"},
		{English, "{cell:is|are} {cells:is|are {two:one|{digits}}}", "is are 3 and 4"},
		{English, "{cell?yes {two}|no}{none?yes|no}{none?yes}.", "yes 2no."},
		{English, "{none} {none*} {open", "{none} {none*} {open}"},
		{English, "{cell*}.", "r1c1; r1c1, r1c2 and r9c9."},
	} {
		f := filler{language: tt.language, step: &s}
		f.fill(tt.template)
		if got := String(f.tokens); got != tt.want {
			t.Errorf("%q gives %q, want %q", tt.template, got, tt.want)
		}
	}
	if got := English.Sentence(&s); got != "test: r1c1=5 and r1c1≠5 and r1c9≠5." {
		t.Error(got)
	}
	s.Placements = nil
	if got := German.Sentence(&s); got != "test: r1c1≠5 und r1c9≠5." {
		t.Error(got)
	}
}

func TestFor(t *testing.T) {
	for _, tt := range []struct {
		want  *Language
		codes []string
	}{{English, nil}, {German, []string{"xx", "de-AT", "en"}}, {English, []string{"EN-gb", "de"}}} {
		if got := For(tt.codes...); got != tt.want {
			t.Errorf("%v: %s", tt.codes, got.Code)
		}
	}
	if English.Name("xy-wing") != "XY-Wing" || German.Name("none") != "none" {
		t.Error("wrong names")
	}
}
