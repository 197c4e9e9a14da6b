//go:build !js

package e2e

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"sudoku/app/learn/learnui"
	"sudoku/app/page/pageui"
)

// spellings lists addresses, relative to the base, and the canonical address of each.
var spellings = []struct{ path, own string }{
	{"index.html?p=" + somePuzzle, "?p="}, {"learn", "learn/"}, {"learn/index.html", "learn/"}, {"learn?a=1#b", "learn/?a=1#b"}, {"learn/x-wing", "learn/x-wing/"},
	{"", ""}, {"index.html", ""}, {"index.html#" + somePuzzle, "#"}, {"learn/", "learn/"},
	{"about/", "about/"}, {"about", "about/"},
	{"learn/beginners", "learn/beginners/"}, {"learn/x-wing/", "learn/x-wing/"},
}

// routes opens each spelling of an address and checks that it leads to the canonical
// address.
func (p *player) routes(t *testing.T, base string) {
	t.Helper()
	for _, x := range sweep(5, spellings) {
		p.bring(base + x.path)
		want := x.own
		if head, _, taken := strings.Cut(want, "p="); taken || strings.HasPrefix(want, "#") {
			// The page opens the puzzle and removes it from the address.
			want = strings.TrimRight(head, "?#") + "#workshop"
			p.waitGrid(dotted(somePuzzle))
		}
		p.wait("the page's own address for "+x.path, `location.pathname + location.search + location.hash === `+quote(base+want))
		if head := p.text("h1"); (head == "Sudoku Solver") != (strings.TrimSuffix(want, "#workshop") == "") || strings.Contains(head, "not found") {
			t.Errorf("%s%s opened the page titled %q", base, x.path, head)
		}
	}
	// Reload stays on the page, and Back returns to it.
	p.navigate(base + "learn")
	p.reload()
	p.clickOn(`.site-nav a[href$="about/"]`)
	p.wait("the other page", `location.pathname === `+quote(base+"about/")+` && document.querySelector("h1").textContent === "About"`)
	p.run("history.back()")
	p.wait("the previous page", `location.pathname === `+quote(base+"learn/")+` && document.querySelector("h1").textContent === "Learn"`)
}

// TestRoutes opens pages offline, with and without a trailing slash and as index.html,
// after one visit to the server or to a static host.
func TestRoutes(t *testing.T) {
	for _, x := range sweep(1, []struct {
		base string
		host func(t *testing.T, base string) http.Handler
	}{{"/path/", staticHost}, {"/", func(t *testing.T, base string) http.Handler { return siteAt(t, base) }}}) {
		t.Run(x.base, func(t *testing.T) {
			p := serve(t, x.host(t, x.base)).open()
			p.navigate(x.base + "learn")
			p.wait("the page's own address", `location.pathname === `+quote(x.base+"learn/"))
			p.wait("the service worker", `navigator.serviceWorker.ready.then(({active}) => active.state === "activated")`)
			p.server.stop()
			p.expect("Failed to load resource") // the interactive lessons were never opened
			p.routes(t, x.base)
		})
	}
}

// TestEveryRoute checks that all spellings of a path redirect to one address without
// loops, on the server and on a static host.
func TestEveryRoute(t *testing.T) {
	for _, base := range sweep(1, []string{"/path/", "/"}) {
		for _, host := range []http.Handler{siteAt(t, base), staticHost(t, base)} {
			s := serve(t, host)
			for _, path := range pageui.Paths() {
				for _, spelling := range []string{path, strings.TrimSuffix(path, "/"), path + "index.html"} {
					response, err := http.Get(s.url(base + spelling))
					if err != nil {
						t.Fatal(err)
					}
					response.Body.Close()
					if got := response.Request.URL.Path; response.StatusCode != http.StatusOK || got != base+path {
						t.Errorf("%s%s: status %d at %s", base, spelling, response.StatusCode, got)
					}
				}
			}
		}
	}
}

// TestNoSuchPageOffline checks that unknown pages are reported offline, even if their
// address is malformed.
func TestNoSuchPageOffline(t *testing.T) {
	p := openKept(t)
	p.server.stop()
	for _, path := range []string{"/nothing", "/..%2f", "/%zz", "/learn/%e4?p=1#x", "/learn/nothing"} {
		p.visit(path)
		p.waitRunning()
		if head := p.text("h1"); head != "Page not found" {
			t.Errorf("%s opened the page titled %q", path, head)
		}
	}
	p.home()
}

// home follows the link to the solver on the page for unknown addresses.
func (p *player) home() {
	p.t.Helper()
	p.clickRole("link", "Go to the solver")
	p.wait("the solver", `location.pathname === "/" && document.getElementById("grid")`)
}

// TestLinksAreOwnAddresses checks that links between pages use canonical addresses.
func TestLinksAreOwnAddresses(t *testing.T) {
	p := openEmpty(t)
	for _, path := range []string{"/", "/learn/", "/about/", "/learn/x-wing/"} {
		p.navigate(path)
		for _, link := range eval[[]string](p, `[...document.querySelectorAll("a[href]")].map((a) => a.getAttribute("href"))`) {
			below, inside := strings.CutPrefix(link, "/")
			below, _, _ = strings.Cut(below, "#")
			below, _, _ = strings.Cut(below, "?")
			if inside && below != learnui.LicencesPath && !slices.Contains(pageui.Paths(), below) {
				t.Errorf("%s links to %s", path, link)
			}
		}
	}
}
