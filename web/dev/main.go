//go:build !js

// Command dev serves the page for development. It rebuilds what changed and reloads the
// page.
//
//	dev [-addr localhost:8000]
//
// `make dev` runs it in the root of the repository. The page is built without size
// optimisations, and with the stories at /stories/. Build errors are shown in the
// terminal and on the page.
//
//   - A part of the style sheet changed: the page is reloaded.
//   - Go files of the page changed: they are compiled, then the page is reloaded. After that, dev itself is compiled and restarted, since it pre-renders the pages.
//   - Any other source changed: dev is compiled and restarted.
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
	fmt.Printf("dev: http://%s/ reloads itself; http://%[1]s/stories/?lang=ja shows every state in a language\n", addr)

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
			continue // a file vanished meanwhile; poll again
		}
		if c := now.since(sources); c.any() {
			sources = now
			b.take(ctx, c)
		}
	}
}
