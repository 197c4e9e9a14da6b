package share

import (
	"slices"
	"strings"
	"unicode/utf8"

	"sudoku/solver/board"
)

// Limits of a history.
const (
	MaxNodes = 4096      // nodes
	MaxName  = 60        // bytes of a name
	MaxNote  = 240       // bytes of a note
	MaxAt    = 1<<24 - 1 // tenths of a second, 19 days
)

// A History records how a position came about, as a tree of states. A history with one
// node is a plain state.
type History struct {
	Nodes   []Node // in order of creation
	Present int    // index of the node shown
	Note    string // message to whoever opens the link, at most MaxNote bytes of UTF-8; usually empty
	Review  bool   // the game opens in review, at Present unless that is the last node; needs several nodes
}

// A Node is a state in a history.
type Node struct {
	Parent int // index of the preceding state; -1 for the first node
	State  board.Annotated
	Locked bool   // the givens are locked, and typed digits become entries
	Name   string // name of a savepoint, at most MaxName bytes of UTF-8; usually empty
	At     int    // tenths of a second since the first node, at most MaxAt; 0 if unknown
}

// Of returns a history with the single state a. Its givens are locked if it has any.
func Of(a *board.Annotated) *History {
	return &History{Nodes: []Node{{Parent: -1, State: *a, Locked: a.Givens != board.Grid{}}}}
}

// State returns the present state.
func (h *History) State() *board.Annotated { return &h.Nodes[h.Present].State }

// fits reports whether the nodes form one tree and number at most MaxNodes.
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

// cleaned returns the history with all nodes cleaned.
func (h *History) cleaned() *History {
	clean := &History{Nodes: make([]Node, len(h.Nodes)), Present: h.Present, Note: cut(h.Note, MaxNote), Review: h.Review && len(h.Nodes) > 1}
	for i := range h.Nodes {
		clean.Nodes[i] = h.Nodes[i].cleaned()
	}
	return clean
}

// isBare reports whether version A can hold the history: it has one state with digits
// only, and its givens, if any, are locked.
func (h *History) isBare() bool {
	first := &h.Nodes[0]
	digits := board.Annotated{Position: board.Position{Givens: first.State.Givens, Entries: first.State.Entries}}
	return len(h.Nodes) == 1 && *first == Of(&digits).Nodes[0]
}

// cleaned returns the node without meaningless values, such as an entry under a given or
// a tenth digit, so that equal states have the same code.
func (n *Node) cleaned() Node {
	clean := *n
	clean.State = cleaned(&n.State)
	clean.At = min(max(n.At, 0), MaxAt)
	clean.Name = cut(n.Name, MaxName)
	return clean
}

// cut removes invalid UTF-8 from a text and shortens it to at most the given number of
// bytes, without splitting a character.
func cut(text string, most int) string {
	text = strings.ToValidUTF8(text, "")
	for len(text) > most {
		_, last := utf8.DecodeLastRuneInString(text)
		text = text[:len(text)-last]
	}
	return text
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
		if isEnd(l.From) && isEnd(l.To) {
			clean.Links.Links[clean.Links.Len] = l
			clean.Links.Len++
		}
	}
	return clean
}

// isEnd reports whether an end of a link has valid cells, represented as NewLinkEnd does.
func isEnd(e board.LinkEnd) bool {
	if e.Group == 0 {
		return e.Candidate < board.Candidates
	}
	cells := e.Group.Cells()
	if cells.Len() < 2 {
		return false
	}
	same, ok := board.NewLinkEnd(e.Digit(), cells)
	return ok && same == e
}

// hasGroups reports whether any link of any state has an end with several cells.
func (h *History) hasGroups() bool {
	return slices.ContainsFunc(h.Nodes, func(n Node) bool { return n.State.Links.HasGroups() })
}

func digitOrNone(d board.Digit) board.Digit {
	if d > 9 {
		return 0
	}
	return d
}

func drawnLinks(l *board.LinkList) []board.DrawnLink {
	return l.Links[:min(int(l.Len), board.MaxLinks)]
}
