//go:build !js

package e2e

import (
	"context"
	"flag"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"testing"
	"time"

	cdpbrowser "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// Tests run in parallel, each in a window of a shared browser.

// moreTests allows one more parallel test than there are processors, since tests often
// wait for frames and timers. The flag -parallel takes precedence.
func moreTests() {
	flag.Parse()
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
		t.Parallel()
	}
}

// alone keeps the test from running in parallel with others.
func alone(t *testing.T) { placed.Store(t, true) }

// clipboard is held by the test that uses the browser's only clipboard.
var clipboard sync.Mutex

// origins holds the addresses that servers have used. A browser keeps its data by origin.
var origins sync.Map

func newOrigin(addr string) bool {
	_, had := origins.LoadOrStore(addr, true)
	return !had
}

// window is a browser window with its own profile, which Chromium treats as private.
// Everything tested about stored data therefore holds for private windows.
//
// Opening a window takes longer than loading the page, so tests reuse windows. The data
// of earlier tests belongs to another origin or has been cleared.
type window struct {
	ctx     context.Context // of a tab that keeps the window open
	close   context.CancelFunc
	crowded bool   // another window shares the profile
	visited bool   // has shown the site; for tests that need no first visit
	addr    string // the site's last address, if visited
}

// windows holds the windows that no test uses.
var windows struct {
	sync.Mutex
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
	ctx, cancel := chromedp.NewContext(root, chromedp.WithNewBrowserContext())
	return &window{ctx: ctx, close: cancel}, chromedp.Do(ctx)
}

// giveBack returns the window to the pool. It closes the window instead if the test may
// have left more in it than stored data.
func (w *window) giveBack(s *server) {
	if w.crowded || s.t.Failed() || w.visited && s.changed || w.forget(s) != nil {
		w.close()
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
// worker and its files. Its own tab then shows a file of the site, which keeps the
// renderer process alive.
func (w *window) forget(s *server) error {
	ctx, cancel := context.WithTimeout(w.ctx, callTime)
	defer cancel()
	if err := w.waitTabsClosed(ctx); err != nil {
		return err
	}
	browserContext := chromedp.FromContext(w.ctx).BrowserContextID
	_, err := chromedp.CallBrowser(ctx, cdpbrowser.ResetPermissions, cdpbrowser.ResetPermissionsParams{BrowserContextID: browserContext})
	if err != nil {
		return err
	}
	kept := "all"
	if w.visited {
		kept = "local_storage,indexeddb"
		if w.addr == "" {
			w.addr = s.addr
			err = chromedp.Do(ctx, chromedp.Navigate(s.url("/robots.txt")))
		}
		if err == nil {
			// The closed tabs used the same process, so nothing they wrote can arrive
			// later.
			_, err = chromedp.Run(ctx, chromedp.Evaluate[chromedp.Void](`localStorage.clear()`))
		}
		if err != nil {
			return err
		}
	}
	_, err = chromedp.Call(ctx, storage.ClearDataForOrigin, storage.ClearDataForOriginParams{Origin: s.url(""), StorageTypes: kept})
	return err
}

// waitTabsClosed waits until only the window's own tab is left, since a closing tab may
// still write to storage. It returns an error if a tab stays open.
func (w *window) waitTabsClosed(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, 20*time.Second)
	defer cancel()
	own := chromedp.FromContext(w.ctx)
	for {
		found, err := chromedp.CallBrowser(ctx, target.GetTargets, target.GetTargetsParams{})
		if err != nil {
			return err
		}
		if !slices.ContainsFunc(found.TargetInfos, func(i *target.Info) bool {
			return i.Type == "page" && i.BrowserContextID == own.BrowserContextID && i.TargetID != own.Target.TargetID
		}) {
			return nil
		}
		time.Sleep(pollTime)
	}
}
