package explainer

import (
	"cmp"
	"context"
	"iter"

	"sudoku/solver/board"
	"sudoku/solver/sorting"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Line is techniques that are searched together: of all their steps the one with
// the lowest rating is taken, of several that with the least complexity, of
// several that at the first place of the line, of several the one whose chain
// begins first.
type Line struct {
	Techniques []*technique.Technique
	at         []int // their places in the line
}

// Without is the line without the techniques to drop.
func (l Line) Without(drop func(*technique.Technique) bool) Line {
	var rest Line
	for i, t := range l.Techniques {
		if !drop(t) {
			rest.Techniques = append(rest.Techniques, t)
			rest.at = append(rest.at, l.at[i])
		}
	}
	return rest
}

// found is a step of a line.
type found struct {
	technique *technique.Technique
	step      step.Step
	at        int
}

// find yields the steps of the technique number i that have an effect.
func (l Line) find(ctx context.Context, i int, b *board.Board, tick func(*technique.Technique)) iter.Seq[found] {
	return func(yield func(found) bool) {
		x := found{technique: l.Techniques[i], at: l.at[i]}
		for x.step = range x.technique.Steps(ctx, b, func() { tick(x.technique) }) {
			if x.step.HasEffect(b) && !yield(x) {
				return
			}
		}
	}
}

// All yields all steps of a line, the cheapest first.
func (l Line) All(b *board.Board) iter.Seq2[*technique.Technique, step.Step] {
	return func(yield func(*technique.Technique, step.Step) bool) {
		var together []found
		for i := range l.Techniques {
			for x := range l.find(context.Background(), i, b, func(*technique.Technique) {}) {
				if len(l.Techniques) > 1 {
					together = append(together, x)
				} else if !yield(x.technique, x.step) {
					return
				}
			}
		}
		sorting.Stable(together, compare)
		for _, x := range together {
			if !yield(x.technique, x.step) {
				return
			}
		}
	}
}

// First is the cheapest step of a line; ok is false if there is none, or if ctx
// is done. Each technique has its cheapest step first. A search that may take
// long calls tick.
func (l Line) First(ctx context.Context, b *board.Board, tick func(*technique.Technique)) (t *technique.Technique, s step.Step, ok bool) {
	var best found
	for i, t := range l.Techniques {
		if ctx.Err() != nil {
			return nil, step.Step{}, false
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
	return best.technique, best.step, best.technique != nil
}

func (x *found) rating() int { return x.technique.Rating(&x.step) }

// begins is the candidate with which the chain of a step begins, 0 if it has
// none.
func (x *found) begins() board.Candidate {
	if chain, ok := x.step.Arg("chain").(step.Chain); ok {
		start := chain[0].From
		return board.NewCandidate(start.Cells.First(), start.Digit)
	}
	return 0
}

// compare compares two steps of a line as Line says.
func compare(x, y found) int {
	return cmp.Or(
		cmp.Compare(x.rating(), y.rating()),
		cmp.Compare(x.step.Complexity, y.step.Complexity),
		cmp.Compare(x.at, y.at),
		cmp.Compare(x.begins(), y.begins()),
	)
}
