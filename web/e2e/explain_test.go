//go:build !js

package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// magictour is a puzzle from the magictour list. Its path has chains and almost locked
// sets.
const magictour = "7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5..........."

// expert is a puzzle that singles alone do not solve.
const expert = "400080100000209000000730000020001009005000070090000050010500400600300000004007603"

// explain clicks Explain and waits for the path.
func (p *player) explain() {
	p.t.Helper()
	p.click("Explain")
	p.wait("the path", `document.getElementById("step-list")`)
}

// currentStep returns the number of the selected step, from 1.
func (p *player) currentStep() int {
	p.t.Helper()
	return eval[int](p, `1 + [...document.querySelectorAll(".step-line")].findIndex((l) => l.ariaSelected === "true")`)
}

func (p *player) waitStep(number int) {
	p.t.Helper()
	p.wait(fmt.Sprintf("step %d", number), fmt.Sprintf(`document.getElementById("step-%d").ariaSelected === "true"`, number-1))
}

// drawn returns the candidates in the grid with a CSS class, each in the form r1c2=5.
func (p *player) drawn(class string) string {
	p.t.Helper()
	return eval[string](p, `[...document.querySelectorAll("#grid i.`+class+`")].map((i) => i.parentNode.dataset.cell + "=" + i.textContent).join(" ")`)
}

// pictures checks that the page does not overflow in any window size or colour scheme. If
// SCREENSHOTS is set, it saves screenshots.
func (p *player) pictures(name string) {
	p.t.Helper()
	for _, width := range []int64{1280, 390} {
		p.resize(width, 844)
		for _, scheme := range []string{"light", "dark"} {
			p.scheme(scheme)
			if over := eval[int](p, `document.documentElement.scrollWidth - innerWidth`); over > 0 {
				p.t.Errorf("%s: overflows by %d pixels", name, over)
			}
			p.screenshot(fmt.Sprintf("%s-%d-%s", name, width, scheme))
		}
	}
	p.resize(1280, 844)
}

// TestExplain walks through the path of a hard puzzle with mouse and keyboard, and plays
// it.
func TestExplain(t *testing.T) {
	p := open(t, "/#"+magictour)
	p.explain()
	p.waitStatus("Solved in ")
	if id := eval[string](p, "document.activeElement.id"); id != "step-list" {
		t.Errorf("the focus is on %q", id)
	}
	steps := eval[int](p, `document.querySelectorAll(".step-line").length`)
	if !strings.Contains(p.status(), fmt.Sprint(steps)) {
		t.Errorf("%d steps are listed; the status says %q", steps, p.status())
	}
	if hardest := eval[int](p, `document.querySelectorAll(".step-line .hardest").length`); hardest != 1 {
		t.Errorf("%d steps are labelled the hardest", hardest)
	}
	if got := p.cell("r1c2"); got.Value != "" || got.Candidates != "" {
		t.Errorf("at a single, r1c2 shows %+v, want no candidates", got)
	}
	p.press("ArrowDown", "ArrowDown")
	p.waitStep(3)
	if got := p.cell("r1c2"); got.Value != "" || got.Candidates != "126" {
		t.Errorf("r1c2 shows %+v", got)
	}
	if p.drawn("eliminated") == "" {
		t.Error("step 3 eliminates nothing")
	}
	before := p.drawn("eliminated")
	p.clickRole("radio", "After")
	p.wait("the board behind the step", `!document.querySelector("#grid i.eliminated")`)
	gone := strings.Split(strings.Fields(before)[0], "=")
	if strings.Contains(p.cell(gone[0]).Candidates, gone[1]) {
		t.Errorf("%v is still there", gone)
	}
	p.press("ArrowUp")
	p.waitStep(2)

	// A chain is drawn as links over the grid.
	p.run(`[...document.querySelectorAll(".step-line")].find((l) => /Nice Loop/.test(l.textContent)).click()`)
	p.wait("the drawing", `document.querySelector("#drawing .link.weak") && document.querySelector("#drawing .tip.strong")`)
	p.wait("the legend", `/strong link/.test(document.querySelector(".step-legend").textContent)`)
	p.run(`document.querySelector(".token").focus()`)
	p.wait("what the word names", `document.querySelector("#grid .pointed, #drawing .pointed")`)
	p.run(`document.activeElement.blur()`)
	p.wait("no mark", `!document.querySelector("#grid .pointed, #drawing .pointed")`)

	at := p.currentStep()
	p.run(`{ const s = document.getElementById("step-speed"); s.value = 100; s.dispatchEvent(new Event("input", {bubbles: true})) }`)
	p.click("Play the steps")
	// Pause from within the page: a click from outside may arrive after the last step.
	p.wait("the playback to continue", fmt.Sprintf(`1 + [...document.querySelectorAll(".step-line")].findIndex((l) => l.ariaSelected === "true") > %d &&
		(document.querySelector("[aria-label='Pause']").click(), true)`, at+1))
	p.wait("a pause", `document.querySelector("[aria-label='Play the steps']")`)
	p.click("To the last step")
	p.waitStep(steps)
	p.clickRole("radio", "After")
	p.click("Use this board")
	p.wait("the solution", gridJS+`.indexOf(".") < 0`)
	p.press("Ctrl+z")
	p.wait("the path again", `document.getElementById("step-list")`)
	p.waitStep(steps)
	p.click("Puzzle")
	p.waitGrid(magictour)
}

