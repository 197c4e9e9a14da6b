package work

import (
	"context"
	"slices"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/path"
	"sudoku/solver/technique"
)

// Choice is the techniques that steps may come from.
type Choice struct {
	Recipe     string   `json:"recipe,omitempty"` // the key of the recipe that the choice equals, if any
	Techniques []string `json:"techniques"`       // keys in the order in which they are tried
	Uniqueness bool     `json:"uniqueness"`       // those that assume one solution may be used
}

// recipe is the choice for the engine. Unknown keys are ignored: they come
// from another version of the page.
func (c *Choice) recipe() path.Recipe {
	r, ok := path.ByKey(c.Recipe)
	if !ok {
		r.Key = "chosen"
		for _, key := range c.Techniques {
			if t := technique.ByKey(key); t != nil {
				r.Techniques = append(r.Techniques, t)
			}
		}
	}
	if !c.Uniqueness {
		r = r.WithoutUniqueness()
	}
	return r
}

// MaxMissing is how many of the techniques that are not chosen, but would go
// on, an answer names at most.
const MaxMissing = 3

// missingTime is how long they are looked for. What people see most easily
// comes first and takes a moment; only the nets at the end may take seconds.
const missingTime = 3 * time.Second

// missing are the keys of the techniques that are not chosen and find a step on
// the board where a path of those that are has got stuck, easiest first. Those
// that are searched on request only are not among them.
func (c *Choice) missing(ctx context.Context, b *board.Board, beat func()) (keys []string) {
	ctx, cancel := context.WithTimeout(ctx, missingTime)
	defer cancel()
	all, used := c.recipe(), c.recipe().Techniques
	all.Techniques = slices.DeleteFunc(technique.Catalog(), func(t *technique.Technique) bool {
		isUsed := slices.ContainsFunc(used, func(u *technique.Technique) bool { return u.Key == t.Key })
		return isUsed || t.OnRequest || t.Uniqueness && !c.Uniqueness
	})
	fit, _, err := all.For(ctx, b)
	if err != nil {
		return nil
	}
	for _, t := range fit.Techniques {
		if len(keys) == MaxMissing || t.Long != nil && len(keys) > 0 || ctx.Err() != nil {
			break
		}
		for range t.Steps(ctx, b, beat) {
			keys = append(keys, t.Key)
			break
		}
		beat()
	}
	return keys
}
