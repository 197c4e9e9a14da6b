//go:build !js

package e2e

import (
	"fmt"
	"testing"

	"sudoku/web/e2e/driver"
)

// marks holds the player's marks in a cell, as given by its data attributes.
type marks struct {
	Corner  string `json:"corner"`
	Centre  string `json:"centre"`
	Colours string `json:"colours"`
}

func (p *player) marks(name string) marks {
	p.t.Helper()
	return eval[marks](p, fmt.Sprintf(`(({corner, centre, colours}) => ({corner, centre, colours}))
		(document.querySelector(%s).dataset)`, quote(cellSelector(name))))
}

// waitMarks waits until a cell has the given marks.
func (p *player) waitMarks(name string, want marks) {
	p.t.Helper()
	p.until(stepTime, fmt.Sprintf("%s with %+v", name, want), func() bool { return p.marks(name) == want })
}

// waitSelected waits until exactly the named cells are selected.
func (p *player) waitSelected(names string) {
	p.t.Helper()
	p.wait("selected: "+names, `[...document.querySelectorAll("[role=gridcell][aria-selected=true]")].map(c => c.dataset.cell).join(" ") === `+quote(names))
}

// mouseAt sends one mouse event at the middle of a cell, with the given modifiers held.
// The button is down during a move.
func (p *player) mouseAt(name string, kind driver.PointerKind, held int64) {
	p.t.Helper()
	x, y := p.centre(cellSelector(name))
	p.pointer(driver.Mouse{Kind: kind, X: x, Y: y, Held: driver.Modifiers(held), Drag: true})
}

// clickHolding clicks a cell while a modifier such as "Ctrl" is held.
func (p *player) clickHolding(modifier, name string) {
	p.t.Helper()
	p.mouseAt(name, driver.Down, modifiers[modifier])
	p.mouseAt(name, driver.Up, modifiers[modifier])
}

// doubleClickCell double-clicks a cell.
func (p *player) doubleClickCell(name string) {
	p.t.Helper()
	x, y := p.centre(cellSelector(name))
	p.pointer(driver.Mouse{Kind: driver.DoubleClick, X: x, Y: y})
}

// play opens the Wikipedia puzzle.
func play(t *testing.T) *player {
	t.Helper()
	p := open(t, "/#"+wikipedia)
	p.waitGrid(dotted(wikipedia))
	return p
}

func TestMarksByKeyboard(t *testing.T) {
	p := play(t)
	p.clickCell("r1c3")
	p.press("Shift+1", "Shift+2", "Ctrl+4", "Ctrl+Shift+3")
	p.waitMarks("r1c3", marks{Corner: "12", Centre: "4", Colours: "3"})
	p.press("Shift+1") // pressing it again removes the mark
	p.waitMarks("r1c3", marks{Corner: "2", Centre: "4", Colours: "3"})
	p.press("x", "4", "c", "2", "v", "9", "z", "4")
	p.wait("the digit over the marks", `document.querySelector("[data-cell=r1c3]").dataset.value === "4"`)
	p.press("Backspace")
	p.waitMarks("r1c3", marks{Corner: "24", Centre: "24", Colours: "39"})
	p.press(" ") // switches to corner marks
	p.wait("the mode shown", `document.querySelector(".modes [aria-checked=true]").textContent === "Corner"`)
	p.press("Backspace")
	p.waitMarks("r1c3", marks{Centre: "24", Colours: "39"})
	p.press("Ctrl+z", "Ctrl+z")
	p.waitGrid("534" + dotted(wikipedia)[3:])
	p.press("Ctrl+y", "Ctrl+y")
	p.waitMarks("r1c3", marks{Centre: "24", Colours: "39"})
	p.reload()
	p.waitMarks("r1c3", marks{Centre: "24", Colours: "39"})
	p.wait("the mode kept", `document.querySelector(".modes [aria-checked=true]").textContent === "Corner"`)
}

