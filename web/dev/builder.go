//go:build !js

package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"time"
)

// builder builds what changed, one change at a time: a later one ends the build
// of the one before and takes over what that was about.
type builder struct {
	news   *news
	open   change // that is not built yet
	cancel context.CancelFunc
	done   chan struct{}
}

// take begins to build.
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

// stop ends the build that is under way.
func (b *builder) stop() {
	if b.cancel != nil {
		b.cancel()
		<-b.done
	}
}

// build compiles, has the pages load again, and brings this program up to date.
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

// wait leaves the machine to the page while that loads.
func (b *builder) wait(ctx context.Context, running <-chan struct{}) {
	select {
	case <-running:
	case <-time.After(loadTime):
	case <-ctx.Done():
	}
}

// renew compiles this program and goes on as the new one. Pages load again unless
// they did for the same change.
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

// loadTime is how long a page may take to load before other work goes on; maybe
// no page is open.
const loadTime = 10 * time.Second

func (b *builder) report(err error) {
	if errors.Is(err, context.Canceled) {
		return
	}
	fmt.Fprintln(os.Stderr, err)
	b.news.fail(err.Error())
}
