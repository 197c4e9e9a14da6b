package making

import (
	"sudoku/solver/board"
	"sudoku/solver/search"
)

// dig removes givens from a solved grid, orbit by orbit in a given order, as long as the
// puzzle keeps a required property. A puzzle that has the property with fewer givens also
// has it with more. Therefore dig can try many orbits at once and still get the same
// puzzle as if it tried each alone.
type dig struct {
	solution, givens board.Grid
	cells            board.CellSet // cells with givens
	// guide holds rules that must solve the puzzle. If it is empty, the puzzle must have
	// one solution.
	guide Rules
	// fewest is the minimum number of givens.
	fewest int
	// unavoidable holds sets of cells in which another solution differs from the intended
	// one. A puzzle without a given in one of these sets has several solutions.
	unavoidable []board.CellSet
}

// maxUnavoidable is the maximum number of unavoidable sets kept. The sets found first
// tend to be small and thus the most useful.
const maxUnavoidable = 128

// atOnce is the number of givens that the first try removes at once.
const atOnce = 28

// Dug removes givens from a solved grid, orbit by orbit in the given order, as long as
// the puzzle has one solution or, if there is a guide, the rules of the guide solve it.
// It leaves at least fewest givens.
func Dug(solution *board.Grid, order []board.CellSet, guide Rules, fewest int) board.Grid {
	d := dig{solution: *solution, givens: *solution, cells: board.AllCells, guide: guide, fewest: fewest}
	d.run(order)
	return d.givens
}

// run removes as many givens as possible.
func (d *dig) run(order []board.CellSet) {
	size := atOnce
	for len(order) > 0 {
		n, out := d.next(order, size)
		if n == 0 {
			order = order[1:] // the orbit is larger than allowed
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

// next returns the number and the cells of the first orbits of a list that have at most
// size cells together. If the first orbit is larger, next returns it alone. n is 0 if
// too few givens would remain.
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

// keeps reports whether the puzzle keeps the required property without the givens of some
// orbits.
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

// learn records another solution.
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

// IsMinimal reports whether no given can be removed.
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
