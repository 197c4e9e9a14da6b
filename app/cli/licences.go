//go:build !js

package cli

import (
	"context"
	"io"

	"sudoku/web"
)

// licencesCommand prints the licences of everything that ships.
type licencesCommand struct{}

func (c *licencesCommand) run(_ context.Context, e *environment) (int, error) {
	_, err := io.WriteString(e.out, web.Licences())
	return done, err
}
