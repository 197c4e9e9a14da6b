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

// Line holds techniques that are searched together. Of all their steps, the one with the
// lowest rating is chosen. Ties are broken by lower complexity, then by the position of
// the technique in the line, then by the candidate at the start of the chain.
type Line struct {
	Techniques []*technique.Technique
	at         []int // original positions in the line
}

// Without returns the line without the techniques for which drop returns true.
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

// found is a step found by a technique of a line.
type found struct {
	technique *technique.Technique
	step      step.Step
	at        int
}

// find yields the steps of technique i that have an effect.
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

// All yields all steps of the line, cheapest first.
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

// First returns the cheapest step of the line; ok is false if no step exists or ctx is
// done. It relies on each technique yielding its cheapest step first. Searches that may
// take long call tick.
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

// begins returns the candidate at the start of the step's chain, or 0 if the step has no
// chain.
func (x *found) begins() board.Candidate {
	if chain, ok := x.step.Arg("chain").(step.Chain); ok {
		start := chain[0].From
		return board.NewCandidate(start.Cells.First(), start.Digit)
	}
	return 0
}

// compare orders the steps of a line as described for Line.
func compare(x, y found) int {
	return cmp.Or(
		cmp.Compare(x.rating(), y.rating()),
		cmp.Compare(x.step.Complexity, y.step.Complexity),
		cmp.Compare(x.at, y.at),
		cmp.Compare(x.begins(), y.begins()),
	)
}
