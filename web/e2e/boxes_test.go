//go:build !js

package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sudoku/app/text"
	"sudoku/app/text/english"
)

// displays lists window sizes: phones in portrait and landscape, with and without browser
// bars, tablets and desktops.
var displays = []struct{ width, height int64 }{
	{360, 640}, {375, 553}, {390, 664}, {430, 932}, {768, 1024}, {844, 390}, {1024, 768}, {1280, 720}, {1920, 1080},
}

// speak sets the browser's language for pages loaded from now on.
func (p *player) speak(code string) {
	p.t.Helper()
	p.beforeLoad(`Object.defineProperty(navigator, "languages", { value: ["` + code + `"] })`)
}

// box is the position of an element in the window.
type box struct {
	Name                     string
	Left, Top, Right, Bottom float64
}

func (b box) String() string {
	return fmt.Sprintf("%s at %.0f,%.0f to %.0f,%.0f", b.Name, b.Left, b.Top, b.Right, b.Bottom)
}

// overlap reports whether two boxes share more than an edge.
func overlap(b, other box) bool {
	return b.Left < other.Right-.5 && other.Left < b.Right-.5 && b.Top < other.Bottom-.5 && other.Top < b.Bottom-.5
}

// boxesJS evaluates to the boxes of the visible elements that match a selector, each
// named by its label, ID or text.
const boxesJS = `[...document.querySelectorAll(%s)].filter((e) => e.checkVisibility({visibilityProperty: true})).map((e) => {
	const {left, top, right, bottom} = e.getBoundingClientRect();
	return {Name: (e.getAttribute("aria-label") || e.id || e.textContent).trim(), Left: left, Top: top, Right: right, Bottom: bottom};
})`

func (p *player) boxes(selector string) []box {
	p.t.Helper()
	return eval[[]box](p, fmt.Sprintf(boxesJS, quote(selector)))
}

// phone is the greatest width, in pixels, at which the style sheet uses the layout for
// phones.
const phone = 832

// TestInSight checks that the board, keypad, hint and undo are visible without scrolling
// and that nothing overlaps, in every window and language.
func TestInSight(t *testing.T) {
	for _, catalog := range sweep(1, catalogs) {
		t.Run(catalog.Code, func(t *testing.T) {
			p := openEmpty(t)
			p.speak(catalog.Code)
			p.navigate("/#" + wikipedia)
			p.waitGrid(dotted(wikipedia))
			p.wait("the grade", fmt.Sprintf(`document.querySelector(".status").textContent.includes(%s)`, quote(catalog.Ratings.Grades[1])))
			for _, w := range displays {
				p.resize(w.width, w.height)
				p.frames(2)
				p.screenshot(fmt.Sprintf("sight-%dx%d-%s", w.width, w.height, catalog.Code))
				shown := p.boxes("#grid, .status-card, .modes .choice, .key, .edit")
				most := 1 + 1 + 4 + 9 + 4
				if w.width <= phone && w.width < w.height || w.height <= 512 {
					most -= 4 // a pencil switch replaces the modes
				}
				if len(shown) < most {
					t.Errorf("%v: only %v are shown", w, shown)
				}
				for i, b := range shown {
					if b.Left < 0 || b.Top < 0 || b.Right > float64(w.width) || b.Bottom > float64(w.height) {
						t.Errorf("%dx%d: %v is out of sight", w.width, w.height, b)
					}
					for _, other := range shown[:i] {
						if overlap(b, other) {
							t.Errorf("%dx%d: %v covers %v", w.width, w.height, b, other)
						}
					}
				}
				for _, name := range []string{catalog.Actions.Hint, catalog.Actions.Undo} {
					if !slices.ContainsFunc(shown, func(b box) bool { return b.Name == name }) {
						t.Errorf("%dx%d: no %q", w.width, w.height, name)
					}
				}
				if over := eval[int](p, `document.documentElement.scrollWidth - innerWidth`); over > 0 {
					t.Errorf("%dx%d: the page overflows by %d pixels", w.width, w.height, over)
				}
			}
		})
	}
}

