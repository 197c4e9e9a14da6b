//go:build !js

package e2e

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"sudoku/app/text/german"
	"sudoku/web"
)

// A laterSite serves a site as a later version with the same files at different
// addresses, so that the browser has none of them cached. One file may be broken.
type laterSite struct {
	site    http.Handler
	was     string // version of the original site
	version string
	path    string
	broken  func(w http.ResponseWriter, body []byte)
}

func (s *laterSite) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	answer := httptest.NewRecorder()
	r.Header.Del("Accept-Encoding")
	r.Header.Del("If-None-Match")
	s.site.ServeHTTP(answer, r)
	body := answer.Body.String()
	if r.URL.Path == "/" || r.URL.Path == "/app-worker.js" {
		body = strings.ReplaceAll(body, s.was, s.version)
	}
	if r.URL.Path == "/app-worker.js" {
		body = strings.ReplaceAll(body, "?v=", "?of="+s.version+"&v=")
	}
	for name, values := range answer.Header() {
		if name != "Etag" {
			w.Header()[name] = values
		}
	}
	w.Header().Set("Content-Length", strconv.Itoa(len(body)))
	if r.URL.Path == s.path && s.broken != nil {
		s.broken(w, []byte(body))
		return
	}
	w.WriteHeader(answer.Code)
	w.Write([]byte(body))
}

// breaks lists the ways to break a file of an update.
var breaks = []struct {
	name  string
	serve func(w http.ResponseWriter, body []byte)
}{
	{"fails", func(w http.ResponseWriter, _ []byte) {
		w.Header().Del("Content-Length")
		http.Error(w, "broken by the test", http.StatusBadGateway)
	}},
	{"is cut off", func(w http.ResponseWriter, body []byte) {
		w.Write(body[:len(body)/2])
		panic(http.ErrAbortHandler)
	}},
	{"is cut off, and nobody notices", func(w http.ResponseWriter, body []byte) {
		w.Header().Set("Content-Length", strconv.Itoa(len(body)/2))
		w.Write(body[:len(body)/2])
	}},
	{"comes from an old proxy", func(w http.ResponseWriter, body []byte) {
		old := regexp.MustCompile(`later-[0-9]+`).ReplaceAll(body, []byte("of-long-ago"))
		old = append(old, " \n"...)
		w.Header().Set("Content-Length", strconv.Itoa(len(old)))
		w.Write(old)
	}},
}

// TestEveryBrokenUpdate breaks each file of an update in each way. The current version
// must stay complete, and the next complete update must keep the puzzle.
func TestEveryBrokenUpdate(t *testing.T) {
	long(t)
	p, old := startForUpdate(t)
	p.expect("Failed to load resource", "integrity")
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	site, err := theSite()
	if err != nil {
		t.Fatal(err)
	}
	count := 0
	for _, path := range cachedFiles(t, p) {
		for _, b := range breaks {
			count++
			name := fmt.Sprintf("%s %s", path, b.name)
			later := &laterSite{site: site, was: old, version: fmt.Sprintf("later-%d", count), path: path, broken: b.serve}
			p.server.use(later)
			p.run(watchUpdateJS)
			p.wait("the installation to fail, when "+name, `outcome === "redundant"`)
			if names := eval[[]string](p, "caches.keys()"); len(names) != 1 || !strings.HasSuffix(names[0], old) {
				t.Errorf("when %s: the caches are %q, want one of version %s", name, names, old)
			}
		}
	}
	if n := eval[int](p, "updates"); n != 0 {
		t.Errorf("%d updates were reported", n)
	}
	p.server.use(&laterSite{site: site, was: old, version: "later-0"})
	p.run("goappTryUpdate()")
	p.waitServiceWorker("later-0")
	p.reload()
	if v := pageVersion(p); v != "later-0" {
		t.Errorf("the page has version %s", v)
	}
	p.waitGrid(dotted(wikipedia))
}

// watchUpdateJS checks for an update and records the state of the new service worker in
// the variable outcome.
const watchUpdateJS = `globalThis.outcome = "";
	navigator.serviceWorker.getRegistration().then((registration) => {
		registration.addEventListener("updatefound", () => {
			const worker = registration.installing;
			worker.addEventListener("statechange", () => { outcome = worker.state; });
		}, {once: true});
		registration.update();
	})`

// cachedFiles returns the paths of all files that the service worker caches.
func cachedFiles(t *testing.T, p *player) (paths []string) {
	t.Helper()
	script := eval[string](p, `fetch("/app-worker.js").then((r) => r.text())`)
	match := regexp.MustCompile(`(?s)files = (\[.*?\]), `).FindStringSubmatch(script)
	if match == nil {
		t.Fatal("no list of files in the service worker")
	}
	var files []struct{ URL string }
	if err := json.Unmarshal([]byte(match[1]), &files); err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		path, _, _ := strings.Cut(f.URL, "?")
		paths = append(paths, path)
	}
	return append(paths, "/")
}

