// Package path solves as people do: on every board the cheapest step that a
// recipe of techniques finds, until the puzzle is solved or nothing is found.
package path

import (
	"cmp"
	"context"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/search"
	"sudoku/solver/technique"
)

// Recipe is a choice of techniques in the order in which they are tried.
type Recipe struct {
	// Key names the recipe in kebab-case and never changes.
	Key        string
	Techniques []*technique.Technique
}

// recipes choose from the catalog. None has a technique that is searched on
// request only.
var recipes = []struct {
	key string
	// uses tells whether the recipe has a technique.
	uses func(t *technique.Technique) bool
	// byRating: in the order of the Sudoku Explainer ratings, else in that of
	// the catalog.
	byRating bool
}{
	{"human", func(*technique.Technique) bool { return true }, false},
	{"hodoku", func(t *technique.Technique) bool { return t.Score > 0 }, false},
	{"se", func(t *technique.Technique) bool { return t.SE > 0 }, true},
}

// Human is the default recipe: every technique of the catalog but those on
// request, what a person sees most easily first.
func Human() Recipe {
	r, _ := ByKey("human")
	return r
}

// Recipes lists all recipes: "human"; "hodoku", the techniques with a HoDoKu
// score in HoDoKu's order, which is the catalog's; "se", the techniques with a
// Sudoku Explainer rating, the lowest first.
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
	for _, x := range recipes {
		if x.key != key {
			continue
		}
		list := slices.DeleteFunc(technique.Catalog(), func(t *technique.Technique) bool {
			return t.OnRequest || !x.uses(t)
		})
		if x.byRating {
			slices.SortStableFunc(list, func(a, b *technique.Technique) int { return cmp.Compare(a.SE, b.SE) })
		}
		return Recipe{key, list}, true
	}
	return Recipe{}, false
}

// WithoutUniqueness is the recipe without the techniques that assume that the
// puzzle has one solution.
func (r Recipe) WithoutUniqueness() Recipe {
	r.Techniques = slices.DeleteFunc(slices.Clone(r.Techniques), func(t *technique.Technique) bool { return t.Uniqueness })
	return r
}

// For is the recipe as it may be used on a board: the techniques that assume
// one solution switch themselves off where the board's givens have none or
// several. off reports whether they had to; the error is that of ctx.
func (r Recipe) For(ctx context.Context, b *board.Board) (fit Recipe, off bool, err error) {
	if !slices.ContainsFunc(r.Techniques, func(t *technique.Technique) bool { return t.Uniqueness }) {
		return r, false, ctx.Err()
	}
	puzzle := givens(b)
	found, err := search.Count(ctx, &puzzle, 2, nil)
	if err != nil || found.Count == 1 {
		return r, false, err
	}
	return r.WithoutUniqueness(), true, nil
}

// givens is the puzzle that a board began with.
func givens(b *board.Board) board.Grid {
	var g board.Grid
	for c := range b.Givens().All() {
		g[c] = b.Value(c)
	}
	return g
}
