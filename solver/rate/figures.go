package rate

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/explainer"
	"sudoku/solver/hodoku"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Figures are the ratings of a puzzle without the paths that they are of. For long
// lists they are worked out without drawing, or even choosing, each single.
type Figures struct {
	Grade Grade
	Score int
	Level Level
	// Techniques are those of HoDoKu's path, in the order in which they come first;
	// Hardest is the one that sets the level, nil if there is nothing to do.
	Techniques []*technique.Technique
	Hardest    *technique.Technique
	// ER, EP and ED are Sudoku Explainer's, in tenths; Setter is the technique that
	// sets ER, nil if none does.
	ER, EP, ED int
	Setter     *technique.Technique
}

// What the two programs try: HoDoKu after the singles, Sudoku Explainer after those
// of its first line.
var (
	asHoDoKu      = hodoku.Default()
	beyondSingles = explainer.Recipe()[1:]
)

// Measure rates a board whose givens have one solution; any other has no figures,
// and it is for the caller to know. When ctx is done its error comes.
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

// rateSE follows Sudoku Explainer's path, of which singles that follow each other
// come at once.
func (f *Figures) rateSE(ctx context.Context, start *board.Board) error {
	b, others := *start, beyondSingles
	for !b.IsSolved() {
		if first, highest := explainer.Singles(&b, f.ER); first != 0 {
			f.rated(first, true, nil)
			f.rated(highest, true, nil)
			continue // perhaps to the end
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

// rated counts a step of Sudoku Explainer's path; t is nil for a single.
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

// nextStep is the first step of the first line that has one.
func nextStep(ctx context.Context, lines []explainer.Line, b *board.Board) (t *technique.Technique, s step.Step, ok bool) {
	for _, l := range lines {
		if t, s, ok = l.First(ctx, b, func(*technique.Technique) {}); ok {
			break
		}
	}
	return t, s, ok
}
