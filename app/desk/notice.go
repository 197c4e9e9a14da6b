package desk

import (
	"sudoku/solver/board"
	"sudoku/solver/format"
)

// NoticeKind identifies a notice.
type NoticeKind uint8

// The notices. Package notice puts them into words.
const (
	NoNotice NoticeKind = iota
	Imported
	ImportFailed
	LinkOpened
	NoteOpened // opened from a link; Name is the note
	LinkFailed
	AddressRepaired
	Cleared
	NothingToClear
	Restarted
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
	StepsApplied
	BackToRight
	MistakesOut
	HintFollowed // by the technique with the key Name
	FilmOpened
	FilmInTheWay
	ReviewInTheWay
	GameResumed
	PictureInFile
	PictureInClipboard
	PictureFailed

	// Playing.
	CellsFilled
	CandidateImpossible
	EliminationsRestored
	NothingEliminated

	// Drawing. Cells and Count hold the cells and the digit where a link begins.
	LinkBegun
	LinkScattered
	LinkLeft
	LinksFull
	NothingToTint
	NothingDrawn
	DrawingGone

	// Checking entries. Count is the number of wrong entries, and Givens the number of
	// wrongly eliminated candidates; Cells and RuledOut list them.
	EntriesRight
	EntriesWrong
	EntriesNamed
	EntriesFit
	EntriesDoNotFit
	EntriesWithoutSolution
	NoEntries

	// The end of a game, and pauses.
	ResultCopied
	ResultNotCopied
	GamePaused

	// Savepoints. Count is the savepoint's number, Name its name.
	SavepointMade
	SavepointThere
	NodeReached

	// Copying and saving the position.
	ExportInClipboard
	ExportNotCopied
	ExportInFile

	// New and daily puzzles.
	PuzzleMade
	DayLinkCopied

	// Photos. The puzzle that was read is now the current one.
	PhotoTaken

	// The library. The game that was opened is now the current one.
	EntryOpened
	EntrySalvaged // opened without its history

	// Input received before the program ran. Count actions could not be applied.
	InputDropped

	// Languages. The sentences in the language called Name are not available.
	LanguageMissing

	// Lists. Count puzzles were added to the library; Known others were already in it.
	PuzzlesShelved
)

// Notice responds to the player's last action. Its kind determines which fields are set.
type Notice struct {
	Kind            NoticeKind
	Cell            board.Cell
	Cells           board.CellSet      // several cells
	Placed          board.CandidateSet // the digits placed
	RuledOut        board.CandidateSet // the candidates eliminated
	Name            string             // name of a file or format, or an address
	Example         int
	Givens, Entries int
	Count, Known    int
	Found, Dropped  format.Counts
	Over            bool // another puzzle was replaced
	Kept            bool // the replaced puzzle is in the library
	Err             error
}

// IsError reports whether the notice is about a failure.
func (n Notice) IsError() bool {
	switch n.Kind {
	case ImportFailed, LinkFailed, AddressRepaired, LinkNotCopied, EngineFailed, FileUnreadable, PictureFailed, LanguageMissing:
		return true
	}
	return false
}
