//go:build !js

package e2e

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"sudoku/app/text"
	"sudoku/app/text/english"
	"sudoku/app/text/french"
	"sudoku/app/text/german"
	"sudoku/app/text/japanese"
	"sudoku/app/text/languages"
)

// watchPaints records for each page of the visit what its first paint shows. If that comes
// before the browser has read the footer, it takes the footer's words when they are there.
func (p *player) watchPaints() {
	p.t.Helper()
	p.beforeLoad(`new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").forEach(() => {
		const shown = [document.documentElement.lang, document.title, document.querySelector("link[rel=manifest]").getAttribute("href")];
		const record = () => {
			const footer = document.querySelector(".footer");
			if (!footer && document.readyState === "loading") return requestAnimationFrame(record);
			shown.splice(2, 0, footer?.textContent);
			const paints = JSON.parse(sessionStorage.getItem("paints") ?? "[]");
			paints.push(shown.join("; "));
			sessionStorage.setItem("paints", JSON.stringify(paints));
		};
		record();
	})).observe({ type: "paint", buffered: true })`)
}

// painted checks that every first paint since the last call was in the language of c.
func (p *player) painted(c *text.Catalog) {
	p.t.Helper()
	p.wait("a paint", `sessionStorage.getItem("paints")`)
	paints := eval[[]string](p, `JSON.parse(sessionStorage.getItem("paints"))`)
	p.run(`sessionStorage.removeItem("paints")`)
	for _, paint := range paints {
		if !strings.HasPrefix(paint, c.Code+"; ") || !strings.Contains(paint, c.Page.Title) || !strings.Contains(paint, c.Page.Privacy) {
			p.t.Errorf("first painted as %q, not in %s", paint, c.Name)
		}
		if manifest := strings.HasSuffix(paint, "/"+c.Code+"/manifest.webmanifest"); manifest == (c.Code == "en") {
			p.t.Errorf("the manifest of %q", paint)
		}
	}
}

// address waits until the page's address has the given path.
func (p *player) address(path string) {
	p.t.Helper()
	p.wait("the address "+path, `location.pathname === `+quote(path))
}

// accepting sets Accept-Language to a browser's preferences, except in requests for which
// the service worker has set it to one language.
func accepting(language string, site http.Handler) http.Handler {
	var codes []string
	for _, c := range languages.All {
		codes = append(codes, c.Code)
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !slices.Contains(codes, r.Header.Get("Accept-Language")) {
			r.Header.Set("Accept-Language", language)
		}
		site.ServeHTTP(w, r)
	})
}

// TestFirstPaintFromTheServer checks that the server answers the first visit in the
// browser's language, and that no script leaves that page for another.
func TestFirstPaintFromTheServer(t *testing.T) {
	site, err := theSite()
	if err != nil {
		t.Fatal(err)
	}
	p := serve(t, accepting("ja-JP,ja;q=0.9,en;q=0.8", site)).open()
	p.speak("ja-JP")
	p.watchPaints()
	p.navigate("/#" + somePuzzle)
	p.painted(japanese.Catalog)
	p.address("/")
	if from := eval[string](p, `performance.getEntriesByType("navigation")[0].name`); strings.Contains(from, "/ja/") {
		t.Errorf("the page was left for %s", from)
	}
	p.waitGrid(dotted(somePuzzle))
	p.visit("/learn/x-wing/")
	p.painted(japanese.Catalog)
	p.address("/learn/x-wing/")
	// The choice takes precedence over what the browser asks for.
	p.pickLanguage("en")
	p.wait("English", `document.documentElement.lang === "en"`)
	p.visit("/about/")
	p.painted(english.Catalog)
	p.address("/about/")
}

// TestFirstPaintOffline checks that later visits begin in the visitor's language, even
// without the server.
func TestFirstPaintOffline(t *testing.T) {
	p := openEmpty(t)
	p.speak("de")
	p.watchPaints()
	p.navigate("/")
	p.painted(german.Catalog)
	p.waitTold("de")
	pages := func() int { return p.server.count("/") + p.server.count("/de/") + p.server.count("/fr/") }
	before := pages()
	p.navigate("/?p=" + somePuzzle)
	p.painted(german.Catalog)
	if pages() != before {
		t.Error("the page was fetched, not taken from the cache")
	}
	p.server.stop()
	for _, path := range []string{"/", "/#" + somePuzzle, "/about/", "/de/", "/de/about/", "/ja/"} {
		p.navigate(path)
		p.painted(german.Catalog)
		if path == "/de/about/" {
			p.address("/about/")
		}
	}
	p.server.start()
	p.navigate("/")
	p.painted(german.Catalog)
	p.pickLanguage("fr")
	p.waitTold("fr")
	before = pages()
	p.reload()
	p.painted(french.Catalog)
	if pages() != before {
		t.Error("after the choice, the page was fetched, not taken from the cache")
	}
	p.visit("/about/")
	p.painted(french.Catalog)
	p.server.stop()
	p.navigate("/")
	p.painted(french.Catalog)
}

// TestFirstPaintOfStaticHost checks that on a plain file server visitors get the page in
// their language, at the address without a language.
func TestFirstPaintOfStaticHost(t *testing.T) {
	site, err := theSite()
	if err != nil {
		t.Fatal(err)
	}
	host := http.NewServeMux()
	host.Handle("/en/", http.NotFoundHandler())
	host.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		r.Header.Del("Accept-Language")
		site.ServeHTTP(w, r)
	})
	p := serve(t, host).open()
	p.speak("ja")
	p.watchPaints()
	p.navigate("/#" + somePuzzle)
	p.painted(japanese.Catalog)
	p.address("/")
	p.waitGrid(dotted(somePuzzle))
	p.visit("/about/")
	p.painted(japanese.Catalog)
	p.address("/about/")
	p.navigate("/index.html") // the program runs, so a choice does not reload the page
	p.painted(japanese.Catalog)
	p.address("/")
	p.pickLanguage("en")
	p.wait("English", `document.documentElement.lang === "en"`)
	p.visit("/ja/about/")
	p.painted(english.Catalog)
	p.address("/about/")
}

// TestLinkFromAnotherLanguage checks that a link with a language opens in the reader's
// language, with its puzzle, and that search engines get the page in the language of the
// link.
func TestLinkFromAnotherLanguage(t *testing.T) {
	p := openEmpty(t)
	p.speak("fr-CA")
	p.watchPaints()
	p.navigate("/de/#" + somePuzzle)
	p.painted(french.Catalog)
	p.address("/")
	p.waitGrid(dotted(somePuzzle))
	p.visit("/en/learn/x-wing/")
	p.painted(french.Catalog)
	p.address("/learn/x-wing/")

	p = openEmpty(t)
	p.beforeLoad(`Object.defineProperty(navigator, "userAgent", { value: "Mozilla/5.0 (compatible; Googlebot/2.1)" })`)
	p.watchPaints()
	p.visit("/de/about/")
	p.painted(german.Catalog)
	p.address("/de/about/")
}