// TestExplainWithMistake checks that the path of a position with a mistake starts from
// the givens.
func TestExplainWithMistake(t *testing.T) {
	p := open(t, "/#"+dotted(wikipedia))
	p.clickCell("r1c3")
	p.press("1")
	p.explain()
	p.wait("the note", `/Something on the board is wrong/.test(document.querySelector(".notes").textContent)`)
	if got := p.cell("r1c3"); got.Value != "" {
		t.Errorf("r1c3 shows %+v", got)
	}
	p.click("Puzzle")
	p.wait("the entry", `document.querySelector("[data-cell=r1c3]").dataset.value === "1"`)
}

// TestAllSteps checks that an available step is previewed while it has the focus, and
// that Enter applies it.
func TestAllSteps(t *testing.T) {
	p := open(t, "/#"+dotted(wikipedia))
	p.tool("Steps")
	p.clickRole("radio", "All steps here")
	p.waitStatus("techniques.")
	p.run(`document.querySelector(".found-step").focus()`)
	p.wait("the preview", `document.querySelector("#grid i.placed")`)
	p.press("ArrowDown")
	p.wait("the next row", `document.activeElement === document.querySelectorAll(".found-step")[1] && document.activeElement.closest("tr.on")`)
	p.run(`document.querySelectorAll(".found thead button")[3].click()`)
	p.wait("the table sorted by remaining cells", `document.querySelectorAll(".found thead th")[3].getAttribute("aria-sort") === "ascending"`)
	p.run(`document.querySelectorAll(".found thead button")[0].click()`)
	p.wait("the table by technique", `document.querySelectorAll(".found thead th")[0].getAttribute("aria-sort") === "ascending"`)
	p.run(`document.querySelector(".found-step").focus()`)
	p.wait("the first row", `document.querySelector(".found tbody tr").classList.contains("on")`)
	step := strings.Split(p.drawn("placed"), "=")
	p.waitGrid(dotted(wikipedia))
	p.press("Enter")
	p.wait("the step to be taken", fmt.Sprintf(`document.querySelector("[data-cell=%s]").dataset.value === "%s"`, step[0], step[1]))
	p.waitStatus("techniques.") // the steps available now
	p.press("Ctrl+z")
	p.waitGrid(dotted(wikipedia))
}

