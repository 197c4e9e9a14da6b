//go:build !js

package e2e

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/proof"

	"sudoku/web/e2e/driver"
)

// boxJS returns the boxes of the transport buttons, the card and the list, without the
// heights of the card and the list, which may vary.
const boxJS = `["step-transport", "step-card", "step-list"].map((c) => {
	const b = document.querySelector("." + c).getBoundingClientRect();
	return [b.x, b.y, b.width, c === "step-transport" ? b.height : 0].map(Math.round).join(" ");
}).join(", ")`

// forwardsJS goes forward up to 200 times and waits for the new text each time. It
// returns all distinct results of boxJS, and the time that each picture took, in
// milliseconds.
const forwardsJS = `(async () => {
	const boxes = new Set(), times = [];
	const shown = () => document.querySelector(".step-sides [aria-checked=true]").textContent + document.querySelector(".step-place").textContent + document.querySelector(".step-scenes")?.textContent + document.querySelector(".sentence").textContent;
	const forward = document.querySelector("[aria-label='One step forward']");
	for (let i = 0; i < 200 && forward.ariaDisabled !== "true"; i++) {
		boxes.add(` + boxJS + `);
		const before = shown(), start = performance.now();
		const drawn = new Promise((done) => new MutationObserver((_, o) => { if (shown() !== before) { o.disconnect(); done(performance.now()); } })
			.observe(document.querySelector(".panel"), {subtree: true, childList: true, characterData: true}));
		forward.click();
		times.push(await drawn - start);
		await new Promise(requestAnimationFrame);
		boxes.add(` + boxJS + `);
	}
	return [[...boxes], times.map(String)];
})()`

// platinumBlonde is a puzzle that needs nets of a hundred links.
const platinumBlonde = ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6..."

// TestTransportStays checks that the transport buttons, the card and the list stay in
// place over 200 pictures.
func TestTransportStays(t *testing.T) {
	long(t)
	for _, size := range [][2]int64{{390, 844}, {1280, 800}} {
		t.Run(fmt.Sprint(size[0]), func(t *testing.T) {
			p := open(t, "/#"+platinumBlonde)
			p.resize(size[0], size[1])
			p.explain()
			p.press("ArrowRight")
			p.clickOn(".step-more summary")
			p.clickRole("radio", "Thorough")
			p.click("To the first step")
			p.run(`scrollTo(0, 0)`)
			p.wait("the first step", `document.querySelector(".step-place").textContent.startsWith("Step 1 of")`)
			answer := eval[[2][]string](p, forwardsJS)
			if boxes := answer[0]; len(boxes) != 1 {
				t.Errorf("the boxes were at %d places: %s", len(boxes), strings.Join(boxes, "\n"))
			}
			if len(answer[1]) != 200 {
				t.Errorf("there were %d pictures, want 200", len(answer[1]))
			}
			if place := eval[string](p, boxJS); place != answer[0][0] {
				t.Errorf("the boxes moved to %s", place)
			}
			if inSight := eval[bool](p, `document.querySelector(".sentence").getBoundingClientRect().top < innerHeight - 40`); !inSight {
				t.Error("the explanation is not visible")
			}
		})
	}
}

// TestMeasureSteps prints the time from a click on the forward button to the new text.
func TestMeasureSteps(t *testing.T) {
	if !measuring(t) {
		return
	}
	p := open(t, "/#"+magictour)
	p.explain()
	p.clickOn(".step-more summary")
	p.clickRole("radio", "Thorough")
	var times []float64
	for _, word := range eval[[2][]string](p, forwardsJS)[1] {
		var ms float64
		if _, err := fmt.Sscan(word, &ms); err != nil {
			t.Fatal(err)
		}
		times = append(times, ms)
	}
	slices.Sort(times)
	t.Logf("%d pictures: median %.0f ms, 95th percentile %.0f ms", len(times), times[len(times)/2], times[len(times)*95/100])
}

