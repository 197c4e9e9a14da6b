//go:build !js

// Command dev serves the page for development: it rebuilds what changed
// and reloads the page by itself.
//
//	dev [-addr localhost:8000]
//
// is called at the top of the repository, by `make dev`. The page is built
// without what makes it small, and with the stories at /stories/. A build error
// is shown in the terminal and on the page.
//
//   - A part of the style sheet: the page is loaded again.
//   - Go files of the page: they are compiled, then the page is loaded again.
//     Afterwards the program itself is compiled and takes its own place, since it
//     draws the pages in advance.
//   - Anything else of the site: the program is compiled and takes its own place.
package main

import (
	"context"
	"flag"
	"fmt"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"
)

func main() {
	addr := flag.String("addr", "localhost:8000", "where to listen")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, *addr); err != nil {
		fmt.Fprintln(os.Stderr, "dev:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, addr string) error {
	sources, err := look(".")
	if err != nil {
		return err
	}
	if err := buildPage(ctx); err != nil {
		return fmt.Errorf("%w\ndev: mend this, then start again", err)
	}
	s, err := newServer(os.Getenv(buildVariable))
	if err != nil {
		return err
	}
	failed := make(chan error, 1)
	go func() { failed <- http.ListenAndServe(addr, s) }()
	fmt.Printf("dev: http://%s/ reloads itself; http://%[1]s/stories/ shows every state\n", addr)

	b := &builder{news: s.news}
	for {
		select {
		case err := <-failed:
			return err
		case <-ctx.Done():
			b.stop()
			return nil
		case <-time.After(pollTime):
		}
		now, err := look(".")
		if err != nil {
			continue // a folder on its way
		}
		if c := now.since(sources); c.any() {
			sources = now
			b.take(ctx, c)
		}
	}
}
