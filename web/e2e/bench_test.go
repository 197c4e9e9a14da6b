//go:build !js

package e2e

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"sudoku/app/text"
)

// benches lists sizes of windows wide enough for the bench, a layout that never scrolls.
// boards holds the approximate side length of the board, including its labels, by scene.
var benches = []struct {
	width, height int64
	boards        map[string]float64
}{
	{1280, 800, map[string]float64{"home": 688, "play": 712, "path": 632, "steps": 632, "list": 632, "check": 740}},
	{1920, 1080, map[string]float64{"home": 954, "play": 975, "path": 954, "steps": 945, "list": 945, "check": 1013}},
	{1152, 720, nil},
}

// benchScenes lists the states of the bench, in order.
var benchScenes = []scene{
	{"home", func(p *player, t *text.Catalog) { p.clickRole("link", t.Panels.Home) }},
	{"play", func(p *player, t *text.Catalog) { p.clickRole("link", t.Panels.Play) }},
	{"hint", func(p *player, t *text.Catalog) {
		for range 3 {
			p.press("h")
		}
		p.wait("the hint", `document.querySelector(".hint-card .primary")`)
	}},
	{"path", func(p *player, t *text.Catalog) {
		p.clickRole("link", t.Actions.Explain)
		p.wait("the path", `document.querySelectorAll(".step-line").length > 20`)
	}},
	{"steps", func(p *player, t *text.Catalog) {
		p.clickRole("link", t.Explain.Panel)
		p.waitIdle()
	}},
	{"check", func(p *player, t *text.Catalog) {
		p.clickRole("link", t.Panels.Check)
		p.wait("the check", `document.querySelector(".panel-head h2")`)
	}},
	{"methods", func(p *player, t *text.Catalog) { p.clickRole("link", t.Panels.Methods) }},
	{"list", func(p *player, t *text.Catalog) {
		list, _ := manyPuzzles(200, wikipedia, wikipediaSolution)
		p.paste(list)
		p.wait("the rows", `document.querySelectorAll(".list-row").length > 5`)
	}},
}

// benchFaultsJS evaluates to the faults of the layout: a page that scrolls, too many
// boxes that scroll, or a control that is covered or out of sight.
const benchFaultsJS = `((most) => {
	const faults = [], root = document.documentElement;
	if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) faults.push("the page scrolls");
	const all = [...document.querySelectorAll(".page *")].filter((e) => e.checkVisibility({visibilityProperty: true}) && !e.closest("#grid, svg"));
	const scrolls = (e) => /auto|scroll/.test(getComputedStyle(e).overflowY) && e.scrollHeight > e.clientHeight + 1;
	const scrolled = (e, b) => {
		for (let a = e.parentElement; !a.matches(".page"); a = a.parentElement) {
			const box = a.getBoundingClientRect(), {overflowX: x, overflowY: y} = getComputedStyle(a);
			if (/auto|scroll|hidden/.test(x + y) && (b.left < box.left || b.right > box.right || b.top < box.top || b.bottom > box.bottom)) return true;
		}
		return false;
	};
	const boxes = all.filter(scrolls);
	if (boxes.length > most) faults.push("several boxes scroll: " + boxes.map((e) => e.className).join(", "));
	for (const e of all.filter((e) => e.matches("button, a, summary, [role=switch], [role=radio]"))) {
		const b = e.getBoundingClientRect(), x = (b.left + b.right) / 2, y = (b.top + b.bottom) / 2;
		if (b.width < 2 || b.height < 2 || scrolled(e, b)) continue;
		const name = (e.getAttribute("aria-label") || e.textContent).trim();
		if (b.left < -1 || b.top < -1 || b.right > innerWidth + 1 || b.bottom > innerHeight + 1) { faults.push(name + " is out of sight"); continue; }
		const on = document.elementFromPoint(x, y);
		if (!on || !e.contains(on) && !on.contains(e)) faults.push(name + " is covered by " + (on?.className || on?.tagName));
	}
	return faults;
})(%d)`

// boardSideJS evaluates to the side length of the board, including its labels.
const boardSideJS = `(() => {
	const g = document.getElementById("grid").getBoundingClientRect(), l = document.querySelector(".labels.rows").getBoundingClientRect();
	return g.right - Math.min(g.left, l.left);
})()`

