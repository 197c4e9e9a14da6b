// Package format reads and writes puzzles as text. Each format is a value in a separate
// file in the folders of internal, and the catalog lists them all. If a text cannot be
// read, the *Error names the place.
package format

import (
	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
	"sudoku/solver/format/internal/encoded"
	"sudoku/solver/format/internal/record"
)

// The types that all formats share.
type (
	// A Format is a text notation of a position.
	Format = core.Format
	// A Place is a set of places in which a text may be embedded.
	Place = core.Place
	// A Reading is the result of reading a text.
	Reading = core.Reading
	// An Entry is a puzzle in a list.
	Entry = core.Entry
	// A File writes positions to a file in one format.
	File = core.File
	// A Capability is the set of parts of a position that a format or a site preserves.
	Capability = core.Capability
	// A Part is a kind of content of a text.
	Part = core.Part
	// Counts holds the amount of each part.
	Counts = core.Counts
	// An Error describes a fault in a text and its place.
	Error = core.Error
	// A Kind classifies an error in a text.
	Kind = core.Kind
)

// The places in which a text may be embedded.
const (
	InList   = core.InList
	InLink   = core.InLink
	InString = core.InString
)

// The parts.
const (
	Givens           = core.Givens
	Entries          = core.Entries
	Eliminations     = core.Eliminations
	SingleCandidates = core.SingleCandidates
	DeadCells        = core.DeadCells
	CentreMarks      = core.CentreMarks
	CornerMarks      = core.CornerMarks
	CellColours      = core.CellColours
	CandidateColours = core.CandidateColours
	DrawnLinks       = core.DrawnLinks
	Steps            = core.Steps
	Solutions        = core.Solutions
	Constraints      = core.Constraints
	OtherMarks       = core.OtherMarks

	// Parts is the number of parts.
	Parts = core.Parts
)

// The kinds of errors.
const (
	Empty          = core.Empty
	TooLong        = core.TooLong
	Unrecognized   = core.Unrecognized
	NotADigit      = core.NotADigit
	WrongCellCount = core.WrongCellCount
	WrongRowCount  = core.WrongRowCount
	WrongRowLength = core.WrongRowLength
	SeveralPuzzles = core.SeveralPuzzles
	NotACandidate  = core.NotACandidate
	OtherSize      = core.OtherSize
	Damaged        = core.Damaged
	TooNested      = core.TooNested
	Unsafe         = core.Unsafe
	NeedsServer    = core.NeedsServer
	NoPuzzle       = core.NoPuzzle
	NotACell       = core.NotACell
)

// MaxBytes and MaxLines limit a text that is read as one puzzle.
const (
	MaxBytes = core.MaxBytes
	MaxLines = core.MaxLines
)

// The formats that other packages need by name. Catalog returns all formats.
var (
	Line           = &basic.Line
	PencilMarkGrid = &basic.PencilMarkGrid
	HoDoKuLibrary  = &record.HoDoKuLibrary
	Sukaku         = &record.Sukaku
	FPuzzles       = &encoded.FPuzzles
	ShareCode      = &encoded.ShareCode
)

// Count counts the digits, eliminated candidates and marks of a position. It ignores
// eliminations of candidates that the digits exclude.
func Count(a *board.Annotated) Counts { return core.Count(a) }
