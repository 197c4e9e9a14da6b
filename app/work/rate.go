package work

import (
	"context"

	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/path"
	"sudoku/solver/rate"
)

// Rate asks how hard a puzzle is.
type Rate struct {
	Givens wire.Grid `json:"givens"`
}

// Rated is the answer to Rate; see package rate.
type Rated struct {
	Grade rate.Grade `json:"grade"` // rate.None unless the solution is unique

	Score       int             `json:"score"` // HoDoKu's score
	Level       rate.Level      `json:"level"`
	HoDoKuDone  bool            `json:"hodokuDone"` // HoDoKu's path reaches the solution
	Techniques  []TechniqueUsed `json:"techniques"` // techniques of HoDoKu's path
	LevelSetter string          `json:"levelSetter"`

	ER       int    `json:"er"` // Sudoku Explainer's rating, in tenths
	EP       int    `json:"ep"`
	ED       int    `json:"ed"`
	SEDone   bool   `json:"seDone"`
	ERSetter string `json:"erSetter"` // technique of the step that determines ER, or ""
	Profile  []int  `json:"profile"`  // rating of each step of Sudoku Explainer's path, in tenths
}

// TechniqueUsed counts the steps of a technique on a path.
type TechniqueUsed struct {
	Key   string `json:"key"`
	Steps int    `json:"steps"`
}

func (Rated) answer() {}

func (job Rate) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	report := throttled(progress)
	givens := board.Grid(job.Givens)
	b := board.FromGrid(&givens)
	h, p, err := rate.RateHoDoKu(ctx, &b)
	if err != nil || p.UniquenessOff {
		return Rated{}, err
	}
	progress(Progress{Total: board.Cells})
	recipe, _ := path.ByKey("se")
	q, err := recipe.Walk(ctx, &b, func(p path.Progress) { report(Progress{Done: p.Filled, Total: board.Cells}) })
	if err != nil {
		return nil, err
	}
	se := rate.PathSE(&q)
	out := Rated{
		Grade: rate.PathGrade(&p), Score: h.Score, Level: h.Level, HoDoKuDone: h.Solved,
		ER: se.ER, EP: se.EP, ED: se.ED, SEDone: se.Solved,
		LevelSetter: setter(&p, h.Hardest), ERSetter: setter(&q, se.ERStep),
	}
	for _, x := range h.Techniques {
		out.Techniques = append(out.Techniques, TechniqueUsed{x.Technique.Key, x.Steps})
	}
	for i := range q.Steps {
		out.Profile = append(out.Profile, q.Steps[i].Technique.Rating(&q.Steps[i].Step))
	}
	return out, nil
}

// setter returns the technique of step i of a path, or "" if i is -1.
func setter(p *path.Path, i int) string {
	if i < 0 {
		return ""
	}
	return p.Steps[i].Technique.Key
}