// TestBench visits all views in wide windows. At the normal text size, at most one box
// may scroll. No control may be covered, and the board must be as large as the window
// allows.
func TestBench(t *testing.T) {
	for _, catalog := range sweep(1, catalogs) {
		for _, w := range sweep(2, benches) {
			t.Run(fmt.Sprintf("%s/%dx%d", catalog.Code, w.width, w.height), func(t *testing.T) {
				p := openEmpty(t)
				p.speak(catalog.Code)
				p.resize(w.width, w.height)
				p.navigate("/#" + expert)
				p.waitGrid(dotted(expert))
				for _, s := range benchScenes {
					s.play(p, catalog)
					for _, size := range []int{100, 130, 150} {
						style := ""
						if size > 100 {
							style = fmt.Sprintf("%d%%", size)
						}
						p.run(`document.documentElement.style.fontSize = ` + quote(style))
						p.frames(2)
						most := 1
						switch {
						case size > 100 && (s.name == "path" || s.name == "steps"):
							most = 4 // the list, the summary, the argument and the message
						case size > 100 && s.name == "hint":
							most = 2 // the hint and its column
						}
						for _, fault := range eval[[]string](p, fmt.Sprintf(benchFaultsJS, most)) {
							t.Errorf("%s at %d %%: %s", s.name, size, fault)
						}
						p.screenshot(fmt.Sprintf("bench-%s-%d-%s-%d", s.name, w.width, catalog.Code, size))
					}
					p.run(`document.documentElement.style.fontSize = ""`)
					p.frames(2)
					if want := w.boards[s.name]; want > 0 {
						if side := eval[float64](p, boardSideJS); side < want-24 {
							t.Errorf("%s: the board's side is %.0f, want %.0f", s.name, side, want)
						}
					}
				}
			})
		}
	}
}

// TestHintMovesNothing opens a hint on the bench and reveals all of it. Neither the board
// nor a key may move.
func TestHintMovesNothing(t *testing.T) {
	p := open(t, "/#"+expert)
	p.resize(1280, 800)
	p.waitGrid(dotted(expert))
	p.clickCell("r1c1")
	before := p.boxes("#grid, .key, .edit")
	for level := range 4 {
		p.press("h")
		p.waitStatus(fmt.Sprintf("Hint %d of", level+1))
		for i, b := range p.boxes("#grid, .key, .edit") {
			if math.Abs(b.Left-before[i].Left) > .5 || math.Abs(b.Top-before[i].Top) > .5 {
				t.Errorf("level %d: %v has moved from %v", level+1, b, before[i])
			}
		}
	}
}

// TestRail walks through the navigation rail with the keyboard.
func TestRail(t *testing.T) {
	p := open(t, "/#"+dotted(wikipedia))
	p.resize(1280, 800)
	p.waitGrid(dotted(wikipedia))
	for i, name := range []string{"Home", "Play", "Explain", "Steps", "List", "Check", "Methods"} {
		link := fmt.Sprintf(`document.querySelectorAll(".rail a")[%d]`, i)
		p.run(link + `.focus()`)
		p.press("Enter")
		p.wait(name+" to be current", link+`.getAttribute("aria-current") === "page" && document.querySelectorAll("[aria-current=page]").length === 1`)
		if got := eval[string](p, link+`.textContent`); got != name {
			t.Errorf("link %d is %q, want %q", i, got, name)
		}
		p.waitIdle()
	}
}

// TestListRowIsDrawn hovers over rows of a list and moves through them by keyboard. The
// board must show each puzzle, and afterwards the visitor's own.
func TestListRowIsDrawn(t *testing.T) {
	p := open(t, "/#"+dotted(expert))
	p.resize(1280, 800)
	p.waitGrid(dotted(expert))
	p.paste(strings.Join([]string{wikipedia, magictour}, "\n"))
	p.wait("two rows", `document.querySelectorAll(".list-row").length === 2`)
	p.waitIdle() // no further row is drawn
	p.hover("#list-row-1 .list-number")
	p.waitGrid(dotted(magictour))
	p.hover("#list-row-0 .list-number")
	p.waitGrid(dotted(wikipedia))
	p.run(`document.getElementById("list-table").focus()`)
	p.hover(".panel-head h2")
	p.waitGrid(dotted(expert))
	p.press("ArrowDown", "ArrowDown")
	p.waitGrid(dotted(magictour))
	p.clickRole("link", "Play")
	p.waitGrid(dotted(expert))
}

// TestPathLineIsDrawn hovers over a line of the path. The board must show its step, and
// afterwards the selected one. A key moves on from the selected step.
func TestPathLineIsDrawn(t *testing.T) {
	p := open(t, "/#"+expert)
	p.resize(1280, 800)
	p.waitGrid(dotted(expert))
	p.explain()
	p.waitStep(1)
	p.waitIdle()
	first := p.drawn("placed")
	p.hover("#step-4 strong")
	p.wait("the fifth step on the board", `![...document.querySelectorAll("#grid i.placed")].some((i) => i.parentNode.dataset.cell + "=" + i.textContent === `+quote(first)+`)`)
	if got := p.grid(); got == dotted(expert) {
		t.Error("the board still shows the first step")
	}
	p.waitStep(1)
	p.hover("#grid")
	p.waitGrid(dotted(expert))
	p.hover("#step-4 strong")
	p.run(`document.getElementById("step-list").focus()`)
	p.press("ArrowDown")
	p.waitStep(2)
	p.wait("the second step on the board", `document.querySelector("#grid i.placed")`)
	if got := strings.Count(p.grid(), "."); got != strings.Count(dotted(expert), ".")-1 {
		t.Errorf("%d cells are empty on the board of the second step", got)
	}
}