// TestChooseTechniques checks that the path no longer starts with a technique that the
// player switched off.
func TestChooseTechniques(t *testing.T) {
	p := open(t, "/#"+dotted(wikipedia))
	p.explain()
	first := p.text(".step-line strong")
	p.clickRole("radio", "Techniques")
	p.wait("the techniques", `document.querySelector(".technique-line")`)
	p.run(fmt.Sprintf(`[...document.querySelectorAll(".technique-line")].find((l) => l.querySelector("span").textContent === %s).querySelector("input").click()`, quote(first)))
	p.wait("a custom order", `document.getElementById("recipe").selectedOptions[0].textContent === "My own"`)
	p.clickRole("radio", "Path")
	p.explain()
	if now := p.text(".step-line strong"); now == first {
		t.Errorf("%s is switched off, but comes first", now)
	}
	p.clickRole("radio", "Techniques")
	p.wait("the techniques again", `document.getElementById("recipe")`)
	p.chooseOption("recipe", 0)
	p.clickRole("radio", "Path")
	p.explain()
	p.waitStatus("Solved in ")
}

// TestExplainStuck checks that a stuck path reports its progress, shows the board it
// reaches and can be applied. It then enables the suggested techniques one by one until
// the path solves the puzzle.
func TestExplainStuck(t *testing.T) {
	p := open(t, "/#"+expert)
	p.toggleExpert() // shows the number of remaining candidates
	p.tool("Steps")
	p.clickRole("radio", "Techniques")
	p.wait("the techniques", `document.querySelector(".technique-line")`)
	p.run(`for (const l of document.querySelectorAll(".technique-line")) {
		const box = l.querySelector("input");
		if (box.checked && !/Single|Full House/.test(l.textContent)) box.click();
	}`)
	p.clickRole("radio", "Path")
	p.explain()
	p.waitStatus("no technique finds another")
	left := p.text(".stuck p")
	var filled, empty, cells, candidates int
	if _, err := fmt.Sscanf(left, "%d of %d empty cells are filled; %d cells with %d candidates remain.", &filled, &empty, &cells, &candidates); err != nil {
		t.Fatalf("%q: %v", left, err)
	}
	if want := strings.Count(expert, "0"); empty != want || filled+cells != want {
		t.Errorf("%d cells are empty: %q", want, left)
	}
	p.pictures("explain-stuck")
	p.click("Show where it gets stuck")
	p.wait("that board", gridJS+`.split(".").length - 1 === `+fmt.Sprint(cells))
	reached := p.grid()
	if got := eval[int](p, `[...document.querySelectorAll("[role=gridcell]")].reduce((n, c) => n + c.dataset.candidates.length, 0)`); got != candidates {
		t.Errorf("%d candidates are shown: %q", got, left)
	}
	p.click("To the first step")
	p.wait("the first step", gridJS+" !== "+quote(reached))
	p.click("To the last step")
	p.clickRole("radio", "After")
	p.waitGrid(reached)
	p.click("Use this board")
	p.waitStatus("applied")
	p.waitGrid(reached)
	p.click("Explain")
	p.waitStatus("No technique finds a step here.")
	p.wait("the focus on the panel", `document.activeElement.id === "path-tab"`)
	const solved = `document.querySelector("[role=status]").innerText.includes("Solved in ")`
	for steps := 0; !eval[bool](p, solved); steps++ {
		if steps > 30 {
			t.Fatal("enabling techniques does not solve the puzzle")
		}
		add := p.text(".stuck .hint-actions button")
		p.click(add)
		p.wait("another path", solved+` || (document.querySelector(".stuck .hint-actions button")?.textContent ?? `+quote(add)+`) !== `+quote(add))
	}
}

// TestOneStepIsNotTheHardest checks that a single step is not labelled the hardest.
func TestOneStepIsNotTheHardest(t *testing.T) {
	p := open(t, "/#"+magictour)
	p.tool("Steps")
	p.clickRole("radio", "Ask")
	p.clickCell("r6c9")
	p.click("3")
	p.click("Does this follow: 3 in row 6, column 9?")
	p.wait("the step", `document.querySelector(".step-card") && document.querySelector(".step-place").textContent === "Step 1 of 1"`)
	if eval[bool](p, `!!document.querySelector(".hardest")`) {
		t.Error("the only step is labelled the hardest")
	}
}

