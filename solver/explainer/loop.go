package explainer

import (
	"cmp"
	"slices"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/sorting"
	"sudoku/solver/step"
	"sudoku/solver/technique/unique"
)

// loop searches for unique loops by Sudoku Explainer's rules. Rectangles are loops of
// four cells. Every cell has both digits as candidates. The search goes from each bivalue
// cell through the box, the row and the column to the next cell. It allows two cells with
// extra digits, or more if all have the same extra digit. This test also counts the extra
// digits of cells that were tried earlier from the same cell, so the search misses a few
// loops.
//
// Source: Sudoku Explainer 1.2.1, rule "UniqueLoops".
type loop struct {
	key  string
	kind int // type of the unique rectangle or unique loop, from 1
	// rectangle selects loops of four cells instead of longer ones.
	rectangle bool
}

func (f loop) search(b *board.Board, yield func(step.Step) bool) {
	w, ok := walks.Get().(*walk)
	if !ok {
		w = new(walk)
		w.collect = func(s step.Step) bool {
			w.steps = append(w.steps, s)
			return true
		}
	}
	defer walks.Put(w)
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

// byRating yields the type 3 steps in order of rating. The rating of a step depends on
// its loop and its subset.
func (f loop) byRating(b *board.Board, w *walk, yield func(step.Step) bool) {
	for i := range w.loops {
		f.find(b, &w.loops[i], w.collect)
	}
	sorting.Stable(w.steps, func(x, y step.Step) int { return cmp.Compare(x.SE, y.SE) })
	all := w.steps
	w.steps = nil
	for _, s := range all {
		if !yield(s) {
			return
		}
	}
}

// find yields the steps of f's type in one loop. It returns false if yield did.
func (f loop) find(b *board.Board, p *unique.Pattern, yield func(step.Step) bool) bool {
	if (p.Cells.Len() == 4) != f.rectangle {
		return true
	}
	q := *p
	q.Key = f.key
	switch {
	case f.kind == 5, f.kind == 2 && f.rectangle:
		inLine := q.Roof.Len() == 2 && !q.Roof.Houses().IsEmpty()
		return inLine != (f.kind == 2) || q.Type2(b, yield)
	case f.kind == 3 && f.rectangle:
		q.SE = 45
	}
	return q.YieldType(b, f.kind, yield)
}

var walks sync.Pool

// walk searches a board for loops and holds the result.
type walk struct {
	board    board.Board
	searched bool
	loops    []unique.Pattern // shorter ones first
	// The current loop: its digits, its cells in order and as a set, and the houses of
	// each half.
	digits board.DigitSet
	all    board.CellSet // the cells with both digits
	way    []board.Cell
	cells  board.CellSet
	halves [2]board.HouseSet
	// collect appends a step to steps.
	collect func(step.Step) bool
	steps   []step.Step
}

// load finds the loops of a board.
func (w *walk) load(b *board.Board) {
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
	sorting.Stable(w.loops, func(x, y unique.Pattern) int { return cmp.Compare(x.Cells.Len(), y.Cells.Len()) })
}

// visit adds a cell to the loop, continues from there, and restores the walk. more is the
// number of further cells that may have arbitrary extra digits. extras holds the extra
// digits counted so far. through is the index in cellHouses of the house through which
// the cell was reached.
func (w *walk) visit(c board.Cell, more int, extras board.DigitSet, through int) {
	half := len(w.way) % 2
	houses := c.HouseSet()
	if w.halves[half]&houses != 0 {
		return // two cells of one half share a house
	}
	w.way = append(w.way, c)
	w.cells = w.cells.With(c)
	w.halves[half] |= houses
	for i, h := range cellHouses(c) {
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

// cellHouses returns the houses of a cell in Sudoku Explainer's order.
func cellHouses(c board.Cell) [3]board.House {
	return [3]board.House{board.BoxHouse(c.Box()), board.RowHouse(c.Row()), board.ColumnHouse(c.Column())}
}

// close records the loop if it is valid and new.
func (w *walk) close() {
	if w.halves[0] != w.halves[1] ||
		slices.ContainsFunc(w.loops, func(p unique.Pattern) bool { return p.Cells == w.cells }) {
		return
	}
	p := unique.Pattern{Cells: w.cells, Digits: w.digits, Subset: explained}
	switch n := w.cells.Len(); {
	case n >= 10:
		p.SE = 50
	case n >= 8:
		p.SE = 47
	case n >= 6:
		p.SE = 46
	}
	p.Load(&w.board)
	w.loops = append(w.loops, p)
}
