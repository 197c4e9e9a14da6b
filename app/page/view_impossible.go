package page

import (
	"sudoku/app/desk"
	"sudoku/app/parts/check"
	"sudoku/app/parts/solve"
	"sudoku/app/parts/steps"
	"sudoku/app/show"
	"sudoku/solver/board"
)

// findConflicts returns the conflicts that the status names as the reason why there is no
// solution.
func findConflicts(d *desk.Desk, own *solve.Solve, c *check.Check, stepsPart *steps.Steps) []board.Conflict {
	report := c.Drawn(d).Report
	none := own.Verdict.NoSolution && stepsPart.Hint.Level == 0
	if report != nil {
		none = report.Counted && report.Count == 0
	}
	if !none {
		return nil
	}
	s := d.Sheet()
	conflicts := show.Obvious(&s)
	return conflicts[:min(len(conflicts), show.MostConflicts)]
}
