package technique

import (
	"cmp"
	"slices"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Unique loops as Sudoku Explainer has them, rectangles being loops of four
// cells: every cell has both digits, and the search goes from each bivalue cell
// through the box, the row and the column to the next. It allows two cells with
// extra digits, and more if the extra digit is the same in all; there it also
// counts the extra digits of the cells that it has looked at before in the houses
// of a cell, and so misses a few loops.
//
// Source: Sudoku Explainer 1.2.1, rule "UniqueLoops".
type explainerLoop struct {
	key  string
	kind int // as in uniqueRectangle and uniqueLoop
	// rectangle: loops of four cells, not of six and more.
	rectangle bool
}

func (f explainerLoop) search(b *board.Board, yield func(step.Step) bool) {
	w, ok := explainerWalks.Get().(*explainerWalk)
	if !ok {
		w = new(explainerWalk)
		w.collect = func(s step.Step) bool {
			w.steps = append(w.steps, s)
			return true
		}
	}
	defer explainerWalks.Put(w)
	w.load(b)
	if f.kind == 3 {
		f.byRating(b, w, yield)
		return
	}
	for i := range w.loops {
		if !f.find(b, &w.loops[i], yield) {
			return
		}
	}
}

// byRating yields the steps of type 3, which is rated by the subset as well.
func (f explainerLoop) byRating(b *board.Board, w *explainerWalk, yield func(step.Step) bool) {
	for i := range w.loops {
		f.find(b, &w.loops[i], w.collect)
	}
	slices.SortStableFunc(w.steps, func(x, y step.Step) int { return cmp.Compare(x.SE, y.SE) })
	all := w.steps
	w.steps = nil
	for _, s := range all {
		if !yield(s) {
			return
		}
	}
}

// find yields the steps of the type in a loop and reports whether to go on.
func (f explainerLoop) find(b *board.Board, p *deadlyPattern, yield func(step.Step) bool) bool {
	if (p.cells.Len() == 4) != f.rectangle {
		return true
	}
	q := *p
	q.key = f.key
	switch {
	case f.kind == 5, f.kind == 2 && f.rectangle:
		inLine := q.roof.Len() == 2 && !q.roof.Houses().IsEmpty()
		return inLine != (f.kind == 2) || q.type2(b, yield)
	case f.kind == 3 && f.rectangle:
		q.se = 45
	}
	return q.yieldType(b, f.kind, yield)
}

var explainerWalks sync.Pool

// explainerWalk is the search for the loops of a board, with its result.
type explainerWalk struct {
	board    board.Board
	searched bool
	loops    []deadlyPattern // the shorter before the longer
	// The loop so far: the digits, the cells in order and as a set, the houses of
	// either half.
	digits board.DigitSet
	all    board.CellSet // the cells with both digits
	way    []board.Cell
	cells  board.CellSet
	halves [2]board.HouseSet
	// collect puts a step with the steps.
	collect func(step.Step) bool
	steps   []step.Step
}

// load finds the loops of a board.
func (w *explainerWalk) load(b *board.Board) {
	if w.searched && w.board == *b {
		return
	}
	w.board, w.searched = *b, true
	w.loops = w.loops[:0]
	for c := range b.Empty().All() {
		if w.digits = b.Candidates(c); w.digits.Len() == 2 {
			first := w.digits.First()
			w.all = b.Places(first).And(b.Places(w.digits.Without(first).First()))
			w.visit(c, 2, 0, 3)
		}
	}
	slices.SortStableFunc(w.loops, func(x, y deadlyPattern) int { return cmp.Compare(x.cells.Len(), y.cells.Len()) })
}

// visit takes a cell into the loop, goes on from there, and leaves the walk as
// it was. more is how many further cells may have extra digits whatever these
// are, extras the extra digits that count, and through which of its houses, in
// the order of explainerHouses, the cell was reached.
func (w *explainerWalk) visit(c board.Cell, more int, extras board.DigitSet, through int) {
	half := len(w.way) % 2
	houses := loopHouses(c)
	if w.halves[half]&houses != 0 {
		return // no loop: two of a half in a house
	}
	w.way = append(w.way, c)
	w.cells = w.cells.With(c)
	w.halves[half] |= houses
	for i, h := range explainerHouses(c) {
		if i == through {
			continue
		}
		for next := range h.Cells().And(w.all).All() {
			if next == w.way[0] && len(w.way) >= 4 {
				w.close()
			}
			if w.cells.Has(next) {
				continue
			}
			left := more
			if extra := w.board.Candidates(next) &^ w.digits; !extra.IsEmpty() {
				extras |= extra
				if more <= 0 && extras.Len() != 1 {
					continue
				}
				left--
			}
			w.visit(next, left, extras, i)
		}
	}
	w.way = w.way[:len(w.way)-1]
	w.cells = w.cells.Without(c)
	w.halves[half] &^= houses
}

// explainerHouses are the houses of a cell in Sudoku Explainer's order.
func explainerHouses(c board.Cell) [3]board.House {
	return [3]board.House{board.BoxHouse(c.Box()), board.RowHouse(c.Row()), board.ColumnHouse(c.Column())}
}

// close takes the loop, if it is one and new.
func (w *explainerWalk) close() {
	if w.halves[0] != w.halves[1] ||
		slices.ContainsFunc(w.loops, func(p deadlyPattern) bool { return p.cells == w.cells }) {
		return
	}
	p := deadlyPattern{cells: w.cells, digits: w.digits, explainer: true}
	switch n := w.cells.Len(); {
	case n >= 10:
		p.se = 50
	case n >= 8:
		p.se = 47
	case n >= 6:
		p.se = 46
	}
	p.load(&w.board)
	w.loops = append(w.loops, p)
}
