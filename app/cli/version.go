//go:build !js

package cli

import (
	"context"
	"fmt"
	"runtime"

	"sudoku/app/learn/learnui"
)

// versionCommand prints the version.
type versionCommand struct {
	JSON bool `help:"Print a JSON object: version, go, system."`
}

func (c *versionCommand) run(_ context.Context, e *environment) (int, error) {
	system := runtime.GOOS + "/" + runtime.GOARCH
	if c.JSON {
		_, err := fmt.Fprintf(e.out, "{\"version\":%q,\"go\":%q,\"system\":%q}\n", learnui.Version, runtime.Version(), system)
		return done, err
	}
	_, err := fmt.Fprintf(e.out, "sudoku %s (%s, %s)\n", learnui.Version, runtime.Version(), system)
	return done, err
}
