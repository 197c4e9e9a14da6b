package hodoku

import (
	"cmp"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/sorting"
	"sudoku/solver/step"
	"sudoku/solver/technique/als"
)

// HoDoKu follows ALS chains forward only, from each set to those after it in
// its list, and of all it finds takes the one with most eliminations, of these
// the one with the smallest sum of the cells' numbers. Of two restricted commons
// that a set may be left by, the next set must not be left by the first one;
// the second is forgotten.

// alsReach is the chains from a set that begin with a digit: by the last set,
// the digits that it can be entered by. The index is the number of links so
// far, 2 for two or more links before the last.
type alsReach [3][]board.DigitSet

// alsEnds is a chain by its ends, with what it eliminates.
type alsEnds struct {
	start, before, end int32
	// first, entered and last are the digits of the first link, of the last but
	// one and of the last.
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

// forward are the pairs of a set with those after it.
func (h *alsNet) forward(set int) []als.Pair {
	first, _ := slices.BinarySearchFunc(h.pairs, int32(set), func(p als.Pair, a int32) int { return cmp.Compare(p.A, a) })
	end := first
	for end < len(h.pairs) && h.pairs[end].A == int32(set) {
		end++
	}
	return h.pairs[first:end]
}

// commons are the restricted commons of a pair as HoDoKu knows them, two at
// most: the first and the last. second is 0 if there is one.
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

// leave is how a set that was entered by a digit is left to the other of a
// pair: the digit that enters that one, and all restricted commons used. The
// digit is 0 if that cannot be.
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

// leavingDigits are the digits by which chains from a set may begin.
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

// spread fills in where the chains from a set lead that begin with a digit.
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

// endings adds what the chains eliminate that have three links or more.
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

// chain is a chain between its ends.
func (h *alsNet) chain(x *alsEnds) step.Chain {
	var r alsReach
	h.spread(&r, int(x.start), x.first)
	level := 2
	if r[1][x.before].Has(x.entered) {
		level = 1
	}
	// The sets from the last on, each with the digit that enters it.
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

// stepBack is the set before one, and the digit that enters it, on a chain with
// so many links, which it counts down: to 0 when the set is the first after the
// start.
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
	return 0, 0 // not reached: what spread fills in has a beginning
}
