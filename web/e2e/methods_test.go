//go:build !js

package e2e

import (
	"fmt"
	"strings"
	"testing"
)

const hardest = "800000000003600000070090200050007000000045700000100030001000068008500010090000400"

// openMethods opens a puzzle and the panel of methods. motion is "reduce" or
// "no-preference".
func openMethods(t *testing.T, puzzle, motion string) *player {
	t.Helper()
	p := open(t, "/")
	p.media("prefers-reduced-motion", motion)
	p.paste(puzzle)
	p.waitStatus("givens")
	p.tool("Methods")
	p.wait("the methods", `document.querySelectorAll("[data-method]").length > 10`)
	return p
}

// method returns the text of the elements with a CSS class in a method's row of the
// table.
func (p *player) method(key, class string) string {
	p.t.Helper()
	return eval[string](p, fmt.Sprintf(`[...document.querySelectorAll(%s)].map(e => e.textContent).join(" ")`,
		quote("[data-method="+key+"] ."+class)))
}

// choose selects exactly the given methods.
func (p *player) choose(keys ...string) {
	p.t.Helper()
	for _, key := range eval[[]string](p, `[...document.querySelectorAll("[data-method]")].map(e => e.dataset.method)`) {
		wanted := false
		for _, k := range keys {
			wanted = wanted || k == key
		}
		p.run(fmt.Sprintf(`(() => { const box = document.querySelector("[data-method=%s] input"); if (box.checked !== %v) { box.click() } })()`, key, wanted))
	}
}

func (p *player) runMethods() {
	p.t.Helper()
	p.click("Run")
	p.wait("the runs to end", `/(methods have|method has) finished/.test(document.querySelector("[role=status]").textContent)`)
	p.waitIdle()
}

func TestMethods(t *testing.T) {
	p := openMethods(t, hardest, "reduce")
	p.runMethods()
	for key, want := range map[string]string{
		"depth-first-scanning":     "solved",
		"narrowing-hidden-singles": "stalled, 60 cells open",
		"candidates-with-trial":    "solved",
		"dancing-links":            "solved",
		"engine":                   "solved",
		"exhaustive-all-digits":    "", // not chosen
	} {
		if got := p.method(key, "outcome"); got != want {
			t.Errorf("%s: %q, want %q", key, got, want)
		}
	}
	if got := p.method("candidates-with-trial", "rounds"); got != "618 cycles, 96 trials" {
		t.Errorf("the rounds are %q", got)
	}
	if got := p.method("candidates-with-trial", "reported"); got != "1.56 s, 644 cycles, 90 trials" {
		t.Errorf("the author's figures are %q", got)
	}
	if got := p.method("dancing-links", "figure"); !strings.HasSuffix(got, "1,472 1,471 60") {
		t.Errorf("the figures are %q", got)
	}

	widths := `[...document.querySelectorAll(".bar")].map(b => b.getBoundingClientRect().width)`
	bars := eval[[]float64](p, widths)
	if len(bars) != 8 {
		t.Fatalf("the bars are %v", bars)
	}
	for _, width := range bars {
		if track := eval[float64](p, `document.querySelector(".bar-track").getBoundingClientRect().width`); width <= 0 || width > track+1 {
			t.Errorf("a bar has width %v on a track of %v", width, track)
		}
	}
	p.clickRole("radio", "Nodes")
	p.wait("the bars of the nodes", `[...document.querySelectorAll(".bar-value")].some(e => e.textContent === "1,472")`)
	p.clickCell("r1c2")
	p.press("1") // entries do not affect the runs
	p.waitGrid("81" + dotted(hardest)[2:])
	if n := eval[int](p, `document.querySelectorAll(".bar").length`); n != 7 { // narrowing visits no nodes
		t.Errorf("%d bars after an entry", n)
	}
	p.paste(wikipedia)
	p.wait("the results to disappear", `document.querySelectorAll(".bar").length === 0 && document.querySelectorAll(".method.ran").length === 0`)
}

func TestMethodsRefuse(t *testing.T) {
	p := openMethods(t, "55"+emptyGrid[2:9]+"5"+emptyGrid[10:], "reduce")
	p.choose("exhaustive", "string-recursion-rewritten", "engine")
	p.runMethods()
	want := "refused: 5 appears 2 times in row 1, 5 appears 2 times in column 1, 5 appears 3 times in box 1"
	if got := p.method("exhaustive", "outcome"); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := p.method("string-recursion-rewritten", "outcome"); !strings.HasPrefix(got, "wrong grid") && !strings.HasPrefix(got, "limit reached") {
		t.Errorf("the outcome of the rewritten string recursion is %q", got)
	}
	if got := p.method("engine", "outcome"); got != "no solution" {
		t.Errorf("the outcome of the engine is %q", got)
	}
}

