//go:build !js

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// finishing plays a puzzle, with one mistake, up to its last empty cell, r9c7, where a 1
// belongs.
func finishing(t *testing.T) *player {
	t.Helper()
	p := open(t, "/#"+wikipedia)
	p.waitGrid(dotted(wikipedia))
	p.fillIn(wikipediaSolution[:78])
	return p
}

// fillIn makes a mistake in r1c3, then types digits into all cells without givens,
// starting at r1c1.
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

// TestFinish solves a puzzle and checks what the card shows, and that it appears only
// once.
func TestFinish(t *testing.T) {
	p := finishing(t)
	p.press("1")
	p.waitGrid(wikipediaSolution)
	p.wait("the card", `document.querySelector("dialog[open]")?.innerText.includes("Solved!")`)
	p.screenshot("finish")
	facts := p.text("dialog .finish-figures")
	for _, fact := range []string{"Time", "Grade\nEasy", "Hints\n0", "Mistakes\n1"} {
		if !strings.Contains(facts, fact) {
			t.Errorf("the card shows %q without %q", facts, fact)
		}
	}
	p.wait("the best time", `document.querySelector(".finish-best").textContent === "Your best time for Easy so far!"`)
	if at := p.focus(); at.Name != "Another Easy puzzle" {
		t.Errorf("the focus is on %+v", at)
	}
	p.press("Escape")
	p.wait("no card", `!document.querySelector("dialog[open]")`)
	p.wait("the focus in the grid", `document.activeElement.closest("#grid")`)
	// The card appears once per game, also after a reload.
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

// TestFinishNext shares the result and makes a harder puzzle with the buttons of the
// card.
func TestFinishNext(t *testing.T) {
	p := finishing(t)
	dir := p.downloads()
	p.allow("clipboard-read")
	p.allow("clipboard-write")
	p.press("1")
	p.wait("the card", `document.querySelector("dialog[open] .finish")`)
	p.wait("no motion", `document.getAnimations().length === 0`)
	p.click("Share as text")
	p.wait("the copy", `document.querySelector("dialog [role=status]").textContent.includes("The result is copied")`)
	shared := eval[string](p, `navigator.clipboard.readText()`)
	lines := strings.Split(shared, "\n")
	if len(lines) != 3 || !strings.HasPrefix(lines[0], "Sudoku, Easy, solved in 0:") || lines[1] != "0 hints, one mistake" {
		t.Errorf("shared: %q", shared)
	}
	q := p.server.open()
	q.navigate("/" + lines[2][strings.Index(lines[2], "#"):])
	q.waitGrid(dotted(wikipedia)) // without the entries
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

// TestFinishExplained checks that the card explains the puzzle from its givens.
func TestFinishExplained(t *testing.T) {
	p := finishing(t)
	p.press("1")
	p.wait("the card", `document.querySelector("dialog[open] .finish")`)
	p.wait("no motion", `document.getAnimations().length === 0`)
	p.click("Explain this puzzle")
	p.wait("the path", `!document.querySelector("dialog[open]") && document.querySelectorAll(".step-line").length > 50`)
}

// TestFinishMotion checks that the animations of wave and card take less than a second,
// and that the wave respects reduced motion.
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
			t.Errorf("an animation takes %v ms", longest)
		}
		p.wait("no motion", `document.getAnimations().length === 0`)
		if waves := eval[int](p, `globalThis.waves ?? 0`); waves != 81 && !still || waves != 0 && still {
			t.Errorf("reduced motion %v: %d cells are animated", still, waves)
		}
	}
}
