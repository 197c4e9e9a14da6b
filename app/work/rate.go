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

// Rated is the answer to Rate; package rate says what the figures mean.
type Rated struct {
	Grade rate.Grade `json:"grade"` // rate.None for a puzzle with no or several solutions

	Score       int             `json:"score"` // HoDoKu's
	Level       rate.Level      `json:"level"`
	HoDoKuDone  bool            `json:"hodokuDone"` // its path reaches the solution
	Techniques  []TechniqueUsed `json:"techniques"` // of that path
	LevelSetter string          `json:"levelSetter"`

	ER       int    `json:"er"` // Sudoku Explainer's, in tenths
	EP       int    `json:"ep"`
	ED       int    `json:"ed"`
	SEDone   bool   `json:"seDone"`
	ERSetter string `json:"erSetter"` // the technique of the step that set ER, "" if none did
	Profile  []int  `json:"profile"`  // the rating of each step of Sudoku Explainer's path, in tenths
}

// TechniqueUsed is how many steps of a path a technique has.
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

// setter is the technique of a step of a path, "" for -1.
func setter(p *path.Path, i int) string {
	if i < 0 {
		return ""
	}
	return p.Steps[i].Technique.Key
}
