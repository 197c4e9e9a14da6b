package wing

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// W-Wing: two bivalue cells with the same two digits, w and z, do not see each other. A
// house has two places for w; one of them sees the first cell and the other the second.
// If both cells held w, the house would have no place for it. So one of them holds z, and
// z is eliminated from cells that see both.
//
// Source: HoDoKu's technique pages, "Wings"; Sudopedia, "W-Wing".

const wWingKey = "w-wing"

func W(b *board.Board, yield func(step.Step) bool) {
	bivalue := b.Bivalue()
	for p := range bivalue.All() {
		for q := range bivalue.Minus(p.Peers()).All() {
			if q <= p || b.Candidates(p) != b.Candidates(q) {
				continue
			}
			common := board.NewCellSet(p, q).CommonPeers()
			for z := range b.Candidates(p).All() {
				w := wWingPattern{p: p, q: q, z: z, w: b.Candidates(p).Without(z).First()}
				w.cleared = common.And(b.Places(z))
				if !w.cleared.IsEmpty() && !w.search(b, yield) {
					return
				}
			}
		}
	}
}

// wWingPattern is a W-Wing. z is in p or q because w has no places in the house other
// than s, which sees p, and t, which sees q.
type wWingPattern struct {
	p, q, s, t board.Cell
	w, z       board.Digit
	house      board.House
	cleared    board.CellSet
}

// search tries all houses and yields the steps. It returns false if yield did.
func (w *wWingPattern) search(b *board.Board, yield func(step.Step) bool) bool {
	for _, h := range board.BoxesFirst() {
		places := b.Places(w.w).And(h.Cells())
		if places.Len() != 2 || places.Has(w.p) || places.Has(w.q) {
			continue
		}
		w.s = places.First()
		w.t = places.Without(w.s).First()
		if !w.s.Sees(w.p) || !w.t.Sees(w.q) {
			w.s, w.t = w.t, w.s
		}
		if !w.s.Sees(w.p) || !w.t.Sees(w.q) {
			continue
		}
		if box, ok := places.Box(); ok && h.IsLine() && b.Places(w.w).And(box.Cells()) == places {
			continue // already found in the box
		}
		w.house = h
		if !yield(w.step(b)) {
			return false
		}
	}
	return true
}

func (w *wWingPattern) step(b *board.Board) step.Step {
	cells := board.NewCellSet(w.p, w.q)
	chain := w.chain()
	s := step.Step{
		Technique:    wWingKey,
		Eliminations: step.Candidates(b, w.cleared, board.NewDigitSet(w.z)),
		Args: []step.Arg{
			step.DigitArg("digit", w.z), step.CellsArg("pincers", cells), step.DigitArg("linked", w.w),
			step.CellsArg("cells", board.NewCellSet(w.s, w.t)), step.HouseArg("house", w.house),
		},
		Views: make([]step.View, 1),
	}
	v := &s.Views[0]
	v.MarkHouses(board.NewHouseSet(w.house), step.Base)
	v.MarkCells(cells, step.Pincer)
	v.MarkCandidates(b, cells, board.NewDigitSet(w.z), step.Pincer)
	v.MarkChain(chain)
	return s
}

// chain returns the chain from z in p to z in q.
func (w *wWingPattern) chain() step.Chain {
	first, last := step.CellLink(w.p, w.z, w.w), step.CellLink(w.q, w.w, w.z)
	middle := step.Link{
		From: step.NewNode(board.NewCandidate(w.s, w.w)), To: step.NewNode(board.NewCandidate(w.t, w.w)),
		Kind: step.Strong, Via: step.ViaHouse(w.house),
	}
	return step.Chain{first, step.WeakLink(first.To, middle.From), middle, step.WeakLink(middle.To, last.From), last}
}
