package desk

import (
	"sudoku/app/work"
	"sudoku/solver/board"
)

// Events by which a part informs the others without knowing them.
type (
	// HintPrepared carries the hint for the current position, computed in advance.
	HintPrepared struct {
		From[Event]
		Hint work.Hinted
	}
	// HintShown says that a hint revealed more of the next step than its technique.
	HintShown struct{ From[Event] }
	// GameFinished says that the player solved the current puzzle and its grade is known.
	GameFinished struct{ From[Event] }
	// GameRequested opens the saved game of a puzzle. If there is none, Missed is sent.
	GameRequested struct {
		From[Event]
		Givens board.Grid
		Missed Msg
	}
)

// Deliver passes the event to the part that shows hints.
func (e HintPrepared) Deliver(d *Desk, part any) []Cmd {
	if p, ok := part.(interface{ TakeHint(*Desk, *work.Hinted) }); ok {
		p.TakeHint(d, &e.Hint)
	}
	return nil
}

// Deliver passes the event to parts that count hints.
func (HintShown) Deliver(d *Desk, part any) []Cmd {
	if p, ok := part.(interface{ HintShown(*Desk) []Cmd }); ok {
		return p.HintShown(d)
	}
	return nil
}

// Deliver passes the event to parts that record finished games.
func (GameFinished) Deliver(d *Desk, part any) []Cmd {
	if p, ok := part.(interface{ GameFinished(*Desk) []Cmd }); ok {
		return p.GameFinished(d)
	}
	return nil
}

// Deliver passes the event to the part that stores games.
func (e GameRequested) Deliver(d *Desk, part any) []Cmd {
	if p, ok := part.(interface {
		FindGame(d *Desk, givens board.Grid, missed Msg) []Cmd
	}); ok {
		return p.FindGame(d, e.Givens, e.Missed)
	}
	return nil
}
