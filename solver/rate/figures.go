package rate

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/explainer"
	"sudoku/solver/hodoku"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Figures holds the ratings of a puzzle without the solution paths. It is meant for
// long lists: Measure keeps no steps, and makes none for singles.
type Figures struct {
	Grade Grade
	Score int
	Level Level
	// Techniques lists the techniques of HoDoKu's path in order of first use. Hardest is
	// the one that sets the level, or nil if the puzzle is already solved.
	Techniques []*technique.Technique
	Hardest    *technique.Technique
	// ER, EP and ED are Sudoku Explainer's ratings, in tenths. Setter is the technique
	// that sets ER, or nil.
	ER, EP, ED int
	Setter     *technique.Technique
}

// The techniques that each program tries: HoDoKu after the singles, Sudoku Explainer
// after the singles of its first line.
var (
	asHoDoKu      = hodoku.Default()
	beyondSingles = explainer.Recipe()[1:]
)

// Measure rates a board. The caller must ensure that the givens have exactly one
// solution; the figures for other boards are meaningless. If ctx is done, Measure returns
// its error.
func Measure(ctx context.Context, b *board.Board) (f Figures, err error) {
	if err = f.rateHoDoKu(ctx, b); err == nil {
		err = f.rateSE(ctx, b)
	}
	if err != nil {
		return Figures{}, err
	}
	return f, nil
}

// rateHoDoKu follows HoDoKu's path.
func (f *Figures) rateHoDoKu(ctx context.Context, start *board.Board) error {
	b, solved := *start, true
	walk := asHoDoKu.Walk(&b)
	for {
		walk.Singles(&b, f.took)
		if b.IsSolved() {
			break
		}
		t, s, ok := walk.NextStep(ctx, &b)
		if err := ctx.Err(); err != nil {
			return err
		}
		if !ok {
			solved = false
			break
		}
		f.took(t)
		solved = solved && t != technique.BruteForce
		s.Apply(&b)
		walk.Took(&s)
	}
	f.Grade, f.Level = gradeNeeding(f.classOfHardest()), scoreLevel(f.classOfHardest(), f.Score, solved)
	if !b.IsSolved() {
		f.Grade = GradeExtreme
	}
	return nil
}

// took counts a step of HoDoKu's path.
func (f *Figures) took(t *technique.Technique) {
	f.Score += t.Score
	for _, x := range f.Techniques {
		if x.Key == t.Key {
			return
		}
	}
	f.Techniques = append(f.Techniques, t)
	if f.Hardest != nil {
		class, highest := hodoku.TechniqueLevel(t), f.classOfHardest()
		if class < highest || class == highest && t.Score <= f.Hardest.Score {
			return
		}
	}
	f.Hardest = t
}

func (f *Figures) classOfHardest() Level {
	if f.Hardest == nil {
		return Easy
	}
	return hodoku.TechniqueLevel(f.Hardest)
}

// rateSE follows Sudoku Explainer's path. It takes consecutive singles all at once.
func (f *Figures) rateSE(ctx context.Context, start *board.Board) error {
	b, others := *start, beyondSingles
	for !b.IsSolved() {
		if first, highest := explainer.Singles(&b, f.ER); first != 0 {
			f.rated(first, true, nil)
			f.rated(highest, true, nil)
			continue // the singles may have solved the puzzle
		}
		t, s, ok := nextStep(ctx, others, &b)
		if err := ctx.Err(); err != nil {
			return err
		}
		if !ok {
			f.ER, f.Setter = Unsolved, nil
			return nil
		}
		f.rated(t.Rating(&s), len(s.Placements) > 0, t)
		s.Apply(&b)
	}
	if f.Setter == nil {
		f.Setter = explainer.Single(f.ER)
	}
	return nil
}

// rated counts a step of Sudoku Explainer's path. t is nil for a single.
func (f *Figures) rated(rating int, places bool, t *technique.Technique) {
	if rating > f.ER {
		f.ER, f.Setter = rating, t
	}
	if f.ED == 0 {
		f.ED = rating
	}
	if places && f.EP == 0 {
		f.EP = f.ER
	}
}

// nextStep returns the first step of the first line that finds one.
func nextStep(ctx context.Context, lines []explainer.Line, b *board.Board) (t *technique.Technique, s step.Step, ok bool) {
	for _, l := range lines {
		if t, s, ok = l.First(ctx, b, func(*technique.Technique) {}); ok {
			break
		}
	}
	return t, s, ok
}
