package grid

import (
	"slices"

	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/solver/board"
)

// BranchPage is the number of branches listed at first, and added each time the player
// asks for more.
const BranchPage = 8

// Messages about states in the history.
type (
	// SavepointSet makes the current state a savepoint.
	SavepointSet struct{ desk.To[Grid] }
	// SavepointNamed renames a savepoint.
	SavepointNamed struct {
		desk.To[Grid]
		Index int
		Name  string
	}
	// SavepointDropped deletes or restores a savepoint.
	SavepointDropped struct {
		desk.To[Grid]
		Index int
	}
	// NodeCompared shows how the current state differs from a node, or stops showing it.
	NodeCompared struct {
		desk.To[Grid]
		Node int
	}
	// NodePicked makes a node the current state.
	NodePicked struct {
		desk.To[Grid]
		Node int
	}
	// MoreBranches lists more abandoned branches.
	MoreBranches struct{ desk.To[Grid] }
)

func setSavepoint(d *desk.Desk) []desk.Cmd {
	node := d.History.Node()
	i := slices.IndexFunc(d.Savepoints, func(p game.Savepoint) bool { return p.Node == node })
	kind := desk.SavepointMade
	switch {
	case i < 0:
		i = len(d.Savepoints)
		d.Savepoints = append(slices.Clone(d.Savepoints), game.Savepoint{Node: node})
	case d.Savepoints[i].Dropped:
		d.Savepoints = slices.Clone(d.Savepoints)
		d.Savepoints[i].Dropped = false
	default:
		kind = desk.SavepointThere
	}
	d.Notice = desk.Notice{Kind: kind, Count: i + 1, Name: d.Savepoints[i].Name}
	return []desk.Cmd{desk.Save{}}
}

func editSavepoint(d *desk.Desk, index int, edit func(*game.Savepoint)) []desk.Cmd {
	if index >= len(d.Savepoints) {
		return nil
	}
	d.Savepoints = slices.Clone(d.Savepoints)
	edit(&d.Savepoints[index])
	return []desk.Cmd{desk.Save{}}
}

func compare(d *desk.Desk, node int) {
	switch {
	case d.Compared == node+1:
		d.Compared = 0
	case node < len(d.History.Nodes()):
		d.Compared = node + 1
	}
}

func goTo(d *desk.Desk, node int) []desk.Cmd {
	if node < 0 || node >= len(d.History.Nodes()) || node == d.History.Node() {
		return nil
	}
	d.History, d.Compared = d.History.Go(node), 0
	return d.Changed(desk.Notice{Kind: desk.NodeReached})
}

// Differences describes how two sheets differ.
type Differences struct {
	Digits     board.CellSet // cells with different digits
	Candidates board.CandidateSet
	Marks      board.CellSet
	Other      game.Sheet
}

// Compared returns how the current sheet differs from the node chosen for comparison. ok
// is false if none is chosen.
func Compared(d *desk.Desk) (found Differences, ok bool) {
	nodes := d.History.Nodes()
	i := d.Compared - 1
	if i < 0 || i >= len(nodes) {
		return found, false
	}
	s := d.Sheet()
	found.Other = nodes[i].Sheet
	a, b := &s.Marks, &found.Other.Marks
	for c := range board.AllCells.All() {
		if s.Value(c) != found.Other.Value(c) {
			found.Digits = found.Digits.With(c)
		}
		differ := a.Corner[c] != b.Corner[c] || a.Centre[c] != b.Centre[c] || a.Cells[c] != b.Cells[c]
		for digit := range board.AllDigits.All() {
			x := board.NewCandidate(c, digit)
			differ = differ || a.Candidates[x] != b.Candidates[x]
			if s.Position.Eliminated.Has(x) != found.Other.Position.Eliminated.Has(x) {
				found.Candidates.Add(x)
			}
		}
		if differ {
			found.Marks = found.Marks.With(c)
		}
	}
	return found, true
}
