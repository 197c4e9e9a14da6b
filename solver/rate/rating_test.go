package rate_test

import (
	"context"
	"errors"
	"os"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/sample"
	"sudoku/solver/path"
	"sudoku/solver/rate"
)

// TestRate checks the progress reports, puzzles without a rating, and cancelling.
func TestRate(t *testing.T) {
	g := sample.Puzzle(62)
	b := board.FromGrid(&g)
	var reports []rate.Progress
	r, err := rate.Rate(t.Context(), &b, func(p rate.Progress) { reports = append(reports, p) })
	if err != nil {
		t.Fatal(err)
	}
	if r.Grade == rate.None || r.SE.ER == 0 || r.HoDoKu.Score == 0 || len(r.HoDoKuPath.Steps) == 0 || len(r.SEPath.Steps) == 0 {
		t.Errorf("%+v", r)
	}
	if len(reports) < 2 || reports[0].SE != 0 || reports[0].Rating.HoDoKu.Score != r.HoDoKu.Score || reports[len(reports)-1].SE != r.SE.ER {
		t.Errorf("reports %+v", reports)
	}
	for name, broken := range map[string]board.Grid{"several": {}, "none": {0: 1, 1: 1}} {
		b := board.FromGrid(&broken)
		r, err := rate.Rate(t.Context(), &b, func(rate.Progress) { t.Errorf("%s solutions: reported something", name) })
		if err != nil || r.Grade != rate.None || r.HoDoKu.Score != 0 || r.SE.ER != 0 || r.HoDoKu.Hardest != -1 {
			t.Errorf("%s solutions: %+v, %v", name, r, err)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	r, err = rate.Rate(ctx, &b, func(rate.Progress) { cancel() })
	if !errors.Is(err, context.Canceled) || r.HoDoKu.Score == 0 || r.SE.ER != 0 {
		t.Errorf("ended early: %+v, %v", r, err)
	}
}

// TestGrades compares the table of grades in the README with the code.
func TestGrades(t *testing.T) {
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	recipe, _ := path.ByKey("hodoku")
	for _, tt := range []struct {
		key   string
		grade rate.Grade
		line  string
	}{
		{"hidden-single-box", rate.GradeEasy, "| Easy | Easy |"},
		{"naked-pair", rate.GradeMedium, "| Medium | Medium |"},
		{"xy-wing", rate.GradeHard, "| Hard | Hard |"},
		{"xy-chain", rate.GradeExpert, "| Expert | Unfair |"},
		{"", rate.GradeExtreme, "| Extreme | Extreme |"},
	} {
		p := path.Path{Solved: tt.key != ""}
		for _, x := range recipe.Techniques {
			if x.Key == tt.key {
				p.Steps = append(p.Steps, path.Taken{Technique: x})
			}
		}
		if got := rate.PathGrade(&p); got != tt.grade || !strings.HasPrefix(tt.line, "| "+got.String()+" |") {
			t.Errorf("%s makes a puzzle %v", tt.key, got)
		}
		if !strings.Contains(string(readme), tt.line) {
			t.Errorf("the README lacks %q", tt.line)
		}
	}
}
