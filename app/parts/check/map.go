package check

import (
	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/repair"
)

// What happens around the map of a puzzle's solutions.
type (
	// SolutionsCompared asks for the map.
	SolutionsCompared struct{ desk.To[Check] }
	// GroupPicked marks the cells of an unavoidable set, counted from 1, on the
	// board, or takes the mark away if they are marked.
	GroupPicked struct {
		desk.To[Check]
		Group int
	}
)

// firstAddition is the offer of the first of the map's additions; the others
// follow downwards.
const firstAddition = MinimalOffer - 1

// Addition is the offer to add what one of the map's additions has, counted from 0.
func Addition(i int) Offer { return firstAddition - Offer(i) }

func (c *Check) compare(d *desk.Desk) []desk.Cmd {
	if r := c.Checked(d); r == nil || r.Count < 2 || c.Map != nil {
		return nil
	}
	return d.Send(sender, work.MapSolutions{Givens: wire.Grid(d.Sheet().Position.Givens), Limit: repair.MapLimit})
}

// pick marks a set, or no longer.
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

// Mapped is the map of the present puzzle's solutions, nil if they were not
// compared.
func (c *Check) Mapped(d *desk.Desk) *work.SolutionsMapped {
	if c.Checked(d) == nil {
		return nil
	}
	return c.Map
}

// Marked are the cells of the set that is marked.
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

// added is the present puzzle with one of the map's additions.
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
