package path

import (
	"sudoku/solver/board"
	"sudoku/solver/internal/making"
	"sudoku/solver/step"
)

// Left returns the number of candidates that remain in empty cells after a step and the
// singles that follow it. The number is 0 if these solve the puzzle.
func Left(b *board.Board, s *step.Step) (candidates int) {
	after := *b
	s.Apply(&after)
	var singles making.Plain
	singles.LoadBoard(&after, making.Singles)
	if singles.Run() {
		return 0
	}
	singles.Onto(&after)
	for c := range after.Empty().All() {
		candidates += after.Candidates(c).Len()
	}
	return candidates
}
