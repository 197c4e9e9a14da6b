package encoded

import (
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
)

// SudokuPadClassic is the word "classic" from SudokuPad's addresses, followed by the
// givens in one of two notations, which cannot be told apart with certainty. One is a
// Codoku; only this one is written. The other has the digits and a character for each
// run of empty cells, from "A" for none to "_" for 69. As in SudokuPad, the first
// notation that gives 81 cells wins, but one without conflicts is preferred.
//
// Source: sudokupad.app, its puzzletools.
var SudokuPadClassic = core.Format{
	Key:         "sudokupad-classic",
	Names:       []string{"classic"},
	Within:      core.InList | core.InLink,
	LeastInLink: len(classicHead) + 2,
	Render:      func(a *board.Annotated) string { return classicHead + renderCodoku(a) },
	May:         func(g *core.Glance) bool { return g.Begins(classicHead[:1]) },
	Look: func(s core.Source) bool {
		word := s.Word()
		return isClassic(word)
	},
	Reads: parseClassic,
}

const (
	classicHead = "classic"
	classicRuns = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_"
)

// isClassic reports whether a word has the prefix "classic", followed by something that
// is not an ordinary word.
func isClassic(word string) bool {
	code, found := strings.CutPrefix(word, classicHead)
	return found && len(code) > 1 && strings.Trim(code, "0123456789"+classicRuns) == "" &&
		(strings.ContainsAny(code, "0123456789_") || strings.ToLower(code) != code)
}

func parseClassic(s core.Source) (core.Reading, *core.Error) {
	word, comments := s.Code()
	code, _ := strings.CutPrefix(word, classicHead)
	var found []board.Position
	got := 0
	if strings.Trim(code, codokuSymbols) == "" {
		if got = codokuCells(code); got == board.Cells {
			found = append(found, codokuPosition(code))
		}
	}
	if strings.Trim(code, "123456789"+classicRuns) == "" {
		p, cells := classicPosition(code)
		if cells == board.Cells {
			found = append(found, p)
		}
		got = cells
	}
	switch {
	case len(found) == 0 && got == 0:
		return core.Reading{}, &core.Error{Kind: core.Damaged}
	case len(found) == 0:
		return core.Reading{}, &core.Error{Kind: core.WrongCellCount, Got: got, Want: board.Cells}
	}
	for _, p := range found {
		if len(p.Givens.Conflicts()) == 0 {
			return core.NewReading(p, comments...), nil
		}
	}
	return core.NewReading(found[0], comments...), nil
}

// classicPosition decodes digits and runs of empty cells, and counts the cells.
func classicPosition(code string) (p board.Position, cells int) {
	for i := range len(code) {
		run := strings.IndexByte(classicRuns, code[i])
		if run >= 0 {
			cells += run
			continue
		}
		if cells < board.Cells {
			p.Givens[cells] = board.Digit(code[i] - '0')
		}
		cells++
	}
	return p, cells
}
