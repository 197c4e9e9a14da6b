// Package path solves as people do: on every board the cheapest step that a
// recipe of techniques finds, until the puzzle is solved or nothing is found.
package path

import (
	"context"
	"slices"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/search"
	"sudoku/solver/technique"
)

// Recipe is a choice of techniques in the order in which they are tried.
type Recipe struct {
	// Key names the recipe in kebab-case and never changes.
	Key        string
	Techniques []*technique.Technique
	// places are where the techniques stand in the order of the recipe, or nil
	// where each is searched by itself.
	places []place
	// stages, in the recipe "hodoku" only, say what a path tries one after the
	// other.
	stages []stage
}

// recipes choose from the catalog. None has a technique that is searched on
// request only.
var recipes = []struct {
	key string
	// uses tells whether the recipe has a technique; the order is that of the
	// catalog.
	uses func(t *technique.Technique) bool
	// order, instead of uses, lists the keys line by line, those that share a
	// place in one string; one that the catalog does not have is passed over.
	// The techniques are as Sudoku Explainer has them.
	order [][]string
}{
	{key: "human", uses: func(*technique.Technique) bool { return true }},
	{key: hodokuKey}, // see hodoku.go
	{key: "se", order: seOrder},
}

// Human is the default recipe: every technique of the catalog but those on
// request, what a person sees most easily first.
func Human() Recipe {
	r, _ := ByKey("human")
	return r
}

// Recipes lists all recipes: "human"; "hodoku", those that HoDoKu uses by
// default, in its order and as it chooses among their steps; "se", those of
// Sudoku Explainer in its order.
func Recipes() []Recipe {
	var all []Recipe
	for _, x := range recipes {
		r, _ := ByKey(x.key)
		all = append(all, r)
	}
	return all
}

// ByKey is the recipe with a key; ok is false if there is none.
func ByKey(key string) (r Recipe, ok bool) {
	if key == hodokuKey {
		return hodoku, true
	}
	for _, x := range recipes {
		if x.key != key {
			continue
		}
		if x.order != nil {
			return inLines(key, x.order), true
		}
		return Recipe{Key: key, Techniques: slices.DeleteFunc(technique.Catalog(), func(t *technique.Technique) bool {
			return t.OnRequest || !x.uses(t)
		})}, true
	}
	return Recipe{}, false
}

// inLines is the recipe of an order.
func inLines(key string, order [][]string) Recipe {
	r := Recipe{Key: key}
	for i, line := range order {
		for k, keys := range line {
			for one := range strings.SplitSeq(keys, " ") {
				if t := technique.Explainer(one); t != nil {
					r.Techniques = append(r.Techniques, t)
					r.places = append(r.places, place{i, k})
				}
			}
		}
	}
	return r
}

// WithoutUniqueness is the recipe without the techniques that assume that the
// puzzle has one solution.
func (r Recipe) WithoutUniqueness() Recipe {
	return r.without(func(t *technique.Technique) bool { return t.Uniqueness })
}

func (r Recipe) without(drop func(*technique.Technique) bool) Recipe {
	rest := Recipe{Key: r.Key}
	for i, t := range r.Techniques {
		if drop(t) {
			continue
		}
		rest.Techniques = append(rest.Techniques, t)
		if r.places != nil {
			rest.places = append(rest.places, r.places[i])
		}
	}
	for _, x := range r.stages {
		if !slices.ContainsFunc(x.techniques, drop) {
			rest.stages = append(rest.stages, x)
		}
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
	puzzle := givens(b)
	found, err := search.Count(ctx, &puzzle, 2, nil)
	if err != nil || found.Count == 1 {
		return r, false, err
	}
	return r.WithoutUniqueness().withoutLong(), off, nil
}

// givens is the puzzle that a board began with.
func givens(b *board.Board) board.Grid {
	var g board.Grid
	for c := range b.Givens().All() {
		g[c] = b.Value(c)
	}
	return g
}
