package unique

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Unique loop: at least six cells with the same two candidates; a few of them have extra
// candidates. Each house has two of the cells or none, and the cells form two halves so
// that each such house has one cell of each half. Filled with only the two digits, the
// halves could be swapped. This is a deadly pattern, which leads to one of the four types
// (deadly_pattern.go). A loop of four cells is a unique rectangle.
//
// The rating grows with the length: 4.6 for six cells, 4.7 for eight, 5.0 for ten or
// more.
//
// Source: Sudoku Explainer 1.2.1, rule "UniqueLoops"; Sudopedia, "Unique Loop".

// loop finds one of the types 1 to 4.
type loop struct {
	key  string
	kind int
}

// loopLongest is the maximum number of cells. Longer loops have never been seen.
const loopLongest = 14

func (f loop) Search(b *board.Board, yield func(step.Step) bool) {
	bivalue := b.Bivalue()
	for length := 6; length <= loopLongest; length += 2 {
		for _, pair := range board.Choices(9, 2) {
			w := loopWalk{kind: f.kind, length: length}
			if w.load(b, board.DigitSet(pair), bivalue) && !w.starts(b, f.key, yield) {
				return
			}
		}
	}
}

// loopWalk searches for the loops of a pair of digits.
type loopWalk struct {
	kind, length int
	digits       board.DigitSet
	// floor holds the cells with only the two digits. all also holds the cells with extra
	// digits.
	floor, all board.CellSet
	// start, cells, roof, extras and halves describe the current loop: its lowest floor
	// cell, its cells, the number of cells with extra digits, these digits, and the
	// houses of each half.
	start  board.Cell
	cells  board.CellSet
	roof   int
	extras board.DigitSet
	halves [2]board.HouseSet
	// found lists the loops found so far. The search can reach the same cells in several
	// orders.
	found [24]board.CellSet
	loops int
}

// load sets the pair of digits and reports whether there are enough cells.
func (w *loopWalk) load(b *board.Board, digits board.DigitSet, bivalue board.CellSet) bool {
	first := digits.First()
	w.digits = digits
	w.all = b.Places(first).And(b.Places(digits.Without(first).First()))
	w.floor = w.all.And(bivalue)
	least := w.length - 2
	switch w.kind {
	case 1:
		least = w.length - 1
	case 2:
		least = 1
	}
	return w.all.Len() >= w.length && w.floor.Len() >= least
}

// starts searches for loops from each floor cell. It returns false if yield did.
func (w *loopWalk) starts(b *board.Board, key string, yield func(step.Step) bool) bool {
	for c := range w.floor.All() {
		w.start = c
		w.cells, w.roof, w.extras = board.CellSet{}, 0, 0
		w.halves = [2]board.HouseSet{}
		if !w.extend(b, key, c, 0, yield) {
			return false
		}
	}
	return true
}

// extend adds a cell to a half, continues from there, and restores the walk. It returns
// false if yield did.
func (w *loopWalk) extend(b *board.Board, key string, c board.Cell, half int, yield func(step.Step) bool) bool {
	houses := c.HouseSet()
	more := b.Candidates(c) &^ w.digits
	if w.halves[half]&houses != 0 || !w.allows(more) {
		return true
	}
	cells, roof, extras, used := w.cells, w.roof, w.extras, w.halves[half]
	w.cells = w.cells.With(c)
	w.halves[half] |= houses
	if !more.IsEmpty() {
		w.roof++
		w.extras |= more
	}
	goOn := true
	if w.cells.Len() == w.length {
		goOn = w.halves[0] != w.halves[1] || w.close(b, key, yield)
	} else {
		for next := range w.all.Minus(w.cells).And(c.Peers()).All() {
			if next < w.start && w.floor.Has(next) {
				continue
			}
			if goOn = w.extend(b, key, next, 1-half, yield); !goOn {
				break
			}
		}
	}
	w.cells, w.roof, w.extras, w.halves[half] = cells, roof, extras, used
	return goOn
}

// allows reports whether the type permits another cell with the given extra digits.
func (w *loopWalk) allows(more board.DigitSet) bool {
	if more.IsEmpty() {
		return true
	}
	switch w.kind {
	case 1:
		return w.roof == 0
	case 2:
		return (w.extras | more).Len() == 1
	}
	return w.roof < 2
}

// close yields the steps of a complete loop unless it was found before. It returns false
// if yield did.
func (w *loopWalk) close(b *board.Board, key string, yield func(step.Step) bool) bool {
	for _, cells := range w.found[:w.loops] {
		if cells == w.cells {
			return true
		}
	}
	if w.loops == len(w.found) {
		return true
	}
	w.found[w.loops] = w.cells
	w.loops++
	p := Pattern{Key: key, Cells: w.cells, Digits: w.digits, SE: 46}
	switch {
	case w.length >= 10:
		p.SE = 50
	case w.length >= 8:
		p.SE = 47
	}
	p.Load(b)
	return p.YieldType(b, w.kind, yield)
}
