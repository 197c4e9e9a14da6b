package model

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/share"
)

// annotated is what a link carries of a sheet: everything but the answer, which
// whoever opens it can have as well.
func annotated(s *Sheet) board.Annotated { return board.Annotated{Position: s.Position} }

// sheetOf is the sheet of what a link carries.
func sheetOf(n *share.Node) Sheet { return Sheet{Position: n.State.Position, Playing: n.Locked} }

// shared is the history as links carry it. A sheet that differs from the one
// before it in nothing that a link carries, such as one with an answer, is left
// out.
func (h History) shared() *share.History {
	var out share.History
	places := make([]int, len(h.nodes)) // in out
	for i, n := range h.nodes {
		node := share.Node{Parent: -1, State: annotated(&n.Sheet), Locked: n.Sheet.Playing}
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
	out.Present = places[h.path[h.depth]]
	return &out
}

// graft makes a history that a link carries go on from the present sheet, so that
// undo leads through it and then to what was there before. A blank page takes it
// over as it is. first is the index of its first node.
func (h History) graft(s *share.History) (grafted History, first int) {
	if len(h.nodes) > 1 || h.Sheet() != (Sheet{}) {
		grafted.nodes, grafted.path = slices.Clone(h.nodes), slices.Clone(h.path[:h.depth+1])
	}
	first = len(grafted.nodes)
	for i := range s.Nodes {
		parent := s.Nodes[i].Parent + first
		if i == 0 {
			parent = -1
			if first > 0 {
				parent = h.path[h.depth]
			}
		}
		grafted.nodes = append(grafted.nodes, &Node{Parent: parent, Sheet: sheetOf(&s.Nodes[i])})
	}
	var way []int // from the node shown up to the first
	for i := s.Present; i >= 0; i = s.Nodes[i].Parent {
		way = append(way, i+first)
	}
	slices.Reverse(way)
	grafted.path = append(grafted.path, way...)
	grafted.depth = len(grafted.path) - 1
	grafted.extend()
	return grafted, first
}

// extend makes redo lead on from the last node of the path along the branches
// made last.
func (h *History) extend() {
	for last := h.path[len(h.path)-1]; ; {
		next := -1
		for i, n := range h.nodes {
			if n.Parent == last {
				next = i
			}
		}
		if next < 0 {
			return
		}
		h.path = append(h.path, next)
		last = next
	}
}
