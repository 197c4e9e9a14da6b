package format

import (
	"sudoku/solver/format/internal/core"
)

// Read reads a text in the first format of the catalog that it looks like. Any error is
// an *Error.
func Read(text string) (Reading, error) {
	s, err := core.NewSource(text)
	if err != nil {
		if plain := readRespelled(text); plain != nil {
			return *plain, nil
		}
		return Reading{}, err
	}
	r, wrong := checkComment(readAny(s, catalog))
	if wrong != nil && !isUnclear(wrong) {
		if plain := readRespelled(text); plain != nil {
			return *plain, nil
		}
	}
	return core.AsReading(r, wrong)
}

// isUnclear reports whether a format reads the text, but not to the end.
func isUnclear(err *Error) bool { return err.Kind == Ambiguous || err.Kind == CutOff }

// readAny reads a source in the first of the formats that it looks like.
func readAny(s core.Source, formats []*Format) (Reading, *Error) {
	if f := core.FirstMatch(s, formats); f != nil {
		return f.Read(s)
	}
	return Reading{}, &Error{Kind: Unrecognized}
}
