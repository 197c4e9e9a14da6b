package check

import (
	"sudoku/solver/argument"
	"sudoku/solver/board"
)

// Facts returns an error unless the facts of each sentence hold on the board, and the
// effects of the sentence follow from these and earlier facts.
func Facts(b *board.Board, sentences ...argument.Sentence) error {
	c := checker{board: b}
	c.begin()
	for i := range sentences {
		if err := c.take(&sentences[i]); err != nil {
			return err
		}
	}
	return nil
}
