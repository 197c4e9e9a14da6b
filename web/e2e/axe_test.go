//go:build !js

package e2e

import (
	"fmt"
	"os"
	"strings"
	"sync"
	"testing"
)

// axeScript is the source of axe-core, which `make tools` fetches.
var axeScript = sync.OnceValues(func() (string, error) {
	source, err := os.ReadFile("../../bin/axe.min.js")
	return string(source), err
})

// The rules of axe-core that are tried are those of WCAG 2.2 up to AA, and what
// is good practice beside them, apart for what depends on colours and for the
// rest.
const (
	axeRest = `{elementRef: true, resultTypes: ["violations"], runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
		rules: {"color-contrast": {enabled: false}, "link-in-text-block": {enabled: false}}}`
	axeColours = `{elementRef: true, resultTypes: ["violations"], runOnly: {type: "rule", values: ["color-contrast", "link-in-text-block"]}}`
)

// looks are the themes and palettes that a visitor can choose, as the
// attributes that web/theme.js sets.
var looks = []struct{ name, theme, contrast, palette string }{
	{"light", "light", "", ""},
	{"dark", "dark", "", ""},
	{"light, high contrast", "light", "more", ""},
	{"dark, high contrast", "dark", "more", ""},
	{"light, safe colours", "light", "", "safe"},
	{"dark, safe colours", "dark", "", "safe"},
}

// look gives the page a theme without a way through its settings.
func (p *player) look(theme, contrast, palette string) {
	p.t.Helper()
	p.run(fmt.Sprintf(`Object.assign(document.documentElement.dataset, {theme: %q, contrast: %q, palette: %q})`, theme, contrast, palette))
}

// obstacle is something that axe-core found.
type obstacle struct {
	Rule  string   `json:"rule"`
	Help  string   `json:"help"`
	Where []string `json:"where"` // the elements, each with the reason
}

// newTextsJS is a function that returns an element of each kind whose text it
// has not returned before. Elements are of a kind if they, and all that they are
// in, have the same classes, colours and font.
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

// axe runs axe-core on what the page shows. It does not check the contrast of a
// single letter, nor of one under a drawing, so that no digit of the grid would
// be checked: it is set to check the one, and the other is removed. Digits in a
// cell are no label of it, which its name would have to repeat letter by
// letter: the name says them in words.
//
// In what is an array of elements or the document.
func (p *player) axe(what, options string) []obstacle {
	p.t.Helper()
	p.run(`drawings("none")`)
	defer p.run(`drawings("")`)
	return eval[[]obstacle](p, `axe.run(`+what+`, `+options+`).then(({violations}) => violations.map(({id, help, nodes}) => ({
		rule: id, help, where: nodes
			.filter((n) => id !== "label-content-name-mismatch" || n.element.role !== "gridcell")
			.map((n) => n.html.slice(0, 160) + "\n\t\t" + n.failureSummary.replaceAll("\n", "\n\t\t")),
	})).filter(({where}) => where.length))`)
}

// loadAxe makes axe-core ready in the page.
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
		axe._audit.checks["color-contrast"].options.ignoreLength = true; // axe.configure would forget the others
		globalThis.newTexts = ` + newTextsJS + `;
		globalThis.drawings = (display) => document.querySelectorAll(".drawing").forEach(({style}) => { style.display = display });`)
}

// barriers reports what keeps people out of the scene. The rules of colours are
// tried in every look, on one text of each kind that has not been seen before;
// on a narrow window the colours of the other looks are those of a wide one.
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

// documents are the pages other than the solver.
var documents = []string{"/learn/x-wing/", "/learn/beginners/", "/learn/", "/about/", "/nowhere"}

// withoutAxe says that there is no axe-core, which is a failure where CI is set.
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

// panelScenes are the panels that the scenes of the screenshots leave out.
var panelScenes = []struct {
	name string
	play func(p *player)
}{
	{"check", func(p *player) { p.check() }},
	{"step", func(p *player) {
		p.paste(magictour)
		p.waitGrid(magictour)
		p.click("Puzzle")
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

// No barrier that axe-core knows keeps anybody out, in any state of the solver
// or on another page, in any theme, on wide windows and on narrow ones.
func TestAxe(t *testing.T) {
	if withoutAxe(t) {
		return
	}
	for _, width := range sweep(1, []int64{1280, 390}) {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			p := open(t, "/")
			p.resize(width, 844)
			// A colour on its way to another would be measured, too.
			p.media("prefers-reduced-motion", "reduce")
			for _, scene := range sweep(3, scenes) { // TestStories sees all panels and dialogs in every run
				scene.play(p)
				p.barriers(scene.name, width > 1000)
			}
			p.navigate("/#" + fewest)
			for _, scene := range sweep(2, panelScenes) {
				p.run(`scrollTo(0, 0)`) // where nothing is under the grid
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
