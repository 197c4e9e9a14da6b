//go:build !js && stories

package e2e

import (
	"fmt"
	"net/http"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"unicode"

	"sudoku/solver/technique"
	"sudoku/web"
)

// openStories opens the page of stories, rendered by the server. The program that
// visitors load does not include this page.
func openStories(t *testing.T) *player {
	t.Helper()
	site, err := theSite()
	if err != nil {
		t.Fatal(err)
	}
	stories, err := theStories()
	if err != nil {
		t.Fatal(err)
	}
	p := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/stories/" {
			site.ServeHTTP(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Write(stories)
	})).open()
	p.visit("/stories/")
	return p
}

// theStories returns the page of stories, which takes the engine many seconds.
var theStories = sync.OnceValues(web.Stories)

// TestStories opens the page that shows every grid, panel and dialog with sample content,
// and a picture of each technique. It checks their accessibility in every theme.
func TestStories(t *testing.T) {
	p := openStories(t)
	if n := eval[int](p, `document.querySelectorAll("figure.example").length`); n < 130 {
		t.Errorf("%d pictures", n)
	}
	if n := eval[int](p, `document.querySelectorAll(".drawing .link").length`); n < 200 {
		t.Errorf("%d links are drawn", n)
	}
	shown := eval[[]string](p, `[...document.querySelectorAll(".example")].filter((e) => e.checkVisibility() && e.children.length > 1)
		.map((e) => e.firstElementChild.textContent)`)
	for _, x := range technique.Catalog() {
		if !slices.Contains(shown, x.Key) {
			t.Errorf("%s is not shown", x.Key)
		}
	}
	if n := eval[int](p, `document.querySelectorAll("[data-has]").length`); n < 50 {
		t.Errorf("%d stories of panels and dialogs", n)
	}
	for _, lacks := range eval[[]string](p, `[...document.querySelectorAll("[data-has]")].filter((e) => !e.querySelector(e.dataset.has))
		.map((e) => e.firstElementChild.textContent + " lacks " + e.dataset.has)`) {
		t.Errorf("story %s", lacks)
	}
	p.screenshot("stories")
	if withoutAxe(t) {
		return
	}
	// Otherwise axe-core would measure colours in transition.
	p.media("prefers-reduced-motion", "reduce")
	// axe-core is slow on large documents, so it checks the page in parts. It skips
	// techniques whose picture shows nothing new.
	parts := eval[int](p, `(() => {
		const seen = new Set(), [grids, controls, panels, techniques] = document.querySelectorAll("main > div");
		for (const figure of [...techniques.children]) {
			const classes = [...figure.querySelectorAll("[class]")].flatMap((e) => [...e.classList].map((c) => e.tagName + c));
			if (classes.every((c) => seen.has(c))) figure.remove();
			classes.forEach((c) => seen.add(c));
		}
		globalThis.parts = [[grids, controls]];
		const stories = [...panels.children];
		while (stories.length) parts.push(stories.splice(0, 6));
		parts.push([techniques]);
		globalThis.heading = document.querySelector("h1");
		return parts.length;
	})()`)
	if testing.Short() {
		parts-- // leave out the techniques
	}
	for part := range parts {
		p.run(fmt.Sprintf(`document.querySelector("main").replaceChildren(heading, ...parts[%d])`, part))
		p.barriers("stories: "+eval[string](p, `[...document.querySelectorAll(".example > .hint:first-child")].slice(0, 6).map((e) => e.textContent).join(", ")`), true)
	}
}

// TestStoryPictures takes a picture of each story of a grid, a panel or a dialog, for
// `make sheet`.
func TestStoryPictures(t *testing.T) {
	if os.Getenv("SCREENSHOTS") == "" {
		t.Skip("SCREENSHOTS is not set")
	}
	p := openStories(t)
	p.media("prefers-reduced-motion", "reduce")
	names := eval[[]string](p, `(() => {
		const [grids, , panels] = document.querySelectorAll("main > div");
		globalThis.stories = [...grids.children, ...panels.children];
		document.querySelector("main").replaceChildren();
		return stories.map((e) => e.firstElementChild.textContent);
	})()`)
	for _, width := range []int64{390, 1280} {
		for i, name := range names {
			p.resize(width, 900)
			p.run(fmt.Sprintf(`document.querySelector("main").replaceChildren(stories[%d]); document.activeElement?.blur()`, i))
			p.resize(width, min(2000, eval[int64](p, `Math.ceil(Math.max(400, stories[`+fmt.Sprint(i)+`].getBoundingClientRect().bottom + scrollY))`)))
			p.run(`scrollTo(0, document.querySelector("main").getBoundingClientRect().top)`)
			p.frames(2)
			p.screenshot(fmt.Sprintf("story-%d-%02d-%s", width, i, strings.Join(strings.FieldsFunc(name, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }), "-")))
		}
	}
}
