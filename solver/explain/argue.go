package explain

import (
	"slices"
	"strconv"
	"strings"

	"sudoku/solver/argument"
	"sudoku/solver/board"
	"sudoku/solver/phrase"
	"sudoku/solver/step"
)

// Said is a line of an argument, put into words.
type Said struct {
	Words []Token
	// So is set for a line with effects. Fold is set for a line that only supports the
	// one before it.
	So, Fold bool
	// Cells, Digits, Houses, Candidates and Links are what the line refers to.
	Cells      board.CellSet
	Digits     board.DigitSet
	Houses     board.HouseSet
	Candidates board.CandidateSet
	Links      []step.Link
	Facts      []argument.Fact
}

// Argue returns the lines of an argument: the facts and then the effects. A line that
// only supports another follows that line.
//
// All lines use the same notation for cells. They are spelled out only in a short
// argument without long lists.
func (l *Language) Argue(a *argument.Argument) (lines []Said) {
	if l.Naming == InWords && !isBrief(a) {
		l = l.short()
	}
	var folded []Said
	for _, line := range a.Why {
		said := l.sayLine(&line)
		if line.Fold {
			said.Fold = true
			folded = append(folded, said)
			continue
		}
		lines = append(append(lines, said), folded...)
		folded = nil
	}
	for _, line := range a.So {
		said := l.sayLine(&line)
		said.So = true
		lines = append(lines, said)
	}
	return lines
}

// short returns a copy of the language that uses short names of cells.
func (l *Language) short() *Language {
	short := *l
	short.Naming = Short
	return &short
}

// isBrief reports whether an argument is short enough to spell out its cells.
func isBrief(a *argument.Argument) bool {
	sentences := 0
	for _, list := range [][]argument.Line{a.Why, a.So} {
		for i := range list {
			for j := range list[i].Say {
				said := &list[i].Say[j]
				sentences++
				for _, x := range said.Args {
					if set, ok := x.Value.(board.CellSet); ok && len(findBlocks(set)) > mostNamed {
						return false
					}
					if list, ok := x.Value.(step.CandidateList); ok && len(list) > mostNamed {
						return false
					}
				}
			}
		}
	}
	return sentences < argument.Most
}

// sayLine puts a line into words.
func (l *Language) sayLine(line *argument.Line) (said Said) {
	for i := range line.Say {
		if i > 0 {
			said.Words = append(said.Words, Token{Text: l.Marks.Space})
		}
		s := &line.Say[i]
		said.Words = append(said.Words, l.saySentence(s)...)
		said.Facts = append(said.Facts, s.Facts...)
		said.Links = append(said.Links, s.Links...)
		for _, x := range slices.Concat(slices.Collect(s.Effects.Placements.All()), slices.Collect(s.Effects.Eliminations.All())) {
			said.Candidates.Add(x)
		}
	}
	for _, t := range said.Words {
		said.Cells = said.Cells.Or(t.Cells)
		said.Houses |= t.Houses
		said.Digits |= t.Digits
		for x := range t.Candidates.All() {
			said.Candidates.Add(x)
		}
	}
	for x := range said.Candidates.All() {
		said.Cells = said.Cells.With(x.Cell())
	}
	return said
}

// saySentence fills the template of a sentence.
func (l *Language) saySentence(s *argument.Sentence) []Token {
	about := step.Step{
		Args:       s.Args,
		Placements: slices.Collect(s.Effects.Placements.All()), Eliminations: slices.Collect(s.Effects.Eliminations.All()),
	}
	f := filler{language: l, step: &about, capital: true}
	phrase.Fill(l.Lines[s.Key], l.Plural, &f)
	return f.tokens
}

