package drawn

import (
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// HoDoKuStepGrid is PencilMarkGrid with the marks that HoDoKu lays on a step:
// "*" on a candidate of the pattern, "#" on a fin, "@" on an endo-fin, "A" and
// so on for almost locked sets, "-" on what is eliminated. The marks and the
// step are passed over; what the step eliminates is still there.
//
// Source: HoDoKu's clipboard, "PM grid with step".
var HoDoKuStepGrid = core.Format{
	Key:   "hodoku-step-grid",
	Keeps: core.Keep(core.Eliminations, core.DeadCells),
	Look: func(s core.Source) bool {
		plain, marks := basic.WithoutStepMarks(s)
		return marks > 0 && basic.DetectPencilMarks(plain)
	},
	Reads: func(s core.Source) (core.Reading, *core.Error) {
		plain, marks := basic.WithoutStepMarks(s)
		r, err := basic.ParsePencilMarks(plain)
		if marks > 0 {
			r.Dropped[core.Steps] = 1
		}
		return r, err
	},
}
