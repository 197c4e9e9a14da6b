package format

import (
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
)

// Read reads a text in the first format of the catalog that it looks like. Any error is
// an *Error.
func Read(text string) (Reading, error) {
	if err := core.AsBinary(text); err != nil {
		return Reading{}, err
	}
	s, err := core.NewSource(text)
	if err != nil {
		if all := entriesRespelled(text); len(all) == 1 {
			return all[0].Reading, nil
		}
		return Reading{}, err
	}
	r, wrong := checkComment(readAny(s, catalog))
	if wrong != nil && !isUnclear(wrong) {
		if all := entriesRespelled(text); len(all) == 1 {
			return all[0].Reading, nil
		}
	}
	if wrong != nil && wrong.Kind == Unrecognized {
		wrong = badSymbol(s, wrong)
	}
	return core.AsReading(r, wrong)
}

// badSymbol returns the error for the first of 81 symbols that cannot be a cell, or other
// if there is no such symbol.
func badSymbol(s core.Source, other *Error) *Error {
	symbols := []rune(strings.TrimSpace(s.Text))
	if len(symbols) != board.Cells {
		return other
	}
	for i, symbol := range symbols {
		if _, ok := board.ParseDigit(symbol); !ok {
			return core.BadDigit(i, string(symbol))
		}
	}
	return other
}

// isUnclear reports whether err shows that a format recognised the text but could not
// read all of it.
func isUnclear(err *Error) bool { return err.Kind == Ambiguous || err.Kind == CutOff }

// readAny reads a source in the first of the formats that it looks like.
func readAny(s core.Source, formats []*Format) (Reading, *Error) {
	if f := core.FirstMatch(s, formats); f != nil {
		return f.Read(s)
	}
	return Reading{}, &Error{Kind: Unrecognized}
}
