package share

import (
	"slices"

	"sudoku/solver/board"
)

// statesB predicts how a state differs from its parent. Version B uses one for the first
// state and another for the steps of a game.
type statesB struct {
	givens, entries            valuesB
	eliminated, centre, corner digitsB
	tidy                       chance
	cells                      coloursB
	candidates                 candidatesB
	links                      linksB
}

// A walkB tracks the coding of one state, layer by layer.
type walkB struct {
	c   *coder
	now board.Annotated // the state as far as it is known
	any bool            // an earlier layer had a change
}

// lay codes the choices that turn one state into another, and returns the resulting
// state.
func (m *statesB) lay(c *coder, from, to *board.Annotated) board.Annotated {
	w := walkB{c: c, now: *from}
	m.givens.lay(&w, &w.now.Givens, &to.Givens, board.AllCells)
	for cell := range w.now.Givens.Filled().All() {
		w.now.Entries[cell] = 0
	}
	m.entries.lay(&w, &w.now.Entries, &to.Entries, board.AllCells.Minus(w.now.Givens.Filled()))
	m.layTidy(&w, from, to)
	free := allFreeDigits(w.now.Values())
	eliminated, want := digitSets(&w.now.Eliminated), digitSets(&to.Eliminated)
	m.eliminated.lay(&w, &eliminated, &want, &free)
	w.now.Eliminated = toCandidates(&eliminated)
	for cell := range free {
		free[cell] &^= eliminated[cell]
	}
	m.centre.lay(&w, &w.now.Centre, &to.Centre, &free)
	m.corner.lay(&w, &w.now.Corner, &to.Corner, &free)
	m.cells.lay(&w, &w.now.Cells, &to.Cells)
	m.candidates.lay(&w, &w.now.Candidates, &to.Candidates)
	m.links.lay(&w, &w.now.Links, &to.Links)
	return w.now
}

// layTidy codes whether the pencil marks that a new digit rules out were removed with it,
// as most programs do. Afterwards only the remaining differences need coding.
func (m *statesB) layTidy(w *walkB, from, to *board.Annotated) {
	tidied := w.now.Marks
	before, after := from.Values(), w.now.Values()
	for cell, d := range after {
		if d == 0 || d == before[cell] {
			continue
		}
		tidied.Centre[cell], tidied.Corner[cell] = 0, 0
		for peer := range board.Cell(cell).Peers().All() {
			tidied.Centre[peer] = tidied.Centre[peer].Without(d)
			tidied.Corner[peer] = tidied.Corner[peer].Without(d)
		}
	}
	if tidied == w.now.Marks {
		return
	}
	better := differences(&tidied, &to.Marks) < differences(&w.now.Marks, &to.Marks)
	if w.c.ask(&m.tidy, better) {
		w.now.Marks = tidied
	}
}

// differences counts the cells whose pencil marks differ.
func differences(a, b *board.Marks) int {
	return differing(&a.Centre, &b.Centre).Len() + differing(&a.Corner, &b.Corner).Len()
}

func differing[T comparable](a, b *[board.Cells]T) board.CellSet {
	var set board.CellSet
	for c := range a {
		if a[c] != b[c] {
			set = set.With(board.Cell(c))
		}
	}
	return set
}

// changedB predicts which cells of a layer change. It codes the number of changed cells
// among those without a digit and among those with one. Within each group all cells are
// equally likely.
type changedB struct {
	any          [2]chance // indexed by whether an earlier layer had a change
	open, filled number
}

func (m *changedB) lay(w *walkB, among, changed board.CellSet) board.CellSet {
	if !w.c.ask(&m.any[asBit(w.any)], !changed.IsEmpty()) {
		return board.CellSet{}
	}
	w.any = true
	values := w.now.Values()
	filled := values.Filled()
	open := layCells(w.c, &m.open, among.Minus(filled), changed)
	return open.Or(layCells(w.c, &m.filled, among.And(filled), changed))
}

func layCells(c *coder, m *number, among, changed board.CellSet) board.CellSet {
	left := among.Len()
	wanted := min(c.count(m, among.And(changed).Len()), left)
	var cells board.CellSet
	for cell := range among.All() {
		if c.weigh(changed.Has(cell), wanted, left) {
			cells = cells.With(cell)
			wanted--
		}
		left--
	}
	return cells
}

// valuesB predicts the changes of givens or entries.
type valuesB struct {
	changed changedB
	erased  chance
	odd     chance // a peer holds the same digit
}

func (m *valuesB) lay(w *walkB, now, to *board.Grid, among board.CellSet) {
	for cell := range m.changed.lay(w, among, differing((*[board.Cells]board.Digit)(now), (*[board.Cells]board.Digit)(to))).All() {
		was, d := now[cell], to[cell]
		now[cell] = 0
		if was != 0 && w.c.ask(&m.erased, d == 0) {
			continue
		}
		values := w.now.Values()
		free, odd := freeDigits(&values, cell), board.AllDigits
		if was != 0 {
			free, odd = free.Without(was), odd.Without(was)
		}
		odd &^= free
		if free.IsEmpty() || !odd.IsEmpty() && w.c.ask(&m.odd, d != 0 && odd.Has(d)) {
			free = odd
		}
		digits := slices.Collect(free.All())
		now[cell] = digits[w.c.pick(max(slices.Index(digits, d), 0), len(digits))]
	}
}

// digitsB predicts changes to digit sets: pencil marks and eliminations. The probability
// that a digit changes depends on whether it was in the set, whether it fits the cell, and
// how many smaller digits of the cell have changed.
type digitsB struct {
	changed changedB
	digits  [2][2][3]chance
}

func (m *digitsB) lay(w *walkB, now, to, free *[board.Cells]board.DigitSet) {
	for cell := range m.changed.lay(w, board.AllCells, differing(now, to)).All() {
		was, changes := now[cell], 0
		for d := range board.AllDigits.All() {
			p := &m.digits[asBit(was.Has(d))][asBit(free[cell].Has(d))][min(changes, 2)]
			if w.c.ask(p, (was ^ to[cell]).Has(d)) {
				now[cell] ^= board.NewDigitSet(d)
				changes++
			}
		}
	}
}

// allFreeDigits returns the digits that fit each empty cell.
func allFreeDigits(values board.Grid) [board.Cells]board.DigitSet {
	var free [board.Cells]board.DigitSet
	for c, d := range values {
		if d == 0 {
			free[c] = freeDigits(&values, board.Cell(c))
		}
	}
	return free
}

func digitSets(set *board.CandidateSet) [board.Cells]board.DigitSet {
	var digits [board.Cells]board.DigitSet
	for x := range set.All() {
		digits[x.Cell()] = digits[x.Cell()].With(x.Digit())
	}
	return digits
}

func toCandidates(digits *[board.Cells]board.DigitSet) board.CandidateSet {
	var set board.CandidateSet
	for c := range board.Cell(board.Cells) {
		for d := range digits[c].All() {
			set.Add(board.NewCandidate(c, d))
		}
	}
	return set
}
