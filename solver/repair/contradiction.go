package repair

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/sorting"
)

// contradictions finds minimal sets of givens without a solution, in a grid that
// has none: each has one without any of its cells. Among the sets that several
// orders of deletion come to, one with the fewest cells is first; two equal digits
// that see each other always come first. With ErrLimit comes one set that is not
// proven minimal.
func (p *prober) contradictions(g *board.Grid) ([]board.CellSet, error) {
	if cores := obvious(g); len(cores) > 0 {
		return cores, nil
	}
	orders := deletionOrders(g)
	p.begin(len(orders))
	var cores []board.CellSet
	least := board.Cells + 1
	start := p.left
	for i, order := range orders {
		if start-p.left > enough {
			break
		}
		p.at.Done = i
		// Some sets of few givens take long to see through. An order that
		// meets one is given up for the sake of the others.
		core, err := p.shrink(g, order, least, hookNodes)
		switch {
		case err == ErrLimit:
			continue
		case err != nil:
			return nil, err
		case !core.IsEmpty() && !slices.Contains(cores, core):
			cores = append(cores, core)
			least = min(least, core.Len())
		}
	}
	if len(cores) == 0 {
		core, err := p.shrink(g, orders[len(orders)-1], least, p.left)
		return []board.CellSet{core}, err
	}
	sorting.Stable(cores, func(a, b board.CellSet) int { return cmp.Compare(a.Len(), b.Len()) })
	return cores, nil
}

// enough is the number of positions that go into the search for a smaller set.
const enough = 40_000

// obvious are the contradictions that need no search: values that are no
// digits, then pairs of equal digits that see each other.
func obvious(g *board.Grid) (cores []board.CellSet) {
	for c, d := range g {
		if d > 9 {
			cores = append(cores, board.NewCellSet(board.Cell(c)))
		}
	}
	for _, conflict := range g.Conflicts() {
		cores = append(cores, board.NewCellSet(conflict.A, conflict.B))
	}
	return cores
}

// deletionOrders lists the givens in several orders: for each house those
// first that have the least to do with it, so that what is left lies close
// together, then some random ones, always the same.
func deletionOrders(g *board.Grid) (orders [][]board.Cell) {
	givens := slices.Collect(g.Filled().All())
	for h := range board.House(board.Houses) {
		var near [board.Cells]int
		for _, c := range givens {
			near[c] = c.Peers().Or(board.NewCellSet(c)).And(h.Cells().Minus(g.Filled())).Len()
		}
		order := slices.Clone(givens)
		sorting.Stable(order, func(a, b board.Cell) int { return cmp.Compare(near[a], near[b]) })
		orders = append(orders, order)
	}
	random := rand.New(rand.NewPCG(81, 9))
	for range 13 {
		order := slices.Clone(givens)
		random.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		orders = append(orders, order)
	}
	return orders
}

// shrink deletes givens in an order as long as there is no solution, in parts
// that become smaller, at last one by one. It gives up with the empty set when
// it sees that it will have more than a number of cells, and with ErrLimit when a
// set takes more than a number of nodes; what comes with an error has no
// solution, but is not minimal.
func (p *prober) shrink(g *board.Grid, order []board.Cell, least, nodes int) (board.CellSet, error) {
	rest := slices.Clone(order)
	for part := max(1, len(rest)/2); ; part = max(1, part/2) {
		for i := 0; i < len(rest); {
			fewer := slices.Delete(slices.Clone(rest), i, min(i+part, len(rest)))
			smaller := only(g, fewer)
			found, err := p.countWithin(&smaller, 1, nodes)
			if err != nil {
				return board.NewCellSet(rest...), err
			}
			if found.Count > 0 {
				i += part
			} else {
				rest = fewer
			}
			// In the last turn the cells before i are all needed.
			if part == 1 && i > least {
				return board.CellSet{}, nil
			}
		}
		if part == 1 {
			return board.NewCellSet(rest...), nil
		}
	}
}

// only is the grid with no other givens than those in some cells.
func only(g *board.Grid, cells []board.Cell) (less board.Grid) {
	for _, c := range cells {
		less[c] = g[c]
	}
	return less
}
