//go:build !js

package e2e

import (
	"slices"
	"testing"

	"sudoku/app/text/english"
)

// recordMoves starts counting vibrations and recording the movements of cells. Each is
// recorded with its kind, its cell, and whether the digit or the layer over it moved.
const recordMoves = `globalThis.moved = []; globalThis.felt = 0;
	const animate = Element.prototype.animate;
	Element.prototype.animate = function (frames, timing) {
		moved.push(timing.id + (timing.pseudoElement ? " layer " : " digit ") + this.closest("[data-cell]").dataset.cell);
		return animate.call(this, frames, timing);
	};
	navigator.vibrate = () => { felt++; return true };`

// moves returns the movements recorded since the last call, in order.
func (p *player) moves() []string {
	p.t.Helper()
	return eval[[]string](p, `moved.splice(0)`)
}

// TestMotion checks which cells move after an entry, that nothing else moves them, and
// that painting neither stops nor repeats a movement.
func TestMotion(t *testing.T) {
	p := openEmpty(t)
	p.beforeLoad(recordMoves)
	// Row 1 lacks a 5 in r1c1 and a 3 in r1c2.
	p.navigate("/#" + ".." + wikipediaSolution[2:72] + ".........")
	p.wait("the puzzle", `document.querySelectorAll("[data-value='']").length === 11`)
	p.wait("the program", `document.querySelector(".key")`)
	p.clickCell("r1c1")
	p.press("4")
	if got := p.moves(); !slices.Equal(got, []string{"shake digit r1c1"}) {
		t.Errorf("a clash moves %v", got)
	}
	p.press("5")
	if got := p.moves(); !slices.Contains(got, "land digit r1c1") || slices.Contains(got, "sweep layer r1c9") {
		t.Errorf("a digit moves %v", got)
	}
	p.clickCell("r1c2")
	p.press("3")
	p.run(`globalThis.moving = new Set(document.getAnimations())`)
	p.press("ArrowDown", "ArrowDown", "ArrowRight")
	if others := eval[int](p, `document.getAnimations().filter((a) => a.id && !moving.has(a)).length`); others > 0 {
		t.Errorf("painting starts %d movements", others)
	}
	got := p.moves()
	for _, want := range []string{"land digit r1c2", "sweep layer r1c1", "sweep layer r1c2", "sweep digit r1c9", "sweep layer r3c3"} {
		if !slices.Contains(got, want) {
			t.Errorf("a completed row and box move %v, missing %s", got, want)
		}
	}
	sort := slices.Clone(got)
	slices.Sort(sort)
	if len(slices.Compact(sort)) != len(got) {
		t.Errorf("something moves twice: %v", got)
	}
	p.wait("no motion", `document.getAnimations().length === 0`)
	p.press("Ctrl+z")
	p.click(english.Catalog.Actions.Explain)
	p.wait("the path", `document.querySelector(".step-line")`)
	p.toPuzzle()
	if got := p.moves(); len(got) > 0 {
		t.Errorf("undo moves %v", got)
	}
	p.media("prefers-reduced-motion", "reduce")
	p.clickCell("r1c2")
	p.press("3")
	p.wait("the digit", `document.querySelector("[data-cell=r1c2]").textContent === "3"`)
	if got := p.moves(); len(got) > 0 {
		t.Errorf("with reduced motion %v move", got)
	}
	if felt := eval[int](p, `felt`); felt != 0 {
		t.Errorf("vibrates %d times although vibration is off", felt)
	}
}

// TestVibration checks that entries vibrate once the player turns vibration on, and that
// only devices that can vibrate have the setting.
func TestVibration(t *testing.T) {
	name := english.Catalog.Play.Settings["vibrate"]
	p := openEmpty(t)
	p.navigate("/#" + wikipedia)
	p.waitGrid(dotted(wikipedia))
	p.openSettings()
	if eval[bool](p, `[...document.querySelectorAll(".settings .switch")].some((s) => s.textContent === `+quote(name)+`)`) {
		t.Error("a desktop offers to vibrate")
	}
	p.beforeLoad(recordMoves + `const match = matchMedia; globalThis.matchMedia = (q) => q === "(pointer: coarse)" ? { matches: true } : match(q)`)
	p.reload()
	p.waitGrid(dotted(wikipedia))
	p.openSettings()
	p.wait("the setting", `[...document.querySelectorAll(".settings .switch")].some((s) => s.checkVisibility() && s.textContent === `+quote(name)+`)`)
	p.clickRole("switch", name)
	p.closeSettings()
	p.clickCell("r1c3")
	p.press("4")
	p.wait("the vibration", `felt > 0`)
}
