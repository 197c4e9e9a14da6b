// Package encoded implements the codes found in addresses and saved games: words in a
// special alphabet, compressed text, and JSON.
package encoded

import (
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
)

// Codoku is the shortest code shared by sites. Each character encodes a digit and the
// number of empty cells after it, up to five, as the digit plus ten times this number.
// The digit 0 stands for an empty cell. The code has no checksum. A word that no program
// would write, or whose digits conflict, is therefore accepted only after a prefix or in
// an address of a site that uses the code.
//
// Source: SudokuExchange, sudokuexchange.com; SudokuPad reads it after "scf".
var Codoku = core.Format{
	Key:    "codoku",
	Names:  []string{"scf", "sudokuexchange"},
	Within: core.InList | core.InLink,
	Render: renderCodoku,
	May:    func(g *core.Glance) bool { return g.Word >= core.ShortestCode },
	Look: func(s core.Source) bool {
		word := s.Word()
		return HasCodokuSymbols(word) &&
			strings.Trim(word, "0123456789x") != "" && (strings.ToLower(word) != word && strings.ContainsAny(word, "0123456789") || strings.Contains(word, "oo")) &&
			isSoundCodoku(word)
	},
	Reads: parseCodoku,
}

// HasCodokuSymbols reports whether a word has the alphabet and the length of a Codoku.
func HasCodokuSymbols(word string) bool {
	return len(word) >= core.ShortestCode && len(word) < board.Cells && strings.Trim(word, codokuSymbols) == ""
}

// isSoundCodoku reports whether a program would write this code and its digits do not
// conflict.
func isSoundCodoku(word string) bool {
	if codokuCells(word) != board.Cells {
		return false
	}
	p := codokuPosition(word)
	return len(p.Givens.Conflicts()) == 0 && renderCodoku(&board.Annotated{Position: p}) == word
}

// codokuPosition decodes a code of 81 cells.
func codokuPosition(word string) (p board.Position) {
	c := 0
	for i := range len(word) {
		n := strings.IndexByte(codokuSymbols, word[i])
		p.Givens[c] = board.Digit(n % 10)
		c += 1 + n/10
	}
	return p
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

func parseCodoku(s core.Source) (core.Reading, *core.Error) {
	word, comments := s.Code()
	var p board.Position
	c := 0
	for _, r := range word {
		n := strings.IndexRune(codokuSymbols, r)
		if c < board.Cells {
			if n < 0 {
				return core.Reading{}, core.BadDigit(c, string(r))
			}
			p.Givens[c] = board.Digit(n % 10)
		}
		c += 1 + max(0, n)/10
	}
	if c != board.Cells {
		return core.Reading{}, &core.Error{Kind: core.WrongCellCount, Got: c, Want: board.Cells}
	}
	return core.NewReading(p, comments...), nil
}
