//go:build !js

package main

import (
	"fmt"
	"strconv"
	"sync"
	"time"
)

// state is the message that open pages receive.
type state struct {
	Build   string `json:"build"`   // the newest build
	Failure string `json:"failure"` // error of a later build, or ""
}

// news sends the state to every open page.
type news struct {
	mu      sync.Mutex
	state   state
	saved   time.Time     // when the sources of the current build were saved
	running chan struct{} // closed once a page runs the current build
	hearers map[chan state]bool
}

// newNews returns news of the given build, or of a new one if build is "".
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

// hear returns a channel that receives the state and its changes.
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

// publish sends the state to all pages, replacing a state not yet read. The caller holds
// the lock.
func (n *news) publish() {
	for states := range n.hearers {
		select {
		case <-states:
		default:
		}
		states <- n.state
	}
}

// ready makes pages load a new build. The returned channel is closed once a page runs it.
func (n *news) ready(saved time.Time) <-chan struct{} {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.state = state{Build: newBuild()}
	n.saved, n.running = saved, make(chan struct{})
	n.publish()
	return n.running
}

// fail makes pages show why the build failed.
func (n *news) fail(why string) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.state.Failure = why
	n.publish()
}

// pageRuns records that a page is running the build. The first time, it prints how long
// ago the file was saved.
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
