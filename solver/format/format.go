// Package format reads and writes puzzles as text. Each format is a value in its own file
// under internal, and the catalog lists them all. If a text cannot be read, the *Error
// says where.
package format

import (
	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
	"sudoku/solver/format/internal/encoded"
	"sudoku/solver/format/internal/record"
)

// Types shared by all formats. `go doc` shows their fields and methods in package
// sudoku/solver/format/internal/core.
type (
	// A Format is a way to write a position. Key and Names identify it, Keeps lists the
	// parts that it preserves, and Extension is the file name extension. Render writes a
	// position; it is nil for a read-only format. Parse parses a text, Detect reports
	// whether a text looks like the format, and NewFile begins a File.
	Format = core.Format
	// A Place is a set of places in which a text may be embedded.
	Place = core.Place
	// A Reading is the result of reading a text: the Position and the Marks (in an
	// Annotated), the keys of the Format and of the Site, and the Comment. Dropped counts
	// the contents that a position cannot hold, and Found counts the contents that were
	// read.
	Reading = core.Reading
	// An Entry is a puzzle in a list: a Reading and its Line.
	Entry = core.Entry
	// A File writes positions to a file in one format, with Add and Close.
	File = core.File
	// A Capability is the set of parts of a position that a format or a site preserves.
	// Has tests for one part. Kept returns what remains of a position, and Lost counts
	// what is lost.
	Capability = core.Capability
	// A Part is a kind of content that a text can have, such as givens.
	Part = core.Part
	// Counts holds the number of items of each part, indexed by Part.
	Counts = core.Counts
	// An Error says why a text cannot be read, and where. It holds the Kind, the Line,
	// Row and Column (counted from 1, or 0), the offending Text and, for wrong numbers,
	// Got and Want.
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
	Ambiguous      = core.Ambiguous
	CutOff         = core.CutOff
	Picture        = core.Picture
	Packed         = core.Packed
)

// MaxBytes and MaxLines limit a text that is read as one puzzle.
const (
	MaxBytes = core.MaxBytes
	MaxLines = core.MaxLines
)

// Formats that other packages need by name. Catalog returns all formats.
var (
	Line           = &basic.Line
	PencilMarkGrid = &basic.PencilMarkGrid
	HoDoKuLibrary  = &record.HoDoKuLibrary
	Sukaku         = &record.Sukaku
	FPuzzles       = &encoded.FPuzzles
	ShareCode      = &encoded.ShareCode
)

// Count counts the digits, eliminated candidates and marks of a position. It ignores
// eliminations of candidates that the digits already exclude.
func Count(a *board.Annotated) Counts { return core.Count(a) }
