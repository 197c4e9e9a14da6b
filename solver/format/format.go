// Package format reads and writes puzzles as text. Each format is a value in a
// file of its own; the catalog lists them. Whatever cannot be read gives an
// *Error that names the place.
package format

import (
	"sudoku/solver/board"
)

// Capability is the set of what a format keeps of a position besides the
// digits themselves.
type Capability uint8

// What a format may keep.
const (
	// Entries: the player's digits are told apart from the givens.
	Entries Capability = 1 << iota
	// Eliminations: the candidates that were ruled out.
	Eliminations
	// Shown: what each cell may hold, eliminations and all, but a digit that
	// is alone in a cell counts as a given, unless a peer shows it beside
	// others.
	Shown
)

// Kept is what is left of a position in a text that keeps no more than c.
func (c Capability) Kept(p *board.Position) board.Position {
	if c&Shown != 0 {
		return showPosition(p).position()
	}
	kept := *p
	if c&Entries == 0 {
		kept.Givens, kept.Entries = p.Values(), board.Grid{}
	}
	if c&Eliminations == 0 {
		kept.Eliminated = board.CandidateSet{}
	}
	return kept
}

// Format is one way to write a position.
type Format struct {
	// Key names the format in kebab-case and never changes.
	Key string
	// Keeps is what survives writing and reading again.
	Keeps Capability
	// Render writes a position, without a line end after the last line.
	Render func(p *board.Position) string

	// detect reports whether a text has the looks of the format, whether or
	// not it is free of mistakes.
	detect func(s source) bool
	// parse reads such a text; the reading's Format is filled in by Parse.
	parse func(s source) (Reading, *Error)
}

// Reading is what was found in a text.
type Reading struct {
	Position board.Position
	Format   string // key of the format
	Comment  string // what was passed over as a comment, if anything
}

// Detect reports whether a text has the looks of the format. Parse may still
// find a mistake in it.
func (f *Format) Detect(text string) bool {
	s, err := newSource(text)
	return err == nil && f.detect(s)
}

// Parse reads a text of the format. The error is an *Error.
func (f *Format) Parse(text string) (Reading, error) {
	s, err := newSource(text)
	if err != nil {
		return Reading{}, err
	}
	return f.read(s)
}

func (f *Format) read(s source) (Reading, error) {
	r, err := f.parse(s)
	if err != nil {
		return Reading{}, err
	}
	r.Format = f.Key
	return r, nil
}

// Read reads a text in the first format of the catalog that it has the looks
// of. The error is an *Error.
func Read(text string) (Reading, error) {
	s, err := newSource(text)
	if err != nil {
		return Reading{}, err
	}
	for _, f := range Catalog {
		if f.detect(s) {
			return f.read(s)
		}
	}
	return Reading{}, &Error{Kind: Unrecognized}
}
