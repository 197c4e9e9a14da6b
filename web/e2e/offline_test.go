//go:build !js

package e2e

import (
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/storage"

	"sudoku/web"
)

const somePuzzle = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

// TestOffline checks that, after one visit, the page works at any address without its
// server.
func TestOffline(t *testing.T) {
	p := openKept(t)
	p.server.stop()

	p.run(startWorkerJS) // in a page loaded before the service worker existed
	p.wait("the worker to be ready", `heard.includes("ready")`)

	for _, path := range sweep(3, offlinePaths) {
		t.Run(path, func(t *testing.T) { p.opensOffline(t, path) })
	}
}

var offlinePaths = []string{
	"/", "/?p=" + somePuzzle, "/some/route/?q=1#x", "/#" + somePuzzle, "/?utm_source=x&p=" + somePuzzle + "#x", "/?", "/some/route", "/index.html",
}

// opensOffline checks that a path opens in a new tab and that the page runs and can start
// a worker.
func (p *player) opensOffline(t *testing.T, path string) {
	visitor := *p
	visitor.t = t
	q := visitor.tab()
	q.navigate(path)
	q.run(startWorkerJS)
	q.wait("the worker to be ready", `heard.includes("ready")`)
	if font := eval[string](q, `getComputedStyle(document.documentElement).getPropertyValue("--paper")`); font == "" {
		t.Error("the style sheet is missing")
	}
}

// TestBrokenFirstDownload checks that a failed first download is retried.
func TestBrokenFirstDownload(t *testing.T) {
	for _, path := range sweep(1, []string{"/web/emblems.svg", "/app-worker.js"}) {
		t.Run(path, func(t *testing.T) {
			p := openEmpty(t)
			p.expect("Failed to load resource", "service worker registration failed", "bad HTTP response code")
			p.server.fail(path, http.StatusInternalServerError)
			p.navigate("/")
			asked := func() bool { return p.server.count(path) > 0 }
			p.until(stepTime, "the download to fail", asked)
			p.wait("no service worker", `navigator.serviceWorker.getRegistration().then((found) => !found)`)
			p.server.fail(path, 0)
			site, err := theSite()
			if err != nil {
				t.Fatal(err)
			}
			p.waitServiceWorker(site.Version)
			p.server.stop()
			p.opensOffline(t, "/")
		})
	}
}

// TestNoRoomForThePage checks that a page without enough storage says so and still saves
// the puzzle.
func TestNoRoomForThePage(t *testing.T) {
	p := openEmpty(t)
	p.expect("Failed to load resource")
	size := 1e6
	call(p, storage.OverrideQuotaForOrigin, storage.OverrideQuotaForOriginParams{Origin: p.server.url(""), QuotaSize: &size})
	p.navigate("/")
	p.wait("the banner", `document.querySelector(".banner")?.textContent.includes("no room to store the page")`)
	p.paste(wikipedia)
	p.waitSaved("g005")
	p.waitNoted("g005")
	p.reload()
	p.waitGrid(dotted(wikipedia))
	p.wait("the banner again", `document.querySelector(".banner")?.textContent.includes("no room to store the page")`)
}

// TestServiceWorkerKeepsToItsOwn checks that the service worker passes requests for
// anything but the site's files to the network.
func TestServiceWorkerKeepsToItsOwn(t *testing.T) {
	p := openKept(t)
	p.reload()
	p.expect("405 (Method Not Allowed)", "404 (Not Found)")
	if status := eval[int](p, `fetch("/", {method: "POST"}).then((r) => r.status)`); status != http.StatusMethodNotAllowed {
		t.Errorf("POST: status %d", status)
	}
	if status := eval[int](p, `fetch("/nothing").then((r) => r.status)`); status != http.StatusNotFound {
		t.Errorf("unknown file: status %d", status)
	}
	if before := p.server.count(wasmPath); eval[int](p, `fetch(goappEnv.SUDOKU_WASM_URL).then((r) => r.status)`) != 200 || p.server.count(wasmPath) != before {
		t.Error("a cached file was fetched from the network")
	}
}

// TestStaticHost checks that the exported site works on a plain file server.
func TestStaticHost(t *testing.T) {
	for _, base := range sweep(1, []string{"/path/", "/"}) {
		t.Run(base, func(t *testing.T) {
			site := siteAt(t, base)
			p := serve(t, staticHost(t, base)).open()
			p.navigate(base)
			if path := eval[string](p, "location.pathname"); path != base {
				t.Errorf("the path is %s", path)
			}
			p.waitServiceWorker(site.Version)
			p.server.stop()
			for _, path := range sweep(2, []string{"", "some/route", "#" + somePuzzle, "?p=" + somePuzzle}) {
				t.Run(path, func(t *testing.T) { p.opensOffline(t, base+path) })
			}
		})
	}
}

