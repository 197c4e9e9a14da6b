package generate

import (
	"context"
	"errors"

	"sudoku/solver/board"
	"sudoku/solver/internal/making"
	"sudoku/solver/path"
	"sudoku/solver/rate"
)

// attempt makes a puzzle and reports whether it meets the spec. The result depends only
// on the seed and the number of the attempt.
func (p *plan) attempt(ctx context.Context, seed uint64, number int) (made Puzzle, ok bool, err error) {
	r := making.NewRandom(seed, number)
	if !p.Pattern.IsEmpty() {
		made, ok, err = p.inPattern(ctx, r)
	} else {
		made, ok, err = p.dug(ctx, r)
	}
	made.Seed, made.Attempt = seed, number
	return made, ok, err
}

// dug digs a puzzle out of a random grid.
func (p *plan) dug(ctx context.Context, r *making.Random) (made Puzzle, ok bool, err error) {
	made.Solution = making.FullGrid(r)
	order := append([]board.CellSet(nil), p.orbits...)
	making.Shuffle(r, order)
	wanted := p.wanted(r)
	fewest := 0
	if p.fails == 0 && !p.Minimal {
		fewest = wanted // for harder puzzles, dig as far as possible and add givens later
	}
	made.Givens = making.Dug(&made.Solution, order, p.guide, fewest)
	cells := made.Givens.Filled()
	if n := cells.Len(); p.Givens != (Range{}) && (n > p.Givens.Max || p.Minimal && n < p.Givens.Min) {
		return made, false, nil
	}
	if p.Minimal && p.Symmetry != NoSymmetry && !making.IsMinimal(&made.Givens, &made.Solution) {
		return made, false, nil
	}
	if ok, err = p.fits(ctx, &made.Givens); !ok || p.Minimal {
		return made, ok, err
	}
	return p.fill(ctx, made, cells, order, wanted)
}

// wanted returns the number of givens that an attempt aims for; 0 means as few as
// possible.
func (p *plan) wanted(r *making.Random) int {
	if p.Givens == (Range{}) {
		return 0
	}
	least := max(p.Givens.Min, board.FewestGivens)
	return least + r.Below(min(p.Givens.Max, board.Cells-1)-least+1)
}

// fill adds givens as long as the puzzle still meets the spec. It stops at the wanted
// number of givens, or as close to it as the orbits allow.
func (p *plan) fill(ctx context.Context, made Puzzle, cells board.CellSet, order []board.CellSet, wanted int) (filled Puzzle, ok bool, err error) {
	for _, orbit := range order {
		if cells.Len() >= wanted {
			break
		}
		if cells.Meets(orbit) || cells.Len()+orbit.Len() > p.Givens.Max {
			continue
		}
		more := made.Givens
		for c := range orbit.All() {
			more[c] = made.Solution[c]
		}
		ok, err := p.fits(ctx, &more)
		if err != nil {
			return made, false, err
		}
		if ok {
			made.Givens, cells = more, cells.Or(orbit)
		}
	}
	return made, p.Givens.Has(cells.Len()), nil
}

// fits reports whether a proper puzzle meets the spec, apart from where its givens are.
// It makes the cheapest checks first.
func (p *plan) fits(ctx context.Context, g *board.Grid) (bool, error) {
	if p.fails != 0 && p.fails != making.Basics && p.fails.Solves(g) {
		return false, nil
	}
	if p.solved != 0 && p.solved != p.guide && !p.solved.Solves(g) {
		return false, nil
	}
	if p.fails == making.Basics || p.to != rate.None || p.needed != nil && !p.needed.basic {
		var q making.Plain
		q.Load(g, making.Basics)
		if q.Run() {
			if p.fails == making.Basics {
				return false, nil
			}
		} else {
			b := q.Board(g)
			if ok, err := p.isOfGrade(ctx, b); !ok {
				return false, err
			}
			if p.needed != nil && !p.needed.basic {
				if ok, err := p.needed.isNeeded(ctx, b); !ok {
					return false, err
				}
			}
		}
	}
	return p.fitsWhole(ctx, g)
}

// fitsWhole makes the checks that need a complete path.
func (p *plan) fitsWhole(ctx context.Context, g *board.Grid) (bool, error) {
	b := board.FromGrid(g)
	if p.needed != nil && p.needed.basic {
		if ok, err := p.needed.isNeeded(ctx, b); !ok {
			return false, err
		}
	}
	if len(p.only) > 0 && !(isPlain(p.only) && p.solved != 0) {
		walked, err := path.Recipe{Key: "only", Techniques: p.only}.Walk(ctx, &b, nil)
		if err != nil || !walked.Solved {
			return false, err
		}
	}
	if p.Score != (Range{}) {
		r, _, err := rate.RateHoDoKu(ctx, &b)
		if err != nil || !p.Score.Has(r.Score) {
			return false, err
		}
	}
	if p.ER != (Range{}) {
		return p.hasER(ctx, &b)
	}
	return true, nil
}

// hasER reports whether the puzzle's rating by Sudoku Explainer is in the range. It stops
// once the rating exceeds the range.
func (p *plan) hasER(ctx context.Context, b *board.Board) (bool, error) {
	until, stop := context.WithCancel(ctx)
	defer stop()
	r, _, err := rate.RateSE(until, b, func(atLeast int) {
		if atLeast > p.ER.Max {
			stop()
		}
	})
	if errors.Is(err, context.Canceled) && ctx.Err() == nil {
		return false, nil
	}
	return err == nil && p.ER.Has(r.ER), err
}

// Holds reports whether a proper puzzle meets the spec, apart from where its givens are.
func Holds(ctx context.Context, s Spec, g *board.Grid) (bool, error) {
	p, err := newPlan(&s)
	if err != nil {
		return false, err
	}
	ok, err := p.fits(ctx, g)
	return ok && (p.guide == 0 || p.guide.Solves(g)), err
}
