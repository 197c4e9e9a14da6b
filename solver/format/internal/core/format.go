// Package core holds what all text formats share. It defines the declaration of a format,
// the source that a format reads, the candidates that it shows, the parts that it
// preserves, and errors.
package core

import (
	"sudoku/solver/board"
)

// A Format is a text notation for positions.
type Format struct {
	// Key is the permanent name of the format in kebab-case.
	Key string
	// Names lists other names of the format, in lower case.
	Names []string
	// Within says where a text of the format may be embedded.
	Within Place
	// Bare means that a text consists only of the symbols of 81 cells and does not reveal
	// which program wrote it.
	Bare bool
	// Sparse means that a text names its cells one by one, so a text that lacks some of
	// them is not wrong.
	Sparse bool
	// Keeps lists the parts preserved by writing a position and reading it back.
	Keeps Capability
	// Extension is the file name extension; "" means ".txt".
	Extension string
	// Render returns a position as text, without a final line end. It is nil for a
	// read-only format.
	Render func(a *board.Annotated) string

	// Heading is the start of the first line of a text, ignoring case. It is empty unless
	// every text has this heading. If it is set, a list is split at the headings, and
	// Complete sets Look and Block.
	Heading string
	// File describes a file that encloses many puzzles. It is nil if each line of a file
	// is a puzzle.
	File *Wrapping
	// Several finds all puzzles in a text that holds more than one. It is nil for a
	// format whose texts hold one puzzle, or one per line.
	Several func(s Source) ([]Entry, *Error)
	// Opens is the start of the first line, in lower case, if the lines of a text belong
	// together regardless of their length. Otherwise it is empty.
	Opens string
	// Stacked means that a text consists of grids of other formats, one below another.
	Stacked bool
	// LeastInLink is the minimum length of a text in an address; 0 means ShortestCode.
	LeastInLink int
	// Block separates the texts in a list. It is nil for one-line formats and for bare
	// grids, which end after nine rows. With a Heading, the default is UnderHeading.
	Block *Block
	// May reports whether a text may be in the format, judging by a Glance. It accepts
	// every text that Look accepts. It is nil if a Glance does not help.
	May func(g *Glance) bool
	// Look reports whether a text looks like the format, even if it contains mistakes. It
	// is nil if another format recognises the texts of this one.
	Look func(s Source) bool
	// Reads reads a text. What it skips is returned in Reading.Comment or counted in
	// Reading.Dropped. It may leave Reading.Format empty; Parse then sets it.
	Reads func(s Source) (Reading, *Error)
}

// A Place is a set of places in which a text may be embedded.
type Place uint8

// The places.
const (
	InList   Place = 1 << iota // a line of a list
	InLink                     // part of an address
	InString                   // string literal in a program
)

// Has reports whether a place is in the set.
func (p Place) Has(place Place) bool { return p&place != 0 }

// A Reading is the result of reading a text.
type Reading struct {
	board.Annotated
	Format  string // key of the format
	Site    string // key of the site if the text is a link; otherwise empty
	Comment string // text skipped as a comment
	Dropped Counts // contents of the text that a position cannot hold
}

// NewReading returns a reading of a position with comments.
func NewReading(p board.Position, comments ...string) Reading {
	return Reading{Annotated: board.Annotated{Position: p}, Comment: JoinComments(comments)}
}

// Found counts the parts that were read.
func (r *Reading) Found() Counts { return Count(&r.Annotated) }

// Detect reports whether a text looks like the format. Parse may still find a mistake.
func (f *Format) Detect(text string) bool {
	s, err := NewSource(text)
	return err == nil && f.LooksLike(s)
}

// LooksLike is like Detect but takes a text already split into lines.
func (f *Format) LooksLike(s Source) bool {
	if f.May != nil && s.Glance != nil && !f.May(s.Glance) {
		return false
	}
	return f.Look != nil && f.Look(s)
}

// Parse reads a text in the format. Any error is an *Error.
func (f *Format) Parse(text string) (Reading, error) {
	s, err := NewSource(text)
	if err != nil {
		return Reading{}, err
	}
	return AsReading(f.Read(s))
}

// Read is like Parse but takes a text already split into lines.
func (f *Format) Read(s Source) (Reading, *Error) {
	if n := f.headings(s); n > 1 {
		return Reading{}, &Error{Kind: SeveralPuzzles, Got: n, Want: 1}
	}
	r, err := f.Reads(s)
	if err != nil {
		return Reading{}, err
	}
	if r.Format == "" {
		r.Format = f.Key
	}
	return r, nil
}

// AsReading converts a nil *Error to a nil error.
func AsReading(r Reading, err *Error) (Reading, error) {
	if err != nil {
		return Reading{}, err
	}
	return r, nil
}

// FirstMatch returns the first of the formats that the source looks like, or nil.
func FirstMatch(s Source, formats []*Format) *Format {
	for _, f := range formats {
		if f.LooksLike(s) {
			return f
		}
	}
	return nil
}

// An Entry is a puzzle in a list.
type Entry struct {
	Reading
	Line int // line in the list, from 1; 0 if the puzzle is the whole text

	// Again means that the entry is the candidate grid of the puzzle in the line above,
	// which Live has already yielded.
	Again bool

	// Plain is the line itself if it has 81 digits and dots, and otherwise nil. It is
	// valid until the next entry.
	Plain []byte
}

// A Block says how to separate the texts in a list, for a multi-line format other than a
// bare grid.
type Block struct {
	// Marks holds characters, at least one of which is in every first line.
	Marks string
	// Begins reports whether a line starts a text.
	Begins func(text string) bool
	// Takes reports whether a line continues the text of the given lines. There is at
	// least one line.
	Takes func(lines []string, text string) bool
}
