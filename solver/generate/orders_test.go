package generate_test

import (
	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/rate"
)

// An order is a spec used by the tests.
type order struct {
	name string
	spec generate.Spec
	// If slow is n, the property tests run the order only on every nth seed.
	slow uint64
}

// ring is a symmetric pattern of 40 cells, with a ring in each corner box.
var ring = parsePattern(
	"XXX...XXX",
	"X.X.X.X.X",
	"XXX...XXX",
	"...X.X...",
	".X.....X.",
	"...X.X...",
	"XXX...XXX",
	"X.X.X.X.X",
	"XXX...XXX",
)

func parsePattern(rows ...string) (cells board.CellSet) {
	for row, line := range rows {
		for column, mark := range line {
			if mark == 'X' {
				cells = cells.With(board.CellAt(row, column))
			}
		}
	}
	return cells
}

// orders covers every kind of spec.
var orders = []order{
	{"any", generate.Spec{}, 1},
	{"minimal", generate.Spec{Minimal: true}, 1},
	{"easy", generate.Spec{Grade: rate.GradeEasy}, 1},
	{"easy-minimal", generate.Spec{Grade: rate.GradeEasy, Minimal: true}, 1},
	{"easy-many-givens", generate.Spec{Grade: rate.GradeEasy, Symmetry: generate.HalfTurn, Givens: generate.Range{Min: 34, Max: 36}}, 1},
	{"medium", generate.Spec{Grade: rate.GradeMedium}, 1},
	{"medium-full", generate.Spec{Grade: rate.GradeMedium, Symmetry: generate.FullSymmetry}, 4},
	{"hard", generate.Spec{Grade: rate.GradeHard}, 2},
	{"hard-filled", generate.Spec{Grade: rate.GradeHard, Symmetry: generate.LeftRight, Givens: generate.Range{Min: 30, Max: 32}}, 8},
	{"expert", generate.Spec{Grade: rate.GradeExpert, Symmetry: generate.Diagonal}, 20},
	{"extreme", generate.Spec{Grade: rate.GradeExtreme}, 100},
	{"hard-or-more", generate.Spec{Grade: rate.GradeHard, UpTo: rate.GradeExtreme, Symmetry: generate.QuarterTurn}, 4},
	{"only-naked-singles", generate.Spec{Only: []string{"full-house", "naked-single"}}, 1},
	{"only-pointing", generate.Spec{Only: []string{"hidden-single-box", "hidden-single-line", "pointing"}, Grade: rate.GradeMedium}, 10},
	{"er-1.5", generate.Spec{ER: generate.Range{Min: 15, Max: 15}}, 1},
	{"er-2.6-3.0", generate.Spec{ER: generate.Range{Min: 26, Max: 30}}, 5},
	{"er-4.2-5.0", generate.Spec{ER: generate.Range{Min: 42, Max: 50}, Symmetry: generate.TopBottom}, 20},
	{"score-700-900", generate.Spec{Score: generate.Range{Min: 700, Max: 900}, Symmetry: generate.BothMirrors}, 20},
	{"hidden-pair", generate.Spec{Techniques: []string{"hidden-pair"}}, 5},
	{"direct-pointing", generate.Spec{Techniques: []string{"direct-pointing"}, Hardest: true}, 10},
	{"hidden-single", generate.Spec{Techniques: []string{"hidden-single-line"}, Hardest: true, Symmetry: generate.Antidiagonal}, 1},
	{"several", generate.Spec{Techniques: []string{"x-wing", "pointing", "xy-wing"}, Hardest: true}, 400},
	{"x-wing", generate.Spec{Techniques: []string{"x-wing"}}, 20},
	{"xy-wing", generate.Spec{Techniques: []string{"xy-wing"}, Hardest: true, Symmetry: generate.HalfTurn}, 50},
	{"few-givens", generate.Spec{Givens: generate.Range{Min: 17, Max: 22}}, 5},
	{"minimal-half-turn", generate.Spec{Minimal: true, Symmetry: generate.HalfTurn}, 4},
	{"both-diagonals", generate.Spec{Grade: rate.GradeEasy, Symmetry: generate.BothDiagonals}, 1},
	{"ring", generate.Spec{Pattern: ring, Symmetry: generate.FullSymmetry}, 20},
	{"ring-hard", generate.Spec{Pattern: ring, Grade: rate.GradeMedium, UpTo: rate.GradeHard}, 100},
}
