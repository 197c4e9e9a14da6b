package hodoku

import (
	"cmp"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/sorting"
	"sudoku/solver/step"
	"sudoku/solver/technique/als"
)

// HoDoKu follows ALS chains only forward, from each set to the sets after it in its list.
// Among the chains that it finds, it takes the one with the most eliminations, and among
// these the one with the smallest sum of cell numbers. If two restricted commons lead to
// a set, HoDoKu remembers only the first, and checks only that the chain does not leave
// the set by that one.

// alsReach describes the chains that leave a start set by a given digit. It maps each set
// that they reach to the digits by which they can enter it. The first index is the number
// of links before the last one, with 2 meaning two or more.
type alsReach [3][]board.DigitSet

// alsEnds describes a chain by its ends and its eliminations.
type alsEnds struct {
	start, before, end int32
	// first, entered and last are the digits of the first, the penultimate and the last
	// link.
	first, entered, last board.Digit
	digits               board.DigitSet
	effects              board.CandidateSet
	count, sum           int
}

func alsChain(b *board.Board, yield func(step.Step) bool) {
	n := als.AcquireNet(b)
	defer n.Release()
	h := alsNets.Get().(*alsNet)
	defer alsNets.Put(h)
	h.load(n)
	var hits []alsEnds
	known := make(map[board.CandidateSet]bool)
	var reach alsReach
	for start := range h.sets {
		for first := range h.leavingDigits(start).All() {
			h.spread(&reach, start, first)
			hits = h.endings(hits, known, &reach, start, first)
		}
	}
	sorting.Stable(hits, func(x, y alsEnds) int {
		return cmp.Or(cmp.Compare(y.count, x.count), cmp.Compare(x.sum, y.sum))
	})
	for i := range hits {
		x := &hits[i]
		c := als.Row{Chain: h.chain(x), Digits: x.digits, Effects: x.effects}
		if !yield(c.Step(b)) {
			return
		}
	}
}

// forward returns the pairs of a set with the sets after it.
func (h *alsNet) forward(set int) []als.Pair {
	first, _ := slices.BinarySearchFunc(h.pairs, int32(set), func(p als.Pair, a int32) int { return cmp.Compare(p.A, a) })
	end := first
	for end < len(h.pairs) && h.pairs[end].A == int32(set) {
		end++
	}
	return h.pairs[first:end]
}

// commons returns the restricted commons of a pair that HoDoKu uses: the first and the
// last. second is 0 if there is only one.
func commons(p als.Pair) (first, second board.Digit) {
	for d := range p.Digits.All() {
		if first == 0 {
			first = d
		} else {
			second = d
		}
	}
	return first, second
}

// leave returns the digit by which a chain continues to the second set of a pair if it
// entered the first set by the digit entered. next is 0 if the chain cannot continue.
// used holds the restricted commons of the pair other than entered.
func leave(p als.Pair, entered board.Digit) (next board.Digit, used board.DigitSet) {
	first, second := commons(p)
	switch {
	case second == 0 && first == entered:
		return 0, 0
	case second == 0 || second == entered:
		return first, board.NewDigitSet(first)
	case first == entered:
		return second, board.NewDigitSet(second)
	}
	return first, board.NewDigitSet(first, second)
}

// leavingDigits returns the digits by which chains can leave a start set.
func (h *alsNet) leavingDigits(set int) board.DigitSet {
	var digits board.DigitSet
	for _, p := range h.forward(set) {
		first, second := commons(p)
		digits = digits.With(first)
		if second != 0 {
			digits = digits.With(second)
		}
	}
	return digits
}

// spread fills r with the sets that chains from start reach if they leave it by the digit
// first.
func (h *alsNet) spread(r *alsReach, start int, first board.Digit) {
	for i := range r {
		r[i] = slices.Grow(r[i][:0], len(h.sets))[:len(h.sets)]
		clear(r[i])
	}
	for _, p := range h.forward(start) {
		if x, y := commons(p); x == first || y == first {
			r[0][p.B] = board.NewDigitSet(first)
		}
	}
	for set := start + 1; set < len(h.sets); set++ {
		for i := range r {
			if r[i][set].IsEmpty() {
				continue
			}
			for _, p := range h.forward(set) {
				for entered := range r[i][set].All() {
					if next, _ := leave(p, entered); next != 0 {
						to := &r[min(i+1, 2)][p.B]
						*to = to.With(next)
					}
				}
			}
		}
	}
}

// endings appends the chains of at least three links that have new eliminations.
func (h *alsNet) endings(hits []alsEnds, known map[board.CandidateSet]bool, r *alsReach, start int, first board.Digit) []alsEnds {
	from := h.sets[start]
	for set := start + 1; set < len(h.sets); set++ {
		entered := r[1][set] | r[2][set]
		if entered.IsEmpty() {
			continue
		}
		for _, p := range h.forward(set) {
			to := h.sets[p.B]
			common := (from.Digits & to.Digits).Without(first)
			if common.IsEmpty() {
				continue
			}
			for d := range entered.All() {
				next, used := leave(p, d)
				if next == 0 {
					continue
				}
				x := alsEnds{
					start: int32(start), before: p.A, end: p.B, first: first, entered: d, last: next,
				}
				for z := range (common &^ used).All() {
					if cells := from.Seen(z).And(to.Seen(z)); !cells.IsEmpty() {
						x.digits = x.digits.With(z)
						x.effects.AddCells(cells, z)
					}
				}
				if x.digits.IsEmpty() || known[x.effects] {
					continue
				}
				known[x.effects] = true
				for e := range x.effects.All() {
					x.count++
					x.sum += int(e.Cell())
				}
				hits = append(hits, x)
			}
		}
	}
	return hits
}

// chain returns the full chain between the ends of x.
func (h *alsNet) chain(x *alsEnds) step.Chain {
	var r alsReach
	h.spread(&r, int(x.start), x.first)
	level := 2
	if r[1][x.before].Has(x.entered) {
		level = 1
	}
	// The sets in reverse order, each with the digit that enters it.
	sets, digits := []int32{x.end, x.before}, []board.Digit{x.last, x.entered}
	for level > 0 {
		set, digit := h.stepBack(&r, &level, sets[len(sets)-1], digits[len(digits)-1])
		sets, digits = append(sets, set), append(digits, digit)
	}
	slices.Reverse(sets)
	slices.Reverse(digits)
	z := x.digits.First()
	from, left := h.sets[x.start], z
	var chain step.Chain
	for i, set := range sets {
		to := h.sets[set]
		chain = append(chain, als.Inside(from, left, digits[i]), als.Bridge(from, to, digits[i]))
		from, left = to, digits[i]
	}
	return append(chain, als.Inside(from, left, z))
}

// stepBack returns the preceding set and the digit that enters it. level is the first
// index of the set in r. stepBack changes it to that of the preceding set, which is 0
// for the first set after the start.
func (h *alsNet) stepBack(r *alsReach, level *int, set int32, entered board.Digit) (before int32, digit board.Digit) {
	levels := [2]int{*level - 1, *level}
	*level = 0
	for _, i := range levels[:levels[1]] {
		for before := range set {
			for d := range r[i][before].All() {
				for _, p := range h.forward(int(before)) {
					if next, _ := leave(p, d); p.B == set && next == entered {
						*level = i
						return before, d
					}
				}
			}
		}
	}
	return 0, 0 // unreachable: every entry made by spread has a predecessor
}
