// Package setup helps the player type in a puzzle.
//
// It shows the ways to start. When digits are typed into a puzzle that already has
// exactly one solution, it asks once whether they belong to the puzzle.
package setup

import (
	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/solver/board"
)

// Setup is the state of this part.
type Setup struct {
	proper board.Grid // givens that had exactly one solution
	// Extra holds the cells filled since proper was set that precede the last given in
	// reading order, while it is undecided whether they are givens or the player's answers.
	Extra    board.CellSet
	answered bool // the player said that the extra digits are givens
}

// Msg is a message to this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Setup] }

// Messages from the player.
type (
	// Opened shows the start page.
	Opened struct{ desk.To[Setup] }
	// Left leaves the start page for the board.
	Left struct{ desk.To[Setup] }
	// Finished reports that the puzzle is complete, and shows the actions for it.
	Finished struct{ desk.To[Setup] }
	// Edited resumes typing the puzzle.
	Edited struct{ desk.To[Setup] }
	// Begun starts typing a puzzle. Undo restores what was on the board.
	Begun struct{ desk.To[Setup] }
	// ExtraKept is the answer that the extra digits are givens.
	ExtraKept struct{ desk.To[Setup] }
	// ExtraPlayed is the answer that the extra digits are the player's entries.
	ExtraPlayed struct{ desk.To[Setup] }
)

// Receive handles a message to this part.
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
		d.Go(desk.Home)
		d.Notice = desk.Notice{}
	case Left:
		d.Go(desk.Table)
	case Finished:
		lock(d)
		d.Go(desk.Workshop)
	case Edited:
		if s := d.Sheet(); s.Locked {
			s.Locked = false
			d.Replace(s)
		}
		d.Go(desk.Table)
	case Begun:
		return d.BeginPuzzle()
	case ExtraKept:
		e.Extra, e.answered = board.CellSet{}, true
	case ExtraPlayed:
		if s, ok := e.played(d); ok {
			return d.Change(s, desk.Notice{})
		}
	}
	return nil
}

// lock turns the digits of a puzzle that was typed in into its givens.
func lock(d *desk.Desk) {
	if s := d.Sheet(); !s.Locked && s.Position.Givens != (board.Grid{}) {
		s.Locked = true
		d.Replace(s)
	}
}

// SheetChanged finds digits that were typed into a complete puzzle. Most puzzles have
// exactly one solution before their last given is typed, so digits that follow in reading
// order still count as givens. If the grid becomes full this way, the digits are the
// player's answers, since nobody prints a solved puzzle. was is the desk before the
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

// lastCell returns the last of the given cells in reading order.
func lastCell(cells board.CellSet) (last board.Cell) {
	for c := range cells.All() {
		last = c
	}
	return last
}

// holds reports whether whole contains all digits of part.
func holds(whole, part *board.Grid) bool {
	for c, digit := range part {
		if digit != 0 && digit != whole[c] {
			return false
		}
	}
	return true
}

// played returns the current sheet with the extra digits as entries and the givens
// locked. ok is false if there are no extra digits.
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
