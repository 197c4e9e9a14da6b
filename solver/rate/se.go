package rate

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/path"
)

// SE is the rating of a path as Sudoku Explainer 1.2.1 rates puzzles, in
// tenths: 72 means 7.2. What "as" means is in this folder's README.
type SE struct {
	// ER, the rating, is the hardest step of the whole path; Unsolved if the
	// path does not reach the solution, 0 if there is nothing to do or the
	// puzzle has no or several solutions.
	ER int
	// EP, the pearl, is the hardest step up to and with the first that places a
	// digit. ED, the diamond, is the first step: it opens the puzzle.
	EP, ED int
	// The steps that set the three, as indices of the path: the first of the
	// rating, -1 where there is none.
	ERStep, EPStep, EDStep int
	// Solved: the path reaches the solution.
	Solved bool
}

// Unsolved is the rating of a proper puzzle that the techniques do not solve.
const Unsolved = 200

// PathSE is the rating of a path walked by the recipe "se".
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

// RateSE walks from a board by the recipe "se" and rates the path. While it
// walks, progress gets what the rating is at least: after every step, and ten
// times a second during a long search; it may be nil. A board whose givens have no or several
// solutions is rated 0. When ctx is done the path so far comes with its error,
// and the rating is 0.
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
