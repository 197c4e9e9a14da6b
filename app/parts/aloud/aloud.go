// Package aloud is the part that speaks to players who listen to a screen reader. It
// says what a move did and answers questions asked by key.
package aloud

import (
	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/solver/board"
)

// Question is what the player wants to hear.
type Question uint8

// The questions.
const (
	Move  Question = iota // what the last move did
	Lines                 // the digits of a house of the selected cell: Row, Column or Box
	_
	_
	Candidates // of the selected cell
	Which      // asks for the digit of Places
	Places     // where a digit is
	Changes    // what the last move changed, with the names of the cells
	Again      // the last answer
)

// The lines of the selected cell, in the order of board.Cell.Houses.
const (
	Row = Lines + iota
	Column
	Box
)

// Aloud is the state of the part.
type Aloud struct {
	count    int // of the answers so far
	question Question
	digit    board.Digit
	at       board.Cell // selected when the question was asked
	was      *game.Node // before the last move
	here     bool       // the last move changed selected cells only
}

// Msg is a message of this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Aloud] }

// Asked asks a question. Only Places has a digit.
type Asked struct {
	desk.To[Aloud]
	Question Question
	Digit    board.Digit
}

// Waits reports whether a message would reveal cells during a pause.
func (a *Aloud) Waits(msg desk.Msg) bool {
	_, own := msg.(Msg)
	return own
}

// Receive handles the part's messages.
func (a *Aloud) Receive(d *desk.Desk, msg desk.Msg) (cmds []desk.Cmd, ok bool) {
	asked, ok := msg.(Asked)
	if ok {
		a.ask(d, asked.Question, asked.Digit)
	}
	return nil, ok
}

func (a *Aloud) ask(d *desk.Desk, q Question, digit board.Digit) {
	a.count++
	a.question, a.digit, a.at = q, digit, d.Selected
}

// WantsDigit reports whether the next digit typed answers Which. Selecting another cell
// ends the question.
func (a *Aloud) WantsDigit(d *desk.Desk) bool { return a.question == Which && a.at == d.Selected }

// SheetChanged says what a move did, unless a notice does.
func (a *Aloud) SheetChanged(was, d *desk.Desk) []desk.Cmd {
	a.was = was.History.Nodes()[was.History.Node()]
	if d.Notice.Kind != desk.NoNotice {
		a.question = Again
		return nil
	}
	s := d.Sheet()
	a.here = a.digits(&s).Minus(was.Selection()).IsEmpty()
	a.ask(d, Move, 0)
	return nil
}

// digits returns the cells whose digits the last move changed.
func (a *Aloud) digits(s *game.Sheet) (changed board.CellSet) {
	for c := range board.AllCells.All() {
		if s.Value(c) != a.was.Sheet.Value(c) {
			changed = changed.With(c)
		}
	}
	return changed
}
