package model

import (
	"time"

	"sudoku/app/work"
	"sudoku/solver/board"
)

// Cmd is something to be done outside of the model.
type Cmd interface{ cmd() }

// The commands.
type (
	// Save keeps the model for the next visit, soon.
	Save struct{}
	// Compute sends a request to the engine.
	Compute struct{ Request work.Request }
	// StopComputing ends what the engine does, answer or not.
	StopComputing struct{}
	// ComputeAside sends a request that runs beside others, as many at a time
	// as there are cores.
	ComputeAside struct{ Request work.Request }
	// StopAside ends what was sent by ComputeAside, answered or not, with the
	// request IDs from First to Last.
	StopAside struct{ First, Last int }
	// Wait sends a message after a while.
	Wait struct {
		Time time.Duration
		Then Msg
	}
	// FocusCell moves the keyboard's focus to a cell.
	FocusCell struct{ Cell board.Cell }
	// FocusElement moves it to the element with an id, once it is drawn.
	FocusElement struct{ ID string }
	// ShowPanel scrolls back to the start of the panel, where one is beyond it.
	ShowPanel struct{}
	// TidyAddress takes a position that was taken over out of the location, so
	// that a reload does not bring it back over later changes.
	TidyAddress struct{}
	// Reload saves and loads the page again.
	Reload struct{}
	// PromptInstall shows the browser's own install prompt.
	PromptInstall struct{}
)

func (Save) cmd()          {}
func (Compute) cmd()       {}
func (StopComputing) cmd() {}
func (ComputeAside) cmd()  {}
func (StopAside) cmd()     {}
func (Wait) cmd()          {}
func (FocusCell) cmd()     {}
func (FocusElement) cmd()  {}
func (ShowPanel) cmd()     {}
func (TidyAddress) cmd()   {}
func (Reload) cmd()        {}
func (PromptInstall) cmd() {}
