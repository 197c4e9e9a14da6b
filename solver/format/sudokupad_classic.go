package format

import (
	"strings"

	"sudoku/solver/board"
)

// SudokuPadClassic is the word "classic" of SudokuPad's addresses with the
// givens after it in one of two ways that nothing distinguishes: a Codoku, which
// is written, or the digits with a character for each run of empty cells, "A"
// for none up to "_" for 69. As SudokuPad does, the first that comes out with 81
// cells is taken, but one without contradictions before one with them.
//
// Source: sudokupad.app, its puzzletools.
var SudokuPadClassic = Format{
	Key:         "sudokupad-classic",
	Names:       []string{"classic"},
	Within:      InList | InLink,
	leastInLink: len(classicHead) + 2,
	Render:      func(a *board.Annotated) string { return classicHead + renderCodoku(a) },
	may:         func(g *glance) bool { return g.begins(classicHead[:1]) },
	detect: func(s source) bool {
		word := s.word()
		return isClassic(word)
	},
	parse: parseClassic,
}

const (
	classicHead = "classic"
	classicRuns = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_"
)

// isClassic reports whether a word has the head and, after it, what no word of a
// language has.
func isClassic(word string) bool {
	code, found := strings.CutPrefix(word, classicHead)
	return found && len(code) > 1 && strings.Trim(code, "0123456789"+classicRuns) == "" &&
		(strings.ContainsAny(code, "0123456789_") || strings.ToLower(code) != code)
}

func parseClassic(s source) (Reading, *Error) {
	word, comments := s.code()
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
		return Reading{}, &Error{Kind: Damaged}
	case len(found) == 0:
		return Reading{}, &Error{Kind: WrongCellCount, Got: got, Want: board.Cells}
	}
	for _, p := range found {
		if len(p.Givens.Conflicts()) == 0 {
			return reading(p, comments...), nil
		}
	}
	return reading(found[0], comments...), nil
}

// classicPosition reads digits and runs of empty cells, and counts the cells.
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
