package classic

import "sudoku/solver/board"

// candidatesWithTrial fills in single and unique candidates, with trials and rollback.
// Every cycle fills the cells that have only one candidate. A candidate that occurs only
// once in a row, column or box counts as its cell's only one. If there is no such cell,
// the method tries the first candidate of the first cell with the fewest candidates. If a
// digit appears twice in a house or a cell has no candidate, it takes back the last
// trial. The author limited the number of cycles as a guard against puzzles without a
// solution.
func candidatesWithTrial(r *run) {
	t := trier{run: r}
	for {
		if limit := r.limits.Cycles; limit > 0 && r.result.Cycles >= limit {
			r.stop(LimitReached)
			return
		}
		r.result.Cycles++
		r.pass()
		if !r.node(len(t.trials)) {
			return
		}
		if len(r.result.Grid.Conflicts()) > 0 {
			if !t.rollback() {
				return
			}
			continue
		}
		if _, open := firstEmpty(&r.result.Grid); !open {
			r.conclude(true)
			return
		}
		t.findCandidates()
		if t.writeSingles() {
			continue
		}
		c, fewest := t.fewest()
		if fewest > 0 {
			t.trials = append(t.trials, trial{c, t.candidates[c], len(t.written)})
			t.next()
		} else if !t.rollback() {
			return
		}
	}
}

// trier is the state of the method apart from its grid.
type trier struct {
	*run
	candidates [board.Cells]board.DigitSet
	written    []board.Cell // cells in the order in which they were filled
	trials     []trial      // the trials that have not been taken back
}

// A trial is a cell filled with a digit that was not deduced.
type trial struct {
	cell   board.Cell
	rest   board.DigitSet // candidates not yet tried
	before int            // number of cells written before the trial
}

// findCandidates finds the candidates of the open cells: first the digits that do not
// occur in their houses, then those that are unique in a row, column or box.
func (t *trier) findCandidates() {
	var now [board.Cells]board.DigitSet
	for c, d := range t.result.Grid {
		if d == 0 {
			now[c] = free(&t.result.Grid, board.Cell(c))
		}
	}
	for h := range board.House(board.Houses) {
		for d := range board.AllDigits.All() {
			places, last := 0, board.Cell(0)
			for i := range 9 {
				if c := h.At(i); now[c].Has(d) {
					places, last = places+1, c
				}
			}
			if places == 1 {
				now[last] = board.NewDigitSet(d)
			}
		}
	}
	for c, digits := range now {
		if digits != t.candidates[c] {
			t.narrow(board.Cell(c), digits)
		}
	}
	t.candidates = now
}

// writeSingles fills the cells that have one candidate and reports whether there were
// any.
func (t *trier) writeSingles() (any bool) {
	for c, digits := range t.candidates {
		if digits.Len() == 1 {
			t.write(board.Cell(c), digits.First())
			any = true
		}
	}
	return any
}

// fewest returns the first open cell with the fewest candidates, and their number.
func (t *trier) fewest() (cell board.Cell, fewest int) {
	fewest = 10
	for c, digits := range t.candidates {
		if n := digits.Len(); n < fewest && t.value(board.Cell(c)) == 0 {
			cell, fewest = board.Cell(c), n
		}
	}
	return cell, fewest
}

// rollback undoes the last trial and tries the next candidate of its cell. If none is
// left, it continues with the previous trial. If no trial is left either, it sets the
// outcome and returns false.
func (t *trier) rollback() bool {
	for len(t.trials) > 0 {
		last := &t.trials[len(t.trials)-1]
		for len(t.written) > last.before {
			t.takeBack(t.written[len(t.written)-1])
			t.written = t.written[:len(t.written)-1]
		}
		if !last.rest.IsEmpty() {
			t.next()
			return true
		}
		t.trials = t.trials[:len(t.trials)-1]
	}
	t.conclude(false)
	return false
}

// next tries the next candidate of the last trial.
func (t *trier) next() {
	last := &t.trials[len(t.trials)-1]
	d := last.rest.First()
	last.rest = last.rest.Without(d)
	if !last.rest.IsEmpty() {
		t.result.Trials++
	}
	t.write(last.cell, d)
}

// write writes a digit that rollback can take back.
func (t *trier) write(c board.Cell, d board.Digit) {
	t.place(c, d)
	t.written = append(t.written, c)
}
