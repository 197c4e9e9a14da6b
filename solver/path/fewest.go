package path

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Fewest looks for a path with few steps. Where no digit can be placed, it takes the step
// after which singles place the most digits. Finally, it removes the steps that the
// solution does not need. An even shorter path may exist. It calls report repeatedly with
// the number of filled cells.
func (r Recipe) Fewest(ctx context.Context, b *board.Board, report func(filled int)) (Path, error) {
	fit, off, err := r.For(ctx, b)
	p := Path{Last: *b, UniquenessOff: off}
	for err == nil && !p.Last.IsSolved() {
		filled := board.Cells - p.Last.Empty().Len()
		report(filled)
		t, s, ok := fit.next(ctx, &p.Last, silent)
		if ok && len(s.Placements) == 0 {
			t, s = fit.mostAtOnce(ctx, &p.Last, func() { report(filled) })
		}
		if err = ctx.Err(); err != nil || !ok {
			break
		}
		p.Steps = append(p.Steps, Taken{t, s, p.Last})
		s.Apply(&p.Last)
	}
	if p.Solved = p.Last.IsSolved(); p.Solved {
		p.Steps = shorten(ctx, b, p.Steps, (*board.Board).IsSolved, func(s *step.Step) bool { return len(s.Placements) == 0 }, func() { report(board.Cells) })
	}
	return p, err
}

// mostAtOnce returns the step after which singles make the most progress. If several tie,
// it returns the cheapest.
func (r Recipe) mostAtOnce(ctx context.Context, b *board.Board, report func()) (t *technique.Technique, s step.Step) {
	best := -1
	for _, x := range r.Techniques {
		report()
		if ctx.Err() != nil || x.Long != nil && best >= 0 {
			break
		}
		for found := range x.Steps(ctx, b, report) {
			if !found.HasEffect(b) {
				continue
			}
			after := *b
			found.Apply(&after)
			if n := progress(ctx, &after); n > best {
				best, t, s = n, x, found
			}
		}
	}
	return t, s
}

// progress measures how far singles lead from a board: by the number of digits placed,
// then by the number of candidates eliminated.
func progress(ctx context.Context, b *board.Board) int {
	at := *b
	for {
		_, s, ok := onlySingles.next(ctx, &at, silent)
		if !ok {
			break
		}
		s.Apply(&at)
	}
	left := 0
	for c := range at.Empty().All() {
		left += at.Candidates(c).Len()
	}
	return (board.Cells-at.Empty().Len())*board.Candidates - left
}
