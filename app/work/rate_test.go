package work_test

import (
	"testing"

	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/rate"
)

func TestRate(t *testing.T) {
	got := serve(t, work.Rate{Givens: grid(t, wikipedia)}).Answer.(work.Rated)
	if got.Grade != rate.GradeEasy || got.Level.String() != "Easy" || got.Score != 204 || !got.HoDoKuDone || !got.SEDone {
		t.Errorf("rated %+v", got)
	}
	steps := 0
	for _, x := range got.Techniques {
		steps += x.Steps
	}
	if empty := board.Cells - 30; steps != empty || len(got.Profile) != empty {
		t.Errorf("%d steps of HoDoKu and %d of Sudoku Explainer, want one for each of %d cells", steps, len(got.Profile), empty)
	}
	if got.ER == 0 || got.ERSetter == "" || got.EP > got.ER || got.ED > got.EP {
		t.Errorf("Sudoku Explainer's ratings are %d/%d/%d by %q", got.ER, got.EP, got.ED, got.ERSetter)
	}
	if none := serve(t, work.Rate{Givens: grid(t, several)}).Answer.(work.Rated); none.Grade != rate.None {
		t.Errorf("a puzzle with several solutions is rated %+v", none)
	}
}
