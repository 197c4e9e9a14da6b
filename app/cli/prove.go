//go:build !js

package cli

import (
	"bytes"
	"context"
	"errors"
	"os"

	"sudoku/app/cli/pipeline"
	"sudoku/solver/path"
	"sudoku/solver/proof"
	"sudoku/solver/step"
)

// prove writes a proof of a path, if requested, and returns a sentence that reports it.
// There is only one file for proofs, so only one puzzle is allowed.
func (c *explainCommand) prove(ctx context.Context, p *pipeline.Page, taken []path.Taken) (sentence string, err error) {
	switch {
	case c.Proof == "":
		return "", nil
	case !p.Question.First:
		return "", errors.New(p.Say.Commands.ProofOfOne)
	case len(taken) == 0:
		return p.Say.Commands.ProofNone, nil
	}
	var steps []step.Step
	for i := range taken {
		steps = append(steps, taken[i].Step)
	}
	made, err := proof.Certify(ctx, &p.Question.Position, steps, 0, func(int) {})
	if unproved, ok := err.(proof.Unproved); ok {
		return "", errors.New(p.Say.Fill(p.Say.Commands.ProofFails, "number", int(unproved)+1))
	}
	if err != nil {
		return "", err
	}
	if _, err := proof.Check(bytes.NewReader(made.Formula), bytes.NewReader(made.Proof)); err != nil {
		return "", err
	}
	formula := c.Proof + ".cnf"
	if err := os.WriteFile(c.Proof, made.Proof, 0o666); err != nil {
		return "", err
	}
	if err := os.WriteFile(formula, made.Formula, 0o666); err != nil {
		return "", err
	}
	return p.Say.Fill(p.Say.Commands.Proved, "count", made.Lines, "file", c.Proof, "formula", formula), nil
}
