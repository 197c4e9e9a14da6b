//go:build !js

package cli

import (
	"context"
	"io"

	"sudoku/app/cli/pipeline"
	"sudoku/web"
)

// licencesCommand prints the licences of all components.
type licencesCommand struct{}

func (c *licencesCommand) run(_ context.Context, e *pipeline.Environment) (int, error) {
	_, err := io.WriteString(e.Out, web.Licences())
	return pipeline.Done, err
}
