//go:build !js

package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// TestPlaceInThePath checks that all steps, questions and hints refer to the board shown,
// which is the player's position in the path.
func TestPlaceInThePath(t *testing.T) {
	p := open(t, "/#"+expert)
	p.explain()
	p.waitStatus("Solved in")
	for range 7 {
		p.press("ArrowDown")
	}
	p.waitStep(8)
	place, next := p.grid(), p.drawn("placed")
	if place == dotted(expert) || next == "" {
		t.Fatalf("step 8 places %q on the board %s", next, place)
	}
	p.clickRole("radio", "All steps here")
	p.waitStatus("steps here, by")
	if got := p.grid(); got != place {
		t.Errorf("all steps are for the board %s, want %s", got, place)
	}
	p.waitIdle()
	// After a redraw, a pointer at rest gets no event until it moves.
	p.until(stepTime, "a step on the board", func() bool {
		p.hover(".found-step")
		return eval[bool](p, `!!document.querySelector("#grid .placed")`)
	})
	p.clickRole("radio", "Ask")
	if got := p.grid(); got != place {
		t.Errorf("questions are for the board %s", got)
	}
	cell, digit, _ := strings.Cut(next, "=")
	p.clickCell(cell)
	p.clickOn(".ask-digits .key:nth-child(" + digit + ")")
	p.clickOn(".ask-questions .button:nth-child(3)") // asks whether the digit belongs there
	p.wait("the answer", `document.getElementById("ask-answer")?.textContent.startsWith("Correct:")`)
	p.clickRole("radio", "Path")
	p.waitStep(8)
	p.press("h")
	p.waitStatus("Look at")
	if got := p.grid(); got != place {
		t.Errorf("the hint is for the board %s", got)
	}
	for range 4 {
		p.press("h")
	}
	p.wait("the step", fmt.Sprintf(`document.querySelector(%s).dataset.value === "%s"`, quote(cellSelector(cell)), digit))
	p.press("Ctrl+z")
	p.waitGrid(dotted(expert))
}

// TestAskAboutFilledCell checks that a filled cell offers no questions, and that no
// button appears twice.
func TestAskAboutFilledCell(t *testing.T) {
	p := open(t, "/#"+expert)
	p.tool("Steps")
	p.clickRole("radio", "Ask")
	p.clickCell("r1c1")
	p.wait("what to do", `document.querySelector(".ask-cell").textContent.includes("choose an empty cell")`)
	if names := eval[[]string](p, `[...document.querySelectorAll(".panel-body button")].map((b) => b.textContent).filter((name, i, all) => all.indexOf(name) !== i)`); len(names) > 0 {
		t.Errorf("several buttons are called %q", names)
	}
	p.clickCell("r1c2")
	p.clickOn(".ask-digits .key:nth-child(3)")
	p.wait("the questions", `new Set([...document.querySelectorAll(".ask-questions button")].map((b) => b.textContent)).size === 3`)
}

// TestNoHardestSingle checks that a path of singles has no hardest step.
func TestNoHardestSingle(t *testing.T) {
	p := open(t, "/#048090050000745210075002400000070002706409000902060300000610827013050649007980001")
	p.explain()
	p.waitStatus("Solved in")
	if got := eval[string](p, `[...document.querySelectorAll(".hardest")].map((e) => e.parentNode.textContent).join()`); got != "" {
		t.Errorf("the path has a hardest step: %s", got)
	}
}

// TestListLoaded checks that the status announces a loaded list.
func TestListLoaded(t *testing.T) {
	p := open(t, "/")
	list, _ := manyPuzzles(1000, wikipedia, wikipediaSolution)
	p.paste(list)
	p.waitStatus("1,000 puzzles loaded. Choose one to open it.")
}

// TestImpossibleIsShown checks that the board marks the cause of an impossible puzzle
// with more than just colour, and that the cell's label describes it.
func TestImpossibleIsShown(t *testing.T) {
	p := open(t, "/")
	p.paste("12345678.........9" + emptyGrid[18:])
	p.waitStatus("9 givens")
	p.click("Solve")
	p.waitStatus("No digit fits in row 1, column 9. There is no place for 9 in row 1.")
	p.wait("the cell", `document.querySelector("[data-cell=r1c9]").matches(".impossible[aria-invalid=true]")`)
	if got := eval[string](p, `document.querySelector("[data-cell=r1c9]").ariaLabel`); !strings.Contains(got, "no digit fits, no place for 9 in row 1") {
		t.Errorf("the cell's label is %q", got)
	}
	if got := eval[string](p, `getComputedStyle(document.querySelector("[data-cell=r1c9]"), "::before").content`); !strings.Contains(got, "✗") {
		t.Errorf("the cell's mark is %s", got)
	}
	frame := eval[[]float64](p, `(({x, y, width, height}) => [x, y, width, height])(document.querySelector("#drawing .house.impossible").getBBox())`)
	if frame[1] > 5 || frame[2] < 80 || frame[3] > 10 {
		t.Errorf("the frame of row 1 is at %v", frame)
	}
	p.pictures("impossible")
	p.press("Ctrl+z")
	p.wait("no mark", `!document.querySelector("#grid .impossible, #drawing .impossible")`)
}

// TestHintFrameStandsOut checks that the frame of a hint differs visibly from the lines
// between boxes and from the background, in each theme.
func TestHintFrameStandsOut(t *testing.T) {
	p := open(t, "/#"+magictour)
	p.click("Hint")
	p.waitStatus("Look at")
	p.click("Tell me more")
	p.wait("the frame", `document.querySelector("#drawing .house.base")`)
	for _, theme := range []string{"light", "dark", "contrast", "dark safe"} {
		p.run(`localStorage.setItem("sudoku look", ` + quote(theme) + `); sudokuLook()`)
		for _, scheme := range []string{"light", "dark"} {
			p.scheme(scheme)
			seen := eval[[]float64](p, frameContrastJS)
			if seen[0] < 3 || seen[1] < 90 {
				t.Errorf("%s, %s: contrast %.1f with the background, colour distance %.0f from the lines", theme, scheme, seen[0], seen[1])
			}
			p.screenshot("hint-frame-" + theme + "-" + scheme)
		}
	}
}

// frameContrastJS evaluates to two numbers: the frame's contrast with the background, and
// the distance of its colour from the grid lines' colour.
const frameContrastJS = `(() => {
	const rgb = (colour) => colour.match(/[\d.]+/g).slice(0, 3).map(Number);
	const light = (c) => c.map((v) => v / 255).map((v) => v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4)
		.reduce((sum, v, i) => sum + v * [.2126, .7152, .0722][i], 0);
	const grid = getComputedStyle(document.getElementById("grid"));
	const frame = rgb(getComputedStyle(document.querySelector("#drawing .house.base")).stroke);
	const [a, b] = [light(frame), light(rgb(grid.backgroundColor))];
	return [(Math.max(a, b) + .05) / (Math.min(a, b) + .05), Math.hypot(...rgb(grid.borderTopColor).map((v, i) => v - frame[i]))];
})()`
