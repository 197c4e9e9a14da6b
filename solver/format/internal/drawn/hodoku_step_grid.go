package drawn

import (
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// HoDoKuStepGrid is a PencilMarkGrid with HoDoKu's marks for a step: "*" for the
// candidates of the pattern, "#" for fins, "@" for endo-fins, "A" and so on for almost
// locked sets, and "-" for eliminations. The marks and the step are ignored, so the
// eliminated candidates remain.
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
