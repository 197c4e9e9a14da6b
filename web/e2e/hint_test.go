//go:build !js

package e2e

import (
	"strings"
	"testing"
)

// TestHint goes through the levels of a hint, applies its step and requests further
// hints.
func TestHint(t *testing.T) {
	p := open(t, "/#"+magictour)
	p.click("Hint")
	p.waitStatus("Look at box 6.")
	p.wait("the house", `document.querySelector("#drawing .house")`)
	if got := p.marked("pattern"); got != "" {
		t.Errorf("the first level marks the cells %s", got)
	}
	p.click("Tell me more")
	p.waitStatus("Look at row 6, column 9.")
	if got := p.marked("pattern"); got != "r6c9" || p.cell("r6c9").Candidates != "" {
		t.Errorf("the second level marks %s", got)
	}
	p.click("Hint") // same as "Tell me more"
	p.waitStatus("is left for 3")
	if got := p.drawn("placed"); got != "r6c9=3" {
		t.Errorf("the third level places %s", got)
	}
	if strings.Contains(p.status(), "Hidden Single") {
		t.Error("the third level reveals the name")
	}
	p.press("h")
	p.waitStatus("Hidden Single (Box): ")
	// Words in the sentence highlight what they name: the digit, the box, the cell.
	pointed := `[...document.querySelectorAll("#grid i.pointed, #drawing .pointed")].map((e) => e.tagName + e.textContent).join(" ")`
	words := eval[[]string](p, `[...document.querySelectorAll("[role=status] .token")].map((e) => e.textContent)`)
	if got := strings.Join(words, ", "); got != "column 7, 3, row 1, column 7, column 7, rows 4, 5 and 6, row 5, 3, row 5, column 1, row 5, columns 8 and 9, box 6, row 6, column 9, 3, row 6, column 9 must be 3" {
		t.Errorf("the linked words are %s", got)
	}
	p.run(`document.querySelectorAll("[role=status] .token")[8].dataset.hovered = ""`)
	p.hover("[data-hovered]")
	p.wait("the box", pointed+` === "rect"`)
	p.hover("[data-cell=r1c1]")
	p.wait("no mark", pointed+` === ""`)
	p.run(`[...document.querySelectorAll("[role=status] .token")].at(-1).focus()`)
	p.wait("the digit that is placed", pointed+` === "I3"`)
	p.press("Shift+Tab")
	p.wait("the digit", pointed+` === "I3"`)
	p.press("Shift+Tab")
	p.wait("the cell", `document.querySelector("#grid .cell.pointed")?.dataset.cell === "r6c9"`)
	p.press("Shift+Tab")
	p.wait("the box again", pointed+` === "rect"`)
	p.press("Shift+Tab")
	p.wait("the cells of the line", `[...document.querySelectorAll("#grid .cell.pointed")].map((c) => c.dataset.cell).join() === "r5c8,r5c9"`)
	p.run(`document.querySelector("[role=status] .token").focus()`)
	p.wait("the column", pointed+` === "rect"`)
	p.press("Shift+Tab")
	p.wait("no mark", pointed+` === ""`)
	p.waitGrid(magictour)
	p.click("Apply the step")
	p.wait("the digit", `document.querySelector("[data-cell=r6c9]").dataset.value === "3"`)
	p.waitStatus("Done: 3 in row 6, column 9")
	// The next hints take earlier eliminations into account.
	p.click("Hint")
	p.waitStatus("Look at ")
	p.readHint()
	p.press("h")
	p.waitStatus("Done: ")
	first := p.status()
	p.click("Hint")
	p.waitStatus("Look at ")
	p.readHint()
	p.press("h")
	p.wait("another step", `document.querySelector("[role=status]").innerText.includes("Done: ") && document.querySelector("[role=status]").innerText !== `+quote(first))
	p.click("Hint")
	p.waitStatus("Look at ")
	p.press("Escape")
	p.wait("no hint", `!document.querySelector(".hint-card")`)
}

// readHint reveals the hint, level by level and line by line, until it offers to apply the
// step.
func (p *player) readHint() {
	p.t.Helper()
	const level = `document.querySelector(".status .detail").textContent`
	for !eval[bool](p, `document.querySelector(".hint-card .primary").textContent === "Apply the step"`) {
		was := eval[string](p, level)
		p.press("h")
		p.wait("more of the hint", level+" !== "+quote(was))
	}
}

// TestHintLines checks that a hint adds one line of the argument at a time to the text, and
// its part of the pattern to the board.
func TestHintLines(t *testing.T) {
	p := open(t, "/#.42...9866.598.243839462175397256418561748329428319657.568..79..846..53...3...86.")
	p.click("Hint")
	p.waitStatus("Look at column 6.")
	p.click("Tell me more")
	p.waitStatus("Look at column 6, rows 2 and 8.")
	p.click("Tell me more")
	p.waitStatus("hold only 1 and 7.")
	if got := p.drawn("pattern"); got != "r2c6=1 r2c6=7 r8c6=1 r8c6=7" || eval[bool](p, `document.querySelector("#drawing .house") !== null`) {
		t.Errorf("the first line marks %s", got)
	}
	p.click("Tell me more")
	p.waitStatus("hold only 1 and 7. They are in column 6")
	p.wait("the column", `document.querySelector("#drawing .house")`)
	if got := p.drawn("eliminated"); got != "" || strings.Contains(p.status(), "So ") {
		t.Errorf("the second line gives away %s, %s", got, p.status())
	}
	p.pictures("hint-line")
	p.click("Tell me more")
	p.waitStatus("So the rest of column 6 has no 1 or 7")
	if got := p.drawn("eliminated"); got != "r1c6=1 r1c6=7 r7c6=1 r9c6=1 r9c6=7" || strings.Contains(p.status(), "Naked Pair") {
		t.Errorf("the last line strikes %s, %s", got, p.status())
	}
	p.click("Tell me more")
	p.waitStatus("Naked Pair: ")
	p.clickRole("link", "Learn it")
	p.waitHeading("Naked Pair")
}

// TestHintMistake checks that hints report mistakes first, and reveal no more of them
// than requested.
func TestHintMistake(t *testing.T) {
	p := open(t, "/#"+dotted(wikipedia))
	p.clickCell("r1c3")
	p.press("4") // right
	p.clickCell("r1c4")
	p.press("2") // wrong: 6 belongs there
	p.clickCell("r1c6")
	p.press("8") // right
	p.click("Hint")
	p.waitStatus("something on the board does not fit the solution")
	if got := p.status(); strings.Contains(got, "column 4") || p.marked("conflict") != "" {
		t.Errorf("the first level reveals the mistake: %q", got)
	}
	p.click("Tell me more")
	p.waitStatus("Wrong so far: one digit.")
	p.click("Tell me more")
	p.waitStatus("Wrong: row 1, column 4.")
	if got := p.marked("conflict"); got != "r1c4" {
		t.Errorf("the marked cells are %s", got)
	}
	p.click("Undo the mistakes")
	p.waitStatus("Went back 2 changes")
	want := "534" + dotted(wikipedia)[3:]
	p.waitGrid(want)
	p.click("Hint")
	p.waitStatus("Look at ")
	p.press("Ctrl+y", "Ctrl+y")
	p.wait("the entries again", `document.querySelector("[data-cell=r1c6]").dataset.value === "8"`)
}
