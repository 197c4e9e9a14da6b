package entry

import (
	"sudoku/solver/board"
	"sudoku/solver/format"
)

// Example returns a lesson's position, on which the technique has a step. It is taken
// from the technique's test cases, if possible from one in which no earlier technique of
// the catalog has a step.
func (t *Technique) Example() board.Position {
	r, err := format.HoDoKuLibrary.Parse(":" + t.Key + "::" + t.Board + ":::")
	if err != nil {
		return board.Position{} // the technique has no example
	}
	return r.Position
}
