package making

import (
	"sudoku/solver/board"
	"sudoku/solver/search"
)

// dig takes givens out of a solved grid, orbit by orbit in a given order, as long as
// the puzzle keeps what is asked of it. Whoever keeps it with fewer givens keeps it
// with more, so many orbits may be tried at once; the puzzle is the same as if each
// were tried by itself.
type dig struct {
	solution, givens board.Grid
	cells            board.CellSet // those of the givens
	// guide are rules that must solve the puzzle; none: it must have one solution.
	guide Rules
	// fewest is the number of givens below which it does not go.
	fewest int
	// unavoidable are sets of cells in which some other solution differs: a puzzle
	// that has a given in none of them has several solutions.
	unavoidable []board.CellSet
}

// maxUnavoidable bounds the list of unavoidable sets, of which most that are found
// first are small and so the most useful.
const maxUnavoidable = 128

// atOnce is the number of givens that are taken out at once at first.
const atOnce = 28

// Dug is what is left of a solved grid when all givens of orbits are taken out, in a
// given order, that the puzzle can do without: it keeps one solution or, if there is
// a guide, is solved by these rules. It does not go below so many givens.
func Dug(solution *board.Grid, order []board.CellSet, guide Rules, fewest int) board.Grid {
	d := dig{solution: *solution, givens: *solution, cells: board.AllCells, guide: guide, fewest: fewest}
	d.run(order)
	return d.givens
}

// run takes out what it can.
func (d *dig) run(order []board.CellSet) {
	size := atOnce
	for len(order) > 0 {
		n, out := d.next(order, size)
		if n == 0 {
			order = order[1:] // the orbit is larger than what may go
			continue
		}
		switch {
		case d.keeps(out, n):
			d.take(out)
			order = order[n:]
		case n == 1:
			order = order[1:]
			size = 1
		default:
			size = out.Len() / 2
		}
	}
}

// next are the first orbits of a list, one at the least, that have so many cells
// together and may go: how many, and their cells.
func (d *dig) next(order []board.CellSet, size int) (n int, out board.CellSet) {
	size = min(size, d.cells.Len()-d.fewest)
	for n < len(order) {
		with := out.Or(order[n])
		if with.Len() > size && (n > 0 || with.Len() > d.cells.Len()-d.fewest) {
			break
		}
		out = with
		n++
	}
	return n, out
}

func (d *dig) take(out board.CellSet) {
	for c := range out.All() {
		d.givens[c] = 0
	}
	d.cells = d.cells.Minus(out)
}

// keeps reports whether the puzzle keeps what is asked of it without the givens of
// some orbits.
func (d *dig) keeps(out board.CellSet, orbits int) bool {
	left := d.cells.Minus(out)
	for _, u := range d.unavoidable {
		if !u.Meets(left) {
			return false
		}
	}
	less := d.givens
	for c := range out.All() {
		less[c] = 0
	}
	if d.guide != 0 {
		return d.guide.Solves(&less)
	}
	if orbits > 1 {
		return search.Solve(&less).Count == 1
	}
	for c := range out.All() {
		if other, ok := search.Without(&less, c, d.solution[c]); ok {
			d.learn(&other)
			return false
		}
	}
	return true
}

// learn takes note of another solution.
func (d *dig) learn(other *board.Grid) {
	if len(d.unavoidable) == maxUnavoidable {
		return
	}
	var u board.CellSet
	for c := range other {
		if other[c] != d.solution[c] {
			u = u.With(board.Cell(c))
		}
	}
	d.unavoidable = append(d.unavoidable, u)
}

// IsMinimal reports whether no given can be left out.
func IsMinimal(g, solution *board.Grid) bool {
	for c, given := range g {
		if given == 0 {
			continue
		}
		less := *g
		less[c] = 0
		if _, ok := search.Without(&less, board.Cell(c), solution[c]); !ok {
			return false
		}
	}
	return true
}