// TestMethodsCancel checks that the page does not give up on a busy worker that reports
// progress, and that Cancel stops it.
func TestMethodsCancel(t *testing.T) {
	p := openMethods(t, fewest, "reduce")
	p.choose("string-recursion", "engine")
	p.chooseOption("time-limit", 3)
	p.click("Run")
	p.wait("a long run", `/^running, (9|\d\d)\./.test(document.querySelector("[data-method=string-recursion] .outcome").textContent)`)
	if got := eval[string](p, `document.querySelector("main").getAttribute("aria-busy")`); got != "true" {
		t.Errorf("aria-busy is %q", got)
	}
	if got := p.method("engine", "outcome"); got != "solved" {
		t.Errorf("the outcome of the engine is %q", got)
	}
	p.click("Cancel")
	p.waitStatus("Cancelled.")
	p.waitIdle()
	if got := p.method("string-recursion", "outcome"); got != "cancelled" {
		t.Errorf("after Cancel, the outcome is %q", got)
	}
	p.choose("engine")
	p.runMethods()
}

func TestAnimation(t *testing.T) {
	p := openMethods(t, wikipedia, "no-preference")
	p.click("Watch the search: Exhaustive search")
	p.wait("it to play automatically", `document.querySelector(".slider-value")?.textContent.match(/Event ([2-9]|[1-9][\d,]+) of 8,3/)`)
	if got := eval[string](p, `document.activeElement.id`); got != "player-play" {
		t.Errorf("the focus is at %q", got)
	}
	p.press(" ")
	p.wait("a pause", `document.querySelector("#player-play").getAttribute("aria-label") === "Play"`)
	p.click("To the start")
	p.waitGrid(dotted(wikipedia))
	p.click("One event forward")
	p.waitGrid("531" + dotted(wikipedia)[3:])
	if c := p.cell("r1c3"); c.Given || !strings.Contains(eval[string](p, `document.querySelector("[data-cell=r1c3]").ariaLabel`), "tried 1, last change") {
		t.Errorf("the cell filled by the method is %+v", c)
	}
	p.click("One event forward")
	p.waitGrid("5312" + dotted(wikipedia)[4:])
	p.click("One event back")
	p.waitGrid("531" + dotted(wikipedia)[3:])
	p.click("To the end")
	p.waitGrid(wikipediaSolution)
	p.run(`document.querySelector("#player-place").focus()`)
	p.press("Home")
	p.waitGrid(dotted(wikipedia))
	p.press("ArrowRight")
	p.wait("a place on the way", `document.querySelector(".slider-value").textContent.startsWith("Event 8 of")`)
	p.click("Back to the table")
	p.waitGrid(dotted(wikipedia))
	if p.givens() != dotted(wikipedia) {
		t.Error("the givens changed")
	}
	p.wait("the focus to stay", `document.activeElement.id === "animate-exhaustive"`)
}

// TestAnimationSpeed checks that a recording plays at the chosen speed, with several
// events per frame.
func TestAnimationSpeed(t *testing.T) {
	p := openMethods(t, wikipedia, "reduce")
	p.click("Watch the search: Exhaustive search")
	p.wait("the recording", `document.querySelector(".slider-value")?.textContent.startsWith("Event 0 of 8,3")`)
	p.frames(20) // enough time to start playing
	if got := p.text(".slider-value"); !strings.HasPrefix(got, "Event 0 of") {
		t.Errorf("plays automatically despite reduced motion: %s", got)
	}
	p.run(`(() => { const s = document.getElementById("player-speed"); s.value = 85; s.dispatchEvent(new Event("input")) })()`)
	p.wait("the speed", `document.querySelector(".panel-body").textContent.includes("2,512 events per second")`)
	// Measure from the first visible event to the end, by the page's own clock.
	p.run(`void (globalThis.played = new Promise((end) => {
		let from, start;
		(function frame(now) {
			const [event, last] = document.querySelector(".slider-value").textContent.replaceAll(",", "").match(/\d+/g).map(Number);
			if (event > 0 && start === undefined) [from, start] = [event, now];
			event < last ? requestAnimationFrame(frame) : end([event - from, now - start]);
		})();
	}))`)
	p.click("Play")
	p.wait("the end", gridJS+" === "+quote(wikipediaSolution))
	events := eval[[]float64](p, "played")
	if speed := 1000 * events[0] / events[1]; speed < 2000 || speed > 3000 {
		t.Errorf("%v events took %.0f ms, %.0f per second, want 2,512", events[0], events[1], speed)
	}
}

