package show

import (
	"sudoku/app/desk"
	"sudoku/app/text"
)

// Working is a part that describes its jobs in the status line while they run.
type Working interface {
	// Working returns the sentence, or "" for another part's job.
	Working(b *desk.Busy, t *text.Catalog) string
}
