package check

import (
	"sudoku/app/desk"
	"sudoku/app/text"
	"sudoku/app/work"
	"sudoku/solver/repair"
)

// Working describes the progress of an examination or a comparison of solutions.
func (*Check) Working(b *desk.Busy, t *text.Catalog) string {
	switch b.Job.(type) {
	case work.Check:
		return t.Check.Stages[b.Progress.Stage]
	case work.MapSolutions:
		return t.Check.Stages[min(b.Progress.Stage, int(repair.Listing))]
	}
	return ""
}
