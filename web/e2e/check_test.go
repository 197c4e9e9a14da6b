//go:build !js

package e2e

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const (
	fewest       = "...8.1.........43.5............7.8........1...2..3....6......75..34........2..6.." // as published
	fewestMeant  = "...8.1..........435............7.8........1...2..3....6......75..34........2..6.."
	fewestAnswer = "237841569186795243594326718315674892469582137728139456642918375853467921971253684"
)

// check opens the Check panel and checks the puzzle.
func (p *player) check() {
	p.t.Helper()
	p.tool("Check")
	p.click("Check the puzzle")
	p.wait("the report", `document.querySelector("section.check")`)
}

// content returns the text of a cell.
func (p *player) content(name string) string {
	p.t.Helper()
	return eval[string](p, fmt.Sprintf(`document.querySelector(%s).textContent`, quote(cellSelector(name))))
}

// marked returns the names of the cells with a class.
func (p *player) marked(class string) string {
	p.t.Helper()
	return eval[string](p, `[...document.querySelectorAll("#grid .`+class+`")].map((c) => c.dataset.cell).join(" ")`)
}

// TestCheckSeveral starts with a published puzzle that turns out to have 9,734 solutions,
// and repairs it to the intended one.
func TestCheckSeveral(t *testing.T) {
	p := open(t, "/#"+fewest)
	p.click("Solve")
	p.waitStatus("9,734 solutions.")
	p.click("Check the puzzle") // offered because there are several solutions
	p.wait("the report", `document.querySelector("section.check")`)
	p.waitGrid(fewest)
	if id := eval[string](p, "document.activeElement.id"); id != "check" {
		t.Errorf("the focus is on %q", id)
	}
	if got := p.cell("r6c3"); got.Candidates != "1456789" || got.Value != "" {
		t.Errorf("r6c3 shows %+v", got)
	}
	if got := p.marked("choices-1"); len(strings.Fields(got)) != 16 {
		t.Errorf("the cells with one possible digit are %s", got)
	}
	colour := func(cell string) string {
		return eval[string](p, "getComputedStyle(document.querySelector("+quote(cellSelector(cell))+")).backgroundColor")
	}
	if colour("r6c3") == colour("r3c3") {
		t.Error("seven and five digits have the same colour")
	}
	p.clickRole("radio", "How many")
	p.wait("the counts", `document.querySelector("[data-cell=r6c3]").textContent === "7"`)
	if got := p.cell("r6c3"); got.Candidates != "" || got.Value != "" {
		t.Errorf("r6c3 shows %+v besides its count", got)
	}
	p.clickRole("radio", "Nothing")
	p.wait("nothing", `document.querySelector("[data-cell=r6c3]").textContent === ""`)
	p.clickRole("radio", "Digits")
	p.wait("the digits", `document.querySelector("[data-cell=r6c3]").textContent === "1456789"`)

	if got := p.text(".offer"); !strings.HasPrefix(got, "Row 2: move 4 3 one cell to the right") {
		t.Errorf("the first repair is %q", got)
	}
	p.run(`document.querySelector(".offer button:last-child").focus()`)
	p.wait("the preview", `document.querySelector("#grid .previewed")`)
	if got, digits := p.marked("previewed"), p.content("r2c7")+p.content("r2c8")+p.content("r2c9"); got != "r2c7 r2c8 r2c9" || digits != "43" {
		t.Errorf("the preview of %s shows %s", got, digits)
	}
	p.waitGrid(fewest)                  // a preview changes nothing
	p.press("Tab", "Tab", "Tab", "Tab") // past the buttons of the second repair
	p.wait("the preview of the missing givens", `document.querySelector("#grid .previewed")?.dataset.cell === "r2c3"`)
	p.clickCell("r1c1")
	p.wait("no preview", `!document.querySelector("#grid .previewed")`)

	p.click("Apply")
	p.waitGrid(fewestMeant)
	p.waitStatus("now has exactly one solution")
	if at := eval[string](p, "document.activeElement.dataset.cell"); at != "r2c7" {
		t.Errorf("the focus is on %q", at)
	}
	p.press("Ctrl+z")
	p.waitGrid(fewest)
	p.wait("the report again", `document.querySelector(".offer")`)
	p.run(`document.querySelector(".offer button:last-child").focus()`)
	p.press("Enter")
	p.waitGrid(fewestMeant)
	p.click("Puzzle")
	p.click("Solve")
	p.waitGrid(fewestAnswer)
	p.waitStatus("Exactly one solution.")
}