// Part puts a named part into words, such as "Set A: r1c2 and r1c3 with 1, 2 and 5".
func (l *Language) Part(p *argument.Part) string {
	short := l
	if l.Naming == InWords {
		short = l.short()
	}
	return short.fill(l.PartLine, "name", l.PartName(p.Name, p.Cells.Len()), "cells", strings.Join(short.eachCell(p.Cells), l.Marks.Comma),
		"digits", strings.Join(digitsText(p.Digits), l.Marks.Comma), "count", strconv.Itoa(p.Digits.Len()))
}

// PartName returns the name of a part, or of parts with the same name, with n cells.
func (l *Language) PartName(name argument.PartName, n int) string {
	return l.fill(l.PartNames[name], "count", strconv.Itoa(n))
}

// losses formats the effects, with cells that lose the same digits together, as in
// "r1c2 and r1c3 lose 5". then selects the word order after "so".
func (l *Language) losses(list []board.Candidate, placed board.CandidateSet, then bool) string {
	var digits [board.Cells]board.DigitSet
	var items []string
	for _, x := range list {
		if placed.Has(x) {
			must := l.Words.Must
			if then && len(items) == 0 && l.Words.ThenMust != "" {
				must = l.Words.ThenMust
			}
			items = append(items, l.fill(must, "digit", digitText(x.Digit()), "cell", l.Cell(x.Cell())))
			continue
		}
		digits[x.Cell()] = digits[x.Cell()].With(x.Digit())
	}
	for c := range digits {
		set := digits[c]
		if set.IsEmpty() {
			continue
		}
		var same board.CellSet
		for at := c; at < len(digits); at++ {
			if digits[at] == set {
				same = same.With(board.Cell(at))
				digits[at] = 0
			}
		}
		loses := l.Words.Loses
		if then && len(items) == 0 && l.Words.ThenLoses != "" {
			loses = l.Words.ThenLoses
		}
		w := words{
			pairs:  []string{"cells", l.Cells(same), "digits", l.List(digitsText(set))},
			counts: map[string]int{"count": same.Len(), "digits": set.Len()},
		}
		phrase.Fill(loses, l.Plural, &w)
		items = append(items, w.String())
	}
	return strings.Join(items, l.Marks.Semicolon)
}

// formed returns the text of a hole with a form after a slash:
//
//	{name/or}      the items joined with "or"
//	{name/and}     candidates as "5 in r1c2", joined with "and"
//	{name/cells}   the cells of candidates, in order
//	{name/letter}  A for 1, B for 2 and so on
//	{loses/then}   effects after a word such as "so"
//
// Cells and houses also have the forms in CellForms and HouseForms.
func (f *filler) formed(name string) (text string, ok bool) {
	hole, form, ok := strings.Cut(name, "/")
	if !ok {
		return "", false
	}
	l := f.language
	var items []string
	switch v := f.lookUp(hole).(type) {
	case board.HouseSet:
		return l.HouseName(v, form), true
	case board.CellSet:
		if _, named := l.CellForms[form]; named {
			return l.CellName(v, form), true
		}
		items = l.eachCell(v)
	case board.DigitSet:
		items = digitsText(v)
	case step.CandidateList:
		for _, x := range v {
			item := l.Cell(x.Cell())
			if form != "cells" {
				item = l.fill(l.Words.Placed, "digit", digitText(x.Digit()), "cells", item)
			}
			items = append(items, item)
		}
	case effects:
		return l.losses(v.list, step.NewCandidateSet(f.step.Placements), form == "then"), true
	case step.Number:
		return string('A' - 1 + rune(v)), true
	}
	if l.Naming == InWords && len(items) > 2 && strings.Contains(items[0], l.Marks.Comma) {
		word := l.And
		if form == "or" {
			word = l.Words.Or
		}
		return l.joined(items, word, l.Marks.Semicolon), true
	}
	if form == "or" {
		return l.either(items), true
	}
	return l.List(items), true
}

// eachCell names cells one by one.
func (l *Language) eachCell(set board.CellSet) (names []string) {
	for c := range set.All() {
		names = append(names, l.Cell(c))
	}
	return names
}