func TestMarksByTouch(t *testing.T) {
	p := play(t)
	p.tap(cellSelector("r1c3"))
	p.waitSelected("r1c3")
	p.clickRole("radio", "Centre")
	p.tap(".key[data-digit='4']")
	p.tap(".key[data-digit='2']")
	p.waitMarks("r1c3", marks{Centre: "24"})
	p.clickRole("radio", "Colour")
	p.click("4 green")
	p.waitMarks("r1c3", marks{Centre: "24", Colours: "4"})
	p.click("Erase")
	p.waitMarks("r1c3", marks{Centre: "24"})
	if zoom := eval[string](p, `getComputedStyle(document.querySelector(".grid")).touchAction + getComputedStyle(document.querySelector(".key")).touchAction`); zoom != "pinch-zoommanipulation" {
		t.Errorf("a double tap may zoom: %s", zoom)
	}
}

func TestSelectSeveral(t *testing.T) {
	p := play(t)
	p.mouseAt("r1c3", driver.Down, 0)
	p.mouseAt("r1c4", driver.Move, 0)
	p.mouseAt("r2c4", driver.Move, 0)
	p.mouseAt("r2c4", driver.Up, 0)
	p.waitSelected("r1c3 r1c4 r2c4")
	p.press("Ctrl+2")
	p.waitMarks("r1c3", marks{Centre: "2"})
	p.waitMarks("r1c4", marks{Centre: "2"})
	p.clickHolding("Ctrl", "r9c1")
	p.waitSelected("r1c3 r1c4 r2c4 r9c1")
	p.clickHolding("Ctrl", "r1c4")
	p.waitSelected("r1c3 r2c4 r9c1")
	p.clickCell("r5c5")
	p.clickHolding("Shift", "r6c6")
	p.waitSelected("r5c5 r5c6 r6c5 r6c6")
	p.press("Shift+ArrowLeft")
	p.waitSelected("r5c4 r5c5 r5c6 r6c5 r6c6")
	p.press("Escape")
	p.waitSelected("r5c4")
	p.doubleClickCell("r1c1") // selects every 5
	p.waitSelected("r1c1 r2c6 r8c9")
	p.press("Ctrl+a")
	p.wait("all selected", `document.querySelectorAll("[role=gridcell][aria-selected=true]").length === 81`)
	p.press("ArrowDown")
	p.waitSelected("r2c1")
}

func TestCandidates(t *testing.T) {
	p := play(t)
	p.clickCell("r1c3")
	p.press("n")
	p.wait("candidates", `document.querySelector("[data-cell=r1c3]").dataset.candidates === "124"`)
	p.press("Ctrl+1") // rules out the 1
	p.wait("one candidate fewer", `document.querySelector("[data-cell=r1c3]").dataset.candidates === "24"`)
	p.press("ArrowDown", "2") // the candidates follow the new digit
	p.wait("the player's own elimination", `document.querySelector("[data-cell=r1c3]").dataset.candidates === "4"`)
	p.press("Backspace")
	p.wait("the 2 but not the 1", `document.querySelector("[data-cell=r1c3]").dataset.candidates === "24"`)
	p.clickCell("r1c4")
	p.press("x")
	p.clickOn(`[data-cell=r1c4] .c6`)
	p.wait("the candidate clicked gone", `document.querySelector("[data-cell=r1c4]").dataset.candidates === "2"`)
	p.clickOn(".options summary")
	p.click("Bring back what I ruled out")
	p.wait("the restored candidate", `document.querySelector("[data-cell=r1c4]").dataset.candidates === "26"`)
	p.click("Bring back what I ruled out")
	p.wait("the other, too", `document.querySelector("[data-cell=r1c3]").dataset.candidates === "124"`)
	p.press("b")
	p.wait("bivalue cells marked", `document.querySelector("[data-cell=r1c4]").matches(".bivalue[aria-label*='two candidates']")`)
	p.click("Highlight 4")
	p.wait("cells that may hold a 4", `document.querySelector("[data-cell=r1c3]").matches(".holds[aria-label*='may hold 4']") &&
		!document.querySelector("[data-cell=r1c4]").matches(".holds") && document.querySelector("[data-cell=r8c4]").matches(".same")`)
}

