package game

import (
	"slices"

	"sudoku/solver/share"
)

// Savepoint names a node in the history. A dropped savepoint can be restored.
type Savepoint struct {
	Name    string // "" if the savepoint has only a number
	Node    int
	Dropped bool
}

// newSheet returns the sheet for a state of a link.
func newSheet(n *share.Node) Sheet {
	return Sheet{Position: n.State.Position, Marks: n.State.Marks, Locked: n.Locked}
}

// Graft appends the history of a link to the current sheet, so that Undo leads through it
// and on to the earlier states. A blank history is replaced instead. first is the index
// of the link's first node.
func Graft(h History, points []Savepoint, link *share.History) (all History, named []Savepoint, first int) {
	onto, nodes := h.Node(), slices.Clone(h.nodes)
	if h.IsBlank() {
		onto, nodes, points = -1, nil, nil
	}
	first, named = len(nodes), slices.Clone(points)
	for i := range link.Nodes {
		n := &link.Nodes[i]
		parent := onto
		if i > 0 {
			parent = first + n.Parent
		}
		nodes = append(nodes, &Node{Parent: parent, Sheet: newSheet(n), At: n.At, Linked: i == 0})
		if n.Name != "" {
			named = append(named, Savepoint{Name: n.Name, Node: first + i})
		}
	}
	return History{nodes: nodes, path: []int{0}}.Go(first + link.Present), named, first
}
