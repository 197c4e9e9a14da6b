//go:build !js

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// waitSaved waits until a saved game contains a change, given as the page encodes it.
func (p *player) waitSaved(digits string) {
	p.t.Helper()
	p.wait("the grid to be saved", `Object.keys(localStorage).some(k => k.startsWith("sudoku/slot/") && localStorage[k].includes(`+quote(digits)+`))`)
}

func TestReloadKeepsGridAndHistory(t *testing.T) {
	p := open(t, "/")
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	p.clickCell("r1c3")
	p.press("4")
	p.click("Solve")
	p.waitGrid(wikipediaSolution)
	p.reload() // unsaved changes are saved when the page unloads
	p.waitGrid(wikipediaSolution)
	p.click("Undo")
	p.waitGrid("534" + dotted(wikipedia)[3:])
	p.click("Undo")
	p.waitGrid(dotted(wikipedia))
	p.click("Undo")
	p.waitGrid(emptyGrid)
	p.click("Redo")
	p.waitGrid(dotted(wikipedia))
}

func TestNewTabBeginsWithTheLastGrid(t *testing.T) {
	p := open(t, "/")
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	p.waitSaved("g005")
	later := p.tab()
	later.navigate("/")
	later.waitGrid(dotted(wikipedia))
}

func TestTwoTabsDoNotWriteOverEachOther(t *testing.T) {
	p := open(t, "/")
	p.clickCell("r1c1")
	p.press("1")
	p.waitSaved("g001")
	other := p.tab()
	other.navigate("/")
	other.waitGrid(starting("1"))
	other.clickCell("r1c2")
	other.press("2")
	other.waitSaved("g012")
	p.press("ArrowRight", "3")
	p.waitSaved("g013")
	other.reload()
	other.waitGrid(starting("12"))
	p.reload()
	p.waitGrid(starting("13"))
}

// TestCopiedTab checks that a duplicated tab continues the game, including unfinished
// givens, in a slot of its own. The copied session names the original's slot.
func TestCopiedTab(t *testing.T) {
	for _, locks := range sweep(1, []bool{true, false}) {
		t.Run(fmt.Sprintf("locks %v", locks), func(t *testing.T) {
			p := openEmpty(t)
			none := ""
			if !locks { // as on a page without HTTPS
				none = `Object.defineProperty(Navigator.prototype, "locks", {get: () => undefined})`
				p.beforeLoad(none)
			}
			p.navigate("/")
			p.clickCell("r1c1")
			p.press("1", "2")
			p.waitSaved("g012")
			q := p.copied(none)
			q.waitGrid(starting("12"))
			q.wait("a slot of its own", `sessionStorage["sudoku/slot"] !== `+quote(eval[string](p, `sessionStorage["sudoku/slot"]`))+` && sessionStorage["sudoku/slot"] in localStorage`)
			q.clickCell("r1c3")
			q.press("4")
			p.press("3")
			q.waitSaved("g024")
			p.waitSaved("g023")
			p.reload()
			p.waitGrid(starting("123"))
			q.reload()
			q.waitGrid(starting("124"))
		})
	}
}

// copied opens a tab with a copy of the page's session, like "Duplicate tab" in the
// browser. The script js runs before the page's own scripts.
func (p *player) copied(js string) *player {
	p.t.Helper()
	before, err := chromedp.Targets(p.ctx)
	if err != nil {
		p.t.Fatal(err)
	}
	known := map[target.ID]bool{}
	for _, info := range before {
		known[info.TargetID] = true
	}
	p.run(`{ open("about:blank"); 0 }`)
	var opened target.ID
	p.until(stepTime, "the other tab", func() bool {
		infos, err := chromedp.Targets(p.ctx)
		for _, info := range infos {
			if !known[info.TargetID] && info.Type == "page" && info.OpenerID == chromedp.FromContext(p.ctx).Target.TargetID {
				opened = info.TargetID
			}
		}
		return err == nil && opened != ""
	})
	if p.window != nil {
		p.window.crowded = true
	}
	q := newTabIn(p.t, p.server, p.ctx, chromedp.WithTargetID(opened))
	q.window = p.window
	if js != "" {
		q.beforeLoad(js)
	}
	q.navigate("/")
	return q
}

func TestStorageThatThrows(t *testing.T) {
	p := openWith(t, "/", `for (const name of ["localStorage", "sessionStorage"]) {
		Object.defineProperty(window, name, { configurable: true, get() { throw new DOMException("denied", "SecurityError"); } });
	}`)
	p.wait("the banner", `document.querySelector(".banner")?.textContent.includes("saves nothing")`)
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	p.click("Solve")
	p.waitGrid(wikipediaSolution)
}

// away follows a link to another page of the site and waits until it is loaded.
func (p *player) away(link, path string) {
	p.t.Helper()
	p.clickOn(link)
	p.wait("the other page", `location.pathname === `+quote(path)+` && document.readyState === "complete"`)
}

// TestBackForwardCache checks that a page restored from the browser's cache continues
// where it was, unless another page in the tab has changed its game.
func TestBackForwardCache(t *testing.T) {
	p := play(t)
	p.clickCell("r1c3")
	p.press("4")
	p.run(`globalThis.first = true; addEventListener("pagehide", (ev) => { globalThis.kept = ev.persisted })`)
	p.away(`.site-nav a[href$="learn/"]`, "/learn/")
	p.run(`setTimeout(() => history.back()), 0`)
	p.wait("the page as it was", `globalThis.first && kept`)
	p.waitGrid("534" + dotted(wikipedia)[3:])
	p.clickCell("r1c4")
	p.press("6")
	p.waitSaved("e036")

	p.run(`setTimeout(() => location.assign("/?again"))`)
	p.wait("another page of the solver", `location.search === "?again" && document.getElementById("grid")`)
	p.waitRunning()
	p.waitGrid("5346" + dotted(wikipedia)[4:])
	p.clickCell("r1c6")
	p.press("8")
	p.waitSaved("e058")
	p.run(`setTimeout(() => history.back())`)
	p.wait("the page to start again", `!globalThis.first && document.getElementById("grid")`)
	p.waitGrid("534678" + dotted(wikipedia)[6:])
}