// TestNothingMoves checks that no control moves, whatever the player does.
func TestNothingMoves(t *testing.T) {
	acts := []struct {
		name string
		do   func(p *player, t *text.Catalog)
	}{
		{"a digit", func(p *player, _ *text.Catalog) { p.clickCell("r1c3"); p.press("4") }},
		{"a clash", func(p *player, _ *text.Catalog) {
			p.press("5")
			p.wait("the clash", `document.querySelector(".conflict")`)
		}},
		{"a given", func(p *player, _ *text.Catalog) { p.clickCell("r1c1"); p.press("4") }},
		{"right so far", func(p *player, t *text.Catalog) {
			p.click(t.Play.CheckEntries)
			p.wait("the verdict", `document.querySelector(".status .notice").textContent !== ""`)
		}},
		{"undo", func(p *player, t *text.Catalog) { p.click(t.Actions.Undo) }},
		{"a hint", func(p *player, t *text.Catalog) {
			p.press("Ctrl+z")
			p.waitGrid(dotted(wikipedia))
			p.click(t.Actions.Hint)
			p.wait("the hint", `document.querySelector(".hint-card")`)
		}},
		{"more of it", func(p *player, t *text.Catalog) { p.click(t.Hint.More) }},
		{"no hint", func(p *player, t *text.Catalog) {
			p.click(t.Hint.Close)
			p.wait("no hint", `!document.querySelector(".hint-card")`)
		}},
		{"marks", func(p *player, _ *text.Catalog) { p.clickCell("r1c4"); p.press("Shift+2", "Ctrl+6") }},
		{"candidates", func(p *player, _ *text.Catalog) { p.press("n") }},
		{"solve", func(p *player, t *text.Catalog) { p.click(t.Actions.Solve); p.waitGrid(wikipediaSolution) }},
		{"nothing to redo", func(p *player, t *text.Catalog) { p.press("Ctrl+z", "Ctrl+y", "Ctrl+y") }},
	}
	// Controls inside a hint come and go with it.
	const everywhere = "#grid, .workbench :is(button, a, summary, input, select):not(.status-card *), .header :is(button, a, select)"
	type look struct {
		catalog       *text.Catalog
		width, height int64
	}
	first := []look{{catalogs[0], 360, 640}, {english.Catalog, 1280, 720}}
	all := slices.Clone(first)
	for _, catalog := range catalogs {
		for _, w := range displays {
			if catalog != english.Catalog && w.width > 400 {
				continue // narrow windows are the tightest
			}
			if x := (look{catalog, w.width, w.height}); !slices.Contains(first, x) {
				all = append(all, x)
			}
		}
	}
	for _, x := range sweep(len(first), all) {
		t.Run(fmt.Sprintf("%s/%dx%d", x.catalog.Code, x.width, x.height), func(t *testing.T) {
			p := openEmpty(t)
			p.speak(x.catalog.Code)
			p.resize(x.width, x.height)
			p.navigate("/#" + wikipedia)
			p.waitGrid(dotted(wikipedia))
			controls := everywhere
			if x.width <= phone && x.width < x.height {
				// A long text pushes down what is below the board.
				controls = "#grid, .header :is(button, a, select)"
			} else if x.height <= 512 {
				// A hint takes the place of the tools.
				controls = "#grid, .key[data-digit], .header :is(button, a, select)"
			}
			before := p.boxes(controls)
			for _, act := range acts {
				act.do(p, x.catalog)
				p.waitIdle()
				p.run(`scrollTo(0, 0)`)
				after := p.boxes(controls)
				if moved := difference(before, after); moved != "" {
					t.Errorf("%s: %s", act.name, moved)
					before = after
				}
			}
		})
	}
}

// difference describes which boxes moved.
func difference(before, after []box) string {
	var moved []string
	if len(before) != len(after) {
		moved = append(moved, fmt.Sprintf("%d controls, then %d", len(before), len(after)))
	}
	for i := range min(len(before), len(after)) {
		if a, b := before[i], after[i]; a != b {
			moved = append(moved, fmt.Sprintf("%v, then %v", a, b))
		}
	}
	return strings.Join(moved, "; ")
}

// TestFewControls checks that a visitor sees few controls at first.
func TestFewControls(t *testing.T) {
	for _, w := range []struct {
		width, height int64
		most          int
	}{{390, 844, 17}, {1280, 800, 25}} {
		p := open(t, "/")
		p.resize(w.width, w.height)
		p.wait("the home page", `document.querySelector(".home")`)
		shown := p.boxes("button, a[href], input, select, textarea, summary")
		if len(shown) > w.most {
			t.Errorf("%d controls at %dx%d: %v", len(shown), w.width, w.height, shown)
		}
		t.Logf("%d controls at %dx%d", len(shown), w.width, w.height)
	}
}
