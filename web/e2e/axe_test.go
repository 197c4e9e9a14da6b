//go:build !js

package e2e

import (
	"fmt"
	"os"
	"strings"
	"sync"
	"testing"
)

// axeScript returns the source of axe-core, which `make tools` downloads.
var axeScript = sync.OnceValues(func() (string, error) {
	source, err := os.ReadFile("../../bin/axe.min.js")
	return string(source), err
})

// Options of axe-core: WCAG 2.2 up to level AA, and best practices. The colour rules are
// separate because they run in every look.
const (
	axeRest = `{elementRef: true, resultTypes: ["violations"], runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
		rules: {"color-contrast": {enabled: false}, "link-in-text-block": {enabled: false}}}`
	axeColours = `{elementRef: true, resultTypes: ["violations"], runOnly: {type: "rule", values: ["color-contrast", "link-in-text-block"]}}`
)

// looks lists the themes and palettes that a visitor can choose, as attributes set by
// web/theme.js.
var looks = []struct{ name, theme, contrast, palette string }{
	{"light", "light", "", ""},
	{"dark", "dark", "", ""},
	{"light, high contrast", "light", "more", ""},
	{"dark, high contrast", "dark", "more", ""},
	{"light, safe colours", "light", "", "safe"},
	{"dark, safe colours", "dark", "", "safe"},
}

// look sets the theme of the page directly, without going through its settings.
func (p *player) look(theme, contrast, palette string) {
	p.t.Helper()
	p.run(fmt.Sprintf(`Object.assign(document.documentElement.dataset, {theme: %q, contrast: %q, palette: %q})`, theme, contrast, palette))
}

// obstacle is a problem found by axe-core.
type obstacle struct {
	Rule  string   `json:"rule"`
	Help  string   `json:"help"`
	Where []string `json:"where"` // the elements, each with the reason it fails
}

// newTextsJS is a function that returns one element of each kind of text not returned
// before. Two elements are of the same kind if they and all their ancestors have the same
// classes, colours and font.
const newTextsJS = `(() => {
	const numbers = new Map(), known = new Set();
	return () => {
		const kinds = new Map([[null, 0]]);
		const kind = (e) => {
			if (!kinds.has(e)) {
				const s = getComputedStyle(e);
				const key = [kind(e.parentElement), e.tagName, e.getAttribute("class"), e.disabled, s.color, s.backgroundColor,
					s.backgroundImage, s.opacity, s.fontSize, s.fontWeight, s.textDecorationLine].join();
				if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
				kinds.set(e, numbers.get(key));
			}
			return kinds.get(e);
		};
		const hasText = (e) => e.matches("input, select, textarea") ||
			[...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.data.trim());
		return [...document.body.querySelectorAll("*")].filter((e) => hasText(e) && e.checkVisibility() &&
			known.size !== known.add(kind(e)).size);
	};
})()`

// axe runs axe-core on what, which is the document or an array of elements.
//
// By default, axe-core does not check the contrast of single letters or of text under a
// drawing, which would exclude every digit of the grid. loadAxe enables the check of
// single letters, and axe hides the drawings while axe-core runs. Label mismatches in
// cells are ignored: a cell's name spells out its digits.
func (p *player) axe(what, options string) []obstacle {
	p.t.Helper()
	p.run(`drawings("none")`)
	defer p.run(`drawings("")`)
	return eval[[]obstacle](p, `axe.run(`+what+`, `+options+`).then(({violations}) => violations.map(({id, help, nodes}) => ({
		rule: id, help, where: nodes
			.filter((n) => id !== "label-content-name-mismatch" || !n.element.classList.contains("cell"))
			.map((n) => n.html.slice(0, 160) + "\n\t\t" + n.failureSummary.replaceAll("\n", "\n\t\t")),
	})).filter(({where}) => where.length))`)
}

// loadAxe loads axe-core into the page.
func (p *player) loadAxe() {
	p.t.Helper()
	if eval[bool](p, `"axe" in globalThis`) {
		return
	}
	script, err := axeScript()
	if err != nil {
		p.t.Fatal(err)
	}
	p.run(script + `;
		axe._audit.checks["color-contrast"].options.ignoreLength = true; // axe.configure would reset the other options
		globalThis.newTexts = ` + newTextsJS + `;
		globalThis.drawings = (display) => document.querySelectorAll(".drawing").forEach(({style}) => { style.display = display });`)
}

