//go:build !js

package cli

import (
	"context"
	"fmt"

	"sudoku/app/cli/pipeline"
	"sudoku/web"
)

// staticCommand writes the files of the page to a folder.
type staticCommand struct {
	Out  string `required:"" placeholder:"DIR" help:"Folder to write to; created if it does not exist."`
	Base string `default:"/" placeholder:"/PATH/" help:"Path under which the host will serve the files (${default})."`
}

func (c *staticCommand) run(_ context.Context, e *pipeline.Environment) (int, error) {
	site, err := web.Open(c.Base)
	if err != nil {
		return pipeline.Failed, err
	}
	if err := site.WriteTo(c.Out); err != nil {
		return pipeline.Failed, err
	}
	_, err = fmt.Fprintln(e.Out, e.Say.Fill(e.Say.Commands.Written, "base", c.Base, "dir", c.Out))
	return pipeline.Done, err
}
