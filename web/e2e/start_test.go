//go:build !js

package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
)

// TestDocumentsStartLate checks that pages other than the solver do not start the program
// until a button needs it, and that earlier presses still take effect.
func TestDocumentsStartLate(t *testing.T) {
	p := openEmpty(t)
	for _, path := range []string{"/about/", "/learn/", "/learn/beginners/", "/learn/xy-chain/"} {
		p.navigate(path)
		if !eval[bool](p, `sudokuRead && prerendered === document.body.firstElementChild && !sudokuModule`) {
			t.Errorf("%s starts the program", path)
		}
	}
	p.clickOn("#course-go-on")
	p.clickOn("#course-go-on")
	p.wait("the third picture", `prerendered !== document.body.firstElementChild && /^\D*3\b/.test(document.querySelector(".course-turn .hint").innerText)`)
	p.navigate("/about/")
	p.pickLanguage("de")
	p.wait("German", `document.documentElement.lang === "de" && document.querySelector("h1").textContent.startsWith("Über")`)
}

// TestCourseStartsByKey checks that pressing a digit in the course starts the program.
func TestCourseStartsByKey(t *testing.T) {
	p := openEmpty(t)
	p.navigate("/learn/beginners/")
	p.press("1")
	p.wait("the program", `prerendered !== document.body.firstElementChild && !sudokuRead`)
	p.wait("an answer to the digit", `document.querySelector(".course-said").innerText !== ""`)
}

// TestSecondVisit checks that a second visit loads the program from the browser's own
// cache, not through the service worker, since browsers keep compiled code only there. If
// that cache is empty, the program comes from the service worker's cache.
func TestSecondVisit(t *testing.T) {
	p := openKept(t)
	p.reload()
	if !eval[bool](p, `!!navigator.serviceWorker.controller`) {
		t.Fatal("the service worker does not control the page")
	}
	own := `fetch(goappEnv.SUDOKU_WASM_URL, {cache: "only-if-cached", mode: "same-origin"}).then(({status}) => status, () => 0)`
	if status := eval[int](p, own); status != 200 {
		t.Errorf("status %d from the browser's own cache", status)
	}
	if n := p.server.count(wasmPath); n != 1 {
		t.Errorf("the program was requested %d times", n)
	}
	p.expect("ERR_CACHE_MISS")
	call(p, network.Enable, network.EnableParams{})
	call(p, network.ClearBrowserCache, cdp.Empty{})
	p.server.stop()
	p.reload()
	p.paste(wikipedia)
	p.click("Solve")
	p.waitGrid(wikipediaSolution)
}
