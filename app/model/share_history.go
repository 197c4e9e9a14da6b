package model

import (
	"slices"
	"strconv"

	"sudoku/solver/board"
	"sudoku/solver/share"
)

// annotated is what a link carries of a sheet: everything but the answer, which
// whoever opens it can have as well.
func annotated(s *Sheet) board.Annotated {
	return board.Annotated{Position: s.Position, Marks: s.Marks}
}

// sheetOf is the sheet of what a link carries.
func sheetOf(n *share.Node) Sheet {
	return Sheet{Position: n.State.Position, Marks: n.State.Marks, Playing: n.Locked}
}

// sharedHistory is the history as links carry it, with the savepoints. A sheet that
// differs from the one before it in nothing that a link carries, such as one with
// an answer, is left out.
func (m *Model) sharedHistory() *share.History {
	var out share.History
	nodes := m.History.nodes
	places := make([]int, len(nodes)) // in out
	for i, n := range nodes {
		node := share.Node{Parent: -1, State: annotated(&n.Sheet), Locked: n.Sheet.Playing, At: n.At}
		if n.Parent >= 0 {
			node.Parent = places[n.Parent]
			if before := &out.Nodes[node.Parent]; before.State == node.State && before.Locked == node.Locked {
				places[i] = node.Parent
				continue
			}
		}
		places[i] = len(out.Nodes)
		out.Nodes = append(out.Nodes, node)
	}
	for i, p := range m.Play.Savepoints {
		if p.Dropped {
			continue
		}
		name := p.Name
		if name == "" {
			name = strconv.Itoa(i + 1)
		}
		out.Nodes[places[p.Node]].Name = name
	}
	out.Present = places[m.History.Node()]
	return &out
}

// graft makes a history that a link carries go on from the present sheet, so that
// undo leads through it and then to what was there before. A blank page takes it
// over as it is. first is the index of its first node.
func (m *Model) graft(s *share.History) (first int) {
	h := &m.History
	onto, nodes := h.Node(), slices.Clone(h.nodes)
	if len(nodes) == 1 && h.Sheet() == (Sheet{}) {
		onto, nodes = -1, nil
		m.Play.Savepoints = nil
	}
	first = len(nodes)
	m.Play.Savepoints = slices.Clone(m.Play.Savepoints)
	for i := range s.Nodes {
		n := &s.Nodes[i]
		parent := onto
		if i > 0 {
			parent = first + n.Parent
		}
		nodes = append(nodes, &Node{Parent: parent, Sheet: sheetOf(n), At: n.At})
		if n.Name != "" {
			m.Play.Savepoints = append(m.Play.Savepoints, Savepoint{Name: n.Name, Node: first + i})
		}
	}
	*h = History{nodes: nodes, path: []int{0}}.Go(first + s.Present)
	return first
}
