//go:build !js

package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"sudoku/app/text"
	"sudoku/solver/format"
)

// answer is what a command has to say about a position. Encoded as JSON it is
// the object that other programs read.
type answer interface {
	// complaints are what standard error is told.
	complaints(asJSON bool) []string
	// print writes the answer for people.
	print() error
}

// answers reads the positions of a command one by one, has each looked at, and
// prints the answers as they come. A position that cannot be read comes with a
// sentence that says what is wrong and where.
func answers[A answer](
	ctx context.Context, c *logic, e *environment, look func(entry *format.Entry, wrong string) (A, int, error),
) (status int, err error) {
	e.say = text.For(c.Lang)
	in, err := openInput(ctx, c.Puzzle, e)
	if err != nil {
		return failed, err
	}
	defer in.Close()
	encoder := json.NewEncoder(e.out)
	encoder.SetEscapeHTML(false)
	for entry, err := range in.puzzles() {
		sentence := ""
		if wrong, ok := errors.AsType[*format.Error](err); ok {
			sentence = e.say.Error(wrong)
		} else if err != nil {
			return status, in.failure(err)
		}
		a, s, err := look(&entry, sentence)
		if err != nil {
			return status, err
		}
		status = max(status, s)
		for _, line := range a.complaints(c.JSON) {
			e.complain(in.named(line))
		}
		if c.JSON {
			err = encoder.Encode(a)
		} else {
			err = a.print()
		}
		if err != nil {
			return status, err
		}
	}
	return status, nil
}

// at is a sentence about a line of a list, 0 for an input without lines.
func at(t *text.Catalog, line int, sentence string) string {
	if line == 0 {
		return sentence
	}
	return t.Fill(t.Errors.AtLine, "line", fmt.Sprint(line), "sentence", sentence)
}
