// Package core is what all text formats are made of: what a format declares, the
// text that it reads, the candidates that it shows, what it keeps, and its errors.
package core

import (
	"sudoku/solver/board"
)

// Format is one way to write a position.
type Format struct {
	// Key names the format in kebab-case and never changes.
	Key string
	// Names are other names that people give it, in small letters.
	Names []string
	// Within is where its texts may stand beside others.
	Within Place
	// Bare says that a text is the symbols of 81 cells and nothing else, so that
	// it says nothing of the program that wrote it.
	Bare bool
	// Sparse says that a text names its cells one by one, so that a text with some
	// of them missing has no mistake in it.
	Sparse bool
	// Keeps is what survives writing and reading again.
	Keeps Capability
	// Extension is how the names of its files end, ".txt" unless it has one
	// of its own.
	Extension string
	// Render writes a position, without a line end after the last line. It is
	// nil for a format that is only read.
	Render func(a *board.Annotated) string

	// File is for a format whose files hold many puzzles in something more
	// than lines, nil for all others.
	File *Wrapping
	// Several finds all puzzles of a text that has more than one of them. It is
	// nil for a format whose texts hold one, or one in each line.
	Several func(s Source) ([]Entry, *Error)
	// Opens is how the first line of its texts begins, in small letters, where
	// their lines belong together however long they are; "" for all others.
	Opens string
	// Stacked says that its texts are grids of other formats one below another.
	Stacked bool
	// LeastInLink is how long its texts are at least within an address,
	// ShortestCode if it is 0.
	LeastInLink int
	// Block says how its texts are separated from others in a list. It is nil for a
	// format of one line and for bare grids, which are cut after nine rows.
	Block *Block
	// May reports whether a text may have the looks of the format, to judge by a
	// glance: it never refuses what Look recognises. It is nil where a glance
	// does not help.
	May func(g *Glance) bool
	// Look reports whether a text has the looks of the format, whether or
	// not it is free of mistakes. It is nil for a format that looks like one
	// of the others.
	Look func(s Source) bool
	// Reads reads such a text; the reading's Format is filled in by Parse
	// unless it is set.
	Reads func(s Source) (Reading, *Error)
}

// Place is a set of places within which a text may stand.
type Place uint8

// The places.
const (
	InList   Place = 1 << iota // a line of a list
	InLink                     // a part of an address
	InString                   // a string of a program
)

// Has reports whether a place is in the set.
func (p Place) Has(place Place) bool { return p&place != 0 }

// Reading is what was found in a text.
type Reading struct {
	board.Annotated
	Format  string // key of the format
	Site    string // key of the site whose link the text is, "" for any other text
	Comment string // what was passed over as a comment, if anything
	Dropped Counts // what else the text holds and a position cannot hold
}

// NewReading is a reading of a position with comments beside it.
func NewReading(p board.Position, comments ...string) Reading {
	return Reading{Annotated: board.Annotated{Position: p}, Comment: JoinComments(comments)}
}

// Found counts what was read.
func (r *Reading) Found() Counts { return Count(&r.Annotated) }

// Detect reports whether a text has the looks of the format. Parse may still
// find a mistake in it.
func (f *Format) Detect(text string) bool {
	s, err := NewSource(text)
	return err == nil && f.LooksLike(s)
}

// LooksLike is Detect for a text that is cut into lines already.
func (f *Format) LooksLike(s Source) bool {
	if f.May != nil && s.Glance != nil && !f.May(s.Glance) {
		return false
	}
	return f.Look != nil && f.Look(s)
}

// Parse reads a text of the format. The error is an *Error.
func (f *Format) Parse(text string) (Reading, error) {
	s, err := NewSource(text)
	if err != nil {
		return Reading{}, err
	}
	return AsReading(f.Read(s))
}

// Read is Parse for a text that is cut into lines already.
func (f *Format) Read(s Source) (Reading, *Error) {
	r, err := f.Reads(s)
	if err != nil {
		return Reading{}, err
	}
	if r.Format == "" {
		r.Format = f.Key
	}
	return r, nil
}

// AsReading keeps a nil *Error from becoming an error that is not nil.
func AsReading(r Reading, err *Error) (Reading, error) {
	if err != nil {
		return Reading{}, err
	}
	return r, nil
}

// FirstMatch is the first of some formats that a source has the looks of, nil if
// there is none.
func FirstMatch(s Source, formats []*Format) *Format {
	for _, f := range formats {
		if f.LooksLike(s) {
			return f
		}
	}
	return nil
}

// Entry is a puzzle of a list.
type Entry struct {
	Reading
	Line int // of the list, from 1; 0 for a puzzle that takes the whole text

	// Again says that a grid of candidates is the puzzle of the line right above
	// it, which Live has passed on already.
	Again bool

	// Plain is the line itself where it is 81 digits and points, nil for any
	// other. It is valid until the next entry.
	Plain []byte
}

// Block says how the lines of a text are separated from others in a list, for a
// format that takes several lines and is no bare grid.
type Block struct {
	// Begins reports whether a line is the first of a text.
	Begins func(text string) bool
	// Takes reports whether a line belongs to a text with these lines, of which
	// there is at least one.
	Takes func(lines []string, text string) bool
}
