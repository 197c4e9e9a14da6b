package text

import (
	"sync"

	"sudoku/solver/board"
)

// cellNames caches the names of all cells by catalog. Each view of the board uses all of
// them, and every key press creates a view.
var cellNames sync.Map // *[board.Cells]string

// Cell returns the name of a cell in the catalog's naming.
func (c *Catalog) Cell(cell board.Cell) string {
	made, ok := cellNames.Load(c)
	if !ok {
		names := &[board.Cells]string{}
		for i := range names {
			names[i] = c.Techniques.Cell(board.Cell(i))
		}
		made, _ = cellNames.LoadOrStore(c, names)
	}
	return made.(*[board.Cells]string)[cell]
}

// Placed lists digits in cells.
func (c *Catalog) Placed(set *board.CandidateSet) string {
	return c.Techniques.Placements(sortedCandidates(set))
}

// RuledOut lists eliminated candidates.
func (c *Catalog) RuledOut(set *board.CandidateSet) string {
	return c.Techniques.Eliminations(sortedCandidates(set))
}

func sortedCandidates(set *board.CandidateSet) (list []board.Candidate) {
	for x := range set.All() {
		list = append(list, x)
	}
	return list
}
