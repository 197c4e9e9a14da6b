package rate

import (
	"context"

	"sudoku/solver/board"
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

// Level is one of HoDoKu's five, also the class of a technique.
type Level uint8

// The levels.
const (
	Easy Level = iota
	Medium
	Hard
	Unfair
	Extreme
)

var levelNames = [...]string{"Easy", "Medium", "Hard", "Unfair", "Extreme"}

// String is the level's name in HoDoKu.
func (l Level) String() string { return levelNames[l] }

// levelScores are the highest scores that the levels below Extreme allow.
var levelScores = [...]int{Easy: 800, Medium: 1000, Hard: 1600, Unfair: 1800}

// hodokuClasses are the classes of the techniques in HoDoKu's default
// configuration, Extreme for those that are not listed.
var hodokuClasses = func() map[string]Level {
	classes := make(map[string]Level)
	for level, keys := range [...][]string{
		Easy: {"full-house", "hidden-single-box", "hidden-single-line", "naked-single"},
		Medium: {
			"locked-pair", "locked-triple", "pointing", "claiming",
			"naked-pair", "naked-triple", "hidden-pair", "hidden-triple",
		},
		Hard: {
			"naked-quad", "hidden-quad", "x-wing", "swordfish", "jellyfish", "remote-pair", "bug-plus-1",
			"skyscraper", "two-string-kite", "turbot-fish", "empty-rectangle", "w-wing", "xy-wing", "xyz-wing",
			"unique-rectangle-1", "unique-rectangle-2", "unique-rectangle-3", "unique-rectangle-4",
			"unique-rectangle-5", "unique-rectangle-6", "hidden-rectangle",
			"avoidable-rectangle-1", "avoidable-rectangle-2", "finned-x-wing", "sashimi-x-wing",
			"simple-colours-trap", "simple-colours-wrap", "multi-colours-1", "multi-colours-2",
		},
		Unfair: {
			"finned-swordfish", "sashimi-swordfish", "finned-jellyfish", "sashimi-jellyfish", "sue-de-coq",
			"x-chain", "xy-chain", "continuous-nice-loop", "discontinuous-nice-loop", "aic",
			"grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop", "grouped-aic",
			"als-xz", "als-xy-wing", "als-chain",
			"franken-x-wing", "franken-swordfish", "finned-franken-x-wing", "finned-franken-swordfish",
		},
	} {
		for _, key := range keys {
			classes[key] = Level(level)
		}
	}
	return classes
}()

// classOf is the class of a technique.
func classOf(t *technique.Technique) Level {
	if level, ok := hodokuClasses[t.Key]; ok {
		return level
	}
	return Extreme
}

// HoDoKuOf is the rating of a path walked by the recipe "hodoku".
func HoDoKuOf(p *path.Path) HoDoKu {
	r := HoDoKu{Techniques: CountOf(p), Hardest: -1, Solved: p.Solved}
	for i, taken := range p.Steps {
		t := taken.Technique
		r.Solved = r.Solved && t != technique.BruteForce
		r.Score += t.Score
		if r.Hardest >= 0 {
			top := p.Steps[r.Hardest].Technique
			if class, highest := classOf(t), classOf(top); class < highest || class == highest && t.Score <= top.Score {
				continue
			}
		}
		r.Hardest, r.Level = i, classOf(t)
	}
	for r.Level < Extreme && r.Score > levelScores[r.Level] {
		r.Level++
	}
	if !r.Solved {
		r.Level = Extreme
	}
	return r
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
	p, err := fit.Walk(ctx, b)
	if err != nil {
		return HoDoKu{Hardest: -1}, p, err
	}
	return HoDoKuOf(&p), p, nil
}
