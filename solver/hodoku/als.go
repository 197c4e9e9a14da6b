package hodoku

import (
	"cmp"
	"slices"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/link"
	"sudoku/solver/sorting"
	"sudoku/solver/step"
	"sudoku/solver/technique/als"
)

// HoDoKu takes the first ALS-XZ and the first ALS-XY-Wing that it meets. It lists the
// sets house by house (rows, columns, boxes) and lexicographically within a house. Then
// it lists the pairs of disjoint sets with a restricted common, pairing each set with the
// sets after it. A wing combines two such pairs.

// alsNet holds the sets of a board and their pairs in HoDoKu's order.
type alsNet struct {
	sets  []*link.ALS
	key   []alsHouse
	pairs []als.Pair
	// bySet lists, for each set, the indexes of its pairs.
	bySet [][]int32
}

// alsHouse is the sort key of a set: its first house, with the set's index in the net.
type alsHouse struct {
	house board.House
	set   int32
}

var alsNets = sync.Pool{New: func() any { return new(alsNet) }}

// load fills h with the sets and pairs of a net in HoDoKu's order.
func (h *alsNet) load(n *als.Net) {
	h.key, h.sets, h.pairs = h.key[:0], h.sets[:0], h.pairs[:0]
	for i := range n.List {
		h.key = append(h.key, alsHouse{n.List[i].Cells.Houses().First(), int32(i)})
	}
	sorting.Stable(h.key, func(x, y alsHouse) int {
		return cmp.Or(cmp.Compare(x.house, y.house), compareCells(n.List[x.set].Cells, n.List[y.set].Cells))
	})
	rank := make([]int32, len(n.List))
	for i, k := range h.key {
		rank[k.set] = int32(i)
		h.sets = append(h.sets, &n.List[k.set])
	}
	for _, p := range n.Pairs {
		if !n.List[p.A].Cells.Meets(n.List[p.B].Cells) {
			a, b := rank[p.A], rank[p.B]
			h.pairs = append(h.pairs, als.Pair{A: min(a, b), B: max(a, b), Digits: p.Digits})
		}
	}
	sorting.Stable(h.pairs, func(x, y als.Pair) int { return cmp.Or(cmp.Compare(x.A, y.A), cmp.Compare(x.B, y.B)) })
}

// compareCells compares cell sets lexicographically. The set with the first cell that is
// not in both comes first, unless the other set has no cells after that cell.
func compareCells(x, y board.CellSet) int {
	difference := x.Minus(y).Or(y.Minus(x))
	if difference.IsEmpty() {
		return 0
	}
	c := difference.First()
	other, sign := y, -1
	if y.Has(c) {
		other, sign = x, 1
	}
	for o := range other.All() {
		if o > c {
			return sign
		}
	}
	return -sign
}

func alsXZ(b *board.Board, yield func(step.Step) bool) {
	n := als.AcquireNet(b)
	defer n.Release()
	h := alsNets.Get().(*alsNet)
	defer alsNets.Put(h)
	h.load(n)
	for _, p := range h.pairs {
		x := als.Couple{A: h.sets[p.A], B: h.sets[p.B], Restricted: p.Digits}
		if x.Look() && !yield(x.Step(b)) {
			return
		}
	}
}

func alsXYWing(b *board.Board, yield func(step.Step) bool) {
	n := als.AcquireNet(b)
	defer n.Release()
	h := alsNets.Get().(*alsNet)
	defer alsNets.Put(h)
	h.load(n)
	h.bySet = slices.Grow(h.bySet[:0], len(h.sets))[:len(h.sets)]
	for i := range h.bySet {
		h.bySet[i] = h.bySet[i][:0]
	}
	for i, p := range h.pairs {
		h.bySet[p.A] = append(h.bySet[p.A], int32(i))
		h.bySet[p.B] = append(h.bySet[p.B], int32(i))
	}
	for i := range h.pairs {
		if !h.wings(b, i, yield) {
			return
		}
	}
}

// wings yields the wings that combine a pair with a later pair that shares one of its
// sets, the pivot. It returns false if yield did.
func (h *alsNet) wings(b *board.Board, first int, yield func(step.Step) bool) bool {
	p := &h.pairs[first]
	// Merge the pair lists of the two sets.
	at, bt := h.bySet[p.A], h.bySet[p.B]
	for len(at) > 0 || len(bt) > 0 {
		var second int32
		pivot, end := p.A, p.B
		if len(bt) == 0 || len(at) > 0 && at[0] < bt[0] {
			second, at = at[0], at[1:]
		} else {
			second, bt = bt[0], bt[1:]
			pivot, end = p.B, p.A
		}
		if int(second) <= first {
			continue
		}
		q := &h.pairs[second]
		other := q.A + q.B - pivot
		both := p.Digits | q.Digits
		x, y := h.sets[end], h.sets[other]
		digits := x.Digits & y.Digits &^ both
		if digits.IsEmpty() || both.Len() == 1 || x.Cells.Meets(y.Cells) {
			continue
		}
		w := als.Wing{A: x, B: y, Pivot: h.sets[pivot], X: p.Digits, Y: q.Digits}
		if w.Look(digits) && !yield(w.Step(b)) {
			return false
		}
	}
	return true
}