// TestLinkByLink plays a chain link by link with keys, buttons and swipes. For a single,
// the board shows the digits that block other cells.
func TestLinkByLink(t *testing.T) {
	p := open(t, "/#"+magictour)
	p.phone()
	p.explain()
	p.wait("the rays of a single", `document.querySelectorAll("#drawing .ray").length > 0 && document.querySelectorAll("#grid .blocked").length > 0`)
	if said := p.text(".sentence"); !strings.Contains(said, "is left for 3") {
		t.Errorf("the single says %q", said)
	}
	p.run(`[...document.querySelectorAll(".step-line")].find((l) => /Nice Loop/.test(l.textContent)).click()`)
	p.wait("the loop", `/Nice Loop/.test(document.querySelector(".step-head").textContent) && !document.querySelector("#drawing .faint .link")`)
	place := p.text(".step-place")
	p.press("ArrowRight")
	p.wait("its first link", `/^2 of /.test(document.querySelector(".step-scenes").textContent) && document.querySelector("#drawing > .link") && document.querySelector("#drawing .faint .link")`)
	if said := p.text(".sentence"); !strings.HasPrefix(said, "If ") {
		t.Errorf("the first link says %q", said)
	}
	p.click("One step forward")
	p.wait("the next link", `/^3 of /.test(document.querySelector(".step-scenes").textContent)`)
	swipe := func(from, to string) {
		p.finger(driver.Down, cellSelector(from))
		p.finger(driver.Move, cellSelector(to))
		p.finger(driver.Up, "")
	}
	p.run(`scrollTo(0, 0)`)
	swipe("r5c7", "r5c3")
	p.wait("the next link", `/^4 of /.test(document.querySelector(".step-scenes").textContent)`)
	swipe("r5c3", "r5c7")
	p.wait("the previous link again", `/^3 of /.test(document.querySelector(".step-scenes").textContent)`)
	p.press("ArrowLeft", "ArrowLeft")
	p.wait("the complete loop", `!document.querySelector("#drawing .faint .link")`)
	if now := p.text(".step-place"); now != place {
		t.Errorf("the position is %s, was %s", now, place)
	}
	p.press("ArrowLeft")
	p.wait("the previous step", `document.querySelector(".step-place").textContent !== `+quote(place))

	// The level of detail is remembered.
	p.clickOn(".step-more summary")
	p.clickRole("radio", "Short")
	p.press("ArrowDown")
	p.wait("the loop in brief", `/^[a-z-]+: \(9\)r2c7 - .* => r2c7<>9$/.test(document.querySelector(".sentence").textContent) && !document.querySelector(".step-scenes")`)
	p.navigate("/#play")
	p.explain()
	p.wait("the short sentence", `document.querySelector(".sentence").textContent === "hidden-single-box: b6 => r6c9=3"`)
}

// TestFork chooses a different step, and the path continues from there. The page shows
// what the choice costs and can restore the previous path.
func TestFork(t *testing.T) {
	p := open(t, "/#"+expert)
	p.explain()
	summary := p.status()
	p.press("ArrowDown", "ArrowDown", "ArrowDown")
	p.waitStep(4)
	was := p.text(".sentence")
	p.click("Other steps here")
	p.wait("the steps", `document.querySelectorAll(".found-step").length > 1`)
	p.run(`document.querySelectorAll(".found-step")[3].click()`)
	p.wait("the path from there", `document.querySelector(".fork")?.textContent.startsWith("Your own way: ")`)
	p.waitStatus("Your own way: ")
	p.waitStep(4)
	if now := p.text(".sentence"); now == was {
		t.Errorf("the step is still %q", now)
	}
	p.click("Back to the previous path")
	p.waitStep(4)
	p.wait("the previous step", `document.querySelector(".sentence").innerText === `+quote(was))
	if p.status() != summary {
		t.Errorf("the status is %q, was %q", p.status(), summary)
	}
	p.click("Puzzle")
	p.waitGrid(strings.ReplaceAll(expert, "0", "."))
}

