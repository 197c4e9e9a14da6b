//go:build !js

package cli

import (
	"context"
	"fmt"
	"runtime"

	"sudoku/app/cli/pipeline"
	"sudoku/app/learn/learnui"
)

// versionCommand prints the version.
type versionCommand struct {
	JSON bool `help:"Print a JSON object: version, go, system."`
}

func (c *versionCommand) run(_ context.Context, e *pipeline.Environment) (int, error) {
	system := runtime.GOOS + "/" + runtime.GOARCH
	if c.JSON {
		_, err := fmt.Fprintf(e.Out, "{\"version\":%q,\"go\":%q,\"system\":%q}\n", learnui.Version, runtime.Version(), system)
		return pipeline.Done, err
	}
	_, err := fmt.Fprintf(e.Out, "sudoku %s (%s, %s)\n", learnui.Version, runtime.Version(), system)
	return pipeline.Done, err
}
