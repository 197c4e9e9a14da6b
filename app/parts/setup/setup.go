// Package setup is the part of the page that helps to type a puzzle in: it shows
// the ways to begin, and asks once when digits are typed into a puzzle that has
// exactly one solution already.
package setup

import (
	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/solver/board"
)

// Setup is the state of the part.
type Setup struct {
	proper board.Grid // the givens that had exactly one solution, and what follows them
	// Extra are the cells before the last of these that were typed later, as long
	// as it is not known whether they belong to the puzzle or are the player's
	// answers.
	Extra    board.CellSet
	answered bool // the player has said that they belong to it
}

// Msg is a message of this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Setup] }

// The player's actions.
type (
	// Opened shows the ways to begin another puzzle.
	Opened struct{ desk.To[Setup] }
	// Left goes back to the board.
	Left struct{ desk.To[Setup] }
	// Begun begins to type a puzzle; what was on the board can be brought back.
	Begun struct{ desk.To[Setup] }
	// ExtraKept says that the digits typed last belong to the puzzle.
	ExtraKept struct{ desk.To[Setup] }
	// ExtraPlayed says that they are the player's answers.
	ExtraPlayed struct{ desk.To[Setup] }
)

// Receive handles a message of this part.
func (e *Setup) Receive(d *desk.Desk, msg desk.Msg) (cmds []desk.Cmd, ok bool) {
	own, ok := msg.(Msg)
	if ok {
		cmds = e.Update(d, own)
	}
	return cmds, ok
}

// Update handles a message.
func (e *Setup) Update(d *desk.Desk, msg Msg) []desk.Cmd {
	switch msg.(type) {
	case Opened:
		d.Arriving, d.Panel, d.Notice = true, desk.SolvePanel, desk.Notice{}
	case Left:
		d.Arriving = false
	case Begun:
		return begin(d)
	case ExtraKept:
		e.Extra, e.answered = board.CellSet{}, true
	case ExtraPlayed:
		if s, ok := e.played(d); ok {
			return d.Change(s, desk.Notice{})
		}
	}
	return nil
}

// begin makes room for a puzzle and selects the first cell.
func begin(d *desk.Desk) (cmds []desk.Cmd) {
	switch s := d.Sheet(); s {
	case game.Sheet{}:
		d.Notice = desk.Notice{}
	case game.Sheet{Locked: true}:
		d.Notice = desk.Notice{}
		d.Replace(game.Sheet{})
	default:
		cmds = d.Change(game.Sheet{}, desk.Notice{Kind: desk.Cleared})
	}
	return append(cmds, d.Pick(0)...)
}

// SheetChanged finds out which digits were typed into a puzzle that was whole:
// most puzzles have one solution before their last given, so what follows in
// reading order still belongs to it. A grid that is filled in this way holds the
// player's answers: nobody prints a solved puzzle. was is the desk before the
// change.
func (e *Setup) SheetChanged(was, d *desk.Desk) []desk.Cmd {
	s := d.Sheet()
	givens := s.Position.Givens
	if s.Locked {
		*e = Setup{}
		return nil
	}
	if e.proper == (board.Grid{}) || !holds(&givens, &e.proper) {
		*e = Setup{}
		count, _ := was.Solutions()
		if before := was.Sheet().Position.Givens; count == 1 && before != givens && holds(&givens, &before) {
			e.proper = before
		}
	}
	if e.proper == (board.Grid{}) || e.answered {
		return nil
	}
	last := lastCell(e.proper.Filled())
	for c := range givens.Filled().Minus(e.proper.Filled()).All() {
		if c > last {
			e.proper[c] = givens[c]
		}
	}
	e.Extra = givens.Filled().Minus(e.proper.Filled())
	if played, ok := e.played(d); ok && givens.IsSolution() {
		d.Replace(played)
		*e = Setup{}
	}
	return nil
}

// lastCell is the last of some cells in reading order.
func lastCell(cells board.CellSet) (last board.Cell) {
	for c := range cells.All() {
		last = c
	}
	return last
}

// holds reports whether all digits of part are in whole.
func holds(whole, part *board.Grid) bool {
	for c, digit := range part {
		if digit != 0 && digit != whole[c] {
			return false
		}
	}
	return true
}

// played is the present sheet with the extra digits as entries and the givens
// locked; ok is false if there are none.
func (e *Setup) played(d *desk.Desk) (s game.Sheet, ok bool) {
	s = d.Sheet()
	p := s.Position
	for c := range e.Extra.All() {
		digit := p.Givens[c]
		p = p.WithGiven(c, 0).WithEntry(c, digit)
	}
	s.Position, s.Locked = p, true
	return s, !e.Extra.IsEmpty()
}
