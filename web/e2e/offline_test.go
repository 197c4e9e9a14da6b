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

// After one visit the page works without its server, at whatever address.
func TestOffline(t *testing.T) {
	p := openKept(t)
	p.server.stop()

	p.run(startWorkerJS) // on the page that was there before the service worker
	p.wait("the worker to be ready", `heard.includes("ready")`)

	for _, path := range sweep(3, offlinePaths) {
		t.Run(path, func(t *testing.T) { p.opensOffline(t, path) })
	}
}

var offlinePaths = []string{
	"/", "/?p=" + somePuzzle, "/some/route/?q=1#x", "/#" + somePuzzle, "/?utm_source=x&p=" + somePuzzle + "#x", "/?", "/some/route", "/index.html",
}

// opensOffline opens a path in a new tab, where the page has to run and to
// start a worker.
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

// A first download that fails is tried again.
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

// Where there is no room to keep the page it says so, and keeps the puzzle.
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

// Requests that are not for the site's files go to the network as they are.
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
		t.Error("a file of the cache was fetched from the network")
	}
}

// The site written out works on a host that knows nothing of it.
func TestStaticHost(t *testing.T) {
	for _, base := range sweep(1, []string{"/path/", "/"}) {
		t.Run(base, func(t *testing.T) {
			site := siteAt(t, base)
			p := serve(t, staticHost(t, base)).open()
			p.navigate(base)
			if path := eval[string](p, "location.pathname"); path != base {
				t.Errorf("at %s", path)
			}
			p.waitServiceWorker(site.Version)
			p.server.stop()
			for _, path := range sweep(2, []string{"", "some/route", "#" + somePuzzle, "?p=" + somePuzzle}) {
				t.Run(path, func(t *testing.T) { p.opensOffline(t, base+path) })
			}
		})
	}
}

// Sites under several paths of one host leave each other alone.
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

// startForUpdate opens the page under its service worker. It counts in updates
// what go-app hears of them.
func startForUpdate(t *testing.T) (p *player, version string) {
	t.Helper()
	site, err := theSite()
	if err != nil {
		t.Fatal(err)
	}
	p = serve(t, site).open()
	p.navigate("/")
	p.waitServiceWorker(site.Version)
	p.reload() // from now on under the service worker
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
		t.Errorf("%d updates were reported without one", n)
	}
	later := changedSite(t, "/", map[string]string{
		"worker.js":           `postMessage({crash: "I am of a later version"})`,
		"bundle/wasm_exec.js": string(allSources()["bundle/wasm_exec.js"].Data) + "// later",
	})
	p.server.use(later)
	p.run("goappTryUpdate()")
	p.waitServiceWorker(later.Version)
	p.wait("the page to be told", "updates === 1")

	// The old page stays what it is, with a worker of its own version, even
	// if the server is gone.
	p.server.stop()
	p.run(startWorkerJS)
	p.wait("the old page's worker", "heard.length > 0")
	if heard := eval[[]string](p, "heard"); heard[0] != "ready" {
		t.Errorf("the old page's worker says %q", heard)
	}
	if v := pageVersion(p); v != old {
		t.Errorf("the page is of version %s, want %s", v, old)
	}
	p.reload()
	if v := pageVersion(p); v != later.Version {
		t.Errorf("after loading again the page is of version %s, want %s", v, later.Version)
	}

	// The next update clears the first version away.
	p.server.start()
	last := changedSite(t, "/", map[string]string{"style/print.css": ":root { --paper: black }"})
	p.server.use(last)
	p.run("goappTryUpdate()")
	p.waitServiceWorker(last.Version)
	p.wait("the first version's cache to go", `caches.keys().then((names) => names.length === 2 && !names.some((name) => name.includes(`+quote(old)+`)))`)
}

// An update that is not whole leaves the version before it as it was, and is
// taken up once it is whole.
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
		// Each time another version: of a former one the browser's own cache
		// may have the file that is missing.
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
