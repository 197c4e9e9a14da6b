// Package solve shows the solution, or one of several.
package solve

import (
	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
)

// PageSize is the number of solutions fetched at a time.
const PageSize = 100

// Solve is the state of this part.
type Solve struct {
	Verdict Verdict
	Page    Page // solutions fetched for browsing
	Wanted  int  // index of the solution requested from the engine
}

// Verdict is the result of the last search if it found no solution.
type Verdict struct {
	NoSolution bool
	Effort     game.Effort
}

// Page is a range of a grid's solutions.
type Page struct {
	Base      board.Grid
	From      int
	Solutions []wire.Grid
}

// at returns the solution with the given index, if the page contains it.
func (p *Page) at(base board.Grid, index int) (board.Grid, bool) {
	i := index - p.From
	if p.Base != base || i < 0 || i >= len(p.Solutions) {
		return board.Grid{}, false
	}
	return board.Grid(p.Solutions[i]), true
}

// Msg is a message to this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Solve] }

// Messages from the player.
type (
	// Pressed requests the solution.
	Pressed struct{ desk.To[Solve] }
	// CancelPressed ends the engine's current work.
	CancelPressed struct{ desk.To[Solve] }
	// SolutionPicked shows another solution, counted from 0.
	SolutionPicked struct {
		desk.To[Solve]
		Index int
	}
)

// Receive handles a message to this part.
func (s *Solve) Receive(d *desk.Desk, msg desk.Msg) (cmds []desk.Cmd, ok bool) {
	own, ok := msg.(Msg)
	if ok {
		cmds = s.Update(d, own)
	}
	return cmds, ok
}

// Update handles a message.
func (s *Solve) Update(d *desk.Desk, msg Msg) []desk.Cmd {
	switch msg := msg.(type) {
	case Pressed:
		return s.solve(d)
	case CancelPressed:
		return d.Cancel()
	case SolutionPicked:
		return s.pick(d, msg.Index)
	}
	return nil
}

// SheetChanged drops the verdict, which applied to the previous sheet.
func (s *Solve) SheetChanged(_, _ *desk.Desk) []desk.Cmd {
	s.Verdict = Verdict{}
	return nil
}

// Waits reports whether a message is refused while the game is paused, as all of this
// part's are.
func (s *Solve) Waits(msg desk.Msg) bool {
	_, own := msg.(Msg)
	return own
}

// Escape cancels the engine's current work, whichever part sent it.
func (s *Solve) Escape(d *desk.Desk) ([]desk.Cmd, bool) {
	busy := d.Busy.ID != 0
	return d.Cancel(), busy
}

const sender desk.Sender = "solve"

// solve requests the solution from the engine, unless it is already shown or givens
// clash. It closes the check's report, which would hide the solution.
func (s *Solve) solve(d *desk.Desk) []desk.Cmd {
	sheet := d.Sheet()
	if d.Panel == desk.CheckPanel {
		d.Panel = desk.SolvePanel
	}
	if sheet.Answer.IsShown() {
		return nil
	}
	if len(sheet.Position.Givens.Conflicts()) > 0 {
		s.Verdict = Verdict{NoSolution: true}
		d.Notice = desk.Notice{}
		return nil
	}
	s.Verdict = Verdict{}
	return d.Send(sender, work.Solve{
		Givens:  wire.Grid(sheet.Position.Givens),
		Entries: wire.Grid(sheet.Position.Entries),
		Limit:   desk.CountLimit,
	})
}

// HandleAnswer shows the solution, or stores the page of solutions.
func (s *Solve) HandleAnswer(d *desk.Desk, a *desk.Answer) ([]desk.Cmd, bool) {
	if a.By != sender {
		return nil, false
	}
	if d.Failed(a) {
		return nil, true
	}
	return s.take(d, a), true
}

func (s *Solve) take(d *desk.Desk, answer *desk.Answer) []desk.Cmd {
	switch a := answer.Answer.(type) {
	case work.Solved:
		return s.show(d, a)
	case work.Page:
		browse, _ := answer.Job.(work.Browse)
		s.Page = Page{Base: board.Grid(browse.Base), From: a.From, Solutions: a.Solutions}
		if _, ok := s.Page.at(s.Page.Base, s.Wanted); ok {
			return s.pick(d, s.Wanted)
		}
	}
	return nil
}

func (s *Solve) show(d *desk.Desk, a work.Solved) []desk.Cmd {
	effort := game.Effort{Millis: a.Millis, Nodes: a.Nodes, Guesses: a.Guesses}
	if a.Count == 0 {
		s.Verdict = Verdict{NoSolution: true, Effort: effort}
		return nil
	}
	d.Helped(1)
	sheet := d.Sheet()
	sheet.Answer = game.Answer{
		Grid: board.Grid(a.First), Base: board.Grid(a.Base),
		Count: a.Count, Fitting: a.Fitting, Limit: a.Limit, Effort: effort,
	}
	return d.Change(sheet, desk.Notice{})
}

// pick shows another solution, either one already fetched or one that the engine must
// find first.
func (s *Solve) pick(d *desk.Desk, index int) []desk.Cmd {
	sheet := d.Sheet()
	if !sheet.Answer.IsShown() {
		return nil
	}
	index = min(max(index, 0), sheet.Answer.Fitting-1)
	if index == sheet.Answer.Index {
		return nil
	}
	if g, ok := s.Page.at(sheet.Answer.Base, index); ok {
		sheet.Answer.Grid, sheet.Answer.Index = g, index
		d.Replace(sheet)
		return []desk.Cmd{desk.Save{}}
	}
	s.Wanted = index
	return d.Send(sender, work.Browse{
		Base: wire.Grid(sheet.Answer.Base),
		From: index / PageSize * PageSize,
		Want: PageSize,
	})
}
