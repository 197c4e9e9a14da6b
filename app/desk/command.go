package desk

import (
	"time"

	"sudoku/app/work"
	"sudoku/solver/board"
)

// Cmd is an action that the model asks its host to carry out. Each part has an interface
// for its own commands; Common is for those that several parts use.
type Cmd interface{ cmd() }

// CmdFrom is a command of the part P.
type CmdFrom[P any] interface {
	Cmd
	from(P)
}

// From is embedded in types to make them commands of the part P.
type From[P any] struct{}

func (From[P]) cmd()   {}
func (From[P]) from(P) {}

// Common is a command that several parts use.
//
//sumtype:decl
type Common interface{ CmdFrom[Desk] }

// The common commands.
type (
	// Save schedules saving of the model for the next visit.
	Save struct{ From[Desk] }
	// Compute sends a request to the engine.
	Compute struct {
		From[Desk]
		Request work.Request
	}
	// StopComputing stops the engine's current work, finished or not.
	StopComputing struct{ From[Desk] }
	// ComputeParallel sends a request that runs in parallel with others, up to one per
	// core.
	ComputeParallel struct {
		From[Desk]
		Request work.Request
	}
	// StopParallel stops the ComputeParallel requests with IDs from First to Last.
	StopParallel struct {
		From[Desk]
		First, Last int
	}
	// Wait sends a message after a delay.
	Wait struct {
		From[Desk]
		Time time.Duration
		Then Msg
	}
	// FocusCell moves the keyboard focus to a cell.
	FocusCell struct {
		From[Desk]
		Cell  board.Cell
		Drawn bool // wait until the grid has been redrawn
	}
	// FocusElement moves the focus to the element with an ID, after drawing.
	FocusElement struct {
		From[Desk]
		ID string
	}
	// FocusStill is FocusElement without scrolling the page.
	FocusStill struct {
		From[Desk]
		ID string
	}
	// ShowElement scrolls the element with an ID into view, after drawing.
	ShowElement struct {
		From[Desk]
		ID string
	}
	// ShowGrid scrolls the grid into view.
	ShowGrid struct{ From[Desk] }
	// ShowPanel scrolls back to the start of the panel if the page is past it, and
	// prevents automatic scrolling until PanelDrawn.
	ShowPanel struct{ From[Desk] }
	// PanelDrawn allows automatic scrolling again, after the panel is drawn.
	PanelDrawn struct{ From[Desk] }
)
