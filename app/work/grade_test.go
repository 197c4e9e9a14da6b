package work_test

import (
	"testing"

	"sudoku/app/work"
	"sudoku/solver/rate"
)

func TestGrade(t *testing.T) {
	for name, tt := range map[string]struct {
		givens string
		want   work.Graded
	}{
		"easy": {wikipedia, work.Graded{Count: 1, Grade: rate.GradeEasy, Seconds: 398,
			Solution: grid(t, "534678912672195348198342567859761423426853791713924856961537284287419635345286179")}},
		"extreme": {"800000000003600000070090200050007000000045700000100030001000068008500010090000400", work.Graded{Count: 1, Grade: rate.GradeExtreme,
			Solution: grid(t, "812753649943682175675491283154237896369845721287169534521974368438526917796318452")}},
		"several":     {several, work.Graded{Count: 2}},
		"none":        {"55" + wikipedia[2:], work.Graded{}},
		"none, quiet": {"536" + wikipedia[3:], work.Graded{}},
	} {
		if got := serve(t, work.Grade{Givens: grid(t, tt.givens)}).Answer; got != tt.want {
			t.Errorf("%s: %+v, want %+v", name, got, tt.want)
		}
	}
}