// TestSitesOnOneHost checks that sites at different paths of one host do not interfere.
func TestSitesOnOneHost(t *testing.T) {
	long(t)
	bases, host := []string{"/", "/path/", "/other/"}, http.NewServeMux()
	for _, base := range bases {
		host.Handle(base, staticHost(t, base))
	}
	p := serve(t, host).open()
	for i, base := range bases {
		p.navigate(base)
		p.waitFor(loadTime, "one more service worker", `navigator.serviceWorker.getRegistrations().then((all) =>
			all.length === `+fmt.Sprint(i+1)+` && all.every(({active}) => active?.state === "activated"))`)
	}
	p.server.stop()
	for _, base := range bases {
		p.opensOffline(t, base)
	}
}

// startForUpdate opens the page and waits until its service worker controls it. The
// JavaScript variable updates counts the updates that go-app reports.
func startForUpdate(t *testing.T) (p *player, version string) {
	t.Helper()
	site, err := theSite()
	if err != nil {
		t.Fatal(err)
	}
	p = serve(t, site).open()
	p.navigate("/")
	p.waitServiceWorker(site.Version)
	p.reload() // the service worker now controls the page
	p.run(`globalThis.updates = 0;
		const tell = goappOnUpdate;
		goappOnUpdate = () => { updates++; tell(); };`)
	return p, site.Version
}

func pageVersion(p *player) string {
	p.t.Helper()
	return eval[string](p, `document.querySelector("meta[name=version]").content`)
}

func TestUpdate(t *testing.T) {
	p, old := startForUpdate(t)
	if n := eval[int](p, "updates"); n != 0 {
		t.Errorf("%d updates were reported before any", n)
	}
	later := changedSite(t, "/", map[string]string{
		"worker.js":           `postMessage({crash: "I am of a later version"})`,
		"bundle/wasm_exec.js": string(allSources()["bundle/wasm_exec.js"].Data) + "// later",
	})
	p.server.use(later)
	p.run("goappTryUpdate()")
	p.waitServiceWorker(later.Version)
	p.wait("the page to be notified", "updates === 1")

	// The old page and its worker keep their version, even without the server.
	p.server.stop()
	p.run(startWorkerJS)
	p.wait("the old page's worker", "heard.length > 0")
	if heard := eval[[]string](p, "heard"); heard[0] != "ready" {
		t.Errorf("the old page's worker says %q", heard)
	}
	if v := pageVersion(p); v != old {
		t.Errorf("the page has version %s, want %s", v, old)
	}
	p.reload()
	if v := pageVersion(p); v != later.Version {
		t.Errorf("after a reload the page has version %s, want %s", v, later.Version)
	}

	// The next update removes the first version.
	p.server.start()
	last := changedSite(t, "/", map[string]string{"style/print.css": ":root { --paper: black }"})
	p.server.use(last)
	p.run("goappTryUpdate()")
	p.waitServiceWorker(last.Version)
	p.wait("the first version's cache to be deleted", `caches.keys().then((names) => names.length === 2 && !names.some((name) => name.includes(`+quote(old)+`)))`)
}

// TestBrokenUpdate checks that an incomplete update leaves the current version intact,
// and that the update succeeds once it is complete.
func TestBrokenUpdate(t *testing.T) {
	p, old := startForUpdate(t)
	p.expect("Failed to load resource", "integrity")
	fails := func(status int) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) { http.Error(w, "broken by the test", status) }
	}
	holds := func(kind, text string) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", kind)
			io.WriteString(w, text)
		}
	}
	var later *web.Site
	for _, c := range []struct {
		name   string
		path   string
		broken http.HandlerFunc
	}{
		{"a file is missing", "/web/sudoku.css", fails(404)},
		{"the server fails", "/app.js", fails(500)},
		{"the page is missing", "/", fails(503)},
		{"the page is of another version", "/", holds("text/html", "<!doctype html><title>old</title>")},
		{"a file is of another version", "/web/sudoku.css", holds("text/css", "body { display: none }")},
	} {
		// Use a new version each time, since the browser's own cache may still hold files of an
		// earlier one.
		later = changedSite(t, "/", map[string]string{"style/print.css": "body { --broken: " + quote(c.name) + " }"})
		p.server.use(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path == c.path {
				c.broken(w, r)
			} else {
				later.ServeHTTP(w, r)
			}
		}))
		p.run(watchUpdateJS)
		p.wait("the installation to fail, when "+c.name, `outcome === "redundant"`)
		if n := eval[int](p, "updates"); n != 0 {
			t.Errorf("when %s: %d updates were reported", c.name, n)
		}
		if names := eval[[]string](p, "caches.keys()"); len(names) != 1 || !strings.HasSuffix(names[0], old) {
			t.Errorf("when %s: the caches are %q, want one of version %s", c.name, names, old)
		}
	}
	p.server.stop()
	p.opensOffline(t, "/?p="+somePuzzle)

	p.server.start()
	p.server.use(later)
	p.run("goappTryUpdate()")
	p.waitServiceWorker(later.Version)
}
