package repair

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/sorting"
)

// contradictions finds minimal sets of contradictory givens in a grid without a
// solution: removing any cell of such a set makes it solvable. If there are
// contradictions that need no search, it returns only these. Otherwise it tries several
// orders of deletion and puts one of the smallest sets first. If the error is ErrLimit,
// the result is a single set that is not proven minimal.
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
		// Some small sets of givens take long to search. Give up an order that meets such a
		// set, and try the others.
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

// enough is the number of positions after which contradictions tries no further orders.
const enough = 40_000

// obvious returns the contradictions that need no search: values that are not digits,
// then pairs of equal digits that see each other.
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

// deletionOrders lists the givens in several orders. For each house there is an order
// that starts with the givens least related to the house, so that the remaining ones lie
// close together. Some random orders with a fixed seed follow.
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

// shrink deletes givens in the given order as long as the grid has no solution, in chunks
// that shrink to single cells. It returns the empty set once the result is sure to exceed
// least cells, and ErrLimit if a set takes more than the given number of nodes. A set
// returned with an error has no solution but may not be minimal.
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
			// In the last round, all cells before i are needed.
			if part == 1 && i > least {
				return board.CellSet{}, nil
			}
		}
		if part == 1 {
			return board.NewCellSet(rest...), nil
		}
	}
}

// only returns the grid with only the givens in the listed cells.
func only(g *board.Grid, cells []board.Cell) (less board.Grid) {
	for _, c := range cells {
		less[c] = g[c]
	}
	return less
}
