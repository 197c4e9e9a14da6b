package desk

import (
	"sudoku/app/work"
	"sudoku/solver/board"
)

// Events let a part notify others without depending on them.
type (
	// HintPrepared supplies the hint for the current position in advance.
	HintPrepared struct {
		From[Event]
		Hint work.Hinted
	}
	// HintShown reports that a hint has revealed more of the next step than its
	// technique.
	HintShown struct{ From[Event] }
	// GameFinished reports that the player has solved the current puzzle and that its
	// grade is known.
	GameFinished struct{ From[Event] }
	// GameReviewed reports what a finished game shows about the player's skills.
	GameReviewed struct {
		From[Event]
		Givens board.Grid
		Found  []Found
		Missed []Missed
	}
	// ArgumentGiven carries an argument in Eureka notation to judge on the board.
	ArgumentGiven struct {
		From[Event]
		Text string
	}
	// GameRequested opens a puzzle's saved game, or sends Missed if no game is saved.
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

// Deliver informs the parts that count help.
func (HintShown) Deliver(d *Desk, part any) []Cmd {
	if p, ok := part.(interface{ HintShown(*Desk) []Cmd }); ok {
		return p.HintShown(d)
	}
	return nil
}

// Deliver informs the parts that record finished games.
func (GameFinished) Deliver(d *Desk, part any) []Cmd {
	if p, ok := part.(interface{ GameFinished(*Desk) []Cmd }); ok {
		return p.GameFinished(d)
	}
	return nil
}

// Deliver informs the parts that record what the player knows.
func (e GameReviewed) Deliver(d *Desk, part any) []Cmd {
	if p, ok := part.(interface {
		GameReviewed(*Desk, *GameReviewed) []Cmd
	}); ok {
		return p.GameReviewed(d, &e)
	}
	return nil
}

// Deliver passes the argument to the part that judges it.
func (e ArgumentGiven) Deliver(d *Desk, part any) []Cmd {
	if p, ok := part.(interface {
		ArgumentGiven(d *Desk, text string) []Cmd
	}); ok {
		return p.ArgumentGiven(d, e.Text)
	}
	return nil
}

// Deliver calls the part that stores games.
func (e GameRequested) Deliver(d *Desk, part any) []Cmd {
	if p, ok := part.(interface {
		FindGame(d *Desk, givens board.Grid, missed Msg) []Cmd
	}); ok {
		return p.FindGame(d, e.Givens, e.Missed)
	}
	return nil
}

// Found counts the moves of a game that a technique justifies and that the player made
// without a hint.
type Found struct {
	Technique string `json:"technique"`
	Moves     int    `json:"moves"`
	Time      int    `json:"time,omitempty"` // total time for these moves, in tenths of a second
}

// Missed is a technique that the player overlooked in a game, and a position in which it
// was available.
type Missed struct {
	Technique string
	Position  board.Position
}