func TestDigitFirst(t *testing.T) {
	p := play(t)
	p.press("d")
	p.clickCell("r1c3")
	p.click("4")
	p.wait("the key pressed", `document.querySelector(".key[data-digit='4']").getAttribute("aria-pressed") === "true"`)
	p.clickCell("r1c3")
	p.waitGrid("534" + dotted(wikipedia)[3:])
	p.press("2", "ArrowDown", "ArrowLeft", "Enter")
	p.wait("the digit written by Enter", `document.querySelector("[data-cell=r2c2]").dataset.value === "2"`)
	p.press("Escape", "d", "7")
	p.wait("the digit typed again", `document.querySelector("[data-cell=r2c2]").dataset.value === "7"`)
}

func TestRightSoFar(t *testing.T) {
	p := play(t)
	p.clickCell("r1c3")
	p.press("4")
	p.click("Right so far?")
	p.waitStatus("All right so far.")
	p.press("ArrowRight")
	p.clickCell("r1c4")
	p.press("2")
	p.click("Right so far?")
	p.waitStatus("One digit is wrong.")
	if p.waitIdle(); eval[bool](p, `!!document.querySelector(".wrong")`) {
		t.Error("the first question already shows the wrong digit")
	}
	p.click("Right so far?")
	p.waitStatus("Wrong: row 1, column 4.")
	p.wait("the cell marked", `document.querySelector("[data-cell=r1c4]").matches(".wrong[aria-label*=wrong]")`)
	p.clickCell("r1c6")
	p.press("8")
	p.wait("no marked cell", `!document.querySelector(".wrong")`)
	p.clickOn(".options summary")
	p.clickRole("switch", "Mark wrong digits")
	p.wait("only the wrong digit to be marked", `[...document.querySelectorAll(".wrong")].map(c => c.dataset.cell).join() === "r1c4"`)
}

func TestSavepoints(t *testing.T) {
	p := play(t)
	p.clickCell("r1c3")
	p.press("4", "Ctrl+s")
	p.waitStatus("Savepoint 1 is set.")
	p.press("ArrowRight", "2", "ArrowDown", "7")
	p.clickOn(".savepoints summary")
	p.clickRole("textbox", "Name of savepoint 1")
	p.press("Ctrl+a")
	p.typeText("before the guess")
	p.press("Tab")
	p.click("Compare with before the guess")
	p.wait("what differs", `document.querySelector(".compared").textContent.includes("row 1, column 4") && document.querySelector("[data-cell=r1c4]").matches(".differs")`)
	p.click("Return to before the guess")
	p.waitGrid("534" + dotted(wikipedia)[3:])
	p.clickCell("r1c4")
	p.press("6")
	p.reload()
	p.clickOn(".savepoints summary")
	p.click("Return to Branch")
	p.wait("the previous branch", `document.querySelector("[data-cell=r1c4]").dataset.value === "2"`)
	p.click("Delete before the guess")
	p.click("Restore before the guess")
	p.click("Return to before the guess")
	p.waitGrid("534" + dotted(wikipedia)[3:])
}

func TestTimer(t *testing.T) {
	p := play(t)
	p.wait("the time running", `/^0:(0[2-9]|[1-5]\d)$/.test(document.querySelector("[role=timer]").textContent)`)
	p.clickOn(".options summary")
	p.clickRole("switch", "Show the time")
	p.wait("the time hidden", `document.querySelector("[role=timer]").textContent === ""`)
}

