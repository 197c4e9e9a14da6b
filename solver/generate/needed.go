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

// needed holds the techniques that a puzzle must require.
type needed struct {
	keys    []string // in catalog order
	hardest bool
	// basic reports whether the first technique is one of the basics or a single.
	basic  bool
	last   entry.Class // of the last technique
	recipe path.Recipe
}

func newNeeded(hardest bool, keys ...string) *needed {
	n := &needed{hardest: hardest, recipe: path.Human()}
	for _, t := range technique.Catalog() {
		if slices.Contains(keys, t.Key) {
			n.keys = append(n.keys, t.Key)
		}
	}
	most := n.keys[len(n.keys)-1]
	n.basic, n.last = technique.TechniqueClass(n.keys[0]) <= entry.Basic, technique.TechniqueClass(most)
	var techniques []*technique.Technique
	for _, t := range technique.Catalog() {
		if !(t.OnRequest && !slices.Contains(keys, t.Key)) && (n.basic || t.Class > entry.Basic) {
			techniques = append(techniques, t)
		}
		if hardest && t.Key == most {
			break
		}
	}
	n.recipe.Techniques = techniques
	return n
}

// Path returns the recipe of the path used to check a puzzle for the spec. It has the
// techniques in catalog order, including Techniques even if they run only on request.
func (s *Spec) Path() path.Recipe {
	r := path.Human()
	r.Techniques = slices.DeleteFunc(technique.Catalog(), func(t *technique.Technique) bool {
		return t.OnRequest && !slices.Contains(s.Techniques, t.Key)
	})
	return r
}

// rules returns the rules that solve a puzzle whose hardest technique is the last one, or
// 0 if there are none.
func (n *needed) rules() making.Rules {
	switch {
	case n.keys[len(n.keys)-1] == "naked-single":
		return making.Singles
	case n.last <= entry.Single:
		return making.Hidden | making.Naked // full houses are naked singles
	case n.last <= entry.Basic:
		return making.Basics
	}
	return 0
}

// isNeeded reports whether the path has a step of each technique and, if they must be the
// hardest, no harder step.
func (n *needed) isNeeded(ctx context.Context, b board.Board) (bool, error) {
	left := slices.Clone(n.keys)
	err := n.walk(ctx, &b, func(t *technique.Technique) (stop bool) {
		left = slices.DeleteFunc(left, func(key string) bool { return key == t.Key })
		return len(left) == 0 && !n.hardest
	})
	return len(left) == 0 && (!n.hardest || b.IsSolved()), err
}

// walk follows the path to the end, or until see, which it calls before each step,
// returns true. Unless one of the techniques is basic, the path skips the basic steps.
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
