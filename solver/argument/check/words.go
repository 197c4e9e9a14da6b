package check

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"sudoku/solver/argument"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/step"
)

var (
	numbers    = regexp.MustCompile(`\br\d+c\d|[1-9]`)
	longNames  = regexp.MustCompile(`\pL+ \d, \pL+ \d`)
	shortNames = regexp.MustCompile(`\br\d+c\d`)
	malformed  = regexp.MustCompile(`[{}|?]|  |\.\.|: ?\.|,,| ,| \.|; ?\.`)
	neverSaid  = regexp.MustCompile(`(?i)each sees the next|both ends|contradicts both|obviously|clearly|respectively|does not fit`)
)

// Words returns an error unless the argument reads well in a language. It must have at
// most seven lines and no unfilled holes. Each cell, digit, house and number must be in
// the facts or the effects of the argument. The plain words must contain no number and
// agree with the numbers in the holes. No line may mix two notations for cells.
func Words(a *argument.Argument, l *explain.Language) error {
	var all mentioned
	for _, list := range [][]argument.Line{a.Why, a.So} {
		for i := range list {
			for j := range list[i].Say {
				said := &list[i].Say[j]
				for k := range said.Facts {
					all.add(&said.Facts[k])
				}
				all.effects(&said.Effects.Placements)
				all.effects(&said.Effects.Eliminations)
			}
		}
	}
	if len(a.So) == 0 {
		return errors.New("there is no argument")
	}
	top := 0
	for _, line := range l.Argue(a) {
		if !line.Fold {
			top++
		}
		if err := words(&line, all, a.Parts); err != nil {
			return fmt.Errorf("%w: %s", err, explain.String(line.Words))
		}
	}
	if top > argument.Most {
		return fmt.Errorf("there are %d lines", top)
	}
	short := *l
	short.Naming = explain.Short
	for _, line := range short.Argue(a) {
		if err := agree(&short, line.Words); err != nil {
			return fmt.Errorf("%w: %s", err, explain.String(line.Words))
		}
	}
	return nil
}

func words(line *explain.Said, all mentioned, parts []argument.Part) error {
	text := explain.String(line.Words)
	switch {
	case malformed.MatchString(text) || !strings.HasSuffix(text, ".") && !strings.HasSuffix(text, "。"):
		return errors.New("badly formed")
	case neverSaid.MatchString(text):
		return errors.New("never to be said")
	}
	own := all
	if len(line.Facts) > 0 {
		own = mentioned{}
		for i := range line.Facts {
			own.add(&line.Facts[i])
		}
		own.effects(&line.Candidates)
	}
	names := ""
	for _, token := range line.Words {
		if token.Kind == explain.Text && numbers.MatchString(token.Text) {
			return errors.New("a number in the words")
		}
		if !token.Cells.Within(own.cells) || token.Digits&^own.digits != 0 || token.Houses&^own.houses != 0 {
			return errors.New(token.Text + " is not in the facts")
		}
		for x := range token.Candidates.All() {
			if !own.candidates.Has(x) {
				return errors.New(x.String() + " is not in the facts")
			}
		}
		if token.Kind == explain.Number && !own.counts(&token, parts) {
			return errors.New(token.Text + " counts nothing in the facts")
		}
		if token.Kind == explain.Cells || token.Kind == explain.Candidates {
			names += token.Text + " "
		}
	}
	if longNames.MatchString(names) && shortNames.MatchString(names) {
		return errors.New("two kinds of names")
	}
	return nil
}

// mentioned holds the parts of the board and the numbers that facts mention.
type mentioned struct {
	cells  board.CellSet
	digits board.DigitSet
	houses board.HouseSet
	// candidates holds the candidates in claims, those of named cells and the named
	// places in houses.
	candidates board.CandidateSet
	// numbers holds the counts that facts state. choices is the number of facts about a
	// single cell or house.
	numbers []int
	choices int
}

// counts reports whether the facts support a number or letter in the words. A number must
// be one of their counts. A letter must name a set whose cells they mention.
func (m *mentioned) counts(t *explain.Token, parts []argument.Part) bool {
	if t.Hole == "letter" {
		at := slices.IndexFunc(parts, func(p argument.Part) bool { return p.Name == argument.PartSetA+argument.PartName(t.Text[0]-'A') })
		return at >= 0 && parts[at].Cells.Within(m.cells)
	}
	n, err := strconv.Atoi(t.Text)
	return err != nil || n == m.choices || slices.Contains(m.numbers, n)
}

func (m *mentioned) effects(set *board.CandidateSet) {
	for x := range set.All() {
		m.candidate(x)
		m.houses |= x.Cell().HouseSet()
	}
}

func (m *mentioned) candidate(x board.Candidate) {
	m.cells, m.digits = m.cells.With(x.Cell()), m.digits.With(x.Digit())
	m.candidates.Add(x)
}

func (m *mentioned) add(f *argument.Fact) {
	m.cells, m.digits = m.cells.Or(f.Cells).Or(f.Others), m.digits|f.Digits
	for _, list := range [][]step.Claim{f.If, f.Then} {
		for _, x := range list {
			m.candidate(x.Candidate)
		}
	}
	for _, list := range [][]board.Candidate{f.Fins, f.Extras} {
		for _, x := range list {
			m.candidate(x)
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
	m.numbers = append(m.numbers, f.Number, len(f.Truths))
	if f.Kind == argument.Places || f.Kind == argument.Is || f.Kind == argument.Holds && f.Cells.Len() == 1 {
		m.choices++
		for d := range f.Digits.All() {
			m.candidates.AddCells(f.Cells, d)
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
