package format

import (
	"sudoku/solver/format/internal/core"
)

// Read reads a text in the first format of the catalog that it has the looks
// of. The error is an *Error.
func Read(text string) (core.Reading, error) {
	s, err := core.NewSource(text)
	if err != nil {
		return core.Reading{}, err
	}
	return core.AsReading(whole(readAny(s, catalog)))
}

// readAny reads a source in the first of some formats that it has the looks
// of.
func readAny(s core.Source, formats []*core.Format) (core.Reading, *core.Error) {
	if f := core.FirstOf(s, formats); f != nil {
		return f.Read(s)
	}
	return core.Reading{}, &core.Error{Kind: core.Unrecognized}
}
