package desk

import (
	"time"

	"sudoku/app/work"
	"sudoku/solver/board"
)

// Cmd is a side effect requested by the model. Each part has an interface for its own
// commands; Common covers those that several parts use.
type Cmd interface{ cmd() }

// CmdFrom is a command from the part P.
type CmdFrom[P any] interface {
	Cmd
	from(P)
}

// From is embedded in types to make them commands from the part P.
type From[P any] struct{}

func (From[P]) cmd()   {}
func (From[P]) from(P) {}

// Common is a command that several parts use.
//
//sumtype:decl
type Common interface{ CmdFrom[Desk] }

// The common commands.
type (
	// Save saves the model for the next visit, after a short delay.
	Save struct{ From[Desk] }
	// Compute sends a request to the engine.
	Compute struct {
		From[Desk]
		Request work.Request
	}
	// StopComputing ends the engine's current work, whether or not it has answered.
	StopComputing struct{ From[Desk] }
	// ComputeParallel sends a request that runs in parallel with others, up to one per core.
	ComputeParallel struct {
		From[Desk]
		Request work.Request
	}
	// StopParallel ends the requests sent by ComputeParallel with IDs from First to Last,
	// whether or not they have been answered.
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
	// FocusCell moves the focus to a cell.
	FocusCell struct {
		From[Desk]
		Cell  board.Cell
		Drawn bool // wait until the page is drawn and shows the grid again
	}
	// FocusElement moves the focus to the element with the given ID once it is drawn.
	FocusElement struct {
		From[Desk]
		ID string
	}
	// FocusStill is FocusElement without scrolling.
	FocusStill struct {
		From[Desk]
		ID string
	}
	// ShowElement scrolls the element with the given ID into view once it is drawn.
	ShowElement struct {
		From[Desk]
		ID string
	}
	// ShowAddress sets the page's address to that of the current place or panel.
	ShowAddress struct{ From[Desk] }
	// ShowGrid scrolls the grid into view.
	ShowGrid struct{ From[Desk] }
	// ShowPanel scrolls back to the start of the panel if it is above the window, and
	// suspends the browser's scroll anchoring until PanelDrawn.
	ShowPanel struct{ From[Desk] }
	// PanelDrawn restores scroll anchoring once the panel is drawn.
	PanelDrawn struct{ From[Desk] }
)
