//go:build !js

package cli

import (
	"context"
	"fmt"

	"sudoku/web"
)

// serveCommand serves the page until it is interrupted.
type serveCommand struct {
	Addr string `default:"localhost:8000" placeholder:"HOST:PORT" help:"Address to listen on (${default})."`
}

func (c *serveCommand) run(ctx context.Context, e *environment) (int, error) {
	site, err := web.New("/")
	if err != nil {
		return failed, err
	}
	err = web.Serve(ctx, c.Addr, site, func(url string) {
		fmt.Fprintln(e.out, e.say.Fill(e.say.Commands.Serving, "url", url))
		e.out.Flush()
	})
	return done, err
}
