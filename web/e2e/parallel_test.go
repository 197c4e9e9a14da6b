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

// Tests run side by side, each in a window of one browser.

// moreTests lets more tests run at once than there are processors, unless the
// command says how many: they wait for frames and timers in between.
func moreTests() {
	flag.Parse()
	chosen := false
	flag.Visit(func(f *flag.Flag) { chosen = chosen || f.Name == "test.parallel" })
	if !chosen {
		flag.Set("test.parallel", fmt.Sprint(runtime.GOMAXPROCS(0)+1))
	}
}

// placed are the tests of which it is known whether they run alone.
var placed sync.Map

// beside lets the test run beside others from now on.
func beside(t *testing.T) {
	if _, known := placed.LoadOrStore(t, true); !known {
		t.Parallel()
	}
}

// alone keeps the test from running beside others.
func alone(t *testing.T) { placed.Store(t, true) }

// clipboard is held by the one test that may use it: a browser has a single one.
var clipboard sync.Mutex

// origins are the addresses that servers have had. What a browser keeps, it
// keeps by origin.
var origins sync.Map

func newOrigin(addr string) bool {
	_, had := origins.LoadOrStore(addr, true)
	return !had
}

// window is a window with a profile of its own, which Chromium treats as a private one:
// all tests of what is kept hold for private windows. To open one takes longer than
// to load the page, so a test gets one that another has left: what that one kept
// belongs to an origin that is none of this test's.
type window struct {
	ctx     context.Context // a tab that stays empty, so that the window stays
	close   context.CancelFunc
	crowded bool   // another window has the same profile
	visited bool   // for tests that do not need a first visit
	addr    string // the site's last address, if visited
}

// windows are those that no test uses.
var windows struct {
	sync.Mutex
	free    []*window
	visited []*window
}

// takeVisited returns a window that has shown the site, nil if there is none.
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

// giveBack leaves the window to other tests, unless this one may have left more
// in it than its storage.
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

// forget clears the site's storage and permissions. In a visited window the service worker
// and its files stay. The window's own tab then shows a file of the site, which keeps the
// renderer process.
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
			// The tabs had this process, so that nothing they wrote comes later.
			_, err = chromedp.Run(ctx, chromedp.Evaluate[chromedp.Void](`localStorage.clear()`))
		}
		if err != nil {
			return err
		}
	}
	_, err = chromedp.Call(ctx, storage.ClearDataForOrigin, storage.ClearDataForOriginParams{Origin: s.url(""), StorageTypes: kept})
	return err
}

// waitTabsClosed waits until only the window's own tab is left. A tab that closes may
// still write to the storage. Where one stays open, it returns an error.
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
