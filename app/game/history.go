package game

import (
	"slices"

	"sudoku/solver/board"
)

// Node is one state of the history: a sheet and the node that it was made from.
type Node struct {
	Parent int // index of the node, -1 for the root
	Sheet  Sheet
	At     int // tenths of a second after the first node of the link that it came by; 0 if not known
}

// History is a tree of sheets that only grows: undoing and then doing
// something else starts a branch and forgets nothing. A History is a value; no
// method changes the one that it is called on.
type History struct {
	nodes []*Node
	path  []int // from the root along the branch that redo follows
	depth int   // index in path of the present node
}

// NewHistory is a history with nothing but a first sheet.
func NewHistory(s Sheet) History {
	return History{nodes: []*Node{{Parent: -1, Sheet: s}}, path: []int{0}}
}

// RestoreHistory is a history from what Nodes and Path gave. ok is false if
// they do not fit together.
func RestoreHistory(nodes []*Node, path []int, depth int) (h History, ok bool) {
	if len(path) == 0 || depth < 0 || depth >= len(path) {
		return h, false
	}
	for i, n := range nodes {
		if n.Parent >= i || (n.Parent < 0) != (i == 0) {
			return h, false
		}
	}
	parent := -1
	for _, i := range path {
		if i < 0 || i >= len(nodes) || nodes[i].Parent != parent {
			return h, false
		}
		parent = i
	}
	return History{nodes, path, depth}, true
}

// Sheet is the present sheet.
func (h History) Sheet() Sheet { return h.nodes[h.path[h.depth]].Sheet }

// Nodes are all nodes, each after its parent; they must not be changed.
func (h History) Nodes() []*Node { return h.nodes }

// Path is the branch that undo and redo move along, as indices of nodes from
// the root, and the index in it of the present node.
func (h History) Path() (path []int, depth int) { return h.path, h.depth }

// CanUndo reports whether there is a sheet to go back to.
func (h History) CanUndo() bool { return h.depth > 0 }

// CanRedo reports whether there is a sheet to go forward to.
func (h History) CanRedo() bool { return h.depth+1 < len(h.path) }

// Undo goes back one sheet, if there is one.
func (h History) Undo() History {
	if h.CanUndo() {
		h.depth--
	}
	return h
}

// Redo goes forward one sheet, if there is one.
func (h History) Redo() History {
	if h.CanRedo() {
		h.depth++
	}
	return h
}

// Add makes s the present sheet, as a child of the one before.
func (h History) Add(s Sheet) History {
	n := &Node{Parent: h.path[h.depth], Sheet: s}
	h.nodes = append(slices.Clip(h.nodes), n)
	h.path = append(slices.Clip(h.path[:h.depth+1]), len(h.nodes)-1)
	h.depth++
	return h
}

// Append is the history with another one after its present sheet, at the sheet
// where that one is: undo leads through the other and then to what was here
// before. first is the index of the other's first node.
func (h History) Append(other History) (all History, first int) {
	first = len(h.nodes)
	all = History{nodes: slices.Clip(h.nodes), path: slices.Clip(h.path[:h.depth+1]), depth: h.depth + 1 + other.depth}
	for _, n := range other.nodes {
		parent := h.Node()
		if n.Parent >= 0 {
			parent = first + n.Parent
		}
		all.nodes = append(all.nodes, &Node{Parent: parent, Sheet: n.Sheet})
	}
	for _, i := range other.path {
		all.path = append(all.path, first+i)
	}
	return all, first
}

// IsBlank reports whether nothing was done yet.
func (h History) IsBlank() bool { return len(h.nodes) == 1 && h.Sheet() == (Sheet{}) }

// Holds reports whether all sheets of another history are in this one, whatever
// answers they show.
func (h History) Holds(other History) bool {
	mine := map[board.Annotated]bool{}
	for _, n := range h.nodes {
		mine[n.Sheet.Annotated()] = true
	}
	return !slices.ContainsFunc(other.nodes, func(n *Node) bool { return !mine[n.Sheet.Annotated()] })
}

// Replace puts s in the place of the present sheet; undo does not see it.
func (h History) Replace(s Sheet) History {
	i := h.path[h.depth]
	h.nodes = slices.Clone(h.nodes)
	h.nodes[i] = &Node{Parent: h.nodes[i].Parent, Sheet: s, At: h.nodes[i].At}
	return h
}

// Node is the index of the present node.
func (h History) Node() int { return h.path[h.depth] }

// Go makes a node the present one. Where redo then leads depends on where the
// node lies: along the branch as it was, if the node is on it, else to what was
// done last below the node.
func (h History) Go(node int) History {
	if i := slices.Index(h.path, node); i >= 0 {
		h.depth = i
		return h
	}
	var path []int
	for i := node; i >= 0; i = h.nodes[i].Parent {
		path = append(path, i)
	}
	slices.Reverse(path)
	depth := len(path) - 1
	last := h.lastChildren()
	for i := last[node]; i > 0; i = last[i] {
		path = append(path, i)
	}
	return History{h.nodes, path, depth}
}

// Tips are the nodes with which branches end that neither undo nor redo leads
// to, the latest first.
func (h History) Tips() []int {
	var tips []int
	here := h.path[len(h.path)-1]
	for i, last := range slices.Backward(h.lastChildren()) {
		if last == 0 && i != here {
			tips = append(tips, i)
		}
	}
	return tips
}

// Depth is how many changes lead to a node.
func (h History) Depth(node int) int {
	depth := 0
	for i := h.nodes[node].Parent; i >= 0; i = h.nodes[i].Parent {
		depth++
	}
	return depth
}

// lastChildren are the nodes made last from each node, 0 for none.
func (h History) lastChildren() []int {
	last := make([]int, len(h.nodes))
	for i, n := range h.nodes {
		if n.Parent >= 0 {
			last[n.Parent] = i
		}
	}
	return last
}

// Frames are the nodes from first on that a film shows: without the blank page
// before the puzzle, without those that differ in their answer only, and with the
// present one at the end.
func (h History) Frames(first int) []int {
	var frames []int
	for i, n := range h.nodes[first:] {
		if i == 0 || n.Sheet.Annotated() != h.nodes[n.Parent].Sheet.Annotated() {
			frames = append(frames, first+i)
		}
	}
	last := h.nodes[frames[len(frames)-1]].Sheet.Annotated()
	if present := h.Sheet(); present.Annotated() != last {
		frames = append(frames, h.path[h.depth])
	}
	if begin := h.nodes[frames[0]].Sheet.Annotated(); begin == (board.Annotated{}) && len(frames) > 1 {
		frames = frames[1:]
	}
	return frames
}
