package rate

import (
	"context"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/path"
	"sudoku/solver/technique"
)

// Own describes the product's own path through a puzzle, or a path found with another
// recipe of the catalog's techniques.
type Own struct {
	Steps int
	// Techniques counts the steps by technique.
	Techniques []Count
	// Hardest is the index in the path of the step whose technique comes last in the
	// catalog, or the first with the highest rating if there are several. It is -1 if the
	// path has no steps.
	Hardest int
	// Solved reports whether the path reaches the solution.
	Solved bool
}

// PathOwn describes a path.
func PathOwn(p *path.Path) Own {
	o := Own{Steps: len(p.Steps), Techniques: CountTechniques(p), Hardest: -1, Solved: p.Solved}
	var highest [2]int
	catalog := technique.Catalog()
	for i := range p.Steps {
		taken := &p.Steps[i]
		place := slices.IndexFunc(catalog, func(t *technique.Technique) bool { return t.Key == taken.Technique.Key })
		hardness := [2]int{place, taken.Technique.Rating(&taken.Step)}
		if o.Hardest < 0 || slices.Compare(hardness[:], highest[:]) > 0 {
			o.Hardest, highest = i, hardness
		}
	}
	return o
}

// RateOwn solves a board with a recipe and describes the path. The product's own path
// uses path.Easiest. A board whose givens have no solution or several gets no
// description. If ctx is done, RateOwn returns the path so far and the error of ctx.
func RateOwn(ctx context.Context, b *board.Board, recipe path.Recipe) (Own, path.Path, error) {
	fit, off, err := recipe.For(ctx, b)
	if off || err != nil {
		return Own{Hardest: -1}, path.Path{Last: *b, UniquenessOff: off}, err
	}
	p, err := fit.Walk(ctx, b, nil)
	if err != nil {
		return Own{Hardest: -1}, p, err
	}
	return PathOwn(&p), p, nil
}
