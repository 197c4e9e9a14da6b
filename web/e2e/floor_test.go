//go:build !js

package e2e

import (
	"fmt"
	"math"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"sudoku/web/e2e/driver"
)

// spoilStyle makes a style sheet invalid wherever one of the oldest supported browsers,
// listed in web/lint/package.json, would not understand it. A parser treats the result
// like an unknown feature: it drops the declaration or the rule, and a property that uses
// the custom property gets no value.
func spoilStyle(sheet string) string {
	return unknownStyle.Replace(speechText.ReplaceAllString(sheet, ""))
}

// speechText matches a declaration, without var(), of text for screen readers. Current
// Chromium treats attr() like var(), so the declaration must not be left to the parser.
var speechText = regexp.MustCompile(`content: [^;{}v]* / "";`)

var unknownStyle = strings.NewReplacer(
	"light-dark(", "unknown-function(", // Safari before 17.5, Chrome before 123
	`/ "")`, `/ unknown)`, // Safari before 17.4, Firefox before 128
	`/ "";`, `/ unknown;`,
	":has(", ":unknown-class(", // Firefox before 121
	"round(", "unknown-function(", // Firefox before 118, Chrome before 125
	"color-mix(", "unknown-function(", // Chrome before 111
	"dvh", "unknown", // Chrome before 108
)

// openOld opens a page as the oldest supported browsers show it.
func openOld(t *testing.T, path string) *player {
	t.Helper()
	site, err := theSite()
	if err != nil {
		t.Fatal(err)
	}
	served := httptest.NewRecorder()
	site.ServeHTTP(served, httptest.NewRequest(http.MethodGet, "/web/sudoku.css", nil))
	old := spoilStyle(served.Body.String())
	p := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/web/sudoku.css" {
			site.ServeHTTP(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/css; charset=utf-8")
		w.Write([]byte(old))
	})).open()
	p.navigate(path)
	p.waitRunning()
	return p
}

// appearance is how an element of the page looks.
type appearance struct {
	Name  string     `json:"name"`
	Box   [4]float64 `json:"box"`
	Paint string     `json:"paint"`
}

// appearancesJS lists the appearance of each visible element, without texts for screen
// readers and without cell fills that use color-mix().
const appearancesJS = `[...document.querySelectorAll("body *")].filter((e) => e.checkVisibility({visibilityProperty: true}) && !e.closest(".loader, .timer, template")).map((e) => {
	const {x, y, width, height} = e.getBoundingClientRect();
	const paint = ["", "::before", "::after"].map((part) => {
		const s = getComputedStyle(e, part);
		if (part && ["none", "normal"].includes(s.content)) return "";
		const fill = /choices-|share-/.test(e.className) || e.closest(".legend") ? "" : s.backgroundColor + s.backgroundImage;
		return [s.content.replace(/ \/ ""$/, ""), s.color, fill, s.borderLeftColor, s.borderTopColor, s.fill, s.stroke, s.boxShadow, s.outlineColor, s.visibility].join(" ");
	}).join(" | ");
	return {name: e.tagName.toLowerCase() + "." + (e.getAttribute("class") ?? ""), box: [x, y, width, height], paint};
})`

// floorScenes lists what a visitor does on a phone, in order.
var floorScenes = []struct {
	name string
	play func(p *player)
}{
	{"puzzle", func(p *player) {
		p.clickCell("r1c3")
		p.press("4")
		p.wait("the digit", `document.querySelector("[data-cell=r1c3]").dataset.value === "4"`)
	}},
	{"settings", func(p *player) {
		p.openSettings()
	}},
	{"hint", func(p *player) {
		p.closeSettings()
		p.click("Hint")
		p.wait("the hint", `document.querySelector(".hint-card")`)
	}},
	{"pause", func(p *player) {
		p.press("Escape")
		p.press("p")
		p.wait("the cover", `document.querySelector(".pause-cover")`)
	}},
	{"solved", func(p *player) {
		p.clickOn(".pause-cover")
		p.solve()
		p.waitGrid(wikipediaSolution)
	}},
	{"check", func(p *player) {
		p.press("Ctrl+z")
		p.check()
		p.waitIdle()
	}},
	{"steps", func(p *player) {
		p.tool("Steps")
		p.click("Explain")
		p.wait("the steps", `document.querySelector(".step-line")`)
		p.waitIdle()
	}},
	{"library", func(p *player) {
		p.run(`navigator.storage.persist = navigator.storage.persisted = async () => false`) // Chromium decides by what it has seen of the site
		p.tool("Library")
		p.wait("the library", `document.querySelector("dialog .game")`)
		p.wait("whether the browser keeps it", `/browser/.test(document.querySelector("dialog .dialog-body .hint")?.textContent)`)
		p.clickOn(".game-select")
		p.wait("a selected puzzle", `document.querySelector(".game-select :checked")`)
	}},
	{"daily puzzles", func(p *player) {
		p.press("Escape")
		p.tool("Daily puzzles")
		p.wait("the month", `document.querySelector("dialog[open] .calendar")`)
	}},
	{"list", func(p *player) {
		p.press("Escape")
		p.paste(wikipedia + "\n" + expert + "\n")
		p.waitList(2)
		p.waitIdle()
		p.wait("rows", `document.querySelectorAll(".list-row").length === 2`)
	}},
	{"finish", func(p *player) {
		p.navigate("/#" + strings.ReplaceAll(wikipediaSolution[:78]+"."+wikipediaSolution[79:], "0", "."))
		p.wait("one cell", `document.querySelectorAll("[data-value='']").length === 1`)
		p.clickCell("r9c7")
		p.press("1")
		p.wait("the ending", `document.querySelector(".ending")`)
	}},
}

