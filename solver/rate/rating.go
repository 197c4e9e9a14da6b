package rate

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/path"
)

// Rating holds all ratings of a puzzle.
type Rating struct {
	// Grade is None, and all other fields are zero, if the puzzle has no solution or
	// several.
	Grade  Grade
	HoDoKu HoDoKu
	SE     SE
	// HoDoKuPath is the basis of the grade and of HoDoKu's rating. SEPath is the basis of
	// Sudoku Explainer's. RateOwn returns the product's own path.
	HoDoKuPath, SEPath path.Path
}

// Progress is the intermediate result of a rating.
type Progress struct {
	// Rating holds everything except SE and SEPath, which are not finished.
	Rating *Rating
	// SE is a lower bound on the final SE.ER, in tenths.
	SE int
}

// Rate rates a board. It calls progress, which may be nil, when HoDoKu's rating is ready
// and then, as often as RateSE does, with a lower bound on Sudoku Explainer's rating. If
// ctx is done, Rate returns the finished parts and the error of ctx.
func Rate(ctx context.Context, b *board.Board, progress func(Progress)) (Rating, error) {
	if progress == nil {
		progress = func(Progress) {}
	}
	r := Rating{HoDoKu: HoDoKu{Hardest: -1}, SE: SE{ERStep: -1, EPStep: -1, EDStep: -1}}
	h, p, err := RateHoDoKu(ctx, b)
	if err != nil || p.UniquenessOff {
		return r, err
	}
	r.HoDoKu, r.HoDoKuPath = h, p
	r.Grade = PathGrade(&p)
	progress(Progress{Rating: &r})
	r.SE, r.SEPath, err = RateSE(ctx, b, func(atLeast int) { progress(Progress{&r, atLeast}) })
	return r, err
}
