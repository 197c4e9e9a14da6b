package rate

import (
	"context"
	"math"
	"slices"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/path"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// The parameters of the model of solving times, in seconds. As in Pelánek's model, a step
// takes longer the more complex it is and the fewer alternatives there are:
//
// Radek Pelánek, Difficulty Rating of Sudoku Puzzles: An Overview and Evaluation,
// arXiv:1403.7373, 2014.
//
// The parameters are fitted to published times; testdata/times.txt names the sources.
const (
	writing = 6.0  // entering a digit
	full    = 9.0  // finding the only full house
	hidden  = 18.0 // finding the only hidden single
	naked   = 60.0 // finding the only naked single
	// pattern is the time to find a step with an ER of 2.6 if there is only one. Each
	// further tenth of ER multiplies the time by e^growth, that is, adds about 4%.
	pattern, growth = 13.0, 0.04
	// unrated is the assumed ER of techniques that Sudoku Explainer does not have. Higher
	// ERs than most count as most. Both are in tenths.
	unrated, most = 55, 90
	// manyWays is the maximum number of steps of a technique that count as alternatives.
	manyWays = 6
)

// Duration estimates how long the average player on a puzzle site takes to solve a board.
// It returns 0 if the puzzle does not have exactly one solution. It also returns 0 if the
// puzzle needs techniques that only experts look for, since players' times then differ
// too much. If ctx is done, Duration returns the error of ctx.
func Duration(ctx context.Context, b *board.Board) (time.Duration, error) {
	r := path.Easiest()
	r.Techniques = slices.DeleteFunc(r.Techniques, func(t *technique.Technique) bool { return t.Long != nil || t.Class >= entry.Expert })
	p, err := r.Walk(ctx, b, nil)
	if err != nil || p.UniquenessOff || !p.Solved {
		return 0, err
	}
	seconds := 0.0
	for i := range p.Steps {
		seconds += stepSeconds(&p.Steps[i])
	}
	return time.Duration(seconds * float64(time.Second)), nil
}

// stepSeconds returns how long a step takes.
func stepSeconds(taken *path.Taken) float64 {
	if taken.Technique.Class == entry.Single {
		return writing + 1/singlesPerSecond(&taken.Before)
	}
	er := taken.Technique.Rating(&taken.Step)
	if er == 0 {
		er = unrated
	}
	ways := 0
	for range taken.Technique.Find(&taken.Before) {
		if ways++; ways == manyWays {
			break
		}
	}
	return pattern * math.Exp(growth*float64(min(er, most)-26)) / math.Sqrt(float64(ways))
}

// singlesPerSecond returns the rate at which a player finds singles on a board. It is the
// sum of the rates for each single, since the searches for them are independent.
func singlesPerSecond(b *board.Board) float64 {
	empty := b.Empty()
	var fullCells, hiddenCells, nakedCells board.CellSet
	for c := range empty.All() {
		if b.Candidates(c).Len() == 1 {
			nakedCells = nakedCells.With(c)
		}
	}
	for _, h := range board.BoxesFirst() {
		if left := empty.And(h.Cells()); left.Len() == 1 {
			fullCells = fullCells.Or(left)
		}
		for d := range board.AllDigits.All() {
			if places := b.Places(d).And(h.Cells()); places.Len() == 1 {
				hiddenCells = hiddenCells.Or(places)
			}
		}
	}
	hiddenCells = hiddenCells.Minus(fullCells)
	nakedCells = nakedCells.Minus(fullCells).Minus(hiddenCells)
	return float64(fullCells.Len())/full + float64(hiddenCells.Len())/hidden + float64(nakedCells.Len())/naked
}