// TestKindsOfPath switches between the kinds of path. One of them prefers techniques the
// player knows, and the page names those that are new.
func TestKindsOfPath(t *testing.T) {
	p := open(t, "/#"+expert)
	p.explain()
	for _, kind := range []string{"Fewest steps", "As HoDoKu", "As Sudoku Explainer", "With what I know"} {
		p.run(fmt.Sprintf(`[...document.querySelectorAll(".kind")].find((k) => k.textContent.startsWith(%s)).click()`, quote(kind)))
		p.wait(kind, fmt.Sprintf(`(([k]) => k && k.ariaChecked === "true" && /\d+ steps, hardest/.test(k.textContent))([...document.querySelectorAll(".kind")].filter((k) => k.textContent.startsWith(%s)))`, quote(kind)))
	}
	p.wait("what is new", `/^New to you: .*Skyscraper/.test(document.querySelector(".beyond").textContent) && document.querySelector(".beyond a[href$='/learn/skyscraper/']") && document.querySelector(".step-line .hardest")`)
	p.click("What I know…")
	p.wait("the list", `document.querySelectorAll(".known input:checked").length === 4`)
	p.run(`[...document.querySelectorAll(".known label")].filter((l) => !/Forcing|Nested/.test(l.textContent)).forEach((l) => { const i = l.querySelector("input"); if (!i.checked) i.click(); })`)
	p.press("Escape")
	p.wait("no new techniques", `document.querySelector(".beyond")?.textContent.startsWith("You know every technique it needs.")`)
	p.navigate("/#play")
	p.explain()
	p.wait("it is kept", `document.querySelector(".beyond")?.textContent.startsWith("You know every technique it needs.")`)
}

// TestExpertPatterns checks that paths do not start with patterns that only experts look
// for, unless the player asks for them.
func TestExpertPatterns(t *testing.T) {
	const easterMonster = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
	for _, puzzle := range []string{platinumBlonde, easterMonster} {
		p := open(t, "/#"+puzzle)
		p.explain()
		if names := eval[string](p, `[...document.querySelectorAll(".step-line strong")].slice(0, 5).map((e) => e.textContent).join(", ")`); strings.Contains(names, "SK Loop") || strings.Contains(names, "Exocet") || strings.Contains(names, "Multi-Sector") {
			t.Errorf("the path of %s starts with %s", puzzle, names)
		}
	}
	p := open(t, "/#"+easterMonster)
	p.tool("Steps")
	p.clickRole("radio", "Techniques")
	p.clickRole("checkbox", "Use expert patterns early")
	p.clickRole("radio", "Path")
	p.explain()
	p.wait("the loop", `/SK Loop|Multi-Sector/.test(document.querySelector(".step-list").textContent)`)
}

// TestProveIt proves a step and a path in the page, saves the proof and checks it.
func TestProveIt(t *testing.T) {
	p := open(t, "/#"+magictour)
	p.explain()
	p.press("ArrowDown", "ArrowDown")
	p.waitStep(3)
	p.clickOn(".proof summary")
	p.click("Prove this step")
	p.wait("the proof of a step", `/^Step 3 is proved and checked: \d+ lines, /.test(document.querySelector(".proof .ask-answer").textContent)`)
	p.click("Prove the whole path")
	p.wait("the proof of the path", `/^The whole path is proved and checked: [\d,]+ lines, \d+ kB/.test(document.querySelector(".proof .ask-answer").textContent)`)
	dir := p.downloads()
	open := func(name string) *os.File {
		f, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { f.Close() })
		return f
	}
	p.click("Save the formula")
	formula := open(p.waitFile(dir, "sudoku.cnf"))
	p.click("Save the proof")
	lines, err := proof.Check(formula, open(p.waitFile(dir, "sudoku.lrat")))
	if err != nil || lines == 0 {
		t.Errorf("%d lines, %v", lines, err)
	}
}
