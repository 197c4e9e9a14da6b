//go:build !js

package main

import (
	"fmt"
	"strconv"
	"sync"
	"time"
)

// state is what open pages hear.
type state struct {
	Build   string `json:"build"`   // the newest that is ready
	Failure string `json:"failure"` // of the build after it; "" for none
}

// news goes to every open page.
type news struct {
	mu      sync.Mutex
	state   state
	saved   time.Time     // when the sources of the present build were saved
	running chan struct{} // closed when a page of the present build runs
	hearers map[chan state]bool
}

// newNews begins with a build, or with a new one for "".
func newNews(build string) *news {
	if build == "" {
		build = newBuild()
	}
	return &news{state: state{Build: build}, running: make(chan struct{}), hearers: map[chan state]bool{}}
}

func newBuild() string { return strconv.FormatInt(time.Now().UnixNano(), 36) }

func (n *news) build() string {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.state.Build
}

// hear returns a channel with the state, and later ones as they change.
func (n *news) hear() chan state {
	n.mu.Lock()
	defer n.mu.Unlock()
	states := make(chan state, 1)
	states <- n.state
	n.hearers[states] = true
	return states
}

func (n *news) leave(states chan state) {
	n.mu.Lock()
	defer n.mu.Unlock()
	delete(n.hearers, states)
}

// publish sends the state to all. Whoever has not read the one before gets this
// one in its place. The caller holds the lock.
func (n *news) publish() {
	for states := range n.hearers {
		select {
		case <-states:
		default:
		}
		states <- n.state
	}
}

// ready has the pages load another build. What it returns is closed when one of
// them runs.
func (n *news) ready(saved time.Time) <-chan struct{} {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.state = state{Build: newBuild()}
	n.saved, n.running = saved, make(chan struct{})
	n.publish()
	return n.running
}

// fail has the pages show why there is no newer build.
func (n *news) fail(why string) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.state.Failure = why
	n.publish()
}

// pageRuns prints how long it took from the file to the first page that runs.
func (n *news) pageRuns(build string) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if build != n.state.Build {
		return
	}
	select {
	case <-n.running:
	default:
		close(n.running)
		if !n.saved.IsZero() {
			fmt.Printf("dev: the page runs %.1f s after the file was saved\n", time.Since(n.saved).Seconds())
		}
	}
}
