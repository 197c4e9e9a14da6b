package format

import (
	"sudoku/solver/format/internal/core"
)

// Read reads a text in the first format of the catalog that it looks like. Any error is
// an *Error.
func Read(text string) (Reading, error) {
	s, err := core.NewSource(text)
	if err != nil {
		return Reading{}, err
	}
	return core.AsReading(checkComment(readAny(s, catalog)))
}

// readAny reads a source in the first of the formats that it looks like.
func readAny(s core.Source, formats []*Format) (Reading, *Error) {
	if f := core.FirstMatch(s, formats); f != nil {
		return f.Read(s)
	}
	return Reading{}, &Error{Kind: Unrecognized}
}
