package technique

import (
	"iter"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// BruteForce stands for a digit that is taken from the solution where nothing
// else is left, as HoDoKu does in its paths. It is not in the catalog, and its
// finder finds nothing: whoever knows the solution makes the step.
var BruteForce = &Technique{
	Key: bruteForceKey, Name: "Brute Force", Score: 10000, OnRequest: true,
	Find: func(*board.Board) iter.Seq[step.Step] { return func(func(step.Step) bool) {} },
}

const bruteForceKey = "brute-force"

// FromSolution is the step that places a digit of the solution.
func FromSolution(b *board.Board, x board.Candidate) step.Step {
	s := step.Step{
		Technique:  bruteForceKey,
		Placements: []board.Candidate{x},
		Args:       []step.Arg{step.CellArg("cell", x.Cell()), step.DigitArg("digit", x.Digit())},
		Views:      make([]step.View, 1),
	}
	s.Views[0].MarkCells(board.CellSetOf(x.Cell()), step.Pattern)
	return s
}
