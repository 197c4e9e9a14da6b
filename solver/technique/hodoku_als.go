package technique

import (
	"cmp"
	"slices"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/link"
	"sudoku/solver/step"
)

// HoDoKu takes the first ALS-XZ and the first ALS-XY-Wing it meets. It lists the
// sets house by house, rows, columns, boxes, and in a house in the order of a
// dictionary; then the pairs of sets that share no cell and have a restricted
// common, each set with those behind it. The wings are the pairs of such pairs.

// hodokuALSNet is the sets and the pairs of sets of a board in that order.
type hodokuALSNet struct {
	sets  []*link.ALS
	key   []alsHouse
	pairs []alsPair
	// of lists the pairs of each set by their numbers.
	of [][]int32
}

// alsHouse is the first house of a set, with the set by its number in the net.
type alsHouse struct {
	house board.House
	set   int32
}

var hodokuALSNets = sync.Pool{New: func() any { return new(hodokuALSNet) }}

// load sorts the sets of a net and their pairs.
func (h *hodokuALSNet) load(n *alsNet) {
	h.key, h.sets, h.pairs = h.key[:0], h.sets[:0], h.pairs[:0]
	for i := range n.List {
		h.key = append(h.key, alsHouse{n.List[i].Cells.Houses().First(), int32(i)})
	}
	slices.SortFunc(h.key, func(x, y alsHouse) int {
		return cmp.Or(cmp.Compare(x.house, y.house), compareCells(n.List[x.set].Cells, n.List[y.set].Cells))
	})
	rank := make([]int32, len(n.List))
	for i, k := range h.key {
		rank[k.set] = int32(i)
		h.sets = append(h.sets, &n.List[k.set])
	}
	for _, p := range n.pairs {
		if !n.List[p.a].Cells.Meets(n.List[p.b].Cells) {
			a, b := rank[p.a], rank[p.b]
			h.pairs = append(h.pairs, alsPair{min(a, b), max(a, b), p.digits})
		}
	}
	slices.SortFunc(h.pairs, func(x, y alsPair) int { return cmp.Or(cmp.Compare(x.a, y.a), cmp.Compare(x.b, y.b)) })
}

// compareCells compares sets of cells in the order of a dictionary: the one
// with the first cell that is not in both comes first, unless the other has
// none behind that.
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

func hodokuALSXZ(b *board.Board, yield func(step.Step) bool) {
	n := acquireNet(b)
	defer n.release()
	h := hodokuALSNets.Get().(*hodokuALSNet)
	defer hodokuALSNets.Put(h)
	h.load(n)
	for _, p := range h.pairs {
		x := xzPattern{a: h.sets[p.a], b: h.sets[p.b], restricted: p.digits}
		if x.look() && !yield(x.step(b)) {
			return
		}
	}
}

func hodokuALSXYWing(b *board.Board, yield func(step.Step) bool) {
	n := acquireNet(b)
	defer n.release()
	h := hodokuALSNets.Get().(*hodokuALSNet)
	defer hodokuALSNets.Put(h)
	h.load(n)
	h.of = slices.Grow(h.of[:0], len(h.sets))[:len(h.sets)]
	for i := range h.of {
		h.of[i] = h.of[i][:0]
	}
	for i, p := range h.pairs {
		h.of[p.a] = append(h.of[p.a], int32(i))
		h.of[p.b] = append(h.of[p.b], int32(i))
	}
	for i := range h.pairs {
		if !h.wings(b, i, yield) {
			return
		}
	}
}

// wings yields the wings of a pair with those behind it that share one of its
// sets, the pivot, and reports whether to go on.
func (h *hodokuALSNet) wings(b *board.Board, first int, yield func(step.Step) bool) bool {
	p := &h.pairs[first]
	// The lists of the two sets, merged.
	at, bt := h.of[p.a], h.of[p.b]
	for len(at) > 0 || len(bt) > 0 {
		var second int32
		pivot, end := p.a, p.b
		if len(bt) == 0 || len(at) > 0 && at[0] < bt[0] {
			second, at = at[0], at[1:]
		} else {
			second, bt = bt[0], bt[1:]
			pivot, end = p.b, p.a
		}
		if int(second) <= first {
			continue
		}
		q := &h.pairs[second]
		other := q.a + q.b - pivot
		both := p.digits | q.digits
		x, y := h.sets[end], h.sets[other]
		digits := x.Digits & y.Digits &^ both
		if digits.IsEmpty() || both.Len() == 1 || x.Cells.Meets(y.Cells) {
			continue
		}
		w := alsWing{a: x, b: y, pivot: h.sets[pivot], x: p.digits, y: q.digits}
		if w.look(digits) && !yield(w.step(b)) {
			return false
		}
	}
	return true
}
