//go:build !js

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
)

// finishing plays a puzzle, with one mistake, up to its last empty cell, r9c7, which
// takes a 1.
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

// TestHomeLately solves a puzzle and finds it among the recent games, on a large screen.
func TestHomeLately(t *testing.T) {
	p := finishing(t)
	p.press("1")
	p.waitEnding()
	p.resize(1280, 800)
	p.clickRole("link", "Home")
	p.wait("the game", `document.querySelector(".lately li")?.checkVisibility()`)
	if game := p.text(".lately li"); !strings.HasPrefix(game, "Easy") {
		t.Errorf("the last game is %q", game)
	}
	p.waitStatus(spoken.Setup.Lead)
	p.click("All games")
	p.wait("the library", `document.querySelector("dialog[open] .game")`)
}

// waitEnding waits until the result of a game is shown and nothing moves.
func (p *player) waitEnding() {
	p.t.Helper()
	p.wait("the ending", `document.querySelector(".ending")`)
	p.wait("no motion", `document.getAnimations().length === 0`)
}

// TestFinish solves a puzzle and checks that its result is shown, and only once.
func TestFinish(t *testing.T) {
	p := finishing(t)
	p.press("1")
	p.waitGrid(wikipediaSolution)
	p.waitEnding()
	p.wait("the remark", `document.querySelector(".ending-remark").textContent === "Your first Easy puzzle."`)
	p.screenshot("finish")
	if title := p.text(".ending h2"); !regexp.MustCompile(`^Solved in \d+:\d\d$`).MatchString(title) {
		t.Errorf("the title is %q", title)
	}
	if streak := p.text(".flame"); strings.Join(strings.Fields(streak), " ") != "1 day" {
		t.Errorf("the streak is %q", streak)
	}
	if week := eval[string](p, `[...document.querySelectorAll(".week li")].map((d) => +d.matches(".solved")).join("")`); week != "0000001" {
		t.Errorf("the last days are %s", week)
	}
	if at := p.focus(); at.Name != "Another Easy puzzle" {
		t.Errorf("the focus is on %+v", at)
	}
	p.click("About this game")
	p.wait("the details", `document.querySelector("dialog[open] .finish")`)
	facts := p.text("dialog .finish-figures")
	for _, fact := range []string{"Time", "Grade\nEasy", "Hints\n0", "Mistakes\n1"} {
		if !strings.Contains(facts, fact) {
			t.Errorf("the details are %q without %q", facts, fact)
		}
	}
	p.press("Escape")
	p.wait("the ending again", `!document.querySelector("dialog[open]") && document.querySelector(".ending")`)
	p.press("Escape")
	p.wait("the keypad", `document.querySelector(".keypad") && !document.querySelector(".ending")`)
	p.wait("the focus in the grid", `document.activeElement.closest("#grid")`)
	// The result appears once per game, even after a reload.
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
	if eval[bool](p, `document.querySelector(".ending") !== null`) {
		t.Error("the ending is shown again")
	}
}

// TestFinishNext shares the result and starts a harder puzzle.
func TestFinishNext(t *testing.T) {
	p := finishing(t)
	dir := p.downloads()
	p.allow("clipboard-read")
	p.allow("clipboard-write")
	p.press("1")
	p.waitEnding()
	p.click("Share")
	p.wait("the copy", `document.querySelector(".ending-remark").textContent.includes("Result copied")`)
	shared := eval[string](p, `navigator.clipboard.readText()`)
	lines := strings.Split(shared, "\n")
	if len(lines) != 3 || !strings.HasPrefix(lines[0], "Sudoku, Easy, solved in 0:") || lines[1] != "0 hints, one mistake" {
		t.Errorf("shared: %q", shared)
	}
	q := p.server.open()
	q.navigate("/" + lines[2][strings.Index(lines[2], "#"):])
	q.waitGrid(dotted(wikipedia)) // without the entries
	p.click("About this game")
	p.wait("the details", `document.querySelector("dialog[open] .finish")`)
	p.click("Share as picture")
	p.until(stepTime, "the picture", func() bool {
		picture, err := os.ReadFile(filepath.Join(dir, "sudoku-result.png"))
		return err == nil && strings.HasPrefix(string(picture), "\x89PNG")
	})
	p.click("One step harder")
	p.wait("another puzzle", `!document.querySelector("dialog[open], .ending") && `+gridJS+` !== `+quote(wikipediaSolution))
	p.waitMade("A new puzzle.", "Medium")
	p.click("Undo")
	p.waitGrid(wikipediaSolution)
}

// TestFinishSystem checks that the device's share sheet is tried first, and that the
// result is copied only if that fails.
func TestFinishSystem(t *testing.T) {
	p := openEmpty(t)
	p.allow("clipboard-read")
	p.allow("clipboard-write")
	p.beforeLoad(`globalThis.shared = []; navigator.share = (what) => (shared.push(what), globalThis.refusal ? Promise.reject(new DOMException("", refusal)) : Promise.resolve())`)
	p.navigate("/#" + lastCell)
	p.wait("one cell", `document.querySelectorAll("[data-value='']").length === 1`)
	p.clickCell("r9c7")
	p.press("1")
	p.waitEnding()
	p.click("Share")
	p.wait("the text", `shared[0]?.text.includes("solved in")`)
	p.run(`globalThis.refusal = "AbortError"`)
	p.click("Share")
	p.wait("another", `shared.length === 2`)
	p.frames(3)
	if said := p.text(".ending-remark"); strings.Contains(said, "copied") {
		t.Errorf("says %q although the player only cancelled", said)
	}
	p.run(`globalThis.refusal = "NotAllowedError"`)
	p.click("Share")
	p.wait("the copy", `document.querySelector(".ending-remark").textContent.includes("Result copied")`)
}

