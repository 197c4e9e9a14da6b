//go:build !js

package cli

import (
	"context"
	"io"

	"sudoku/web"
)

// traceCommand names the functions in a stack trace of the page.
type traceCommand struct{}

func (c *traceCommand) run(_ context.Context, e *environment) (int, error) {
	trace, err := io.ReadAll(e.in)
	if err != nil {
		return failed, err
	}
	named, err := web.Trace(web.Files(), string(trace))
	if err != nil {
		return failed, err
	}
	_, err = e.out.WriteString(named)
	return done, err
}
