package technique

import (
	"slices"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/link"
	"sudoku/solver/step"
)

// alsNet is the almost locked sets of a board and which of them have a
// restricted common, for the techniques with few sets. The memory comes from a
// pool; a net for the same board is not made twice.
type alsNet struct {
	link.Sets
	// useful are the digits of each set that some other place sees all of:
	// those it can help to eliminate.
	useful []board.DigitSet

	board board.Board
	made  bool
	pairs []alsPair
	first []int32
	near  []alsNear
	seen  map[board.CandidateSet]bool
	// While the pairs are found: by digit the places of the sets so far, and by
	// set the restricted commons with the set at hand.
	at     [9][]alsPlaces
	common []board.DigitSet
}

// alsPlaces are the places of a digit in a set.
type alsPlaces struct {
	cells board.CellSet
	set   int32
}

// alsPair is two sets, a before b in the list, with their restricted commons.
type alsPair struct {
	a, b   int32
	digits board.DigitSet
}

// alsNear is a set as seen from another one, with their restricted commons.
type alsNear struct {
	set    int32
	digits board.DigitSet
}

var alsNets = sync.Pool{New: func() any { return &alsNet{seen: make(map[board.CandidateSet]bool)} }}

// acquireNet is the net of a board. Give it back with release.
func acquireNet(b *board.Board) *alsNet {
	n := alsNets.Get().(*alsNet)
	clear(n.seen)
	if !n.made || n.board != *b {
		n.board, n.made = *b, true
		n.Load(b, 1, 9)
		n.link()
	}
	return n
}

func (n *alsNet) release() { alsNets.Put(n) }

// link finds the pairs of sets and sorts them in, both ways.
func (n *alsNet) link() {
	n.pairs, n.useful = n.pairs[:0], n.useful[:0]
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
			n.at[d-1] = append(n.at[d-1], alsPlaces{a.At(d), int32(i)})
		}
		n.useful = append(n.useful, useful)
		for j, digits := range n.common[:i] {
			if !digits.IsEmpty() {
				n.pairs = append(n.pairs, alsPair{int32(j), int32(i), digits})
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
	n.near = slices.Grow(n.near[:0], int(sum))[:sum]
	for _, p := range n.pairs {
		n.near[n.first[p.a]] = alsNear{p.b, p.digits}
		n.near[n.first[p.b]] = alsNear{p.a, p.digits}
		n.first[p.a]++
		n.first[p.b]++
	}
	copy(n.first[1:], n.first)
	n.first[0] = 0
}

// around are the sets that have a restricted common with one.
func (n *alsNet) around(set int) []alsNear { return n.near[n.first[set]:n.first[set+1]] }

// isNew reports whether effects are not among those of the search so far, and
// takes them in.
func (n *alsNet) isNew(effects *board.CandidateSet) bool {
	if n.seen[*effects] {
		return false
	}
	n.seen[*effects] = true
	return true
}

// alsNode is a digit's places in a set.
func alsNode(a *link.ALS, d board.Digit) step.Node { return step.Node{Digit: d, Cells: a.At(d)} }

// alsLink is the strong link between two digits of a set.
func alsLink(a *link.ALS, from, to board.Digit) step.Link {
	l := step.Link{From: alsNode(a, from), To: alsNode(a, to), Kind: step.Strong, Via: step.ViaSet(a.Cells)}
	if a.Cells.Len() == 1 {
		l.Via.Kind = step.InCell
	}
	return l
}

// alsBridge is the weak link of a restricted common.
func alsBridge(a, b *link.ALS, d board.Digit) step.Link {
	return step.WeakLink(alsNode(a, d), alsNode(b, d))
}

// alsAdd puts a digit in the cells into a set of candidates.
func alsAdd(set *board.CandidateSet, cells board.CellSet, d board.Digit) {
	for c := range cells.All() {
		set.Add(board.CandidateOf(c, d))
	}
}

// alsMark marks the sets of a pattern in their order, with all their
// candidates, and as pincers the digits that the step eliminates.
func alsMark(b *board.Board, v *step.View, digits board.DigitSet, ends []*link.ALS, others ...*link.ALS) {
	for i, a := range append(slices.Clone(ends), others...) {
		v.MarkCells(a.Cells, step.SetRole(i))
		v.MarkCandidates(b, a.Cells, a.Digits, step.SetRole(i))
	}
	for _, a := range ends {
		v.MarkCandidates(b, a.Cells, digits&a.Digits, step.Pincer)
	}
}