// TestFinishExplained checks that closing a panel leads back to the result without
// another celebration, and that the explanation starts from the givens.
func TestFinishExplained(t *testing.T) {
	p := finishing(t)
	p.press("1")
	p.waitEnding()
	p.tool("Methods")
	p.wait("the panel", `document.querySelector(".page:not(.ended) .panel-head")`)
	p.toPuzzle()
	p.wait("the result", `document.querySelector(".ended .ending") && !document.querySelector(".celebrating")`)
	p.click("About this game")
	p.wait("the details", `document.querySelector("dialog[open] .finish")`)
	p.click("Explain this puzzle")
	p.wait("the path", `!document.querySelector("dialog[open]") && document.querySelectorAll(".step-line").length > 50`)
}

// lastCell is a puzzle with a single empty cell, r9c7, which takes a 1.
var lastCell = wikipediaSolution[:78] + "." + wikipediaSolution[79:]

// TestFinishMotion checks that the wave runs once over all cells, that it is short
// enough, and that nothing moves if the player prefers reduced motion.
func TestFinishMotion(t *testing.T) {
	for _, still := range []bool{false, true} {
		p := open(t, "/#"+lastCell)
		p.wait("one cell", `document.querySelectorAll("[data-value='']").length === 1`)
		p.clickCell("r9c7")
		if still {
			p.media("prefers-reduced-motion", "reduce")
		}
		p.run(`document.addEventListener("animationstart", (e) => { globalThis.waves = (globalThis.waves ?? 0) + (e.animationName === "wave") })`)
		p.press("1")
		p.wait("the ending", `document.querySelector(".ending")`)
		longest := eval[float64](p, `Math.max(0, ...document.getAnimations().map((a) => a.effect.getComputedTiming().endTime))`)
		if limit := 1700 * time.Millisecond; longest >= float64(limit.Milliseconds()) || still && longest > 0 {
			t.Errorf("reduced motion %v: an animation takes %v ms", still, longest)
		}
		p.run(`for (const cell of document.querySelectorAll("#grid .cell")) cell.setAttribute("class", cell.className + " peer")`) // as painting the cells again would
		p.wait("no motion", `document.getAnimations().length === 0`)
		if waves := eval[int](p, `globalThis.waves ?? 0`); waves != 81 && !still || waves != 0 && still {
			t.Errorf("reduced motion %v: %d cells are animated", still, waves)
		}
	}
}

// TestEndingInSight checks in every window that the result is in sight, that its parts
// overlap neither the board nor each other, and that its buttons are large enough.
func TestEndingInSight(t *testing.T) {
	for _, catalog := range sweep(2, catalogs) {
		t.Run(catalog.Code, func(t *testing.T) {
			p := openEmpty(t)
			p.speak(catalog.Code)
			p.navigate("/#" + lastCell)
			p.wait("one cell", `document.querySelectorAll("[data-value='']").length === 1`)
			p.clickCell("r9c7")
			p.press("1")
			p.waitEnding()
			p.wait("the remark", `document.querySelector(".ending-remark").textContent`)
			for _, d := range append(displays[:len(displays):len(displays)], struct{ width, height int64 }{360, 560}) {
				p.resize(d.width, d.height)
				p.frames(2)
				p.screenshot(fmt.Sprintf("ending-%s-%dx%d", catalog.Code, d.width, d.height))
				board := p.boxes("#grid")[0]
				parts := append(p.boxes(".ending-head h2"), append(p.boxes(".ending-remark, .flame, .ending .week"), p.boxes(".ending .button")...)...)
				for i, x := range parts {
					if x.Bottom > float64(d.height)+.5 || x.Right > float64(d.width)+.5 || overlap(x, board) {
						t.Errorf("%dx%d: %v is out of sight or covers the board", d.width, d.height, x)
					}
					for _, y := range parts[:i] {
						if overlap(x, y) {
							t.Errorf("%dx%d: %v overlaps %v", d.width, d.height, x, y)
						}
					}
				}
				for _, x := range p.boxes(".ending .button") {
					if x.Bottom-x.Top < 43.5 || x.Right-x.Left < 43.5 {
						t.Errorf("%dx%d: %v is too small", d.width, d.height, x)
					}
				}
				if over := eval[int](p, `document.documentElement.scrollWidth - document.documentElement.clientWidth`); over > 0 {
					t.Errorf("%dx%d: overflows by %d pixels", d.width, d.height, over)
				}
			}
		})
	}
}

// TestEndingAccessible checks the result with axe-core in every look.
func TestEndingAccessible(t *testing.T) {
	if withoutAxe(t) {
		return
	}
	p := open(t, "/#"+lastCell)
	p.media("prefers-reduced-motion", "reduce")
	p.wait("one cell", `document.querySelectorAll("[data-value='']").length === 1`)
	p.clickCell("r9c7")
	p.press("1")
	p.waitEnding()
	for _, width := range []int64{390, 1280} {
		p.resize(width, 844)
		p.barriers("ending", width > 1000)
	}
}
