//go:build !js

package e2e

import (
	"context"
	"flag"
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"

	"sudoku/web/e2e/driver"
)

// Tests run in parallel, each in its own window of a shared browser.

// moreTests allows one more parallel test than there are processors, since tests often
// wait for frames and timers. The flag -parallel takes precedence.
func moreTests() {
	chosen := false
	flag.Visit(func(f *flag.Flag) { chosen = chosen || f.Name == "test.parallel" })
	if !chosen {
		flag.Set("test.parallel", fmt.Sprint(runtime.GOMAXPROCS(0)+1))
	}
}

// placed holds the tests that have called beside or alone.
var placed sync.Map

// beside runs the rest of the test in parallel with others, unless alone was called.
func beside(t *testing.T) {
	if _, known := placed.LoadOrStore(t, true); !known {
		ran.Add(1)
		t.Parallel()
	}
}

// alone keeps the test from running in parallel with others.
func alone(t *testing.T) {
	if _, known := placed.LoadOrStore(t, true); !known {
		ran.Add(1)
	}
}

// ran counts the tests and subtests that have used a browser.
var ran atomic.Int32

// clipboard is held by the test that uses the browser's only clipboard.
var clipboard sync.Mutex

// origins holds the addresses that servers have used. A browser stores data by origin.
var origins sync.Map

func newOrigin(addr string) bool {
	_, had := origins.LoadOrStore(addr, true)
	return !had
}

// A window is a browser window with its own profile. Chromium treats such windows as
// private, so all tests of stored data test private windows.
//
// Opening a window takes longer than loading the page, so tests reuse windows. The data
// of earlier tests belongs to another origin or has been cleared.
type window struct {
	profile driver.Profile
	crowded bool   // whether another window shares the profile
	visited bool   // whether the window keeps the site, for tests that need no first visit
	addr    string // address of the last site shown, if visited
}

// windows is the pool of windows that no test is using.
var windows struct {
	sync.Mutex
	all     []*window // all windows opened so far
	free    []*window
	visited []*window
}

// takeVisited returns a window that has shown the site, or nil if there is none.
func takeVisited() *window {
	windows.Lock()
	defer windows.Unlock()
	n := len(windows.visited)
	if n == 0 {
		return nil
	}
	w := windows.visited[n-1]
	windows.visited = windows.visited[:n-1]
	return w
}

func takeWindow() (*window, error) {
	windows.Lock()
	if n := len(windows.free); n > 0 {
		w := windows.free[n-1]
		windows.free = windows.free[:n-1]
		windows.Unlock()
		return w, nil
	}
	windows.Unlock()
	root, err := browser()
	if err != nil {
		return nil, err
	}
	profile, err := root.Profile(context.Background())
	if err != nil {
		return nil, err
	}
	w := &window{profile: profile}
	windows.Lock()
	defer windows.Unlock()
	windows.all = append(windows.all, w)
	return w, nil
}

// closeWindows ends the processes that belong to profiles.
func closeWindows() {
	windows.Lock()
	defer windows.Unlock()
	for _, w := range windows.all {
		w.profile.Close()
	}
}

// giveBack returns the window to the pool. If the test may have left more than stored
// data in the window, giveBack closes it instead.
func (w *window) giveBack(s *server) {
	if w.crowded || s.t.Failed() || w.visited && s.changed || w.forget(s) != nil {
		w.profile.Close()
		return
	}
	windows.Lock()
	defer windows.Unlock()
	if w.visited {
		windows.visited = append(windows.visited, w)
	} else {
		windows.free = append(windows.free, w)
	}
}

// forget clears the site's storage and permissions. A visited window keeps the service
// worker and its files.
func (w *window) forget(s *server) error {
	ctx, cancel := context.WithTimeout(context.Background(), callTime)
	defer cancel()
	if !w.visited {
		return w.profile.Clear(ctx, s.url(""))
	}
	loaded := w.addr != ""
	w.addr = s.addr
	return driver.ClearPages(ctx, w.profile, s.url(""), "/robots.txt", loaded)
}
