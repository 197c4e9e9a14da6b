//go:build !js

package cli

import (
	"context"
	"io"

	"sudoku/app/cli/pipeline"
	"sudoku/web"
)

// traceCommand restores names, files and lines in a stack trace from the page, which
// holds numbers such as f3k9.01af, where f3k9 identifies the build. It rejects traces of
// other builds. Inlined functions and arguments cannot be restored. In the output, a
// place "behind" a line is a call that never returns, such as a failed bounds check,
// between the call on that line and the next one.
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
