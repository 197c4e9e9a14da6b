package model

import (
	"slices"

	"sudoku/solver/board"
)

// Savepoint is a name for a node of the history. One that was dropped stays
// where it can be brought back from.
type Savepoint struct {
	Name    string // "" for one that is called by its number
	Node    int
	Dropped bool
}

// BranchPage is how many branches are listed at first, and how many more each
// time that more are asked for.
const BranchPage = 8

// What the player does with states of the history.
type (
	// SavepointSet makes the present state a savepoint.
	SavepointSet struct{}
	// SavepointNamed calls a savepoint by another name.
	SavepointNamed struct {
		Index int
		Name  string
	}
	// SavepointDropped drops a savepoint, or brings it back.
	SavepointDropped struct{ Index int }
	// NodeCompared shows where the present state differs from a node of the
	// history, or no longer.
	NodeCompared struct{ Node int }
	// NodePicked makes a node of the history the present state.
	NodePicked struct{ Node int }
	// MoreBranches lists more of the branches that were left.
	MoreBranches struct{}
)

func (SavepointSet) msg()     {}
func (SavepointNamed) msg()   {}
func (SavepointDropped) msg() {}
func (NodeCompared) msg()     {}
func (NodePicked) msg()       {}
func (MoreBranches) msg()     {}

// updateSavepoints handles the messages of savepoints; ok is false for any
// other.
func (m Model) updateSavepoints(msg Msg) (next Model, cmds []Cmd, ok bool) {
	play := &m.Play
	switch msg := msg.(type) {
	case SavepointSet:
		m = m.setSavepoint()
	case SavepointNamed:
		if msg.Index >= len(play.Savepoints) {
			return m, nil, true
		}
		play.Savepoints = slices.Clone(play.Savepoints)
		play.Savepoints[msg.Index].Name = msg.Name
	case SavepointDropped:
		if msg.Index >= len(play.Savepoints) {
			return m, nil, true
		}
		play.Savepoints = slices.Clone(play.Savepoints)
		play.Savepoints[msg.Index].Dropped = !play.Savepoints[msg.Index].Dropped
	case NodeCompared:
		if play.Compared == msg.Node+1 {
			play.Compared = 0
		} else if msg.Node < len(m.History.Nodes()) {
			play.Compared = msg.Node + 1
		}
		return m, nil, true
	case NodePicked:
		m, cmds = m.goTo(msg.Node)
		return m, cmds, true
	case MoreBranches:
		play.Branches += BranchPage
		return m, nil, true
	default:
		return m, nil, false
	}
	return m, []Cmd{Save{}}, true
}

func (m Model) setSavepoint() Model {
	node := m.History.Node()
	i := slices.IndexFunc(m.Play.Savepoints, func(p Savepoint) bool { return p.Node == node })
	switch {
	case i < 0:
		m.Play.Savepoints = append(slices.Clone(m.Play.Savepoints), Savepoint{Node: node})
		m.Notice = Notice{Kind: SavepointMade, Count: len(m.Play.Savepoints)}
	case m.Play.Savepoints[i].Dropped:
		m.Play.Savepoints = slices.Clone(m.Play.Savepoints)
		m.Play.Savepoints[i].Dropped = false
		m.Notice = Notice{Kind: SavepointMade, Count: i + 1, Name: m.Play.Savepoints[i].Name}
	default:
		m.Notice = Notice{Kind: SavepointThere, Count: i + 1, Name: m.Play.Savepoints[i].Name}
	}
	return m
}

func (m Model) goTo(node int) (Model, []Cmd) {
	if node < 0 || node >= len(m.History.Nodes()) || node == m.History.Node() {
		return m, nil
	}
	m.History, m.Play.Compared = m.History.Go(node), 0
	return m.changed(Notice{Kind: NodeReached})
}

// Differences is where two sheets differ.
type Differences struct {
	Digits     board.CellSet // cells with another digit
	Candidates board.CandidateSet
	Marks      board.CellSet
	Other      Sheet
}

// Compared is where the present sheet differs from the one that the player
// compares it with; ok is false if there is none.
func (m *Model) Compared() (d Differences, ok bool) {
	nodes := m.History.Nodes()
	i := m.Play.Compared - 1
	if i < 0 || i >= len(nodes) {
		return d, false
	}
	s := m.Sheet()
	d.Other = nodes[i].Sheet
	a, b := &s.Marks, &d.Other.Marks
	for c := range board.AllCells.All() {
		if s.Value(c) != d.Other.Value(c) {
			d.Digits = d.Digits.With(c)
		}
		differ := a.Corner[c] != b.Corner[c] || a.Centre[c] != b.Centre[c] || a.Cells[c] != b.Cells[c]
		for digit := range board.AllDigits.All() {
			x := board.CandidateOf(c, digit)
			differ = differ || a.Candidates[x] != b.Candidates[x]
			if s.Position.Eliminated.Has(x) != d.Other.Position.Eliminated.Has(x) {
				d.Candidates.Add(x)
			}
		}
		if differ {
			d.Marks = d.Marks.With(c)
		}
	}
	return d, true
}
