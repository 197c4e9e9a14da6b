package rate

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/path"
)

// SE is a path's rating by the rules of Sudoku Explainer 1.2.1, in tenths: 72 means 7.2.
// The README in this folder describes how closely the two programs agree.
type SE struct {
	// ER is the rating of the hardest step in the path. It is Unsolved if the path does
	// not reach the solution, and 0 if the puzzle is already solved or has no solution or
	// several.
	ER int
	// EP, the pearl rating, is the rating of the hardest step up to and including the
	// first placement. ED, the diamond rating, is the rating of the first step.
	EP, ED int
	// The indices in the path of the first steps that set the three ratings, or -1.
	ERStep, EPStep, EDStep int
	// Solved reports whether the path reaches the solution.
	Solved bool
}

// Unsolved is the rating of a proper puzzle that the techniques cannot solve.
const Unsolved = 200

// PathSE rates a path found with the recipe "se".
func PathSE(p *path.Path) SE {
	r := SE{ERStep: -1, EPStep: -1, EDStep: -1, Solved: p.Solved}
	for i := range p.Steps {
		taken := &p.Steps[i]
		if rating := taken.Technique.Rating(&taken.Step); rating > r.ER {
			r.ER, r.ERStep = rating, i
		}
		if i == 0 {
			r.ED, r.EDStep = r.ER, r.ERStep
		}
		if r.EPStep < 0 && len(taken.Step.Placements) > 0 {
			r.EP, r.EPStep = r.ER, r.ERStep
		}
	}
	if !p.Solved {
		r.ER, r.ERStep = Unsolved, -1
	}
	return r
}

// RateSE solves a board with the recipe "se" and rates the path. It calls progress, which
// may be nil, with a lower bound on the rating after every step and ten times a second
// during a long search. A board whose givens have no solution or several is rated 0. If
// ctx is done, RateSE returns the path so far, the rating 0 and the error of ctx.
func RateSE(ctx context.Context, b *board.Board, progress func(atLeast int)) (SE, path.Path, error) {
	recipe, _ := path.ByKey("se")
	none := SE{ERStep: -1, EPStep: -1, EDStep: -1}
	fit, off, err := recipe.For(ctx, b)
	if off || err != nil {
		return none, path.Path{Last: *b, UniquenessOff: off}, err
	}
	var walking func(path.Progress)
	if progress != nil {
		walking = func(p path.Progress) { progress(p.AtLeast) }
	}
	p, err := fit.Walk(ctx, b, walking)
	if err != nil {
		return none, p, err
	}
	return PathSE(&p), p, nil
}
