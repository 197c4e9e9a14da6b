package desk

import (
	"time"

	"sudoku/app/work"
	"sudoku/solver/board"
)

// Cmd is something to be done outside of the model. Each part has an interface
// for its own; those that several parts use are Common.
type Cmd interface{ cmd() }

// CmdFrom is a command of the part P.
type CmdFrom[P any] interface {
	Cmd
	from(P)
}

// From makes the type that embeds it a command of the part P.
type From[P any] struct{}

func (From[P]) cmd()   {}
func (From[P]) from(P) {}

// Common is a command that several parts use.
//
//sumtype:decl
type Common interface{ CmdFrom[Desk] }

// The common commands.
type (
	// Save keeps the model for the next visit, soon.
	Save struct{ From[Desk] }
	// Compute sends a request to the engine.
	Compute struct {
		From[Desk]
		Request work.Request
	}
	// StopComputing ends what the engine does, answer or not.
	StopComputing struct{ From[Desk] }
	// ComputeParallel sends a request that runs beside others, as many at a time
	// as there are cores.
	ComputeParallel struct {
		From[Desk]
		Request work.Request
	}
	// StopParallel ends what was sent by ComputeParallel, answered or not, with
	// the request IDs from First to Last.
	StopParallel struct {
		From[Desk]
		First, Last int
	}
	// Wait sends a message after a while.
	Wait struct {
		From[Desk]
		Time time.Duration
		Then Msg
	}
	// FocusCell moves the keyboard's focus to a cell.
	FocusCell struct {
		From[Desk]
		Cell  board.Cell
		Drawn bool // once the page is drawn, which shows the grid again
	}
	// FocusElement moves it to the element with an id, once it is drawn.
	FocusElement struct {
		From[Desk]
		ID string
	}
	// FocusStill does the same and does not scroll the page.
	FocusStill struct {
		From[Desk]
		ID string
	}
	// ShowElement scrolls the element with an id into view, once it is drawn.
	ShowElement struct {
		From[Desk]
		ID string
	}
	// ShowGrid scrolls the grid into view.
	ShowGrid struct{ From[Desk] }
	// ShowPanel scrolls back to the start of the panel, where one is beyond it,
	// and keeps the page from scrolling by itself until PanelDrawn.
	ShowPanel struct{ From[Desk] }
	// PanelDrawn ends that, once the panel is drawn.
	PanelDrawn struct{ From[Desk] }
)