// TestAnimationOfALongSearch checks that the recording of a very long search stops at its
// size limit.
func TestAnimationOfALongSearch(t *testing.T) {
	p := openMethods(t, fewest, "reduce")
	p.click("Watch the search: Depth-first search, compiled")
	p.wait("the recording", `document.querySelector(".slider-value")?.textContent === "Event 0 of 500,000"`)
	p.click("To the end")
	p.wait("what was left out", `document.querySelector(".panel-body").textContent.includes("The recording ends here; the search continued.")`)
	p.press("Escape")
	p.waitGrid(dotted(fewest))
	p.click("Watch the search: Narrowing and hidden singles")
	p.wait("the recording", `document.querySelector(".slider-value")?.textContent.startsWith("Event 0 of")`)
	p.click("To the end")
	p.wait("candidates", `[...document.querySelectorAll("[data-candidates]")].some(c => c.dataset.candidates.length > 1)`)
	p.clickCell("r1c1")
	p.press("9") // a change restores the current position
	p.waitGrid("9" + dotted(fewest)[1:])
}

func TestMethodsLook(t *testing.T) {
	for _, size := range sweep(1, []struct{ width, height int64 }{{320, 568}, {390, 844}, {1280, 800}}) {
		t.Run(fmt.Sprint(size.width), func(t *testing.T) {
			p := openMethods(t, hardest, "reduce")
			p.resize(size.width, size.height)
			look := func(name string) {
				for _, scheme := range []string{"light", "dark"} {
					p.media("prefers-color-scheme", scheme, "prefers-reduced-motion", "reduce")
					if n := eval[int64](p, "document.documentElement.scrollWidth"); n > size.width {
						t.Errorf("%s, %s: the page is %d pixels wide in a window of %d", name, scheme, n, size.width)
					}
					p.screenshot(fmt.Sprintf("methods-%s-%d-%s", name, size.width, scheme))
				}
			}
			p.choose("depth-first-scanning", "narrowing-hidden-singles", "candidates-with-trial", "dancing-links", "engine")
			look("before")
			p.runMethods()
			p.run(`document.querySelector(".chart").scrollIntoView()`)
			look("chart")
			p.run(`document.querySelector("[data-method=narrowing-hidden-singles]").scrollIntoView()`)
			look("table")
			p.click("Watch the search: Candidates with trial")
			p.wait("the recording", `document.querySelector(".slider-value")?.textContent.startsWith("Event")`)
			for range 99 {
				p.run(`document.querySelector("[aria-label='One event forward']").click()`)
			}
			look("animation")
		})
	}
}

// TestRace checks that the boards of a race run by themselves and together, and that each
// reaches its end.
func TestRace(t *testing.T) {
	for _, size := range sweep(2, []struct{ width, height int64 }{{390, 664}, {1280, 800}}) {
		t.Run(fmt.Sprint(size.width), func(t *testing.T) {
			p := openMethods(t, wikipedia, "no-preference")
			p.resize(size.width, size.height)
			p.choose("string-recursion-rewritten", "narrowing", "candidates-with-trial", "dancing-links", "engine")
			if got := eval[string](p, `document.querySelector("[data-method=narrowing] a").getAttribute("href")`); !strings.HasSuffix(got, "/learn/naked-single/") {
				t.Errorf("narrowing links to %q", got)
			}
			p.click("Race")
			p.wait("all boards to have moved by themselves", `[...document.querySelectorAll(".race li")].length === 5 &&
				[...document.querySelectorAll(".race .written")].filter(e => /[1-9]/.test(e.textContent)).length > 2`)
			p.press(" ")
			p.wait("a pause", `document.querySelector("#player-play").getAttribute("aria-label") === "Play"`)
			for _, scheme := range []string{"light", "dark"} {
				p.media("prefers-color-scheme", scheme)
				p.screenshot(fmt.Sprintf("race-%d-%s", size.width, scheme))
			}
			if n := eval[int64](p, "document.documentElement.scrollWidth"); n > size.width {
				t.Errorf("the page is %d pixels wide in a window of %d", n, size.width)
			}
			p.click("To the end")
			p.wait("the ends", `document.querySelectorAll(".race .outcome.good").length === 5`)
			if got := p.text(".race li:nth-child(4) .outcome"); got != "solved, 51 events" {
				t.Errorf("dancing links: %q", got)
			}
			p.press("Escape")
			p.wait("the focus to return", `document.activeElement.id === "race" && !document.querySelector(".race")`)
		})
	}
}
