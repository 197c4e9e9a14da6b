package generate

import (
	"context"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/hodoku"
	"sudoku/solver/internal/making"
	"sudoku/solver/rate"
	"sudoku/solver/technique"
)

// classes maps each grade to the highest class of its techniques in HoDoKu.
var classes = map[rate.Grade]hodoku.Level{
	rate.GradeHard: hodoku.Hard, rate.GradeExpert: hodoku.Unfair, rate.GradeExtreme: hodoku.Extreme,
}

// beyondBasics holds HoDoKu's recipes for the classes Hard and Unfair, without the
// singles and the basics. Each recipe ends with the last technique of its class, but
// some techniques of a higher class precede it. Deciding a grade requires no forcing
// chains.
var beyondBasics = func() map[hodoku.Level]hodoku.Recipe {
	up := make(map[hodoku.Level]hodoku.Recipe)
	for _, class := range []hodoku.Level{hodoku.Hard, hodoku.Unfair} {
		inOrder := hodoku.Default().Techniques()
		last := len(inOrder) - 1
		for hodoku.TechniqueLevel(inOrder[last]) > class {
			last--
		}
		up[class] = hodoku.Default().Without(func(t *technique.Technique) bool {
			at := slices.IndexFunc(inOrder, func(x *technique.Technique) bool { return x.Key == t.Key })
			return hodoku.TechniqueLevel(t) <= hodoku.Medium || at > last
		})
	}
	return up
}()

// isOfGrade reports whether a puzzle that the basics do not solve has a grade in the
// range. It follows HoDoKu's path from the board that the basics leave. The path uses
// other techniques only when no basic step is left, so it always passes through that
// board.
func (p *plan) isOfGrade(ctx context.Context, b board.Board) (bool, error) {
	if p.to <= rate.GradeMedium {
		return p.to == rate.None, nil
	}
	from, to := max(p.from, rate.GradeHard), p.to
	recipe := beyondBasics[min(classes[to], hodoku.Unfair)]
	hardest := hodoku.Hard
	var q making.Plain
	for hardest < classes[from] || to < rate.GradeExtreme {
		t, s, ok := recipe.Choose(ctx, &b)
		if err := ctx.Err(); err != nil {
			return false, err
		}
		if !ok {
			return to == rate.GradeExtreme, nil
		}
		if hardest = max(hardest, hodoku.TechniqueLevel(t)); hardest > classes[to] {
			return false, nil
		}
		s.Apply(&b)
		q.LoadBoard(&b, making.Basics)
		if q.Run() {
			return hardest >= classes[from], nil
		}
		q.Onto(&b)
	}
	return true, nil
}
