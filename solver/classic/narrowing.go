package classic

import "sudoku/solver/board"

// narrowing returns the method that works in passes over the grid. A pass narrows the
// candidates of each open cell, row by row. From the second pass on, a cell with one
// candidate is filled immediately. With hiddenSingles, each pass is followed by a
// second one that fills the only place for a digit in a house. When nothing changes any
// more, the method starts the brute-force search if bruteForce is set. Otherwise it
// stalls or, if a cell has no candidates, reports that there is no solution.
func narrowing(hiddenSingles, bruteForce bool) func(*run) {
	return func(r *run) {
		n := narrower{run: r}
		for c := range n.candidates {
			n.candidates[c] = board.AllDigits
		}
		for changed := true; changed; {
			if !r.step() {
				return
			}
			r.result.Passes++
			r.pass()
			changed = n.narrowAll()
			if hiddenSingles {
				changed = n.hiddenAll() || changed
			}
		}
		open := board.AllCells.Minus(r.result.Grid.Filled())
		dead := false
		for c := range open.All() {
			dead = dead || n.candidates[c].IsEmpty()
		}
		switch {
		case open.IsEmpty():
			r.conclude(true)
		case bruteForce:
			r.conclude(n.bruteForce(0))
		case dead:
			r.result.Outcome = NoSolution
		default:
			r.result.Outcome = Stalled
		}
	}
}

// narrower holds the candidates of the open cells.
type narrower struct {
	*run
	candidates [board.Cells]board.DigitSet
}

// narrowAll narrows every open cell once and reports whether anything changed.
func (n *narrower) narrowAll() (changed bool) {
	for c := range board.Cell(board.Cells) {
		if n.value(c) == 0 {
			changed = n.narrowCell(c, n.result.Passes > 1) || changed
		}
	}
	return changed
}

// narrowCell removes the digits placed in the cell's houses from its candidates. If
// decide is set and one candidate is left, narrowCell writes it. It reports whether
// anything changed.
func (n *narrower) narrowCell(c board.Cell, decide bool) bool {
	before := n.candidates[c]
	after := before & free(&n.result.Grid, c)
	if after != before || n.result.Passes == 1 {
		n.candidates[c] = after
		n.narrow(c, after)
	}
	if decide && after.Len() == 1 {
		n.place(c, after.First())
		return true
	}
	return after != before
}

// hiddenAll narrows every open cell again. It fills the cell if one candidate is left, or
// if exactly one of its candidates has no other place in its column, row or box, checked
// in this order.
func (n *narrower) hiddenAll() (changed bool) {
	for c := range board.Cell(board.Cells) {
		if n.value(c) != 0 {
			continue
		}
		changed = n.narrowCell(c, true) || changed
		if n.value(c) != 0 {
			continue
		}
		houses := c.Houses()
		for _, h := range [3]board.House{houses[1], houses[0], houses[2]} {
			only := n.candidates[c]
			for o := range h.Cells().Without(c).All() {
				if n.value(o) == 0 {
					only &^= n.candidates[o]
				}
			}
			if only.Len() == 1 {
				n.place(c, only.First())
				changed = true
				break
			}
		}
	}
	return changed
}

// bruteForce fills the open cells in row order with their candidates, lowest first,
// skipping those that clash with a placed digit.
func (n *narrower) bruteForce(depth int) (done bool) {
	if !n.node(depth) {
		return true
	}
	c, ok := firstEmpty(&n.result.Grid)
	if !ok {
		return true
	}
	for d := range n.candidates[c].All() {
		if occursScanned(&n.result.Grid, c, d) {
			continue
		}
		n.place(c, d)
		if n.bruteForce(depth + 1) {
			return true
		}
		n.takeBack(c)
	}
	return false
}
