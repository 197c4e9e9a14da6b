package desk

import (
	"slices"

	"sudoku/solver/share"
)

// Savepoint is a name for a node of the history. One that was dropped stays
// where it can be brought back from.
type Savepoint struct {
	Name    string // "" for one that is called by its number
	Node    int
	Dropped bool
}

// sheetOf is the sheet of what a link carries.
func sheetOf(n *share.Node) Sheet {
	return Sheet{Position: n.State.Position, Marks: n.State.Marks, Locked: n.Locked}
}

// graft makes a history that a link carries go on from the present sheet, so that
// undo leads through it and then to what was there before. A blank page takes it
// over as it is. first is the index of its first node.
func (d *Desk) graft(s *share.History) (first int) {
	h := &d.History
	onto, nodes := h.Node(), slices.Clone(h.nodes)
	if h.IsBlank() {
		onto, nodes = -1, nil
		d.Savepoints = nil
	}
	first = len(nodes)
	d.Savepoints = slices.Clone(d.Savepoints)
	for i := range s.Nodes {
		n := &s.Nodes[i]
		parent := onto
		if i > 0 {
			parent = first + n.Parent
		}
		nodes = append(nodes, &Node{Parent: parent, Sheet: sheetOf(n), At: n.At})
		if n.Name != "" {
			d.Savepoints = append(d.Savepoints, Savepoint{Name: n.Name, Node: first + i})
		}
	}
	*h = History{nodes: nodes, path: []int{0}}.Go(first + s.Present)
	return first
}
