//go:build !js

package cli

import (
	"context"
	"fmt"

	"sudoku/web"
)

// staticCommand writes the files of the page into a folder.
type staticCommand struct {
	Out  string `required:"" placeholder:"DIR" help:"Folder to write to; created if it does not exist."`
	Base string `default:"/" placeholder:"/PATH/" help:"Path under which the host will serve the files (${default})."`
}

func (c *staticCommand) run(_ context.Context, e *environment) (int, error) {
	site, err := web.New(c.Base)
	if err != nil {
		return failed, err
	}
	if err := site.WriteTo(c.Out); err != nil {
		return failed, err
	}
	_, err = fmt.Fprintln(e.out, e.say.Fill(e.say.Commands.Written, "base", c.Base, "dir", c.Out))
	return done, err
}
