package view

import (
	"sudoku/app/model/check"
	"sudoku/app/model/desk"
	"sudoku/app/model/solve"
	"sudoku/app/model/steps"

	"sudoku/solver/board"
)

// impossibleOf are the conflicts that the status names because of which there is
// no solution.
func impossibleOf(d *desk.Desk, own *solve.Solve, c *check.Check, stepsPart *steps.Steps) []board.Conflict {
	report := checkMarksOf(d, c).report
	none := own.Verdict.NoSolution && stepsPart.Hint.Level == 0
	if report != nil {
		none = report.Counted && report.Count == 0
	}
	if !none {
		return nil
	}
	s := d.Sheet()
	conflicts := obvious(&s)
	return conflicts[:min(len(conflicts), mostConflicts)]
}