func TestAddMissingGivens(t *testing.T) {
	p := open(t, "/#"+fewest)
	p.check()
	p.click("Add these givens")
	p.waitStatus("20 givens")
	p.click("Check the puzzle")
	p.waitStatus("Exactly one solution.")
}

func TestCheckNone(t *testing.T) {
	wrong := "1" + dotted(wikipedia)[1:]
	p := open(t, "/#"+wrong)
	p.click("Solve")
	p.waitStatus("No solution.")
	p.click("Check the puzzle")
	p.wait("the report", `document.querySelector("section.check")`)
	listed := p.text(".givens")
	var cells []string
	for _, at := range regexp.MustCompile(`row (\d), column (\d)`).FindAllStringSubmatch(listed, -1) {
		cells = append(cells, "r"+at[1]+"c"+at[2])
	}
	if len(cells) < 2 || p.marked("contradicting") != strings.Join(cells, " ") {
		t.Errorf("the list is %s, but the marked cells are %s", listed, p.marked("contradicting"))
	}
	sentences := eval[[]string](p, `[...document.querySelectorAll(".offer span")].map((s) => s.textContent)`)
	i := slices.Index(sentences, "Row 1, column 1: 5 instead of 1")
	if i < 0 {
		t.Fatalf("the repairs are %q", sentences)
	}
	if shown := eval[int](p, `[...document.querySelectorAll(".offer")].filter((o) => o.checkVisibility()).length`); shown != 8 {
		t.Errorf("%d repairs are visible at first", shown)
	}
	p.clickOn("summary")
	p.wait("all repairs", `[...document.querySelectorAll(".offer")].every((o) => o.checkVisibility())`)
	buttons := fmt.Sprintf("[aria-describedby=offer-%d]", i+1)
	p.clickOn(buttons)
	p.clickCell("r9c9") // the repair stays on the board after the pointer leaves its button
	p.wait("the offer on the board", `document.querySelector("#grid .previewed")?.dataset.cell === "r1c1"`)
	p.pictures("check-tried")
	p.clickOn(buttons + ":last-child")
	p.waitGrid(dotted(wikipedia))
}

func TestCheckOne(t *testing.T) {
	p := open(t, "/#"+dotted(wikipedia))
	p.check()
	p.waitStatus("Exactly one solution.")
	if n := len(strings.Fields(p.marked("unneeded"))); n != 22 {
		t.Errorf("%d givens are marked", n)
	}
	p.click("Use the minimal puzzle")
	p.waitStatus("23 givens")
	p.click("Check the puzzle")
	p.waitStatus("Exactly one solution.")
	p.wait("the word minimal", `document.querySelector("section.check").textContent.includes("The puzzle is minimal")`)
}

// TestCancelCheck cancels a check and starts it again.
func TestCancelCheck(t *testing.T) {
	p := open(t, "/") // an empty grid takes longest
	p.tool("Check")
	p.wait("the panel", `document.getElementById("check")`)
	for range 3 {
		p.wait("Cancel", `(async () => {
			document.getElementById("check").click();
			for (let i = 0; i < 100; i++) {
				const cancel = document.querySelector(".busy button");
				if (cancel) {
					cancel.click();
					return true;
				}
				await new Promise((done) => setTimeout(done));
			}
		})()`)
		p.waitStatus("Cancelled.")
		p.waitIdle()
	}
	p.click("Check the puzzle")
	p.waitStatus("At least 100,000 solutions.")
}

// TestCheckScreens checks that no kind of report overflows the window. If SCREENSHOTS is
// set, it saves screenshots.
func TestCheckScreens(t *testing.T) {
	long(t)
	for name, puzzle := range map[string]string{"several": fewest, "none": "1" + dotted(wikipedia)[1:], "one": dotted(wikipedia)} {
		p := open(t, "/#"+puzzle)
		p.check()
		if name == "several" {
			p.run(`document.querySelector(".offer button:last-child").focus()`)
		}
		for _, width := range []int64{1280, 390} {
			p.resize(width, 844)
			for _, scheme := range []string{"light", "dark"} {
				p.scheme(scheme)
				if over := eval[int](p, `document.documentElement.scrollWidth - innerWidth`); over > 0 {
					t.Errorf("%s: overflows by %d pixels", name, over)
				}
				p.screenshot(fmt.Sprintf("check-%s-%d-%s", name, width, scheme))
			}
		}
	}
}
