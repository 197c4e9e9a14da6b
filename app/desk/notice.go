package desk

import (
	"sudoku/solver/board"
	"sudoku/solver/format"
)

// NoticeKind is the kind of a notice.
type NoticeKind uint8

// The kinds of notices. The catalogs hold their texts under the same names.
const (
	NoNotice NoticeKind = iota
	Imported
	ImportFailed
	LinkOpened
	LinkFailed
	AddressRepaired
	Cleared
	NothingToClear
	ExampleLoaded
	LinkCopied
	LinkNotCopied
	GivenLocked
	NothingToUndo
	NothingToRedo
	Cancelled
	EngineRestarted
	EngineFailed
	FileUnreadable
	OfferApplied
	NoMethodChosen
	MethodsStarted
	MethodsFinished
	Installed
	StepsApplied
	BackToRight
	MistakesOut
	FilmOpened
	FilmInTheWay
	PictureInFile
	PictureInClipboard
	PictureFailed

	// Playing.
	CellsFilled
	CandidateImpossible
	EliminationsRestored
	NothingEliminated

	// Drawing. Placed holds a candidate.
	LinkBegun
	LinkLeft
	LinksFull
	NothingToTint
	NothingDrawn
	DrawingGone

	// Checking entries. Count is the number of wrong entries and Givens the number of
	// wrong candidates. If they are named, Cells and RuledOut hold them.
	EntriesRight
	EntriesWrong
	EntriesNamed
	EntriesFit
	EntriesDoNotFit
	EntriesWithoutSolution
	NoEntries

	// Finishing and pausing games.
	ResultCopied
	ResultNotCopied
	GamePaused

	// Savepoints. Count is a savepoint's number, Name its name.
	SavepointMade
	SavepointThere
	NodeReached

	// Copying and saving the position.
	ExportInClipboard
	ExportNotCopied
	ExportInFile

	// New puzzles and daily puzzles.
	PuzzleMade
	DayLinkCopied

	// Photos: a puzzle was read and opened.
	PhotoTaken

	// The library: one of its puzzles was opened.
	EntryOpened
	EntrySalvaged // without its history

	// Input from before the program ran. Count actions did not apply.
	InputDropped

	// Languages: the one called Name could not be loaded.
	LanguageMissing

	// Lists: Count puzzles were added to the library, Known were there already.
	PuzzlesShelved
)

// Notice answers the player's last action. Its kind determines which fields are used.
type Notice struct {
	Kind            NoticeKind
	Cell            board.Cell
	Cells           board.CellSet
	Placed          board.CandidateSet // digits in cells
	RuledOut        board.CandidateSet // digits that do not belong in cells
	Name            string             // of a file, format, language or savepoint, or an address
	Example         int
	Givens, Entries int
	Count, Known    int
	Found, Dropped  format.Counts
	Over            bool // another puzzle was replaced
	Kept            bool // the replaced puzzle is in the library
	Err             error
}

// IsError reports whether the notice is about an error.
func (n Notice) IsError() bool {
	switch n.Kind {
	case ImportFailed, LinkFailed, AddressRepaired, LinkNotCopied, EngineFailed, FileUnreadable, PictureFailed, LanguageMissing:
		return true
	}
	return false
}
