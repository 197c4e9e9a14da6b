package desk

import (
	"sudoku/solver/board"
	"sudoku/solver/format"
)

// NoticeKind distinguishes the notices.
type NoticeKind uint8

// The notices; what they say is in the catalogs under the same names.
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

	// Of playing.
	CellsFilled
	CandidateImpossible
	EliminationsRestored
	NothingEliminated

	// Of drawing: Placed is a candidate.
	LinkBegun
	LinkLeft
	LinksFull
	NothingToTint
	NothingDrawn
	DrawingGone

	// Of checking entries: Count is how many entries are wrong, Givens how many
	// candidates; where they are named, Cells and RuledOut are which.
	EntriesRight
	EntriesWrong
	EntriesNamed
	EntriesFit
	EntriesDoNotFit
	EntriesWithoutSolution
	NoEntries

	// Of the end of a game, and of a pause.
	ResultCopied
	ResultNotCopied
	GamePaused

	// Of savepoints: Count is a savepoint's number, Name its name.
	SavepointMade
	SavepointThere
	NodeReached

	// Of copying and saving the position.
	ExportInClipboard
	ExportNotCopied
	ExportInFile

	// Of new puzzles, and of the daily ones.
	PuzzleMade
	DayLinkCopied

	// Of photos: a puzzle that was read is the present one.
	PhotoTaken

	// Of the library: a puzzle of it is the present one.
	EntryOpened
	EntrySalvaged // without its history

	// Of what was done before the program ran: Count acts did not fit.
	InputDropped

	// Of the language: the sentences of the one called Name cannot be had.
	LanguageMissing

	// Of the list: Count of its puzzles are in the library now, Known others were there
	// before.
	PuzzlesShelved
)

// Notice answers the last thing that the player did. Which fields matter
// depends on its kind.
type Notice struct {
	Kind            NoticeKind
	Cell            board.Cell
	Cells           board.CellSet      // several
	Placed          board.CandidateSet // digits in cells
	RuledOut        board.CandidateSet // digits that are not in cells
	Name            string             // of a file or a format, or an address
	Example         int
	Givens, Entries int
	Count, Known    int
	Found, Dropped  format.Counts
	Over            bool // something was there before
	Kept            bool // in the library: what was there before
	Err             error
}

// IsError reports whether the notice says that something went wrong.
func (n Notice) IsError() bool {
	switch n.Kind {
	case ImportFailed, LinkFailed, AddressRepaired, LinkNotCopied, EngineFailed, FileUnreadable, PictureFailed, LanguageMissing:
		return true
	}
	return false
}
