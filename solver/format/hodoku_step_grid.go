package format

// HoDoKuStepGrid is PencilMarkGrid with the marks that HoDoKu lays on a step:
// "*" on a candidate of the pattern, "#" on a fin, "@" on an endo-fin, "A" and
// so on for almost locked sets, "-" on what is eliminated. The marks and the
// step are passed over; what the step eliminates is still there.
//
// Source: HoDoKu's clipboard, "PM grid with step".
var HoDoKuStepGrid = Format{
	Key:   "hodoku-step-grid",
	Keeps: keeps(Eliminations, DeadCells),
	detect: func(s source) bool {
		plain, marks := withoutStepMarks(s)
		return marks > 0 && detectPencilMarks(plain)
	},
	parse: func(s source) (Reading, *Error) {
		plain, marks := withoutStepMarks(s)
		r, err := parsePencilMarks(plain)
		if marks > 0 {
			r.Dropped[Steps] = 1
		}
		return r, err
	},
}
