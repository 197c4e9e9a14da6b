package daily

import "sudoku/solver/rate"

// usual holds how long a standard player takes for puzzles of a grade: the typical time
// in seconds, and the standard deviation of its logarithm.
type usual struct {
	seconds int
	spread  float64
}

// usually was measured on 40 puzzles of Usual for each grade. Most extreme puzzles have no
// estimate: see rate.Duration.
var usually = [...]usual{
	rate.GradeEasy:    {410, .09},
	rate.GradeMedium:  {635, .13},
	rate.GradeHard:    {785, .16},
	rate.GradeExpert:  {1055, .22},
	rate.GradeExtreme: {},
}

// Usually returns how long a standard player takes for the puzzles of a grade, and the
// spread of these times on a logarithmic scale. It returns 0 if the times differ too
// much.
func Usually(g rate.Grade) (seconds int, spread float64) {
	u := usually[g]
	return u.seconds, u.spread
}
