package als

import (
	"slices"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/link"
	"sudoku/solver/step"
)

// Net holds the almost locked sets of a board and the pairs of sets with a restricted
// common. Nets are pooled; a pooled net of the same board is not computed again.
type Net struct {
	link.Sets
	// useful holds, for each set, the digits that the set may help to eliminate, because
	// a place outside the set sees all places for the digit in the set.
	useful []board.DigitSet

	board     board.Board
	made      bool
	Pairs     []Pair
	first     []int32
	adjacents []adjacent
	seen      map[board.CandidateSet]bool
	// Scratch memory for finding pairs: the places of the previous sets by digit, and
	// their restricted commons with the current set.
	at     [9][]places
	common []board.DigitSet
}

// places holds the places for a digit in a set.
type places struct {
	cells board.CellSet
	set   int32
}

// Pair holds two sets, A before B in the list, with their restricted commons.
type Pair struct {
	A, B   int32
	Digits board.DigitSet
}

// adjacent is a set that has restricted commons with another set.
type adjacent struct {
	set    int32
	digits board.DigitSet
}

var nets = sync.Pool{New: func() any { return &Net{seen: make(map[board.CandidateSet]bool)} }}

// AcquireNet returns the net of a board. Call Release when done.
func AcquireNet(b *board.Board) *Net {
	n := nets.Get().(*Net)
	clear(n.seen)
	if !n.made || n.board != *b {
		n.board, n.made = *b, true
		n.Load(b, 1, 9)
		n.link()
	}
	return n
}

func (n *Net) Release() { nets.Put(n) }

// link finds the pairs of sets and sorts them by set, in both directions.
func (n *Net) link() {
	n.Pairs, n.useful = n.Pairs[:0], n.useful[:0]
	n.first = slices.Grow(n.first[:0], len(n.List)+1)[:len(n.List)+1]
	clear(n.first)
	for d := range n.at {
		n.at[d] = n.at[d][:0]
	}
	n.common = slices.Grow(n.common[:0], len(n.List))[:len(n.List)]
	for i := range n.List {
		a := &n.List[i]
		var useful board.DigitSet
		clear(n.common[:i])
		for d := range a.Digits.All() {
			seen := a.Seen(d)
			if !seen.IsEmpty() {
				useful = useful.With(d)
				for _, x := range n.at[d-1] {
					if x.cells.Within(seen) {
						n.common[x.set] = n.common[x.set].With(d)
					}
				}
			}
			n.at[d-1] = append(n.at[d-1], places{a.At(d), int32(i)})
		}
		n.useful = append(n.useful, useful)
		for j, digits := range n.common[:i] {
			if !digits.IsEmpty() {
				n.Pairs = append(n.Pairs, Pair{int32(j), int32(i), digits})
				n.first[i]++
				n.first[j]++
			}
		}
	}
	sum := int32(0)
	for i, count := range n.first {
		n.first[i] = sum
		sum += count
	}
	n.adjacents = slices.Grow(n.adjacents[:0], int(sum))[:sum]
	for _, p := range n.Pairs {
		n.adjacents[n.first[p.A]] = adjacent{p.B, p.Digits}
		n.adjacents[n.first[p.B]] = adjacent{p.A, p.Digits}
		n.first[p.A]++
		n.first[p.B]++
	}
	copy(n.first[1:], n.first)
	n.first[0] = 0
}

// adjacentTo returns the sets that have a restricted common with the given set.
func (n *Net) adjacentTo(set int) []adjacent { return n.adjacents[n.first[set]:n.first[set+1]] }

// isNew records the effects and reports whether they are new in the current search.
func (n *Net) isNew(effects *board.CandidateSet) bool {
	if n.seen[*effects] {
		return false
	}
	n.seen[*effects] = true
	return true
}

// node returns the node for the places of a digit in a set.
func node(a *link.ALS, d board.Digit) step.Node { return step.Node{Digit: d, Cells: a.At(d)} }

// Inside returns the strong link between two digits of a set.
func Inside(a *link.ALS, from, to board.Digit) step.Link {
	l := step.Link{From: node(a, from), To: node(a, to), Kind: step.Strong, Via: step.ViaSet(a.Cells)}
	if a.Cells.Len() == 1 {
		l.Via.Kind = step.InCell
	}
	return l
}

// Bridge returns the weak link of a restricted common.
func Bridge(a, b *link.ALS, d board.Digit) step.Link {
	return step.WeakLink(node(a, d), node(b, d))
}

// mark marks the sets of a pattern, in order, with all their candidates. In the ends, it
// marks the places for the eliminated digits as pincers.
func mark(b *board.Board, v *step.View, digits board.DigitSet, ends []*link.ALS, others ...*link.ALS) {
	for i, a := range append(slices.Clone(ends), others...) {
		v.MarkCells(a.Cells, step.SetRole(i))
		v.MarkCandidates(b, a.Cells, a.Digits, step.SetRole(i))
	}
	for _, a := range ends {
		v.MarkCandidates(b, a.Cells, digits&a.Digits, step.Pincer)
	}
}
