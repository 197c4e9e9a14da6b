package chain

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Multi-colours: two clusters of conjugate pairs of a digit, one with the colours A and
// B, the other with C and D.
//
//   - Type 1: a place of A sees a place of C, so A and C are not both true. Then B or D
//     is true, and a place that sees both of them is false. As in HoDoKu, if several
//     pairs of colours see each other, a step contains the eliminations of all pairs.
//   - Type 2: A sees both C and D, one of which is true, so all of A is false.
//
// Source: HoDoKu's technique pages, "Coloring".

const (
	multiColours1Key = "multi-colours-1"
	multiColours2Key = "multi-colours-2"
)

func MultiColours1(b *board.Board, yield func(step.Step) bool) {
	for d := range board.AllDigits.All() {
		var t colourTable
		t.load(b, d)
		for i := range t.count {
			for j := range i {
				if !multiBridges(b, &t.list[j], &t.list[i], yield) {
					return
				}
			}
		}
	}
}

// multiBridges yields, in one step, the eliminations from all colours of two clusters
// that see each other. It returns false if yield did.
func multiBridges(b *board.Board, p, q *colourCluster, yield func(step.Step) bool) bool {
	var cleared board.CellSet
	for i := range 2 {
		for j := range 2 {
			if p.seen[i].Meets(q.colour[j]) {
				cleared = cleared.Or(p.seen[1-i].And(q.seen[1-j]))
			}
		}
	}
	cleared = cleared.And(b.Places(p.digit))
	if cleared.IsEmpty() {
		return true
	}
	s := multiStep(b, multiColours1Key, *p, *q, cleared)
	for i := range 2 {
		for j := range 2 {
			s.Views[0].Links = append(s.Views[0].Links, colourBridge(p.digit, p.colour[i], q.colour[j])...)
		}
	}
	return yield(s)
}

func MultiColours2(b *board.Board, yield func(step.Step) bool) {
	for d := range board.AllDigits.All() {
		var t colourTable
		t.load(b, d)
		for i := range t.count {
			for j := range t.count {
				if j != i && !multiWraps(b, &t.list[i], &t.list[j], yield) {
					return
				}
			}
		}
	}
}

// multiWraps yields the steps from colours of p that see both colours of q. It returns
// false if yield did.
func multiWraps(b *board.Board, p, q *colourCluster, yield func(step.Step) bool) bool {
	for i := range 2 {
		if !p.seen[i].Meets(q.colour[0]) || !p.seen[i].Meets(q.colour[1]) {
			continue
		}
		s := multiStep(b, multiColours2Key, p.from(i), *q, p.colour[i])
		for j := range 2 {
			s.Views[0].Links = append(s.Views[0].Links, colourBridge(p.digit, p.colour[i], q.colour[j])...)
		}
		if !yield(s) {
			return false
		}
	}
	return true
}

// from returns the cluster with the colour k as its first colour.
func (c *colourCluster) from(k int) colourCluster {
	return colourCluster{
		digit:  c.digit,
		colour: [2]board.CellSet{c.colour[k], c.colour[1-k]},
		seen:   [2]board.CellSet{c.seen[k], c.seen[1-k]},
	}
}

func multiStep(b *board.Board, key string, p, q colourCluster, cleared board.CellSet) step.Step {
	s := step.Step{
		Technique:    key,
		Eliminations: step.Candidates(b, cleared, board.NewDigitSet(p.digit)),
		Args: []step.Arg{
			step.DigitArg("digit", p.digit),
			step.CellsArg("colour-a", p.colour[0]), step.CellsArg("colour-b", p.colour[1]),
			step.CellsArg("colour-c", q.colour[0]), step.CellsArg("colour-d", q.colour[1]),
		},
		Views: make([]step.View, 1),
	}
	v := &s.Views[0]
	p.mark(b, v, [2]step.Role{step.ColourA, step.ColourB})
	q.mark(b, v, [2]step.Role{step.ColourC, step.ColourD})
	return s
}