// barriers reports everything that axe-core finds in the scene. The colour rules run in
// every look, on one element of each kind not checked before. Narrow windows are checked
// in the first look only, since their colours match those of wide windows.
func (p *player) barriers(scene string, wide bool) {
	p.t.Helper()
	p.loadAxe()
	for i, look := range sweep(2, looks) {
		if i > 0 && !wide {
			return
		}
		p.look(look.theme, look.contrast, look.palette)
		var obstacles []obstacle
		if i == 0 {
			obstacles = p.axe("document", axeRest)
		}
		if eval[int](p, `(globalThis.texts = newTexts()).length`) > 0 {
			obstacles = append(obstacles, p.axe("{include: texts}", axeColours)...)
		}
		for _, found := range obstacles {
			where := found.Where
			if len(where) > 3 {
				where = append(where[:3:3], fmt.Sprintf("and %d more", len(found.Where)-3))
			}
			p.t.Errorf("%s, %s: %s: %s\n\t%s", scene, look.name, found.Rule, found.Help, strings.Join(where, "\n\t"))
		}
	}
}

// documents lists pages other than the solver.
var documents = []string{"/learn/x-wing/", "/learn/beginners/", "/learn/", "/about/", "/nowhere"}

// withoutAxe reports whether axe-core is missing, and fails the test if CI is set.
func withoutAxe(t *testing.T) bool {
	t.Helper()
	_, err := axeScript()
	if err == nil {
		return false
	}
	if os.Getenv("CI") != "" {
		t.Fatal(err)
	}
	t.Logf("not tested: %v; `make tools` fetches it", err)
	return true
}

// panelScenes lists the panels that scenes leaves out.
var panelScenes = []struct {
	name string
	play func(p *player)
}{
	{"check", func(p *player) { p.check() }},
	{"step", func(p *player) {
		p.paste(magictour)
		p.waitGrid(magictour)
		p.explain()
		p.run(`document.querySelector(".step-line .hardest").closest("li").click()`)
		p.wait("the drawing", `document.querySelector("#drawing .link")`)
	}},
	{"all steps", func(p *player) {
		p.clickRole("radio", "All steps here")
		p.wait("the steps", `document.querySelector(".found-step")`)
	}},
	{"ask", func(p *player) {
		p.clickRole("radio", "Ask")
		p.clickCell("r3c7")
		p.click("7")
		p.click("Why not 7 in row 3, column 7?")
		p.wait("the answer", `document.getElementById("ask-answer")`)
	}},
	{"techniques", func(p *player) {
		p.clickRole("radio", "Techniques")
		p.wait("the techniques", `document.querySelector(".technique-line")`)
	}},
	{"rating", func(p *player) {
		p.clickRole("radio", "Rating")
		p.waitFor(3*stepTime, "the rating", `document.querySelector(".profile")`)
	}},
	{"hint", func(p *player) {
		p.click("Puzzle")
		p.click("Hint")
		for range 3 {
			p.click("Tell me more")
		}
		p.wait("the pattern", `document.querySelector("#grid i.placed")`)
	}},
	{"methods", func(p *player) {
		p.tool("Methods")
		p.choose("engine", "exhaustive")
		p.click("Run")
		p.wait("the chart", `document.querySelectorAll(".method.ran").length === 2`)
	}},
}

// TestAxe checks that axe-core finds no barrier in any state of the solver or on other
// pages, in every theme, on wide and narrow windows.
func TestAxe(t *testing.T) {
	if withoutAxe(t) {
		return
	}
	for _, width := range sweep(1, []int64{1280, 390}) {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			p := open(t, "/")
			p.resize(width, 844)
			// Otherwise axe-core would measure colours in transition.
			p.media("prefers-reduced-motion", "reduce")
			for _, scene := range sweep(3, scenes) { // TestStories sees all panels and dialogs in every run
				scene.play(p)
				p.barriers(scene.name, width > 1000)
			}
			p.navigate("/#" + fewest)
			for _, scene := range sweep(2, panelScenes) {
				p.run(`scrollTo(0, 0)`) // keep content from scrolling under the sticky grid
				scene.play(p)
				p.barriers(scene.name, width > 1000)
			}
			p.expect("404 (Not Found)")
			for _, path := range sweep(2, documents) {
				p.visit(path)
				p.wait("the page", `document.querySelector("h1") && !document.getElementById("app-wasm-loader")`)
				p.barriers(path, width > 1000)
			}
		})
	}
}
