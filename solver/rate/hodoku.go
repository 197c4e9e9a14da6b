package rate

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/hodoku"
	"sudoku/solver/path"
	"sudoku/solver/technique"
)

// HoDoKu is the rating of a path as HoDoKu 2.2 rates puzzles with its default
// configuration. What "as" means is in the README beside this file.
type HoDoKu struct {
	// Score is the sum of the base scores of all steps; 10000 for each digit that
	// HoDoKu takes from the solution, where its techniques end.
	Score int
	// Level is the class of the hardest step, or a higher one if the score is
	// more than the level allows; Extreme if the path is not Solved.
	Level Level
	// Techniques counts the steps.
	Techniques []Count
	// Hardest is the step that sets the level, as an index of the path: the
	// first of the highest class and in that of the highest base score; -1 if
	// there is no step.
	Hardest int
	// Solved: the path reaches the solution, without a digit from it.
	Solved bool
}

// Level is one of HoDoKu's five.
type Level = hodoku.Level

// The levels.
const (
	Easy    = hodoku.Easy
	Medium  = hodoku.Medium
	Hard    = hodoku.Hard
	Unfair  = hodoku.Unfair
	Extreme = hodoku.Extreme
)

// PathHoDoKu is the rating of a path walked by the recipe "hodoku".
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

// scoreLevel is the level of a path: the class of its hardest step, or higher.
func scoreLevel(class Level, score int, solved bool) Level {
	for class < Extreme && score > class.Highest() {
		class++
	}
	if !solved {
		return Extreme
	}
	return class
}

// RateHoDoKu walks from a board by the recipe "hodoku" and rates the path. A
// board whose givens have no or several solutions has no rating. When ctx is
// done the path so far comes with its error and no rating.
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
