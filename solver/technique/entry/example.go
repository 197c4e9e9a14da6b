package entry

import (
	"sudoku/solver/board"
	"sudoku/solver/format"
)

// Example is a position on which the technique has a step, for a lesson. It is
// one of the technique's own test cases: if there is such a case, one where no
// technique before it in the catalog has a step.
func (t *Technique) Example() board.Position {
	r, err := format.HoDoKuLibrary.Parse(":" + t.Key + "::" + t.Board + ":::")
	if err != nil {
		return board.Position{} // a technique without an example
	}
	return r.Position
}
