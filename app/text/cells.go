package text

import (
	"sync"

	"sudoku/solver/board"
)

// cellNames are the names of all cells, by catalog: each picture of the board has them
// all, and a picture is made with every key.
var cellNames sync.Map // of *[board.Cells]string

// Cell names a cell as the catalog's naming has it.
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

// RuledOut lists digits that are not in cells.
func (c *Catalog) RuledOut(set *board.CandidateSet) string {
	return c.Techniques.Eliminations(sortedCandidates(set))
}

func sortedCandidates(set *board.CandidateSet) (list []board.Candidate) {
	for x := range set.All() {
		list = append(list, x)
	}
	return list
}
