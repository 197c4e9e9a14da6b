package generate

import (
	"context"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/internal/making"
	"sudoku/solver/path"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// A needed technique is one that a puzzle must require.
type needed struct {
	key     string
	hardest bool
	// basic allows the basics to solve the puzzle. single allows only singles to solve
	// it.
	basic, single bool
	recipe        path.Recipe
}

func newNeeded(key string, hardest bool) *needed {
	n := &needed{key: key, hardest: hardest, recipe: path.Human()}
	var techniques []*technique.Technique
	at := func(key string) int {
		return slices.IndexFunc(technique.Catalog(), func(t *technique.Technique) bool { return t.Key == key })
	}
	class := technique.TechniqueClass(key)
	n.basic, n.single = class <= entry.Basic, class <= entry.Single
	for i, t := range technique.Catalog() {
		if t.OnRequest && t.Key != key || hardest && i > at(key) || !n.basic && t.Class <= entry.Basic {
			continue
		}
		techniques = append(techniques, t)
	}
	n.recipe.Techniques = techniques
	return n
}

// Path returns the recipe of the path used to check a puzzle for the spec. It has the
// techniques in catalog order, including Technique even if that runs only on request.
func (s *Spec) Path() path.Recipe {
	r := path.Human()
	r.Techniques = slices.DeleteFunc(technique.Catalog(), func(t *technique.Technique) bool { return t.OnRequest && t.Key != s.Technique })
	return r
}

// rules returns the rules that solve a puzzle whose hardest technique is n's, or 0 if
// there are none.
func (n *needed) rules() making.Rules {
	switch {
	case n.key == "naked-single":
		return making.Singles
	case n.single:
		return making.Hidden | making.Naked // full houses are naked singles
	case n.basic:
		return making.Basics
	}
	return 0
}

// isNeeded reports whether the path has a step of the technique and, if it must be the
// hardest, no harder step.
func (n *needed) isNeeded(ctx context.Context, b board.Board) (bool, error) {
	used := false
	err := n.walk(ctx, &b, func(t *technique.Technique) (stop bool) {
		used = used || t.Key == n.key
		return used && !n.hardest
	})
	return used && (!n.hardest || b.IsSolved()), err
}

// walk follows the path until see stops it before a step, or to the end. Unless the
// technique is a basic one, the path skips the basic steps.
func (n *needed) walk(ctx context.Context, b *board.Board, see func(*technique.Technique) (stop bool)) error {
	var q making.Plain
	for {
		if !n.basic {
			q.LoadBoard(b, making.Basics)
			q.Run()
			q.Onto(b)
		}
		if b.IsSolved() {
			return nil
		}
		t, s, ok := n.recipe.Next(ctx, b, nil)
		if err := ctx.Err(); err != nil || !ok || see(t) {
			return err
		}
		s.Apply(b)
	}
}
