// Package path solves puzzles as people do. On each board it takes the cheapest step that
// a recipe of techniques finds, until the puzzle is solved or no step is found.
package path

import (
	"context"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/explainer"
	"sudoku/solver/hodoku"
	"sudoku/solver/search"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// Recipe is an ordered selection of techniques.
type Recipe struct {
	// Key identifies the recipe, in kebab-case, and never changes.
	Key        string
	Techniques []*technique.Technique
	// lines, used only by the recipe "se", groups the techniques that are searched
	// together. stages, used only by the recipe "hodoku", lists what a path tries in
	// order.
	lines  []explainer.Line
	stages hodoku.Recipe
}

// recipes lists all recipes. None of them contains techniques that are searched only on
// request.
var recipes = []func() Recipe{Human, ofHoDoKu, ofExplainer}

// Human returns the default recipe: every technique of the catalog except those searched
// only on request, starting with those that people spot most easily.
func Human() Recipe {
	return Recipe{Key: "human", Techniques: slices.DeleteFunc(technique.Catalog(), func(t *technique.Technique) bool { return t.OnRequest })}
}

// Easiest returns the recipe of the product's own path: Human, with expert patterns last.
// The page, the hints and the commands use this recipe unless another one is requested.
func Easiest() Recipe {
	r := Human()
	isExpert := func(t *technique.Technique) bool { return t.Class == entry.Expert }
	last := slices.DeleteFunc(slices.Clone(r.Techniques), func(t *technique.Technique) bool { return !isExpert(t) })
	r.Techniques = append(slices.DeleteFunc(r.Techniques, isExpert), last...)
	return r
}

func ofHoDoKu() Recipe {
	stages := hodoku.Default()
	return Recipe{Key: "hodoku", Techniques: stages.Techniques(), stages: stages}
}

func ofExplainer() Recipe {
	r := Recipe{Key: "se", lines: explainer.Recipe()}
	for _, l := range r.lines {
		r.Techniques = append(r.Techniques, l.Techniques...)
	}
	return r
}

// Recipes returns all recipes: "human", the default; "hodoku", with HoDoKu's default
// techniques, order and choice of steps; and "se", with Sudoku Explainer's techniques in
// its order.
func Recipes() []Recipe {
	var all []Recipe
	for _, of := range recipes {
		all = append(all, of())
	}
	return all
}

// ByKey returns the recipe with the key; ok is false if the key is unknown.
func ByKey(key string) (r Recipe, ok bool) {
	for _, r := range Recipes() {
		if r.Key == key {
			return r, true
		}
	}
	return Recipe{}, false
}

// WithoutUniqueness returns the recipe without the techniques that assume a unique
// solution.
func (r Recipe) WithoutUniqueness() Recipe {
	return r.without(func(t *technique.Technique) bool { return t.Uniqueness })
}

func (r Recipe) without(drop func(*technique.Technique) bool) Recipe {
	rest := Recipe{Key: r.Key, Techniques: slices.DeleteFunc(slices.Clone(r.Techniques), drop)}
	for _, l := range r.lines {
		if l = l.Without(drop); len(l.Techniques) > 0 {
			rest.lines = append(rest.lines, l)
		}
	}
	if r.stages != nil {
		rest.stages = r.stages.Without(drop)
	}
	return rest
}

// withoutLong returns the recipe without the techniques whose search may take seconds.
func (r Recipe) withoutLong() Recipe {
	return r.without(func(t *technique.Technique) bool { return t.Long != nil })
}

// For returns the part of the recipe that is usable on a board. If the board's givens
// have no solution or several, it leaves out the techniques that assume a unique
// solution. In this case it also leaves out the techniques whose search may take seconds,
// since they would take longest and find nothing. off reports whether uniqueness
// techniques were left out. err is not nil only if ctx is done.
func (r Recipe) For(ctx context.Context, b *board.Board) (fit Recipe, off bool, err error) {
	off = slices.ContainsFunc(r.Techniques, func(t *technique.Technique) bool { return t.Uniqueness })
	if !off && !slices.ContainsFunc(r.Techniques, func(t *technique.Technique) bool { return t.Long != nil }) {
		return r, false, ctx.Err()
	}
	puzzle := b.Puzzle()
	found, err := search.Count(ctx, &puzzle, 2, nil)
	if err != nil || found.Count == 1 {
		return r, false, err
	}
	return r.WithoutUniqueness().withoutLong(), off, nil
}
