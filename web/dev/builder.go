//go:build !js

package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"time"
)

// builder builds one change at a time. A newer change cancels the current build and takes
// over its work.
type builder struct {
	news   *news
	open   change // changes not built yet
	cancel context.CancelFunc
	done   chan struct{}
}

// take starts building a change.
func (b *builder) take(ctx context.Context, c change) {
	b.stop()
	b.open = b.open.and(c)
	fmt.Printf("dev: %s changed\n", b.open.names)
	ctx, b.cancel = context.WithCancel(ctx)
	b.done = make(chan struct{})
	go func() {
		defer close(b.done)
		b.build(ctx)
	}()
}

// stop ends the current build.
func (b *builder) stop() {
	if b.cancel != nil {
		b.cancel()
		<-b.done
	}
}

// build compiles the page, reloads open pages, and updates this program.
func (b *builder) build(ctx context.Context) {
	start, c := time.Now(), b.open
	if c.page() {
		if err := buildPage(ctx); err != nil {
			b.report(err)
			return
		}
		fmt.Printf("dev: built in %.1f s\n", time.Since(start).Seconds())
	}
	if c.page() || !c.program() {
		b.wait(ctx, b.news.ready(c.saved))
	}
	if c.program() && ctx.Err() == nil {
		if err := b.renew(ctx, c); err != nil {
			b.report(err)
			return
		}
	}
	if ctx.Err() == nil {
		b.open = change{}
	}
}

// wait waits until an open page has loaded the build, since compiling would slow that
// down.
func (b *builder) wait(ctx context.Context, running <-chan struct{}) {
	select {
	case <-running:
	case <-time.After(loadTime):
	case <-ctx.Done():
	}
}

// renew compiles this program and, if it changed, restarts it. Pages reload unless they
// already did for the same change.
func (b *builder) renew(ctx context.Context, c change) error {
	another, err := buildProgram(ctx)
	if err != nil || !another {
		return err
	}
	build := b.news.build()
	if !c.page() {
		build = newBuild()
	}
	return takeOwnPlace(build)
}

// loadTime is how long to wait for a page to load, since there may be no open page.
const loadTime = 10 * time.Second

func (b *builder) report(err error) {
	if errors.Is(err, context.Canceled) {
		return
	}
	fmt.Fprintln(os.Stderr, err)
	b.news.fail(err.Error())
}
