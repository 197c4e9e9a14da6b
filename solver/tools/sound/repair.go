//go:build !js

package main

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/repair"
	"sudoku/solver/search"
)

// repairKey stands in for a technique's key where checks of repairs are counted.
const repairKey = "repair"

// repairs spoils the puzzle by changing or removing a given and checks the diagnosis.
// Each repair must leave exactly its stated solution, the givens said to clash must
// clash, and the digits said to be possible must be possible.
func (c *checker) repairs(ctx context.Context) {
	spoiled := c.puzzle
	cells := c.puzzle.Filled()
	cell := board.Cell(c.random.IntN(board.Cells))
	for !cells.Has(cell) {
		cell = board.Cell(c.random.IntN(board.Cells))
	}
	if spoiled[cell] = 0; c.random.IntN(2) == 0 {
		spoiled[cell] = (c.puzzle[cell]+board.Digit(c.random.IntN(8)))%9 + 1
	}
	c.boards++
	report, err := repair.Diagnose(ctx, &spoiled, repair.Defaults(), nil)
	if err != nil {
		return
	}
	n := &count{steps: 1}
	c.by[repairKey] = n
	said := func(right bool, what string) {
		n.effects++
		if c.effects++; !right {
			c.fail("%s of %v", what, &spoiled)
		}
	}
	number := search.Solve(&spoiled).Count
	said(report.Count == number || number == 2 && report.Count >= 2, "the number of solutions")
	for _, r := range report.Repairs {
		said(c.only(&r.Grid, &r.Solution), "a repair")
	}
	if !report.Contradiction.IsEmpty() {
		said(c.clash(&spoiled, report.Contradiction), "the contradiction")
	}
	if report.Counted && report.Count > 1 {
		said(c.only(&report.Completion.Grid, &report.Completion.Solution), "the completion")
		for x := range report.Candidates.All() {
			with := spoiled
			with[x.Cell()] = x.Digit()
			said(search.Solve(&with).Count > 0, "a possible digit")
		}
	}
	if number == 1 {
		said(c.only(&report.Minimal, &report.Solution), "the minimal puzzle")
	}
}

// only reports whether both solvers find exactly one solution, the given one.
func (c *checker) only(g, solution *board.Grid) bool {
	found := search.Solve(g)
	if c.random.IntN(10) == 0 {
		other := tiny{cells: plain(g)}
		other.solve(2)
		if other.count != found.Count {
			c.fail("the two solvers differ on %v", g)
		}
	}
	return found.Count == 1 && found.Solution == *solution
}

// clash reports whether the digits in the given cells have no common solution.
func (c *checker) clash(g *board.Grid, cells board.CellSet) bool {
	var part board.Grid
	for cell := range cells.All() {
		part[cell] = g[cell]
	}
	return search.Solve(&part).Count == 0
}
