package work

import (
	"context"
	"slices"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/path"
	"sudoku/solver/technique"
)

// Choice is a selection of techniques for steps.
type Choice struct {
	Recipe     string   `json:"recipe,omitempty"` // key of the recipe equal to the choice, if any
	Techniques []string `json:"techniques"`       // keys in search order
	Uniqueness bool     `json:"uniqueness"`       // allow techniques that assume a unique solution
}

// recipe converts the choice for the engine. It ignores unknown keys, which another
// version of the page may have stored.
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

// MaxMissing is the maximum number of unselected techniques that an answer names because
// they would find a step.
const MaxMissing = 3

// missingTime limits the search for missing techniques. The search begins with the
// techniques that people find easiest, which are fast. Only the nets at the end may take
// seconds.
const missingTime = 3 * time.Second

// missing returns the keys of techniques that were not selected but find a step where the
// path got stuck, easiest first. It skips techniques that are searched only on request.
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