func TestDraw(t *testing.T) {
	p := play(t)
	p.clickCell("r1c3")
	p.press("n", "v", "v") // candidates, then colours, then colours of candidates
	p.clickRole("radio", "4 green")
	p.clickOn(`[data-cell=r1c3] .c4`)
	p.wait("the candidate coloured", `document.querySelector("[data-cell=r1c3]").matches("[aria-label*='4 is green']") && document.querySelector("[data-cell=r1c3] .c4.t4")`)
	p.press("2") // colours by keyboard
	p.wait("another one", `document.querySelector("[data-cell=r1c3] .c2.t4")`)
	p.clickRole("radio", "Links")
	p.clickOn(`[data-cell=r1c3] .c4`)
	p.waitStatus("The link starts at 4 in row 1, column 3")
	p.clickOn(`[data-cell=r2c3] .c4`)
	p.wait("a strong link drawn", `document.querySelectorAll("#drawing .own .link.strong").length === 1 &&
		document.querySelector("[data-cell=r2c3]").matches("[aria-label*='strong link from 4 to 4 in row 1, column 3']")`)
	p.press("-", "2", "ArrowUp", "2") // adds a weak link
	p.wait("a weak link drawn", `document.querySelectorAll("#drawing .own .link.weak").length === 1`)
	p.reload()
	p.wait("both kept", `document.querySelectorAll("#drawing .own .link").length === 2`)
	p.click("Clear drawing")
	p.wait("nothing drawn", `!document.querySelector("#drawing .own") && !document.querySelector(".cell .t4")`)
	p.click("Undo")
	p.wait("all back", `document.querySelectorAll("#drawing .own .link").length === 2`)
}

// TestGroupsAndSets draws links to groups with a mouse and with a finger, and links of
// almost locked sets with the keyboard.
func TestGroupsAndSets(t *testing.T) {
	const (
		withGroup = ":0000:x:4...8.1.....2.9......73.....2...1..9..5....7..9.....5..1.5..4..6..3.......4..76.3:722::"
		withSets  = ":0000:x:...+5.+2.1.5.+16..3+2.+298..3+6+5.+1+5.+2.9.....2+35.1..3..+74+12.5+81+5.2.7...+2.8..5.+16....5..2:388 398 412 413 452 494 643 712 713 729 749 759 781 858 978 985 988 993 995::"
		sets      = `document.querySelectorAll("#drawing .own .set").length === `
		groups    = `document.querySelectorAll("#drawing .own .group").length === `
	)
	mark := func(cell, digit string) string { return "[data-cell=" + cell + "] .c" + digit }
	start := func(p *player, position string) {
		t.Helper()
		p.paste(position)
		p.waitStatus("One solution")
		p.clickCell("r1c2")
		p.press("n", "v", "v", "v")
		p.wait("links are drawn", `!!document.querySelector(".pen-how .choices")`)
	}
	type way struct {
		name        string
		drag, press func(p *player, from, to string)
		ready       func(p *player)
	}
	for _, w := range []way{
		{"mouse", func(p *player, from, to string) {
			x, y := p.centre(from)
			p.pointer(driver.Mouse{Kind: driver.Move, X: x, Y: y})
			p.pointer(driver.Mouse{Kind: driver.Down, X: x, Y: y})
			p.mouseAt(to, driver.Move, 0)
			p.mouseAt(to, driver.Up, 0)
		}, func(p *player, at, _ string) { p.clickOn(at) }, func(p *player) { p.resize(1280, 800) }},
		{"finger", func(p *player, from, to string) {
			p.finger(driver.Down, from)
			p.finger(driver.Move, cellSelector(to))
			p.finger(driver.Up, "")
		}, func(p *player, at, _ string) { p.tap(at) }, func(p *player) { p.phone() }},
	} {
		t.Run(w.name, func(t *testing.T) {
			p := open(t, "/")
			w.ready(p)
			start(p, withGroup)
			w.press(p, mark("r1c2", "7"), "")
			w.press(p, mark("r8c2", "7"), "")
			p.waitStatus("column 2 has no other place for 7")
			w.drag(p, mark("r8c9", "7"), "r8c7") // passes r8c8
			p.waitStatus("The link starts at 7 in row 8, columns 7 and 9")
			p.clickRole("radio", "Weak")
			w.press(p, mark("r8c2", "7"), "")
			p.waitStatus("(7)r8c79 - (7)r8c2: row 8 has only one 7.")
			p.clickRole("radio", "Strong")
			w.press(p, mark("r7c9", "7"), "")
			w.drag(p, mark("r8c9", "7"), "r8c7")
			p.waitStatus("It is Empty Rectangle: r1c9<>7.")
			p.wait("an outline around the group", `(() => {
				const outlines = [...document.querySelectorAll("#drawing .own .group")].map((o) => o.getBoundingClientRect());
				const cell = document.querySelector("[data-cell=r8c7]").getBoundingClientRect();
				return outlines.length === 1 && outlines[0].left > cell.left && outlines[0].width < 2.6 * cell.width;
			})()`)
			for _, theme := range []string{"light", "dark"} {
				p.look(theme, "", "")
				p.screenshot("group-" + w.name + "-" + theme)
			}
			p.look("", "", "")
			p.reload()
			p.wait("the group kept", groups+"1")
			p.click("Undo")
			p.wait("one link gone", `document.querySelectorAll("#drawing .own .link").length === 2`)
		})
	}
	t.Run("keyboard", func(t *testing.T) {
		p := open(t, "/")
		p.resize(1280, 800)
		start(p, withSets)
		p.clickCell("r4c3")
		p.clickHolding("Ctrl", "r4c7")
		p.press("8", "7")
		p.waitStatus("(8=7)r4c37: r4c37 have one more digit than cells")
		p.wait("both cells shaded", sets+"2")
		p.clickCell("r5c2")
		p.clickHolding("Ctrl", "r5c6")
		p.press("7", "8")
		p.waitStatus("Missing in between: (7)r4c3 - (7)r5c2")
		p.screenshot("sets-gap")
		p.press("-", "7")
		p.clickCell("r4c3")
		p.press("7")
		p.waitStatus("It is Almost Locked Set XZ-Rule: r5c9<>8.")
		for _, theme := range []string{"light", "dark"} {
			p.look(theme, "", "")
			p.screenshot("sets-" + theme)
		}
		p.wait("the cells of a set say so to screen readers", `document.querySelector("[data-cell=r4c3]").matches("[aria-label*='strong link from 8 to 7 in row 4, columns 3 and 7']")`)
	})
}