// TestAsk asks questions about candidates.
func TestAsk(t *testing.T) {
	p := open(t, "/#"+magictour)
	p.tool("Steps")
	p.clickRole("radio", "Ask")
	p.clickCell("r1c2")
	p.click("9")
	p.click("Why not 9 in row 1, column 2?")
	p.wait("the answer", `document.getElementById("ask-answer")?.textContent === "Row 1, column 2 sees 9 in row 7, column 2."`)
	p.click("Clear the marks")
	p.clickCell("r3c7")
	p.click("7")
	p.wait("the mark", `document.querySelector("#grid i.asked")?.parentNode.dataset.cell === "r3c7"`)
	p.click("Does this follow: no 7 in row 3, column 7?")
	p.wait("the proof", `/^Correct: no 7 in row 3, column 7. It follows by /.test(document.getElementById("ask-answer")?.textContent)`)
	p.wait("its drawing", `document.querySelector("#grid i.eliminated")`)
	p.click("Does this follow: 7 in row 3, column 7?")
	p.wait("the verdict", `/^Incorrect: 7 in row 3, column 7. It does not follow/.test(document.getElementById("ask-answer")?.textContent)`)
	p.click("Why not 7 in row 3, column 7?")
	p.wait("the reason", `/^7 is false in row 3, column 7/.test(document.getElementById("ask-answer")?.textContent)`)
}

// TestExplainScreens checks that no part of the panel overflows. If SCREENSHOTS is set,
// it saves screenshots.
func TestExplainScreens(t *testing.T) {
	long(t)
	p := open(t, "/#"+magictour)
	p.explain()
	p.pictures("explain")
	p.run(`document.querySelector(".step-line .hardest").closest("li").click()`)
	p.wait("the drawing", `document.querySelector("#drawing .link")`)
	p.pictures("explain-hardest")
	p.press("ArrowRight")
	p.wait("one link", `document.querySelector("#drawing .faint .link")`)
	p.pictures("explain-link")
	p.clickRole("radio", "All steps here")
	p.wait("the steps", `document.querySelector(".found-step")`)
	p.run(`document.querySelector(".found-step").focus()`)
	p.pictures("explain-found")
	p.clickRole("radio", "Techniques")
	p.wait("the techniques", `document.querySelector(".technique-line")`)
	p.pictures("explain-techniques")
	p.clickRole("radio", "Ask")
	p.clickCell("r3c7")
	p.click("7")
	p.click("Why not 7 in row 3, column 7?")
	p.wait("the answer", `document.getElementById("ask-answer")`)
	p.pictures("explain-ask")
	p.clickRole("radio", "Rating")
	p.waitFor(3*stepTime, "the rating", `document.querySelector(".profile")`)
	p.pictures("explain-rating")
	p.click("Puzzle")
	p.click("Hint")
	for range 3 {
		p.click("Tell me more")
	}
	p.wait("the pattern", `document.querySelector("#grid i.placed")`)
	p.pictures("hint")
}

// TestCopyStep copies the short form of a step at any depth, which Ask judges when it is
// pasted.
func TestCopyStep(t *testing.T) {
	p := openEmpty(t)
	p.allow("clipboard-read")
	p.allow("clipboard-write")
	p.navigate("/#" + wikipedia)
	p.explain()
	p.click("Copy text")
	p.wait("the notice", `document.querySelector(".status .notice").textContent === "Text copied."`)
	copied := eval[string](p, `navigator.clipboard.readText()`)
	p.clickOn(".step-more summary")
	p.clickRole("radio", "Short")
	p.wait("the short form", `document.querySelector(".sentence").textContent === `+quote(copied))
	if !strings.Contains(copied, " => r") {
		t.Errorf("copied: %q", copied)
	}
	p.pictures("copy-step")
}
