package path

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Fewest looks for a path with few steps: where no digit can be placed it takes
// the step behind which singles place the most, and leaves out in the end what
// the solution does not need. The shortest path of all may be shorter still.
// told is called again and again with the number of cells that are filled.
func (r Recipe) Fewest(ctx context.Context, b *board.Board, told func(filled int)) (Path, error) {
	fit, off, err := r.For(ctx, b)
	p := Path{Last: *b, UniquenessOff: off}
	for err == nil && !p.Last.IsSolved() {
		filled := board.Cells - p.Last.Empty().Len()
		told(filled)
		t, s, ok := fit.next(ctx, &p.Last, untold)
		if ok && len(s.Placements) == 0 {
			t, s = fit.mostAtOnce(ctx, &p.Last, func() { told(filled) })
		}
		if err = ctx.Err(); err != nil || !ok {
			break
		}
		p.Steps = append(p.Steps, Taken{t, s, p.Last})
		s.Apply(&p.Last)
	}
	if p.Solved = p.Last.IsSolved(); p.Solved {
		p.Steps = shorten(ctx, b, p.Steps, (*board.Board).IsSolved, func(s *step.Step) bool { return len(s.Placements) == 0 }, func() { told(board.Cells) })
	}
	return p, err
}

// mostAtOnce is the step of a board that leads farthest, the cheapest of
// several.
func (r Recipe) mostAtOnce(ctx context.Context, b *board.Board, told func()) (t *technique.Technique, s step.Step) {
	best := -1
	for _, x := range r.Techniques {
		told()
		if ctx.Err() != nil || x.Long != nil && best >= 0 {
			break
		}
		for found := range x.Steps(ctx, b, told) {
			if !hasEffect(&found, b) {
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

// progress measures how far singles lead from a board: by the digits placed,
// then by the candidates ruled out.
func progress(ctx context.Context, b *board.Board) int {
	at := *b
	for {
		_, s, ok := onlySingles.next(ctx, &at, untold)
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
