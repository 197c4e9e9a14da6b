// Package aloud speaks to players who use a screen reader. It says what a move did and
// answers questions asked with keys.
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
	Move       Question = iota // what the last move did
	Row                        // the digits of the selected cell's row
	Column                     // the digits of its column
	Box                        // the digits of its box
	Candidates                 // the candidates of the selected cell, or its digit
	Which                      // prompts for the digit of Places
	Changes                    // what the last move changed, naming the cells
	Again                      // repeats the last words
	Places                     // where a digit is
)

// Aloud is the state of this part.
type Aloud struct {
	_     [0]func() // incomparable, see package words
	asked Asked
	count int        // number of answers so far
	at    board.Cell // cell selected when the question was asked
	// The last move was made from this node, with these cells selected.
	was      *game.Node
	selected board.CellSet
}

// Msg is a message to this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Aloud] }

// Asked asks a question. Digit is set only for Places.
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

// Receive handles a message to this part.
func (a *Aloud) Receive(d *desk.Desk, msg desk.Msg) (cmds []desk.Cmd, ok bool) {
	asked, ok := msg.(Asked)
	if ok {
		a.ask(d, asked)
	}
	return nil, ok
}

func (a *Aloud) ask(d *desk.Desk, asked Asked) {
	a.count++
	a.asked, a.at = asked, d.Selected
}

// WantsDigit reports whether the next digit typed answers Which. Selecting another cell
// ends the question.
func (a *Aloud) WantsDigit(d *desk.Desk) bool { return a.asked.Question == Which && a.at == d.Selected }

// SheetChanged announces what a move did, unless a notice already does.
func (a *Aloud) SheetChanged(was, d *desk.Desk) []desk.Cmd {
	a.was, a.selected = was.History.Nodes()[was.History.Node()], was.Selection()
	if d.Notice.Kind == desk.NoNotice {
		a.ask(d, Asked{})
	}
	return nil
}
