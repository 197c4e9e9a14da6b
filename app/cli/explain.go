//go:build !js

package cli

import (
	"context"
	"errors"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/path"
	"sudoku/solver/search"
)

// explainCommand prints the paths of puzzles.
type explainCommand struct {
	logic
	Recipe string `default:"human" placeholder:"human" help:"Which techniques, in which order: human, hodoku or se."`
}

// Validate is called by the parser.
func (c *explainCommand) Validate() error {
	if _, ok := path.ByKey(c.Recipe); !ok {
		var keys []string
		for _, r := range path.Recipes() {
			keys = append(keys, r.Key)
		}
		return errors.New("--recipe: one of these is needed: " + strings.Join(keys, ", "))
	}
	return nil
}

func (c *explainCommand) run(ctx context.Context, e *environment) (status int, err error) {
	recipe, _ := path.ByKey(c.Recipe)
	return c.logic.run(ctx, e, func(r *report, b *board.Board) (int, error) {
		p, err := recipe.Walk(ctx, b)
		if err != nil {
			return failed, err
		}
		for _, taken := range p.Steps {
			r.add(taken.Technique, &taken.Step)
		}
		r.off, r.Solved = p.UniquenessOff, p.Solved
		n := len(p.Steps)
		if p.Solved {
			r.last = e.say.Fill(e.say.Commands.Explained, "count", n)
			return done, nil
		}
		puzzle := b.Values()
		found, err := search.Count(ctx, &puzzle, properLimit, nil)
		if err != nil {
			return failed, err
		}
		r.last = e.say.Fill(e.say.Commands.Stuck, "count", n)
		if n == 0 {
			r.last = e.say.Commands.StepsNone
		}
		if found.Count == 1 {
			return done, nil
		}
		r.last += " " + e.say.NotProper(found.Count)
		return unsolved, nil
	})
}
