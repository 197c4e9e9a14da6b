//go:build !js

package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"sudoku/solver/technique"
)

// TestLearn goes from the solver to a lesson, practises there, and comes back to
// what it was working on.
func TestLearn(t *testing.T) {
	p := open(t, "/#"+wikipedia)
	p.waitStatus("30 givens")
	p.follow("Learn", "Learn")
	p.follow("X-Wing", "X-Wing")
	if title := eval[string](p, "document.title"); title != "X-Wing – Sudoku Solver" {
		t.Errorf("the title is %q", title)
	}
	if n := eval[int](p, `document.querySelectorAll(".example .cell i.eliminated").length`); n == 0 {
		t.Error("the example shows no elimination")
	}
	says := p.text(".example-says")
	if !strings.Contains(says, "rows") && !strings.Contains(says, "columns") {
		t.Errorf("the example says %q", says)
	}
	p.press("5") // no grid listens here
	p.follow("Practise", "Sudoku Solver")
	p.waitStatus("givens")
	p.press("Ctrl+z")
	p.waitGrid(strings.ReplaceAll(wikipedia, "0", "."))
}

// TestLearnOffline opens a lesson that was never loaded, without the network.
func TestLearnOffline(t *testing.T) {
	p := openKept(t)
	p.server.stop()
	p.navigate("/learn/swordfish/")
	p.waitHeading("Swordfish")
}

// follow clicks a link and waits until the page with a heading runs.
func (p *player) follow(link, heading string) {
	p.t.Helper()
	p.clickRole("link", link)
	p.waitHeading(heading)
	p.waitRunning()
}

func (p *player) waitHeading(heading string) {
	p.t.Helper()
	p.wait("the page "+heading, `document.querySelector("h1")?.textContent === "`+heading+`"`)
}

// TestStories opens the page that shows everything: each grid, panel and dialog
// with something in it, and a picture for each technique. Nothing in it keeps
// anybody out, in any theme.
func TestStories(t *testing.T) {
	p := open(t, "/stories/")
	p.waitFor(loadTime+stepTime, "the pictures", `document.querySelectorAll("figure.example").length > 130`)
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
	// What belongs to each panel and dialog of the solver.
	for name, selector := range map[string]string{
		"header": ".tabs", "banners": ".banner", "puzzle": ".keypad", "conflict": ".status.bad", "solutions": ".status .main",
		"colours": ".mode-3", "savepoints": ".point", "hint": ".status .token", "film": ".player-buttons", "check": "section.check",
		"step by step": ".step-card", "step by step, stuck": ".stuck .hint-actions", "all steps": ".found-step", "questions": "#ask-answer",
		"techniques": ".technique-line", "rating": ".profile", "methods compared": ".method.ran", "list solved": ".figures",
		"import": ".recognised", "import refused": ".problem", "export": "#export-text", "print": ".print-options", "share": ".share-files",
		"library": "section .point.dropped", "keys": "kbd",
	} {
		if !eval[bool](p, `[...document.querySelectorAll("section.example")].find((e) => e.firstElementChild.textContent === `+quote(name)+`)?.querySelector(`+quote(selector)+`) != null`) {
			t.Errorf("the story %q lacks %s", name, selector)
		}
	}
	p.screenshot("stories")
	if withoutAxe(t) {
		return
	}
	// A colour on its way to another would be measured, too.
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}},
	})
	// axe-core takes its time, the longer the more there is in the document: it
	// gets part by part, and of the techniques those that have something in their
	// picture that none before them has.
	parts := eval[int](p, `(() => {
		const seen = new Set(), [grids, controls, panels, techniques] = document.querySelectorAll("main > div");
		for (const figure of [...techniques.children]) {
			const classes = [...figure.querySelectorAll("[class]")].flatMap((e) => [...e.classList].map((c) => e.tagName + c));
			if (classes.every((c) => seen.has(c))) figure.remove();
			classes.forEach((c) => seen.add(c));
		}
		globalThis.parts = [[grids, controls], [techniques]];
		const stories = [...panels.children];
		while (stories.length) parts.push(stories.splice(0, 6));
		globalThis.heading = document.querySelector("h1");
		return parts.length;
	})()`)
	for part := range parts {
		p.run(fmt.Sprintf(`document.querySelector("main").replaceChildren(heading, ...parts[%d])`, part))
		p.barriers("stories: "+eval[string](p, `[...document.querySelectorAll(".example > .hint:first-child")].slice(0, 6).map((e) => e.textContent).join(", ")`), true)
	}
}
