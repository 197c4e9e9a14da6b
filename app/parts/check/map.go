package check

import (
	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/repair"
)

// The messages for the map of a puzzle's solutions.
type (
	// SolutionsCompared requests the map.
	SolutionsCompared struct{ desk.To[Check] }
	// GroupPicked marks the cells of an unavoidable set, counted from 1, on the board, or
	// removes the mark.
	GroupPicked struct {
		desk.To[Check]
		Group int
	}
)

// firstAddition is the offer of the map's first addition. Later additions have lower
// numbers.
const firstAddition = MinimalOffer - 1

// Addition returns the offer of the map's addition i, counted from 0.
func Addition(i int) Offer { return firstAddition - Offer(i) }

func (c *Check) compare(d *desk.Desk) []desk.Cmd {
	if r := c.Checked(d); r == nil || r.Count < 2 || c.Map != nil {
		return nil
	}
	return d.Send(sender, work.MapSolutions{Givens: wire.Grid(d.Sheet().Position.Givens), Limit: repair.MapLimit})
}

// pick marks a set, or unmarks it if it is marked.
func (c *Check) pick(d *desk.Desk, group int) {
	a := c.Mapped(d)
	switch {
	case a == nil || group < 1 || group > len(a.Unavoidable):
	case c.Group == group:
		c.Group = 0
	default:
		c.Group = group
	}
}

// Mapped returns the map of the current puzzle's solutions, or nil.
func (c *Check) Mapped(d *desk.Desk) *work.SolutionsMapped {
	if c.Checked(d) == nil {
		return nil
	}
	return c.Map
}

// Marked returns the cells of the marked set.
func (c *Check) Marked(d *desk.Desk) (cells board.CellSet) {
	a := c.Mapped(d)
	if a == nil || c.Group < 1 || c.Group > len(a.Unavoidable) {
		return cells
	}
	for _, cell := range a.Unavoidable[c.Group-1] {
		cells = cells.With(cell)
	}
	return cells
}

// added returns the current puzzle with one of the map's additions.
func (c *Check) added(d *desk.Desk, o Offer) (g board.Grid) {
	a, i := c.Mapped(d), int(firstAddition-o)
	if a == nil || i >= len(a.Additions) {
		return g
	}
	g = d.Sheet().Position.Givens
	for _, x := range a.Additions[i] {
		g[x.Cell()] = x.Digit()
	}
	return g
}
