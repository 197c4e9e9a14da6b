package game

import (
	"slices"

	"sudoku/solver/board"
)

// Node is a state in the history: a sheet and its parent node.
type Node struct {
	Parent int // node index, -1 for the root
	Sheet  Sheet
	At     int // in tenths of a second: playing time, or time since the first node of a link; 0 if unknown
	Hints  int // number of hints used before this state
}

// History is a tree of sheets. Nodes are never removed: a change after an undo starts a
// branch. A History is a value; no method changes its receiver.
type History struct {
	nodes []*Node
	path  []int // node indices from the root along the branch that Redo follows
	depth int   // index in path of the current node
}

// NewHistory returns a history with a single sheet.
func NewHistory(s Sheet) History {
	return History{nodes: []*Node{{Parent: -1, Sheet: s}}, path: []int{0}}
}

// RestoreHistory returns the history with the given Nodes and Path. ok is false if they
// are inconsistent.
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

// Sheet returns the current sheet.
func (h History) Sheet() Sheet { return h.nodes[h.path[h.depth]].Sheet }

// Nodes returns all nodes, each after its parent. Callers must not change them.
func (h History) Nodes() []*Node { return h.nodes }

// Path returns the branch that Undo and Redo follow, as node indices from the root, and
// the index in it of the current node.
func (h History) Path() (path []int, depth int) { return h.path, h.depth }

// CanUndo reports whether there is a previous sheet.
func (h History) CanUndo() bool { return h.depth > 0 }

// CanRedo reports whether there is a next sheet.
func (h History) CanRedo() bool { return h.depth+1 < len(h.path) }

// Undo moves to the previous sheet, if any.
func (h History) Undo() History {
	if h.CanUndo() {
		h.depth--
	}
	return h
}

// Redo moves to the next sheet, if any.
func (h History) Redo() History {
	if h.CanRedo() {
		h.depth++
	}
	return h
}

// Add adds s as a child of the current sheet and makes it current.
func (h History) Add(s Sheet) History { return h.AddPlayed(s, 0, 0) }

// AddPlayed is Add with the time of play in tenths of a second, and the hints used.
func (h History) AddPlayed(s Sheet, at, hints int) History {
	n := &Node{Parent: h.path[h.depth], Sheet: s, At: at, Hints: hints}
	h.nodes = append(slices.Clip(h.nodes), n)
	h.path = append(slices.Clip(h.path[:h.depth+1]), len(h.nodes)-1)
	h.depth++
	return h
}

// Append attaches another history to the current sheet and moves to the other's current
// sheet. Undo then leads through the other history and on to the earlier states. first is
// the index of the other's first node.
func (h History) Append(other History) (all History, first int) {
	first = len(h.nodes)
	all = History{nodes: slices.Clip(h.nodes), path: slices.Clip(h.path[:h.depth+1]), depth: h.depth + 1 + other.depth}
	for _, n := range other.nodes {
		parent := h.Node()
		if n.Parent >= 0 {
			parent = first + n.Parent
		}
		all.nodes = append(all.nodes, &Node{Parent: parent, Sheet: n.Sheet, At: n.At, Hints: n.Hints})
	}
	for _, i := range other.path {
		all.path = append(all.path, first+i)
	}
	return all, first
}

// From returns the part of the history that begins at the node first. All later nodes and
// the current one must descend from it.
func (h History) From(first int) History {
	var part History
	for _, n := range h.nodes[first:] {
		part.nodes = append(part.nodes, &Node{Parent: max(n.Parent-first, -1), Sheet: n.Sheet, At: n.At, Hints: n.Hints})
	}
	before := slices.Index(h.path, first)
	for _, i := range h.path[before:] {
		part.path = append(part.path, i-first)
	}
	part.depth = h.depth - before
	return part
}

// IsBlank reports whether the history consists of one empty sheet.
func (h History) IsBlank() bool { return len(h.nodes) == 1 && h.Sheet() == (Sheet{}) }

// Holds reports whether this history includes all sheets of another, regardless of their
// answers.
func (h History) Holds(other History) bool {
	mine := map[board.Annotated]bool{}
	for _, n := range h.nodes {
		mine[n.Sheet.Annotated()] = true
	}
	return !slices.ContainsFunc(other.nodes, func(n *Node) bool { return !mine[n.Sheet.Annotated()] })
}

// Replace replaces the current sheet with s without a new undo step.
func (h History) Replace(s Sheet) History {
	i := h.path[h.depth]
	h.nodes = slices.Clone(h.nodes)
	was := h.nodes[i]
	h.nodes[i] = &Node{Parent: was.Parent, Sheet: s, At: was.At, Hints: was.Hints}
	return h
}

// Node returns the index of the current node.
func (h History) Node() int { return h.path[h.depth] }

// Go makes a node current. If the node is on the current branch, Redo continues along it.
// Otherwise Redo leads to the latest changes below the node.
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

// Tips returns the end nodes of the branches that neither Undo nor Redo reaches, latest
// first.
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

// Depth returns the number of changes that lead to a node.
func (h History) Depth(node int) int {
	depth := 0
	for i := h.nodes[node].Parent; i >= 0; i = h.nodes[i].Parent {
		depth++
	}
	return depth
}

// lastChildren returns the latest child of each node, 0 for none.
func (h History) lastChildren() []int {
	last := make([]int, len(h.nodes))
	for i, n := range h.nodes {
		if n.Parent >= 0 {
			last[n.Parent] = i
		}
	}
	return last
}

// Frames returns the nodes from first on that a film shows. It skips the blank sheet
// before the puzzle and nodes that differ only in their answer, and ends with the current
// node.
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

// Start returns the earliest node from which the givens stay the same up to the given
// node.
func (h History) Start(node int) int {
	givens := h.nodes[node].Sheet.Position.Givens
	for p := h.nodes[node].Parent; p >= 0 && h.nodes[p].Sheet.Position.Givens == givens; p = h.nodes[p].Parent {
		node = p
	}
	return node
}

// Played returns the nodes with the current givens, in the order in which they were made.
func (h History) Played() (nodes []int) {
	givens := h.Sheet().Position.Givens
	for i, n := range h.nodes {
		if n.Sheet.Position.Givens == givens {
			nodes = append(nodes, i)
		}
	}
	return nodes
}
