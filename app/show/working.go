package show

import (
	"sudoku/app/desk"
	"sudoku/app/text"
)

// Working is implemented by parts that describe their running jobs in the status line.
type Working interface {
	// Working returns the sentence, or "" for another part's job.
	Working(b *desk.Busy, t *text.Catalog) string
}
