package rate

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/path"
)

// Rating is all that is said about how hard a puzzle is.
type Rating struct {
	// Grade is None, and all else 0 or empty, if the puzzle has no or several
	// solutions.
	Grade  Grade
	HoDoKu HoDoKu
	SE     SE
	// Path is the one that HoDoKu's rating and the grade are of, SEPath the one
	// that Sudoku Explainer's is of.
	Path, SEPath path.Path
	// Techniques counts the steps of Path.
	Techniques []Count
	// Hardest is the step of Path that sets the grade, as an index; -1 if there
	// is nothing to do.
	Hardest int
}

// Progress is what is known while a rating is worked out.
type Progress struct {
	// Rating is what is finished: first nothing, then all but SE.
	Rating *Rating
	// SE is the least that SE.ER will be, in tenths.
	SE int
}

// Rate rates a board. While it works, progress gets what is known so far,
// as soon as HoDoKu's rating is there and whenever the least that Sudoku
// Explainer's will be grows; it may be nil. When ctx is done, what is finished comes with its
// error; the rest is 0 or empty.
func Rate(ctx context.Context, b *board.Board, progress func(Progress)) (Rating, error) {
	if progress == nil {
		progress = func(Progress) {}
	}
	r := Rating{Hardest: -1, HoDoKu: HoDoKu{Hardest: -1}, SE: SE{ERStep: -1, EPStep: -1, EDStep: -1}}
	h, p, err := RateHoDoKu(ctx, b)
	if err != nil || p.UniquenessOff {
		return r, err
	}
	r.HoDoKu, r.Path, r.Techniques, r.Hardest = h, p, h.Techniques, h.Hardest
	r.Grade = PathGrade(&p)
	progress(Progress{Rating: &r})
	r.SE, r.SEPath, err = RateSE(ctx, b, func(atLeast int) { progress(Progress{&r, atLeast}) })
	return r, err
}
