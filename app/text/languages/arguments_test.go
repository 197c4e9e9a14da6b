package languages_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"sudoku/app/text"
	. "sudoku/app/text/languages"
	"sudoku/solver/argument"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/golden"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// TestArguments writes the argument of each technique's example in every language.
func TestArguments(t *testing.T) {
	for _, c := range All {
		var said strings.Builder
		for _, x := range technique.Catalog() {
			p := x.Example()
			b := board.New(&p)
			s, _ := x.First(&b)
			writeArgument(&said, c, &s, &b)
		}
		golden.Compare(t, "testdata/"+c.Code+"-arguments.txt", said.String())
	}
}

// writeArgument writes an argument as a person reads it. Lines that support another are
// indented below it.
func writeArgument(said *strings.Builder, c *text.Catalog, s *step.Step, b *board.Board) {
	a := argument.Of(s, b)
	language := c.Named(explain.Short).Techniques
	fmt.Fprintf(said, "%s\n", language.Name(s.Technique))
	for i := range a.Parts {
		fmt.Fprintf(said, "  [%s]\n", language.Part(&a.Parts[i]))
	}
	n := 0
	for _, line := range language.Argue(&a) {
		sentence := explain.String(line.Words)
		switch {
		case line.Fold:
			fmt.Fprintf(said, "     - %s\n", sentence)
		case line.So:
			fmt.Fprintf(said, "  %s\n", sentence)
		default:
			n++
			fmt.Fprintf(said, "  %d. %s\n", n, sentence)
		}
	}
	fmt.Fprintf(said, "  %s\n", a.Short)
}

// TestArgumentsOfCases reads the arguments of all steps of every technique's cases, in
// every language and naming.
func TestArgumentsOfCases(t *testing.T) {
	for key, file := range cases(t) {
		t.Run(key, func(t *testing.T) {
			t.Parallel()
			for _, s := range stepsOn(t, technique.ByKey(key), file) {
				a := argument.Of(&s.step, &s.board)
				for _, c := range All {
					for naming := range explain.Lettered + 1 {
						readArgument(t, c.Named(naming), &a, &s.step)
					}
				}
			}
		})
	}
}

var (
	cellNames  = regexp.MustCompile(`\br\d+c\d|[1-9]`)
	bothNames  = regexp.MustCompile(`(row|Zeile) \d, (column|Spalte) \d`)
	shortNames = regexp.MustCompile(`\br\d+c\d`)
	neverSaid  = regexp.MustCompile(`(?i)each sees the next|both ends|contradicts both|obviously|clearly|respectively|\bonly a 8\b|does not fit`)
)

// readArgument checks the words of an argument: no hole is left, each cell, digit and
// house is in the line's facts or effects, no words hold a number, and no sentence mixes
// two kinds of names.
func readArgument(t *testing.T, c *text.Catalog, a *argument.Argument, s *step.Step) {
	t.Helper()
	var all mentioned
	for _, list := range [][]argument.Line{a.Why, a.So} {
		for i := range list {
			for j := range list[i].Say {
				all.add(&list[i].Say[j])
			}
		}
	}
	lines := c.Techniques.Argue(a)
	top := 0
	for _, line := range lines {
		sentence := explain.String(line.Words)
		wrong := func(what string) { t.Errorf("%s, %s: %s: %s", c.Code, s.Technique+" "+s.EffectsText(), what, sentence) }
		if !line.Fold {
			top++
		}
		if strings.ContainsAny(sentence, "{}|?") || doubled.MatchString(sentence) || !strings.HasSuffix(sentence, ".") {
			wrong("badly formed")
		}
		if neverSaid.MatchString(sentence) {
			wrong("never say")
		}
		named := ""
		for _, token := range line.Words {
			if token.Kind == explain.Cells || token.Kind == explain.Candidates {
				named += token.Text + " "
			}
		}
		if bothNames.MatchString(named) && shortNames.MatchString(named) {
			wrong("two kinds of names")
		}
		own := mentionedBy(line.Facts)
		own.addEffects(&line.Candidates)
		if len(line.Facts) == 0 {
			own = all
		}
		for _, token := range line.Words {
			switch {
			case token.Kind == explain.Text && cellNames.MatchString(token.Text):
				wrong("a number in the words")
			case !token.Cells.Within(own.cells), token.Digits&^own.digits != 0, token.Houses&^own.houses != 0:
				wrong("not in the facts: " + token.Text)
			}
			for x := range token.Candidates.All() {
				if !own.cells.Has(x.Cell()) || !own.digits.Has(x.Digit()) {
					wrong("not in the facts: " + x.String())
				}
			}
		}
	}
	if top > argument.Most {
		t.Errorf("%s has %d lines", s.Text(), top)
	}
	if len(a.So) == 0 {
		t.Errorf("%s has no argument", s.Text())
	}
}

// mentioned is what facts are about.
type mentioned struct {
	cells  board.CellSet
	digits board.DigitSet
	houses board.HouseSet
}

func mentionedBy(facts []argument.Fact) (m mentioned) {
	for i := range facts {
		m.addFact(&facts[i])
	}
	return m
}

func (m *mentioned) add(s *argument.Sentence) {
	for i := range s.Facts {
		m.addFact(&s.Facts[i])
	}
	m.addEffects(&s.Effects.Placements)
	m.addEffects(&s.Effects.Eliminations)
}

func (m *mentioned) addEffects(set *board.CandidateSet) {
	for x := range set.All() {
		m.cells, m.digits = m.cells.With(x.Cell()), m.digits.With(x.Digit())
		m.houses |= x.Cell().HouseSet()
	}
}

func (m *mentioned) addFact(f *argument.Fact) {
	m.cells, m.digits = m.cells.Or(f.Cells).Or(f.Others), m.digits|f.Digits
	for _, list := range [][]step.Claim{f.If, f.Then} {
		for _, x := range list {
			m.cells, m.digits = m.cells.With(x.Candidate.Cell()), m.digits.With(x.Candidate.Digit())
		}
	}
	for _, list := range [][]board.Candidate{f.Fins, f.Extras} {
		for _, x := range list {
			m.cells, m.digits = m.cells.With(x.Cell()), m.digits.With(x.Digit())
		}
	}
	for _, list := range [][]argument.Choice{f.Truths, f.Links} {
		for _, x := range list {
			if x.Digit == 0 {
				m.cells = m.cells.With(x.Cell)
			} else {
				m.digits, m.houses = m.digits.With(x.Digit), m.houses.With(x.House)
			}
		}
	}
	switch f.Kind {
	case argument.Places, argument.Empty:
		m.houses = m.houses.With(f.House)
	case argument.Sees:
		for c := range f.Cells.All() {
			for o := range f.Others.All() {
				m.houses |= board.NewCellSet(c, o).Houses()
			}
		}
	}
}
