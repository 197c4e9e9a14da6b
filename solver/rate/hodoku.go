package rate

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/hodoku"
	"sudoku/solver/path"
	"sudoku/solver/technique"
)

// HoDoKu is a path's rating by the rules of HoDoKu 2.2 in its default configuration. The
// README in this folder describes how closely the two programs agree.
type HoDoKu struct {
	// Score is the sum of the base scores of all steps, plus 10000 for each digit that
	// HoDoKu takes from the solution because its techniques fail.
	Score int
	// Level is the class of the hardest step, or a higher one if the score exceeds the
	// limit of that level. It is Extreme unless the path is Solved.
	Level Level
	// Techniques counts the steps by technique.
	Techniques []Count
	// Hardest is the index in the path of the step that sets the level: the first one
	// with the highest class and, within that class, the highest base score. It is -1 if
	// the path has no steps.
	Hardest int
	// Solved reports whether the path reaches the solution without taking a digit from
	// it.
	Solved bool
}

// Level is one of HoDoKu's five levels.
type Level = hodoku.Level

const (
	Easy    = hodoku.Easy
	Medium  = hodoku.Medium
	Hard    = hodoku.Hard
	Unfair  = hodoku.Unfair
	Extreme = hodoku.Extreme
)

// PathHoDoKu rates a path found with the recipe "hodoku".
func PathHoDoKu(p *path.Path) HoDoKu {
	r := HoDoKu{Techniques: CountTechniques(p), Hardest: -1, Solved: p.Solved}
	for i, taken := range p.Steps {
		t := taken.Technique
		r.Solved = r.Solved && t != technique.BruteForce
		r.Score += t.Score
		if r.Hardest >= 0 {
			top := p.Steps[r.Hardest].Technique
			if class, highest := hodoku.TechniqueLevel(t), hodoku.TechniqueLevel(top); class < highest || class == highest && t.Score <= top.Score {
				continue
			}
		}
		r.Hardest, r.Level = i, hodoku.TechniqueLevel(t)
	}
	r.Level = scoreLevel(r.Level, r.Score, r.Solved)
	return r
}

// scoreLevel returns the level of a path: the class of its hardest step, or a higher one.
func scoreLevel(class Level, score int, solved bool) Level {
	for class < Extreme && score > class.Highest() {
		class++
	}
	if !solved {
		return Extreme
	}
	return class
}

// RateHoDoKu solves a board with the recipe "hodoku" and rates the path. A board whose
// givens have no solution or several gets no rating. If ctx is done, RateHoDoKu returns
// the path so far, no rating and the error of ctx.
func RateHoDoKu(ctx context.Context, b *board.Board) (HoDoKu, path.Path, error) {
	recipe, _ := path.ByKey("hodoku")
	fit, off, err := recipe.For(ctx, b)
	if off || err != nil {
		return HoDoKu{Hardest: -1}, path.Path{Last: *b, UniquenessOff: off}, err
	}
	p, err := fit.Walk(ctx, b, nil)
	if err != nil {
		return HoDoKu{Hardest: -1}, p, err
	}
	return PathHoDoKu(&p), p, nil
}
