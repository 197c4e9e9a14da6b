package path

import (
	"cmp"
	"context"
	"iter"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// place is where a technique stands in the order of a recipe. The techniques
// of a line are searched together: of all their steps the one with the lowest
// rating is taken, of several that with the least complexity, of several that at
// the first place of the line, of several the one whose chain begins first.
type place struct{ line, at int }

// line is a line of a recipe, or one technique of a recipe without lines.
type line struct {
	techniques []*technique.Technique
	places     []place
}

// lines yields the lines of a recipe in order.
func (r Recipe) lines() iter.Seq[line] {
	return func(yield func(line) bool) {
		for first, end := 0, 0; first < len(r.Techniques); first = end {
			end = first + 1
			l := line{techniques: r.Techniques[first:end]}
			if r.places != nil {
				for end < len(r.places) && r.places[end].line == r.places[first].line {
					end++
				}
				l = line{r.Techniques[first:end], r.places[first:end]}
			}
			if !yield(l) {
				return
			}
		}
	}
}

// found is a step of a line.
type found struct {
	technique *technique.Technique
	step      step.Step
	at        int // the place in the line
}

// find yields the steps of the technique number i that have an effect.
func (l line) find(ctx context.Context, i int, b *board.Board, tick tick) iter.Seq[found] {
	return func(yield func(found) bool) {
		x := found{technique: l.techniques[i]}
		if l.places != nil {
			x.at = l.places[i].at
		}
		for x.step = range x.technique.Steps(ctx, b, func() { tick(x.technique) }) {
			if hasEffect(&x.step, b) && !yield(x) {
				return
			}
		}
	}
}

// all yields all steps of a line, the cheapest first.
func (l line) all(b *board.Board) iter.Seq[found] {
	return func(yield func(found) bool) {
		var together []found
		for i := range l.techniques {
			for x := range l.find(context.Background(), i, b, untold) {
				if len(l.techniques) > 1 {
					together = append(together, x)
				} else if !yield(x) {
					return
				}
			}
		}
		slices.SortStableFunc(together, compare)
		for _, x := range together {
			if !yield(x) {
				return
			}
		}
	}
}

// first is the cheapest step of a line; its technique is nil if there is none,
// or if ctx is done. Each technique has its cheapest step first.
func (l line) first(ctx context.Context, b *board.Board, tick tick) found {
	var best found
	for i, t := range l.techniques {
		if ctx.Err() != nil {
			return found{}
		}
		if best.technique != nil && best.rating() < t.SE {
			continue
		}
		for x := range l.find(ctx, i, b, tick) {
			if best.technique == nil || compare(x, best) < 0 {
				best = x
			}
			break
		}
	}
	return best
}

func (x *found) rating() int { return x.technique.Rating(&x.step) }

// begins is the candidate with which the chain of a step begins, 0 if it has
// none.
func (x *found) begins() board.Candidate {
	if chain, ok := x.step.Arg("chain").(step.Chain); ok {
		start := chain[0].From
		return board.CandidateOf(start.Cells.First(), start.Digit)
	}
	return 0
}

// compare compares two steps of a line as place says.
func compare(x, y found) int {
	return cmp.Or(
		cmp.Compare(x.rating(), y.rating()),
		cmp.Compare(x.step.Complexity, y.step.Complexity),
		cmp.Compare(x.at, y.at),
		cmp.Compare(x.begins(), y.begins()),
	)
}
