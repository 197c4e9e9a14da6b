//go:build !js

package e2e

import (
	"fmt"
	"slices"
	"testing"

	"sudoku/app/text"
)

// tableFaultsJS is a function that returns the faults of a game's controls on a phone:
// too many, too small, covered, or out of sight.
const tableFaultsJS = `((most) => {
	const faults = [], root = document.documentElement;
	const all = [...document.querySelectorAll(".page :is(button, a, input, summary)")].filter((e) => e.checkVisibility({visibilityProperty: true}) && e.getClientRects().length && !e.closest("#grid"));
	if (all.length > most) faults.push(all.length + " controls: " + all.map((e) => e.ariaLabel || e.innerText).join(", "));
	if (root.scrollWidth > innerWidth) faults.push("the page scrolls sideways by " + (root.scrollWidth - innerWidth));
	for (const e of all) {
		const b = e.getBoundingClientRect(), name = (e.ariaLabel || e.innerText).trim(), digit = e.matches(".key");
		if (b.width < 43.5 || b.height < (digit ? 51.5 : 43.5)) faults.push(name + " is " + b.width + " by " + b.height);
		if (b.left < -.5 || b.top < -.5 || b.right > innerWidth + .5 || b.bottom > innerHeight + .5) { faults.push(name + " is out of sight"); continue; }
		const on = document.elementFromPoint((b.left + b.right) / 2, (b.top + b.bottom) / 2);
		if (!on || !e.contains(on) && !on.contains(e)) faults.push(name + " is covered by " + (on?.className || on?.tagName));
	}
	return faults;
})(%d)`

// TestTable checks a game's controls on phones, including those of each level of a hint.
// There may be at most fifteen, each large enough for a finger and in sight without
// scrolling.
func TestTable(t *testing.T) {
	for _, catalog := range sweep(1, catalogs) {
		t.Run(catalog.Code, func(t *testing.T) {
			p := openEmpty(t)
			p.speak(catalog.Code)
			p.table(t, catalog)
		})
	}
}

func (p *player) table(t *testing.T, catalog *text.Catalog) {
	for _, size := range sweep(2, [][2]int64{{390, 664}, {360, 560}, {844, 390}, {360, 640}, {390, 844}, {430, 932}}) {
		p.resize(size[0], size[1])
		p.navigate("/#" + wikipedia)
		p.waitGrid(dotted(wikipedia))
		p.clickCell("r1c3")
		p.press("4")
		p.waitIdle()
		look := func(state string) {
			p.frames(2)
			for _, fault := range eval[[]string](p, fmt.Sprintf(tableFaultsJS, 15)) {
				t.Errorf("%v, %s: %s", size, state, fault)
			}
			p.screenshot(fmt.Sprintf("table-%s-%dx%d-%s", state, size[0], size[1], catalog.Code))
		}
		look("play")
		digits := p.boxes(".page .key")
		for level := range 4 {
			p.press("h")
			p.wait("the hint", `document.querySelector(".hint-card")`)
			p.waitIdle()
			look(fmt.Sprint("hint-", level+1))
			if now := p.boxes(".page .key"); !slices.Equal(now, digits) {
				t.Errorf("%v: level %d of the hint moves the digits", size, level+1)
			}
		}
	}
}