// TestArgumentsAreJudged draws the links of a skyscraper and pastes arguments: the page
// reports whether they hold.
func TestArgumentsAreJudged(t *testing.T) {
	const position = ":0000:x:4...8.1.....2.9......73.....2...1..9..5....7..9.....5..1.5..4..6..3.......4..76.3:722::"
	p := open(t, "/")
	p.resize(1280, 800)
	p.paste(position)
	p.waitStatus("One solution")
	p.clickCell("r1c2")
	p.press("n", "v", "v")
	p.clickRole("radio", "Links")
	p.clickOn(`[data-cell=r1c2] .c7`)
	p.clickOn(`[data-cell=r8c2] .c7`)
	p.waitStatus("(7)r1c2 = (7)r8c2: column 2 has no other place for 7.")
	p.clickRole("radio", "Weak")
	p.clickOn(`[data-cell=r8c2] .c7`)
	p.clickOn(`[data-cell=r8c7] .c7`)
	p.waitStatus("row 8 has only one 7")
	p.clickRole("radio", "Strong")
	p.clickOn(`[data-cell=r8c7] .c7`)
	p.clickOn(`[data-cell=r2c7] .c7`)
	p.waitStatus("It is Skyscraper: r1c9<>7, r2c1<>7, r2c3<>7.")
	p.press("z")
	p.paste("(7)r1c2 = r8c2 - r8c7 = r2c8")
	p.waitStatus("r2c8=7 is not a candidate on this board.")
	p.paste("(7)r1c2 = r8c2 - r8c7 = r2c7 => r1c9<>7")
	p.waitStatus("It is Skyscraper")
	p.press("Escape")
	p.waitStatus("cells left")
}