// TestFloor checks on a phone, in both themes, that the page looks the same in a current
// browser and in one that lacks every feature missing from some supported browser.
func TestFloor(t *testing.T) {
	old, now := openOld(t, "/#"+dotted(wikipedia)), open(t, "/#"+dotted(wikipedia))
	both := []*player{old, now}
	for _, p := range both {
		p.resize(390, 664)
		p.waitGrid(dotted(wikipedia))
	}
	for _, scene := range floorScenes {
		for _, p := range both {
			scene.play(p)
			p.pointer(driver.Mouse{Kind: driver.Move, X: 1, Y: 1}) // over nothing
			p.frames(2)
		}
		for _, scheme := range []string{"light", "dark"} {
			var shown [2][]appearance
			for i, p := range both {
				p.scheme(scheme)
				p.run(`scrollTo(0, 0), document.getAnimations().forEach((a) => a.finish())`)
				shown[i] = eval[[]appearance](p, appearancesJS)
				p.screenshot(fmt.Sprintf("floor-%s-%s-%d", scene.name, scheme, i))
			}
			if over := eval[int](old, `document.documentElement.scrollWidth - document.documentElement.clientWidth`); over > 0 {
				t.Errorf("%s, %s: overflows by %d pixels", scene.name, scheme, over)
			}
			compareAppearances(t, scene.name+", "+scheme, shown[0], shown[1])
		}
	}
}

// compareAppearances reports the first differences between two pages. Without round() a
// cell is a few pixels larger, which moves everything below the grid.
func compareAppearances(t *testing.T, scene string, old, now []appearance) {
	t.Helper()
	if len(old) != len(now) || len(old) < 20 {
		t.Errorf("%s: %d elements are visible, want %d", scene, len(old), len(now))
		return
	}
	const most = 10
	differences := 0
	for i := range old {
		moved := false
		for n := range old[i].Box {
			moved = moved || math.Abs(old[i].Box[n]-now[i].Box[n]) > 9
		}
		if !moved && old[i].Paint == now[i].Paint {
			continue
		}
		if differences++; differences <= most {
			t.Errorf("%s: %s at %.0f looks like\n%s, want at %.0f\n%s", scene, old[i].Name, old[i].Box, old[i].Paint, now[i].Box, now[i].Paint)
		}
	}
	if differences > most {
		t.Errorf("%s: %d elements differ", scene, differences)
	}
}

// TestHintIsWhole checks that a hint covers no element that Tab focuses. It also checks
// that all of the hint is visible wherever the focus is, as after a click in Safari,
// which does not move the focus.
func TestHintIsWhole(t *testing.T) {
	for _, width := range sweep(1, []int64{390, 1280}) {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			p := open(t, "/#"+dotted(wikipedia))
			p.resize(width, 664)
			p.waitGrid(dotted(wikipedia))
			p.clickCell("r1c3")
			// The text of the third level does not fit in place of the status line.
			for level := range 3 {
				p.press("h")
				p.waitStatus(fmt.Sprintf("Hint %d of", level+1))
			}
			p.run(`document.querySelector(".hint-card .primary").focus()`)
			p.tabTo("Tab", "Erase")
			cut := `[...document.querySelectorAll(".hint-card .button")].filter((e) => {
				const box = e.getBoundingClientRect(), card = document.querySelector(".status-card").getBoundingClientRect();
				return box.bottom > card.bottom || document.querySelector(".status-card").scrollHeight > document.querySelector(".status-card").clientHeight + 1;
			}).map((e) => e.textContent)`
			if all := eval[[]string](p, cut); len(all) > 0 {
				t.Errorf("cut off: %q", all)
			}
			p.run(`document.querySelector(".hint-card .primary").click()`)
			p.frames(2)
			if all := eval[[]string](p, cut); len(all) > 0 {
				t.Errorf("after a click that leaves the focus, cut off: %q", all)
			}
			if width <= phone {
				return // a hint pushes other content down
			}
			// The layout of wide windows reserves a place for hints, so the panel stays
			// where it is.
			top := `document.querySelector(".panel-body").getBoundingClientRect().top`
			before := eval[float64](p, top)
			p.clickOn(".hint-card .primary")
			p.frames(2)
			if got := eval[float64](p, top); got != before {
				t.Errorf("the panel moved from %.0f to %.0f", before, got)
			}
		})
	}
}
