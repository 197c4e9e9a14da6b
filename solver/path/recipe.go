// Package path solves as people do: on every board the cheapest step that a
// recipe of techniques finds, until the puzzle is solved or nothing is found.
package path

import (
	"context"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/explainer"
	"sudoku/solver/hodoku"
	"sudoku/solver/search"
	"sudoku/solver/technique"
)

// Recipe is a choice of techniques in the order in which they are tried.
type Recipe struct {
	// Key names the recipe in kebab-case and never changes.
	Key        string
	Techniques []*technique.Technique
	// lines, in the recipe "se" only, are the techniques as they are searched
	// together; stages, in the recipe "hodoku" only, what a path tries one after
	// the other.
	lines  []explainer.Line
	stages hodoku.Recipe
}

// recipes lists all recipes. None has a technique that is searched on request
// only.
var recipes = []func() Recipe{Human, ofHoDoKu, ofExplainer}

// Human is the default recipe: every technique of the catalog but those on
// request, beginning with what a person sees most easily.
func Human() Recipe {
	return Recipe{Key: "human", Techniques: slices.DeleteFunc(technique.Catalog(), func(t *technique.Technique) bool { return t.OnRequest })}
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

// Recipes lists all recipes: "human"; "hodoku", those that HoDoKu uses by
// default, in its order and as it chooses among their steps; "se", those of
// Sudoku Explainer in its order.
func Recipes() []Recipe {
	var all []Recipe
	for _, of := range recipes {
		all = append(all, of())
	}
	return all
}

// ByKey is the recipe with a key; ok is false if there is none.
func ByKey(key string) (r Recipe, ok bool) {
	for _, r := range Recipes() {
		if r.Key == key {
			return r, true
		}
	}
	return Recipe{}, false
}

// WithoutUniqueness is the recipe without the techniques that assume that the
// puzzle has one solution.
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

// withoutLong is the recipe without the techniques whose search may take long.
func (r Recipe) withoutLong() Recipe {
	return r.without(func(t *technique.Technique) bool { return t.Long != nil })
}

// For is the recipe as it may be used on a board: the techniques that assume
// one solution switch themselves off where the board's givens have none or
// several, and so do those whose search may take long, for there it would take
// longest and find nothing. off reports whether they had to; the error is that
// of ctx.
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
