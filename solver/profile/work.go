package profile

import (
	"context"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/minlex"
	"sudoku/solver/rate"
	"sudoku/solver/search"
	"sudoku/solver/technique"
)

// Work computes the given layers and their dependencies, except for those already
// computed. If ctx is done, Work keeps the finished layers, discards the current one and
// returns the error of ctx.
func (p *Profile) Work(ctx context.Context, layers Layer) error {
	if p.Unreadable {
		return ctx.Err()
	}
	start := time.Now()
	defer func() { p.Time += time.Since(start) }()
	missing := Layer(0).With(layers) &^ p.Layers
	for _, layer := range inOrder {
		if missing&layer == 0 {
			continue
		}
		if err := p.fill(ctx, layer); err != nil {
			return err
		}
		p.Layers |= layer
	}
	return ctx.Err()
}

func (p *Profile) fill(ctx context.Context, layer Layer) error {
	switch layer {
	case Solved:
		return p.solve(ctx)
	case Properties:
		return p.findProperties(ctx)
	case Canonical:
		p.Canonical, p.Automorphisms = minlex.Of(&p.Puzzle)
		return ctx.Err()
	case Rated:
		return p.rate(ctx)
	}
	return nil
}

func (p *Profile) solve(ctx context.Context) error {
	found, err := search.Count(ctx, &p.Puzzle, 2, nil)
	if err == nil {
		p.Solutions, p.Solution = found.Count, found.Solution
	}
	return err
}

// findProperties determines the symmetries and whether the puzzle is minimal.
func (p *Profile) findProperties(ctx context.Context) error {
	givens := p.Puzzle.Filled()
	minimal := p.Solutions == 1
	for c := range givens.All() {
		if !minimal {
			break
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		minimal = p.needs(c)
	}
	p.Minimal, p.Symmetries = minimal, FindSymmetries(givens)
	return nil
}

// needs reports whether a proper puzzle would have several solutions without the given.
func (p *Profile) needs(given board.Cell) bool {
	less := p.Puzzle
	less[given] = 0
	_, other := search.Without(&less, given, p.Puzzle[given])
	return other
}

func (p *Profile) rate(ctx context.Context) error {
	if p.Solutions != 1 {
		return ctx.Err()
	}
	b := board.FromGrid(&p.Puzzle)
	f, err := rate.Measure(ctx, &b)
	if err != nil {
		return err
	}
	p.Grade, p.Score, p.Level = f.Grade, f.Score, f.Level
	p.ER, p.EP, p.ED = f.ER, f.EP, f.ED
	p.Hardest, p.Setter = techniqueNumber(f.Hardest), techniqueNumber(f.Setter)
	p.Techniques = TechniqueSet{}
	for _, t := range f.Techniques {
		p.Techniques = p.Techniques.With(techniqueNumber(t))
	}
	return nil
}

// techniqueNumber returns the number of a technique, or NoTechnique for nil.
func techniqueNumber(t *technique.Technique) Technique {
	if t == nil {
		return NoTechnique
	}
	return TechniqueNumber(t.Key)
}
