package text

import "sudoku/solver/board"

// Cell names a cell as the catalog's naming has it.
func (c *Catalog) Cell(cell board.Cell) string { return c.Techniques.Cell(cell) }

// Placed lists digits in cells.
func (c *Catalog) Placed(set *board.CandidateSet) string {
	return c.Techniques.Placements(listOf(set))
}

// RuledOut lists digits that are not in cells.
func (c *Catalog) RuledOut(set *board.CandidateSet) string {
	return c.Techniques.Eliminations(listOf(set))
}

func listOf(set *board.CandidateSet) (list []board.Candidate) {
	for x := range set.All() {
		list = append(list, x)
	}
	return list
}
