package grid

import (
	"slices"

	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/solver/board"
)

// BranchPage is how many branches are listed at first, and how many more each
// time that the player wants more.
const BranchPage = 8

// What the player does with states of the history.
type (
	// SavepointSet makes the present state a savepoint.
	SavepointSet struct{ desk.To[Grid] }
	// SavepointNamed calls a savepoint by another name.
	SavepointNamed struct {
		desk.To[Grid]
		Index int
		Name  string
	}
	// SavepointDropped drops a savepoint, or brings it back.
	SavepointDropped struct {
		desk.To[Grid]
		Index int
	}
	// NodeCompared shows where the present state differs from a node of the
	// history, or stops showing it.
	NodeCompared struct {
		desk.To[Grid]
		Node int
	}
	// NodePicked makes a node of the history the present state.
	NodePicked struct {
		desk.To[Grid]
		Node int
	}
	// MoreBranches lists more of the branches that were left.
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

// Differences is where two sheets differ.
type Differences struct {
	Digits     board.CellSet // cells with another digit
	Candidates board.CandidateSet
	Marks      board.CellSet
	Other      game.Sheet
}

// Compared is where the present sheet differs from the one that the player
// compares it with; ok is false if there is none.
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
