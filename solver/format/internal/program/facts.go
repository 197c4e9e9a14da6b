package program

import (
	"strconv"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// Facts is a list of digits with their cells, as constraint solvers and forums write
// them: "r1c2=3", "given(1,2,3)." or a line "1 2 3" for each. Rows and columns count from
// 1, or from 0 if one of them is 0.
var Facts = core.Format{
	Key:    "facts",
	Within: core.InList,
	Sparse: true,
	May:    func(g *core.Glance) bool { return g.Digits >= 3*fewestFacts },
	Look: func(s core.Source) bool {
		all, ok := factsIn(s)
		return ok && len(all) >= fewestFacts
	},
	Reads: func(s core.Source) (core.Reading, *core.Error) {
		all, _ := factsIn(s)
		return onlyOne(all.puzzle(s))
	},
}

// fewestFacts is the minimum number of facts. A puzzle with a unique solution has at
// least 17 digits, and other lists of numbers are often shorter.
const fewestFacts = 17

// facts is a list of digits with their cells.
type facts []fact

// A fact is a row, a column and a digit.
type fact struct {
	numbers [3]string
	line    int
}

// factsIn splits a text into facts. It reports false if the text contains anything else
// except words.
func factsIn(s core.Source) (all facts, ok bool) {
	for _, l := range s.Lines {
		text := strings.NewReplacer(",", " ", ";", " ", ".", " ", ":", " ", "(", " ", ")", " ", "[", " ", "]", " ", "=", " ").Replace(l.Text)
		var numbers []string
		named := false
		for word := range strings.FieldsSeq(text) {
			if row, column, ok := cellName(word); ok {
				numbers, named = append(numbers, row, column), true
				continue
			}
			if strings.Trim(word, "0123456789") == "" {
				numbers = append(numbers, word)
			} else if strings.ContainsAny(word, "0123456789") {
				return nil, false
			}
		}
		if len(numbers)%3 != 0 || len(numbers) > 3 && !named && !strings.Contains(l.Text, "(") {
			return nil, false
		}
		for i := 0; i < len(numbers); i += 3 {
			if len(numbers[i])+len(numbers[i+1])+len(numbers[i+2]) != 3 {
				return nil, false
			}
			all = append(all, fact{[3]string(numbers[i : i+3]), l.Number})
		}
	}
	return all, true
}

// cellName parses a name such as r1c2.
func cellName(word string) (row, column string, ok bool) {
	word = strings.ToLower(word)
	if len(word) == 4 && word[0] == 'r' && word[2] == 'c' {
		return word[1:2], word[3:4], strings.Trim(word[1:2]+word[3:4], "123456789") == ""
	}
	return "", "", false
}

// puzzle returns the grid of the facts.
func (all facts) puzzle(s core.Source) ([]core.Entry, *core.Error) {
	first := 1
	for _, f := range all {
		if f.numbers[0] == "0" || f.numbers[1] == "0" {
			first = 0
		}
	}
	var g board.Grid
	for _, f := range all {
		at := core.TextLine{Number: f.line}
		row, badRow := strconv.Atoi(f.numbers[0])
		column, badColumn := strconv.Atoi(f.numbers[1])
		row, column = row-first, column-first
		if badRow != nil || badColumn != nil || row < 0 || row > 8 || column < 0 || column > 8 {
			return nil, s.At(at, &core.Error{Kind: core.Unrecognized})
		}
		c := 9*row + column
		d, ok := basic.DigitIn(f.numbers[2])
		if !ok || g[c] != 0 && d != 0 && g[c] != d {
			return nil, s.At(at, core.BadDigit(c, f.numbers[2]))
		}
		g[c] = max(g[c], d)
	}
	if len(all) == 0 {
		return nil, &core.Error{Kind: core.Unrecognized}
	}
	return []core.Entry{{Reading: core.NewReading(board.Position{Givens: g}), Line: all[0].line}}, nil
}
