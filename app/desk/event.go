package desk

import (
	"sudoku/app/work"
	"sudoku/solver/board"
)

// The events, with which a part tells the others something without knowing them.
type (
	// HintPrepared has the hint for the present position, before anybody asks for one.
	HintPrepared struct {
		From[Event]
		Hint work.Hinted
	}
	// HintShown says that a hint shows more of the next step than its technique.
	HintShown struct{ From[Event] }
	// GameFinished says that the player has solved the present puzzle, whose grade
	// is known.
	GameFinished struct{ From[Event] }
	// GameRequested opens the game of a puzzle if there is one, else Missed is sent.
	GameRequested struct {
		From[Event]
		Givens board.Grid
		Missed Msg
	}
)

// Deliver passes the hint to a part that shows hints.
func (e HintPrepared) Deliver(d *Desk, part any) []Cmd {
	if p, ok := part.(interface{ TakeHint(*Desk, *work.Hinted) }); ok {
		p.TakeHint(d, &e.Hint)
	}
	return nil
}

// Deliver calls a part that has to know.
func (HintShown) Deliver(d *Desk, part any) []Cmd {
	if p, ok := part.(interface{ HintShown(*Desk) []Cmd }); ok {
		return p.HintShown(d)
	}
	return nil
}

// Deliver calls a part that keeps something of finished games.
func (GameFinished) Deliver(d *Desk, part any) []Cmd {
	if p, ok := part.(interface{ GameFinished(*Desk) []Cmd }); ok {
		return p.GameFinished(d)
	}
	return nil
}

// Deliver calls the part that keeps games.
func (e GameRequested) Deliver(d *Desk, part any) []Cmd {
	if p, ok := part.(interface {
		FindGame(d *Desk, givens board.Grid, missed Msg) []Cmd
	}); ok {
		return p.FindGame(d, e.Givens, e.Missed)
	}
	return nil
}
