package format

import (
	"sudoku/solver/format/internal/core"
)

// Read reads a text in the first format of the catalog that it has the looks
// of. The error is an *Error.
func Read(text string) (Reading, error) {
	s, err := core.NewSource(text)
	if err != nil {
		return Reading{}, err
	}
	return core.AsReading(whole(readAny(s, catalog)))
}

// readAny reads a source in the first of some formats that it has the looks
// of.
func readAny(s core.Source, formats []*Format) (Reading, *Error) {
	if f := core.FirstMatch(s, formats); f != nil {
		return f.Read(s)
	}
	return Reading{}, &Error{Kind: Unrecognized}
}
