// Package model is what the page knows and how it changes: a Model, the
// messages that reach it, and Update, which returns the next model and the
// commands to be carried out. Nothing here touches a browser; a command is
// data, and what comes of it arrives as another message.
package model

import (
	"sudoku/app/work"
	"sudoku/solver/board"
)

// CountLimit is where counting the solutions of a puzzle stops on the page.
const CountLimit = 100_000

// PageSize is how many solutions are asked for at a time when browsing.
const PageSize = 100

// Model is the whole state of the page. It is a value: Update returns another.
type Model struct {
	History  History
	Selected board.Cell
	// Passing: the Tab key leaves the grid instead of going to the next cell,
	// so that those who only pass through are not held up for 81 cells.
	Passing bool

	Now      float64 // milliseconds since the page began, when the message came
	Revision int     // grows with every change of the sheet
	LastID   int     // of the requests sent so far
	Busy     Busy    // zero when the engine has nothing to do
	Verdict  Verdict
	Pages    SolutionPage // solutions fetched for browsing
	Wanted   int          // index of the solution that the engine is asked for

	Play      Play
	Library   Library
	Panel     Panel
	Check     Check
	Methods   Methods
	Batch     Batch
	Explain   Explain
	Hint      Hint
	Notice    Notice
	Dialog    Dialog
	Import    string // what stands in the import dialog, also when it is opened again
	Printing  Printing
	Sharing   Sharing
	Film      Film
	Banners   BannerSet
	Look      Look
	Install   Install
	Importing Importing
	Export    Export
}

// New is the model of a first visit.
func New() Model {
	return Model{
		History: NewHistory(Sheet{}), Passing: true, Play: Play{Options: DefaultOptions},
		Methods: newMethods(), Printing: newPrinting(), Explain: newExplain(),
	}
}

// Sheet is the present sheet.
func (m *Model) Sheet() Sheet { return m.History.Sheet() }

// Busy is the request that the engine works on.
type Busy struct {
	ID       int // 0: none
	Job      work.Job
	Progress work.Progress
}

// Verdict is what the last search said of a position without a solution.
type Verdict struct {
	NoSolution bool
	Effort     Effort
}

// SolutionPage is a run of the solutions of a grid.
type SolutionPage struct {
	Base      board.Grid
	From      int
	Solutions []work.Grid
}

// at is the solution with an index, if the page holds it.
func (p *SolutionPage) at(base board.Grid, index int) (board.Grid, bool) {
	i := index - p.From
	if p.Base != base || i < 0 || i >= len(p.Solutions) {
		return board.Grid{}, false
	}
	return board.Grid(p.Solutions[i]), true
}

// Panel is what the page shows beside the grid.
type Panel uint8

// The panels.
const (
	SolvePanel Panel = iota
	CheckPanel
	MethodsPanel
	BatchPanel
	StepsPanel
)

// Dialog is what lies over the page.
type Dialog uint8

// The dialogs; at most one is open.
const (
	NoDialog Dialog = iota
	ExampleDialog
	ImportDialog
	ShareDialog
	KeysDialog
	LibraryDialog
	ExportDialog
	PrintDialog
)

// Install tells whether the page can be installed as an app.
type Install uint8

// The ways to install.
const (
	CannotInstall Install = iota
	InstallByPrompt
	InstallByHand // Apple's browsers have no prompt
)

// BannerSet is a set of messages that stay until they are dismissed.
type BannerSet uint8

// The banners.
const (
	UpdateReady BannerSet = 1 << iota
	StorageRefused
	StorageFull
	StorageCorrupt
	NoWorker
)
