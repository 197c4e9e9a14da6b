package model

import (
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/share"
)

// Msg is something that happened.
type Msg interface{ msg() }

// What the player does.
type (
	// CellPicked selects a cell by pointer.
	CellPicked struct{ Cell board.Cell }
	// Moved selects a cell by keyboard.
	Moved struct{ Move Move }
	// GridLeft tells that the focus is no longer in the grid.
	GridLeft struct{}
	// DigitTyped writes a digit into the selected cells in the present mode; 0
	// erases.
	DigitTyped struct{ Digit board.Digit }
	// ModePicked locks the givens, or unlocks them.
	ModePicked struct{ Playing bool }
	// SolvePressed asks for the answer.
	SolvePressed struct{}
	// CancelPressed ends what the engine does.
	CancelPressed struct{}
	// SolutionPicked shows another of several solutions, 0-based.
	SolutionPicked struct{ Index int }
	// ClearPressed empties the grid.
	ClearPressed struct{}
	// UndoPressed goes back one change.
	UndoPressed struct{}
	// RedoPressed takes an undo back.
	RedoPressed struct{}
	// ExamplePicked loads one of Examples.
	ExamplePicked struct{ Index int }
	// PanelPicked shows another panel.
	PanelPicked struct{ Panel Panel }
	// DialogOpened opens a dialog.
	DialogOpened struct{ Dialog Dialog }
	// DialogClosed closes whichever dialog is open.
	DialogClosed struct{}
	// EscapePressed cancels or closes the topmost thing.
	EscapePressed struct{}
	// BannerDismissed takes banners away.
	BannerDismissed struct{ Banners BannerSet }
	// ReloadPressed takes up the new version.
	ReloadPressed struct{}
	// InstallPressed asks the browser to install the page.
	InstallPressed struct{}
)

// What the browser and the engine report.
type (
	// LinkFollowed is a location that carries a history, of one state mostly, or
	// fails to.
	LinkFollowed struct {
		History *share.History
		Err     error
	}
	// AddressFixed tells that the location could not be parsed at all.
	AddressFixed struct{ Address string }
	// Answered is a response of the engine.
	Answered struct{ Response work.Response }
	// EngineCrashed tells that a worker died and was replaced. A request that
	// is lost with it is answered by an error besides.
	EngineCrashed struct{}
	// BannerRaised shows banners.
	BannerRaised struct{ Banners BannerSet }
	// InstallChanged tells whether the page can be installed.
	InstallChanged struct{ Install Install }
	// FileFailed tells that a file could not be read.
	FileFailed struct {
		Name string
		Err  error
	}
)

func (CellPicked) msg()      {}
func (Moved) msg()           {}
func (GridLeft) msg()        {}
func (DigitTyped) msg()      {}
func (ModePicked) msg()      {}
func (SolvePressed) msg()    {}
func (CancelPressed) msg()   {}
func (SolutionPicked) msg()  {}
func (ClearPressed) msg()    {}
func (UndoPressed) msg()     {}
func (RedoPressed) msg()     {}
func (ExamplePicked) msg()   {}
func (PanelPicked) msg()     {}
func (DialogOpened) msg()    {}
func (DialogClosed) msg()    {}
func (EscapePressed) msg()   {}
func (BannerDismissed) msg() {}
func (ReloadPressed) msg()   {}
func (InstallPressed) msg()  {}
func (LinkFollowed) msg()    {}
func (AddressFixed) msg()    {}
func (Answered) msg()        {}
func (EngineCrashed) msg()   {}
func (BannerRaised) msg()    {}
func (InstallChanged) msg()  {}
func (FileFailed) msg()      {}
