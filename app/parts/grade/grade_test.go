package grade_test

import (
	"fmt"
	"strings"
	"testing"

	"sudoku/app/desk"
	"sudoku/app/parts/grade"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/rate"
)

const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

// TestGrade checks that the engine is asked once for each puzzle that may have exactly
// one solution, and that only the answer to the last request counts.
func TestGrade(t *testing.T) {
	var g grade.Grade
	d := desk.New()
	put := func(givens string) string {
		s := d.Sheet()
		for c := range s.Position.Givens {
			s.Position.Givens[c] = 0
		}
		for c, digit := range givens {
			if digit != '.' {
				s.Position.Givens[c] = board.Digit(digit - '0')
			}
		}
		d.Change(s, desk.Notice{})
		var said []string
		for _, cmd := range g.AfterUpdate(&d) {
			switch cmd := cmd.(type) {
			case desk.ComputeParallel:
				said = append(said, fmt.Sprint("ask ", cmd.Request.ID))
			case desk.StopParallel:
				said = append(said, fmt.Sprint("stop ", cmd.First, " to ", cmd.Last))
			}
		}
		return strings.Join(said, ", ")
	}
	known := func() string {
		count, known := d.Solutions()
		return fmt.Sprint(count, " ", known, " ", d.Grade())
	}
	answer := func(id int, a work.Answer, err string) {
		g.HandleAnswer(&d, &desk.Answer{Response: work.Response{ID: id, Answer: a, Err: err}})
	}
	for i, step := range []struct {
		do   func() string
		want string
	}{
		{func() string { return put("") }, ""},
		{func() string { return put("53..7....6..195....98....6.8...6...34.") }, ""}, // 16 digits
		{func() string { return put(puzzle) }, "ask 1"},
		{func() string { return put(puzzle) }, ""},
		{known, "0 false "},
		{func() string { return put("534" + puzzle[3:]) }, "stop 1 to 1, ask 2"},
		{func() string { answer(1, work.Graded{Count: 2}, ""); return known() }, "0 false "},
		{func() string {
			answer(2, work.Graded{Count: 1, Grade: rate.GradeHard, Seconds: 700}, "")
			return known()
		}, "1 true Hard"},
		{func() string { return put(puzzle) }, "ask 3"},
		{known, "0 false "},
		{func() string { return put("534" + puzzle[3:]) }, "stop 3 to 3"}, // already known
		{known, "1 true Hard"},
		{func() string { return put("531" + puzzle[3:]) }, "ask 4"},
		{func() string { answer(4, nil, "the worker died"); return known() }, "0 false "},
	} {
		if got := step.do(); got != step.want {
			t.Errorf("step %d: %q, want %q", i, got, step.want)
		}
	}
}
