// Package grid selects cells and navigates the history.
//
// It handles moves, undo and redo, savepoints, and actions that replace the entire grid.
package grid

import (
	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/solver/board"
	"sudoku/solver/format"
)

// Grid is the state of this part.
type Grid struct {
	Branches int // number of branches listed beyond the first BranchPage
}

// Msg is a message to this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Grid] }

// Messages about the grid as a whole.
type (
	// FocusLeft reports that the grid lost the focus.
	FocusLeft struct{ desk.To[Grid] }
	// ClearPressed empties the grid.
	ClearPressed struct{ desk.To[Grid] }
	// RestartPressed removes everything the player entered.
	RestartPressed struct{ desk.To[Grid] }
	// UndoPressed undoes one change.
	UndoPressed struct{ desk.To[Grid] }
	// RedoPressed redoes one change.
	RedoPressed struct{ desk.To[Grid] }
	// ExamplePicked loads one of Examples.
	ExamplePicked struct {
		desk.To[Grid]
		desk.BringsPuzzle
		Index int
	}
)

// Waits reports whether a message would change or show cells during a pause.
func (g *Grid) Waits(msg desk.Msg) bool {
	switch msg.(type) {
	case ExamplePicked, ClearPressed, FocusLeft:
		return false
	}
	_, own := msg.(Msg)
	return own
}

// Receive handles a message to this part.
func (g *Grid) Receive(d *desk.Desk, msg desk.Msg) (cmds []desk.Cmd, ok bool) {
	own, ok := msg.(Msg)
	if ok {
		cmds = g.Update(d, own)
	}
	return cmds, ok
}

// Update handles a message.
func (g *Grid) Update(d *desk.Desk, msg Msg) []desk.Cmd {
	switch msg := msg.(type) {
	case Moved:
		return d.Pick(msg.Move.From(d.Origin()))
	case CellAdded:
		return add(d, msg.Cell)
	case CellToggled:
		return toggle(d, msg.Cell)
	case CellHeld:
		return hold(d, msg.Cell, msg.Before)
	case RangePicked:
		d.Also = rectangle(d.Selected, msg.Cell)
	case Extended:
		return add(d, msg.Move.From(d.Selected))
	case AllPicked:
		d.Also = board.AllCells
	case AlikePicked:
		cmds := d.Pick(msg.Cell)
		s := d.Sheet()
		d.Also = alike(&s, msg.Cell)
		return cmds
	case FocusLeft:
		d.Passing = true
	case ClearPressed:
		return empty(d)
	case RestartPressed:
		return restart(d)
	case UndoPressed:
		return travel(d, d.History.Undo(), desk.NothingToUndo)
	case RedoPressed:
		return travel(d, d.History.Redo(), desk.NothingToRedo)
	case ExamplePicked:
		return loadExample(d, msg.Index)
	case SavepointSet:
		return setSavepoint(d)
	case SavepointNamed:
		return editSavepoint(d, msg.Index, func(p *game.Savepoint) { p.Name = msg.Name })
	case SavepointDropped:
		return editSavepoint(d, msg.Index, func(p *game.Savepoint) { p.Dropped = !p.Dropped })
	case NodeCompared:
		compare(d, msg.Node)
	case NodePicked:
		return goTo(d, msg.Node)
	case MoreBranches:
		g.Branches += BranchPage
	}
	return nil
}

func empty(d *desk.Desk) []desk.Cmd {
	s := d.Sheet()
	if s == (game.Sheet{Locked: s.Locked}) {
		d.Notice = desk.Notice{Kind: desk.NothingToClear}
		return nil
	}
	d.Selected, d.Also, d.Typed = 0, board.CellSet{}, false // typing the next puzzle starts here
	return d.Change(game.Sheet{}, desk.Notice{Kind: desk.Cleared})
}

// restart leaves only the givens. The clock keeps running, since Undo restores the rest.
func restart(d *desk.Desk) []desk.Cmd {
	s := d.Sheet()
	bare := game.Sheet{Position: board.Position{Givens: s.Position.Givens}, Locked: s.Locked}
	if s == bare {
		d.Notice = desk.Notice{Kind: desk.NothingToClear}
		return nil
	}
	return d.Change(bare, desk.Notice{Kind: desk.Restarted})
}

func travel(d *desk.Desk, h game.History, otherwise desk.NoticeKind) []desk.Cmd {
	if h.Node() == d.History.Node() {
		d.Notice = desk.Notice{Kind: otherwise}
		return nil
	}
	d.History = h
	return d.Changed(desk.Notice{})
}

func loadExample(d *desk.Desk, i int) []desk.Cmd {
	read, err := format.Read(Examples[i])
	if err != nil {
		d.Notice = desk.Notice{Kind: desk.ImportFailed, Err: err}
		return nil
	}
	return d.Take(read.Annotated, desk.Notice{Kind: desk.ExampleLoaded, Example: i})
}
