package share

import (
	"strings"
	"unicode/utf8"

	"sudoku/solver/board"
)

// What a history can hold at most.
const (
	MaxNodes = 4096      // nodes
	MaxName  = 60        // bytes of a name
	MaxAt    = 1<<24 - 1 // tenths of a second, 19 days
)

// History is how a position came about: a tree of states, each after the one
// that it was made from. A history of one node is just a state.
type History struct {
	Nodes   []Node // in the order in which they were made
	Present int    // index of the node that is shown
}

// Node is a state of a history.
type Node struct {
	Parent int // index of the node that it was made from, -1 for the first
	State  board.Annotated
	Locked bool   // the givens are locked: digits typed are entries
	Name   string // of a savepoint, at most MaxName bytes of UTF-8; usually none
	At     int    // tenths of a second after the first node, to MaxAt; 0 if not known
}

// Of is the history that has nothing but a state, its givens locked if there
// are any.
func Of(a *board.Annotated) *History {
	return &History{Nodes: []Node{{Parent: -1, State: *a, Locked: a.Givens != board.Grid{}}}}
}

// State is the present state.
func (h *History) State() *board.Annotated { return &h.Nodes[h.Present].State }

// fits reports whether the nodes make one tree and are not too many.
func (h *History) fits() bool {
	if len(h.Nodes) == 0 || len(h.Nodes) > MaxNodes || h.Present < 0 || h.Present >= len(h.Nodes) {
		return false
	}
	for i := range h.Nodes {
		if p := h.Nodes[i].Parent; p >= i || (p < 0) != (i == 0) {
			return false
		}
	}
	return true
}

// cleaned is the history of cleaned nodes.
func (h *History) cleaned() *History {
	clean := &History{Nodes: make([]Node, len(h.Nodes)), Present: h.Present}
	for i := range h.Nodes {
		clean.Nodes[i] = h.Nodes[i].cleaned()
	}
	return clean
}

// isBare reports whether a history is what version A carries: one state of digits
// alone, its givens locked if there are any.
func (h *History) isBare() bool {
	first := &h.Nodes[0]
	digits := board.Annotated{Position: board.Position{Givens: first.State.Givens, Entries: first.State.Entries}}
	return len(h.Nodes) == 1 && *first == Of(&digits).Nodes[0]
}

// cleaned is the node without what has no meaning, such as an entry under a
// given or a tenth digit, so that equal states have one code.
func (n *Node) cleaned() Node {
	clean := *n
	clean.State = cleaned(&n.State)
	clean.At = min(max(n.At, 0), MaxAt)
	clean.Name = strings.ToValidUTF8(n.Name, "")
	for len(clean.Name) > MaxName {
		_, last := utf8.DecodeLastRuneInString(clean.Name)
		clean.Name = clean.Name[:len(clean.Name)-last]
	}
	return clean
}

func cleaned(a *board.Annotated) board.Annotated {
	const colours = board.ColourSet(board.AllDigits) << 1
	clean := *a
	for c := range clean.Givens {
		clean.Givens[c], clean.Entries[c] = digitOrNone(clean.Givens[c]), digitOrNone(clean.Entries[c])
		if clean.Givens[c] != 0 {
			clean.Entries[c] = 0
		}
		clean.Centre[c] &= board.AllDigits
		clean.Corner[c] &= board.AllDigits
		clean.Cells[c] &= colours
	}
	for x := board.Candidate(board.Candidates); int(x) < 64*len(clean.Eliminated); x++ {
		clean.Eliminated.Remove(x)
	}
	for x, colour := range clean.Candidates {
		if colour > 9 {
			clean.Candidates[x] = 0
		}
	}
	clean.Links = board.LinkList{}
	for _, l := range drawnLinks(&a.Links) {
		if l.From < board.Candidates && l.To < board.Candidates {
			clean.Links.Links[clean.Links.Len] = l
			clean.Links.Len++
		}
	}
	return clean
}

func digitOrNone(d board.Digit) board.Digit {
	if d > 9 {
		return 0
	}
	return d
}

// drawnLinks are the links of a list.
func drawnLinks(l *board.LinkList) []board.DrawnLink {
	return l.Links[:min(int(l.Len), board.MaxLinks)]
}
