package format

import (
	"strings"

	"sudoku/solver/board"
)

// Codoku is the shortest code that sites share: a character for each digit,
// the digit with ten times the number of empty cells behind it, up to five. A
// character for the digit 0 stands for one more empty cell before those.
//
// Source: SudokuExchange, sudokuexchange.com; SudokuPad reads it behind "scf".
var Codoku = Format{
	Key:    "codoku",
	Render: renderCodoku,
	detect: func(s source) bool {
		word, _ := s.code()
		return len(word) >= 14 && len(word) < board.Cells && strings.Trim(word, codokuSymbols) == "" &&
			strings.Trim(word, "0123456789x") != "" && strings.ToLower(word) != word && strings.ContainsAny(word, "0123456789") &&
			codokuCells(word) == board.Cells
	},
	parse: parseCodoku,
}

const codokuSymbols = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"

func codokuCells(word string) int {
	n := 0
	for i := range len(word) {
		n += 1 + max(0, strings.IndexByte(codokuSymbols, word[i]))/10
	}
	return n
}

func renderCodoku(a *board.Annotated) string {
	var out []byte
	values := a.Values()
	for c := 0; c < board.Cells; {
		digit := int(values[c])
		empty := 0
		for c++; c < board.Cells && empty < 5 && values[c] == 0; c++ {
			empty++
		}
		out = append(out, codokuSymbols[empty*10+digit])
	}
	return string(out)
}

func parseCodoku(s source) (Reading, *Error) {
	word, comments := s.code()
	var p board.Position
	c := 0
	for _, r := range word {
		n := strings.IndexRune(codokuSymbols, r)
		if c < board.Cells {
			if n < 0 {
				return Reading{}, notADigit(c, string(r))
			}
			p.Givens[c] = board.Digit(n % 10)
		}
		c += 1 + max(0, n)/10
	}
	if c != board.Cells {
		return Reading{}, &Error{Kind: WrongCellCount, Got: c, Want: board.Cells}
	}
	return reading(p, comments...), nil
}
