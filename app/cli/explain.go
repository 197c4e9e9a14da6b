//go:build !js

package cli

import (
	"context"
	"errors"
	"strings"

	"sudoku/app/cli/pipeline"
	"sudoku/app/cli/terminal"
	"sudoku/solver/board"
	"sudoku/solver/path"
)

// explainCommand prints solution paths.
type explainCommand struct {
	logic
	pipeline.Frame
	Recipe string `default:"human" placeholder:"human" help:"Techniques and their order: human, hodoku or se."`
	Proof  string `placeholder:"FILE" help:"Write a proof of a single puzzle's path, in LRAT, to FILE, and the formula it refutes, in DIMACS, to FILE.cnf; solver/proof/README.md describes both and how to check them."`
}

// Validate rejects invalid flags. Package kong calls it after parsing.
func (c *explainCommand) Validate() error {
	if _, ok := path.ByKey(c.Recipe); !ok {
		return errors.New("--recipe: one of these is needed: " + strings.Join(recipeKeys(), ", "))
	}
	return nil
}

func recipeKeys() (keys []string) {
	for _, r := range path.Recipes() {
		keys = append(keys, r.Key)
	}
	return keys
}

func (c *explainCommand) run(ctx context.Context, e *pipeline.Environment) (status int, err error) {
	recipe, _ := path.ByKey(c.Recipe)
	if recipe.Key == path.Human().Key {
		recipe = path.Easiest()
	}
	return c.logic.run(ctx, e, func(ctx context.Context, p *pipeline.Page, r *report, b *board.Board) error {
		if !c.JSON && c.Drawn(p, p.Question) {
			p.Draw(p.Question, board.CellSet{})
		}
		walked, err := recipe.Walk(ctx, b, nil)
		if err != nil {
			return err
		}
		end := *b
		for _, taken := range walked.Steps {
			r.add(taken.Technique, &taken.Step, &taken.Before)
			taken.Step.Apply(&end)
		}
		r.Solved = walked.Solved
		proved, err := c.prove(ctx, p, walked.Steps)
		if err != nil {
			return err
		}
		n := len(walked.Steps)
		switch {
		case walked.Solved:
			r.last = p.Say.Fill(p.Say.Commands.Explained, "count", n)
		case n == 0:
			r.last = p.Say.Commands.StepsNone
		default:
			r.last = p.Say.Fill(p.Say.Commands.Stuck, "count", n)
		}
		if proved != "" {
			r.last += "\n" + proved
		}
		if !c.JSON && c.Drawn(p, p.Question) {
			r.end = &terminal.Picture{Board: end, Givens: p.Question.Givens.Filled()}
		}
		return nil
	})
}
