//go:build !js

package cli

import (
	"context"
	"io"

	"sudoku/app/cli/pipeline"
	"sudoku/web"
)

// traceCommand restores the function names in a stack trace of the page.
type traceCommand struct{}

func (c *traceCommand) run(_ context.Context, e *pipeline.Environment) (int, error) {
	trace, err := io.ReadAll(e.In)
	if err != nil {
		return pipeline.Failed, err
	}
	named, err := web.Trace(web.Files(), string(trace))
	if err != nil {
		return pipeline.Failed, err
	}
	_, err = e.Out.WriteString(named)
	return pipeline.Done, err
}
