//go:build !js

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// finishing plays a puzzle, with one mistake, but for its last empty cell, r9c7:
// a 1 belongs there.
func finishing(t *testing.T) *player {
	t.Helper()
	p := open(t, "/#"+wikipedia)
	p.waitGrid(dotted(wikipedia))
	p.fillIn(wikipediaSolution[:78])
	return p
}

// fillIn types the digits that are not given, from the first cell on.
func (p *player) fillIn(digits string) {
	p.t.Helper()
	p.clickCell("r1c3")
	p.press("1")
	p.clickCell("r1c1")
	for i, d := range digits {
		if wikipedia[i] == '0' {
			p.press(string(d))
		}
		p.press("Tab")
	}
}

// TestFinish plays a puzzle to its end: the card says how it went, what was the
// best time, and what can be done next.
func TestFinish(t *testing.T) {
	p := finishing(t)
	p.press("1")
	p.waitGrid(wikipediaSolution)
	p.wait("the card", `document.querySelector("dialog[open]")?.innerText.includes("Solved!")`)
	p.screenshot("finish")
	facts := p.text("dialog .finish-figures")
	for _, fact := range []string{"Time", "Grade\nEasy", "Hints\n0", "Mistakes\n1"} {
		if !strings.Contains(facts, fact) {
			t.Errorf("the card says %q, which lacks %q", facts, fact)
		}
	}
	p.wait("the best time", `document.querySelector(".finish-best").textContent === "Your best time for Easy so far!"`)
	if at := p.focus(); at.Name != "Another Easy puzzle" {
		t.Errorf("the focus is on %+v", at)
	}
	p.press("Escape")
	p.wait("no card", `!document.querySelector("dialog[open]")`)
	p.wait("the focus in the grid", `document.activeElement.closest("#grid")`)
	// Once a game, also after a reload.
	p.press("Ctrl+z", "1")
	p.waitGrid(wikipediaSolution)
	p.reload()
	p.waitGrid(wikipediaSolution)
	p.press("Ctrl+z")
	p.waitGrid(wikipediaSolution[:78] + "." + wikipediaSolution[79:])
	p.clickCell("r9c7")
	p.press("1")
	p.waitGrid(wikipediaSolution)
	p.frames(3)
	if eval[bool](p, `document.querySelector("dialog[open]") !== null`) {
		t.Error("the card is shown again")
	}
}

// TestFinishNext uses what the card offers.
func TestFinishNext(t *testing.T) {
	p := finishing(t)
	dir := p.downloads()
	p.allow("clipboard-read")
	p.allow("clipboard-write")
	p.press("1")
	p.wait("the card", `document.querySelector("dialog[open] .finish")`)
	p.wait("no motion", `document.getAnimations().length === 0`)
	p.click("Share as text")
	p.wait("it copied", `document.querySelector("dialog [role=status]").textContent.includes("The result is copied")`)
	shared := eval[string](p, `navigator.clipboard.readText()`)
	lines := strings.Split(shared, "\n")
	if len(lines) != 3 || !strings.HasPrefix(lines[0], "Sudoku, Easy, solved in 0:") || lines[1] != "0 hints, one mistake" {
		t.Errorf("shared: %q", shared)
	}
	q := p.server.open()
	q.navigate("/" + lines[2][strings.Index(lines[2], "#"):])
	q.waitGrid(dotted(wikipedia)) // the bare puzzle
	p.click("Share as picture")
	p.until(stepTime, "the picture", func() bool {
		picture, err := os.ReadFile(filepath.Join(dir, "sudoku-result.png"))
		return err == nil && strings.HasPrefix(string(picture), "\x89PNG")
	})
	p.click("One step harder")
	p.wait("another puzzle", `!document.querySelector("dialog[open]") && `+gridJS+` !== `+quote(wikipediaSolution))
	p.waitMade("A new puzzle.", "Medium")
	p.click("Undo")
	p.waitGrid(wikipediaSolution)
}

// TestFinishExplained explains the puzzle from its givens on.
func TestFinishExplained(t *testing.T) {
	p := finishing(t)
	p.press("1")
	p.wait("the card", `document.querySelector("dialog[open] .finish")`)
	p.wait("no motion", `document.getAnimations().length === 0`)
	p.click("Explain this puzzle")
	p.wait("the path", `!document.querySelector("dialog[open]") && document.querySelectorAll(".step-line").length > 50`)
}

// The wave and the card move for well under a second and not at all for those
// who want less motion.
func TestFinishMotion(t *testing.T) {
	for _, still := range []bool{false, true} {
		p := open(t, "/#"+wikipediaSolution[:78]+"."+wikipediaSolution[79:])
		p.wait("one cell", `document.querySelectorAll("[data-value='']").length === 1`)
		p.clickCell("r9c7")
		if still {
			p.media("prefers-reduced-motion", "reduce")
		}
		p.run(`document.addEventListener("animationstart", (e) => { globalThis.waves = (globalThis.waves ?? 0) + (e.animationName === "wave") })`)
		p.press("1")
		p.wait("the card", `document.querySelector("dialog[open] .finish")`)
		longest := eval[float64](p, `Math.max(0, ...document.getAnimations().map((a) => a.effect.getComputedTiming().endTime))`)
		if limit := time.Second; longest >= float64(limit.Milliseconds()) {
			t.Errorf("something moves for %v ms", longest)
		}
		p.wait("no motion", `document.getAnimations().length === 0`)
		if waves := eval[int](p, `globalThis.waves ?? 0`); waves != 81 && !still || waves != 0 && still {
			t.Errorf("still %v: %d cells move", still, waves)
		}
	}
}