// TestOldTabAfterTwoUpdates keeps a tab open during two updates, after which the files of
// its version are gone. The tab must offer the new version and still work. Since a new
// worker would come from another version, the page's own thread solves the puzzle.
func TestOldTabAfterTwoUpdates(t *testing.T) {
	long(t)
	p, old := startForUpdate(t)
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	p.expect("of a later version")
	for _, what := range []string{"first", "second"} {
		later := changedSite(t, "/", map[string]string{"worker.js": `postMessage({crash: "I am of a later version, the ` + what + `"})`})
		p.server.use(later)
		p.run("goappTryUpdate()")
		p.waitServiceWorker(later.Version)
	}
	p.wait("the old version's files to be deleted", `caches.keys().then((names) => names.length === 2 && !names.some((name) => name.includes(`+quote(old)+`)))`)
	p.wait("the banner", `document.querySelector(".banner")?.textContent.includes("A new version is ready")`)
	p.clickCell("r1c3")
	p.press("4")
	p.click("Solve")
	p.waitGrid(wikipediaSolution)
	p.click("Undo")
	p.waitGrid("534" + dotted(wikipedia)[3:])
	p.click("Reload")
	p.wait("the new version", `document.querySelector("meta[name=version]")?.content !== `+quote(old))
	p.waitRunning()
	p.waitGrid("534" + dotted(wikipedia)[3:])
}

// TestServiceWorkerDeleted checks that a page still works after its service worker and
// caches were deleted, and that the next visit downloads the files again.
func TestServiceWorkerDeleted(t *testing.T) {
	p, version := startForUpdate(t)
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	p.run(`Promise.all([
		navigator.serviceWorker.getRegistration().then((registration) => registration.unregister()),
		caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
	]).then(() => 0)`)
	p.clickCell("r1c3")
	p.press("4")
	p.click("Solve")
	p.waitGrid(wikipediaSolution)
	p.click("Undo")
	p.reload()
	p.waitGrid("534" + dotted(wikipedia)[3:])
	p.waitServiceWorker(version)
	// The browser may have started a new service worker or restored the old one.
	p.wait("all files cached again", keptJS)
	p.server.stop()
	p.reload()
	p.waitGrid("534" + dotted(wikipedia)[3:])
}

// keptJS reports whether the files that the page needs offline are cached.
const keptJS = `Promise.all(["/", goappEnv.SUDOKU_WASM_URL, goappEnv.SUDOKU_WORKER_URL, goappEnv.SUDOKU_EXEC_URL].map((url) => caches.match(url)))
	.then((all) => all.every((kept) => kept))`

// TestCacheDeleted checks that a service worker refills its cache after the cache was
// deleted.
func TestCacheDeleted(t *testing.T) {
	p, _ := startForUpdate(t)
	p.reload()
	p.run(`caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => 0)`)
	p.reload()
	p.wait("all files cached again", keptJS)
	p.server.stop()
	p.reload()
	p.waitRunning()
}

// TestUpdateOfASentence checks that an update that changes a single sentence is small.
// The program, the other languages and all other unchanged files must be copied from the
// previous version.
func TestUpdateOfASentence(t *testing.T) {
	p, old := startForUpdate(t)
	site, err := theSite()
	if err != nil {
		t.Fatal(err)
	}
	first := 0
	for _, size := range site.FirstVisit("en") {
		first += size.Brotli
	}
	before := german.Catalog.Learn.Course[0].Text
	german.Catalog.Learn.Course[0].Text += " Neu."
	later, err := web.New("/")
	german.Catalog.Learn.Course[0].Text = before
	if err != nil {
		t.Fatal(err)
	}
	if later.Version == old {
		t.Fatal("the new sentence did not change the version of the site")
	}
	p.pickLanguage("de")
	p.wait("German", `document.documentElement.lang === "de"`)
	p.wait("the German texts kept", `caches.match("/web/texts.de.txt", { ignoreSearch: true }).then((kept) => !!kept)`)
	var sent atomic.Int64
	p.server.use(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		later.ServeHTTP(&counter{w, &sent}, r)
	}))
	p.run("goappTryUpdate()")
	p.waitServiceWorker(later.Version)
	t.Logf("the update takes %d bytes, a first visit %d", sent.Load(), first)
	if sent.Load() > int64(first)*15/100 {
		t.Errorf("an update of one sentence takes %d bytes, more than 15 %% of the %d bytes of a first visit", sent.Load(), first)
	}
	p.server.stop()
	p.reload()
	p.wait("the new sentence", `sudokuText(goappEnv.SUDOKU_TEXTS.match(/\S*texts.de\S*/)[0]).then((texts) => texts.includes(" Neu."))`)
}

// A counter counts the bytes of a response body.
type counter struct {
	http.ResponseWriter
	sent *atomic.Int64
}

func (c *counter) Write(b []byte) (int, error) {
	c.sent.Add(int64(len(b)))
	return c.ResponseWriter.Write(b)
}
