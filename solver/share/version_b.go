package share

import (
	"slices"
	"unicode/utf8"

	"sudoku/solver/board"
)

// Version B is a checksum of four digits in base 62, followed by bytes in base 62 as
// toBase62 writes them. The bytes hold the choices of a history:
//
//  1. the number of nodes, and whether they have times,
//  2. the first state, as its difference from nothing,
//  3. for each further node its parent, usually the preceding node, and the
//     difference from it,
//  4. the node shown, usually the last.
//
// A difference is coded layer by layer: givens, entries, eliminations, pencil marks,
// colours, links (state_b.go, drawing_b.go). The probabilities are learned along the way
// (chance.go), separately for states made from nothing and for all others.
//
// Version C differs only in links, whose ends may have several cells. It is used for
// histories with such links.
//
// Every number in these files, including the initial chances, is part of the version.
// Changing one would make published codes decode to other histories.
//
// # Detection of damage
//
// The checksum is the bytes as a number in base 256, with a leading 1, modulo primeB. It
// always detects one changed character, which adds a small multiple of a power of 62 to a
// block. It misses other damage, such as characters lost at the end, in one of fourteen
// million cases. In addition, the decoded history must have the same code.
const (
	primeB      = 14776331 // less than 62^4
	checkDigits = 4
)

// longestB is the maximum length of a code without the letter of its version, and MaxCode
// the maximum with the letter. Such a code still fits in a chat message, though not in
// every mail program.
const (
	longestB = 1<<15 - 1
	MaxCode  = longestB + 1
)

// historyB predicts the choices of a history.
type historyB struct {
	nodes            number
	first, following statesB
	straight         chance // the parent is the preceding node
	unlocked         [2]chance
	named            chance
	length           number
	letters          letters
	timed            chance
	pause            number
	back             chance // the clock went backwards
	earlier          chance // the node shown is not the last
}

// encodeB encodes a history in version B, or in version C with grouped.
func encodeB(h *History, grouped bool) string {
	c := newWriter()
	layHistoryB(c, h, grouped)
	bytes := c.finish()
	return checkB(bytes) + toBase62(bytes)
}

func decodeB(code string, grouped bool) (*History, *Error) {
	damaged := &Error{Kind: Damaged}
	if len(code) < checkDigits || len(code) > longestB {
		return nil, damaged
	}
	bytes, ok := fromBase62(code[checkDigits:])
	if !ok || checkB(bytes) != code[:checkDigits] {
		return nil, damaged
	}
	h := &History{}
	if !layHistoryB(newReader(bytes), h, grouped) {
		return nil, damaged
	}
	if clean := h.cleaned(); !h.fits() || clean.isBare() || clean.hasGroups() != grouped || encodeB(clean, grouped) != code {
		return nil, damaged
	}
	return h, nil
}

// layHistoryB codes the choices of a history of cleaned nodes. When reading, it fills h
// and reports whether the choices are valid.
func layHistoryB(c *coder, h *History, grouped bool) (ok bool) {
	m := newHistoryB()
	m.first.links.grouped, m.following.links.grouped = grouped, grouped
	count := c.count(&m.nodes, len(h.Nodes)-1) + 1
	if count > MaxNodes {
		return false
	}
	timed := c.ask(&m.timed, h.isTimed())
	for i := range count {
		if c.reading {
			h.Nodes = append(h.Nodes, Node{Parent: -1})
		}
		if !m.layNode(c, h.Nodes[:i+1], timed) || c.overrun() {
			return false
		}
	}
	last := count - 1
	if last > 0 && c.ask(&m.earlier, h.Present != last) {
		h.Present = c.pick(h.Present, last)
	} else {
		h.Present = last
	}
	return true
}

func (h *History) isTimed() bool {
	return slices.ContainsFunc(h.Nodes, func(n Node) bool { return n.At != 0 })
}

// layNode codes the choices of the last node.
func (m *historyB) layNode(c *coder, nodes []Node, timed bool) (ok bool) {
	last := len(nodes) - 1
	n := &nodes[last]
	parent := &Node{}
	states := &m.first
	if last > 0 {
		if last == 1 || c.ask(&m.straight, n.Parent == last-1) {
			n.Parent = last - 1
		} else {
			n.Parent = c.pick(n.Parent, last-1)
		}
		parent = &nodes[n.Parent]
		if parent.State != (board.Annotated{}) {
			states = &m.following
		}
	}
	n.Locked = !c.ask(&m.unlocked[asBit(parent.Locked)], !n.Locked)
	n.State = states.lay(c, &parent.State, &n.State)
	if timed {
		before := 0
		if last > 0 {
			before = nodes[last-1].At
		}
		n.At = m.layTime(c, before, n.At)
	}
	n.Name, ok = m.layName(c, n.Name)
	return ok && 0 <= n.At && n.At <= MaxAt
}

func (m *historyB) layTime(c *coder, before, at int) int {
	if before > 0 && c.ask(&m.back, at < before) {
		return before - c.count(&m.pause, before-at)
	}
	return before + c.count(&m.pause, at-before)
}

func (m *historyB) layName(c *coder, name string) (_ string, ok bool) {
	if !c.ask(&m.named, name != "") {
		return "", true
	}
	length := c.count(&m.length, len(name)-1) + 1
	if length > MaxName {
		return "", false
	}
	bytes := make([]byte, length)
	copy(bytes, name)
	for i, b := range bytes {
		bytes[i] = c.letter(&m.letters, b)
	}
	return string(bytes), utf8.Valid(bytes)
}

// newHistoryB returns initial predictions that suit most histories.
func newHistoryB() *historyB {
	m := &historyB{straight: likely(95), named: likely(3), timed: likely(10), back: likely(2), earlier: likely(10)}
	m.unlocked = [2]chance{likely(20), likely(2)}
	for i, states := range []*statesB{&m.first, &m.following} {
		for _, any := range []*[2]chance{
			&states.givens.changed.any, &states.entries.changed.any,
			&states.eliminated.changed.any, &states.centre.changed.any, &states.corner.changed.any,
			&states.cells.changed.any, &states.candidates.changed.any, &states.links.any,
		} {
			*any = [...][2]chance{{likely(50), likely(30)}, {likely(25), likely(3)}}[i]
		}
		states.tidy = likely(80)
		states.givens.odd, states.entries.odd = likely(2), likely(4)
		states.candidates.same = likely(70)
		states.links.digit = likely(60)
	}
	m.following.givens.changed.any[0] = likely(3)
	return m
}

// checkB returns the checksum of the bytes as text.
func checkB(bytes []byte) string {
	rest := 1
	for _, b := range bytes {
		rest = (rest<<8 | int(b)) % primeB
	}
	var n natural
	n.timesPlus(1, rest)
	return string(n.text62(checkDigits))
}
