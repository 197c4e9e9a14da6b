//go:build !js

package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// clean checks that the page does not scroll sideways, from the narrowest screen to a
// wide one, and that axe-core finds no accessibility problems, in both colour schemes. If
// SCREENSHOTS is set, it saves screenshots.
func (p *player) clean(name string) {
	p.t.Helper()
	p.loadAxe()
	for _, size := range [][2]int64{{320, 568}, {390, 664}, {1280, 800}, {1920, 1080}} {
		p.resize(size[0], size[1])
		if over := eval[int](p, `document.documentElement.scrollWidth - innerWidth`); over > 0 {
			p.t.Errorf("%s: overflows %d pixels by %d", name, size[0], over)
		}
		for _, scheme := range []string{"light", "dark"} {
			p.scheme(scheme)
			p.run(`document.getAnimations().forEach((a) => a.finish())`) // or axe-core would measure colours in transition
			if size[0] == 390 || size[0] == 1280 {
				for _, o := range p.axe("document", axeColours) {
					p.t.Errorf("%s, %d, %s: %s: %s\n\t%v", name, size[0], scheme, o.Rule, o.Help, o.Where)
				}
				p.screenshot(fmt.Sprintf("%s-%d-%s", name, size[0], scheme))
			}
		}
	}
	for _, o := range p.axe("document", axeRest) {
		p.t.Errorf("%s: %s: %s\n\t%v", name, o.Rule, o.Help, o.Where)
	}
	p.resize(390, 664)
}

// TestMap goes through a lesson by tapping. The map must show the lesson as done, even
// after a reload and offline.
func TestMap(t *testing.T) {
	p := openKept(t)
	p.resize(390, 664)
	p.navigate("/learn/")
	p.waitRunning()
	where := func(stop, state string) {
		t.Helper()
		p.wait(stop+" to be "+state, `[...document.querySelectorAll("nav.learn-map li")].some((li) =>
			li.querySelector("a").textContent === `+quote(stop)+` && li.innerText.replaceAll("\n", " ").includes(`+quote(state)+`))`)
	}
	where("Scanning", "0 of 7 done")
	p.clean("map-first")
	p.tap(`nav.learn-map a[href="#stage-1"]`)
	p.wait("the first stage", `location.hash === "#stage-1"`)
	p.follow("Houses, and what a cell sees", "Houses, and what a cell sees")
	last := `document.querySelector(".reading-text .hint").textContent`
	for i := 1; i <= 7; i++ {
		p.wait("the screen", last+fmt.Sprintf(` === "Step %d of 7"`, i))
		if eval[bool](p, `!!document.getElementById("reading-show")`) {
			p.tap("#reading-show")
			p.wait("the answer", `!document.getElementById("reading-show")`)
		}
		if i < 7 {
			p.tap("#reading-go-on")
		}
	}
	p.navigate("/learn/")
	where("Scanning", "1 of 7 done")
	where("Scanning", "You are here")
	p.reload()
	where("Scanning", "1 of 7 done")
	if n := eval[int](p, `document.querySelectorAll("nav.learn-map [aria-current=step], .techniques [aria-current=step]").length`); n != 2 {
		t.Errorf("%d marks of where one is, not one on the map and one in the list", n)
	}
	p.clean("map")
	p.server.stop()
	p.navigate("/learn/")
	where("Scanning", "1 of 7 done")
	p.wait("the mark", `[...document.querySelectorAll(".techniques .found")].some((e) => e.textContent === "✓ Read")`)
}

// TestPlacement takes the placement test, leaves it and resumes it. The test ends after
// two failures in a row, and the map begins at the stage that it names.
func TestPlacement(t *testing.T) {
	p := open(t, "/learn/")
	p.resize(390, 664)
	p.follow("Where do you stand?", "Where do you stand?")
	at := func(n int) {
		t.Helper()
		p.wait("the position", `document.querySelector(".reading-text .hint")?.textContent === `+quote(fmt.Sprintf("Step %d of 10", n)))
	}
	strike := func(cell, digit string) {
		t.Helper()
		p.tap("#reading-cell-" + cell)
		p.wait("the cell", `document.querySelector("#reading-cell-`+cell+`")?.ariaPressed === "true"`)
		p.tap("#reading-key-" + digit)
	}
	goOn := func() {
		t.Helper()
		p.wait("the way on", `document.getElementById("reading-go-on")`)
		p.tap("#reading-go-on")
	}
	at(1)
	strike("r1c8", "6")
	goOn()
	at(2)
	strike("r4c5", "4")
	p.wait("that it is wrong", `document.querySelector(".course-said.wrong")?.textContent.startsWith("That does not follow.")`)
	p.press("3")
	goOn()
	at(3)
	p.clean("placement")
	strike("r4c6", "9")
	goOn()
	at(4)
	p.navigate("/learn/")
	p.wait("the place", `document.querySelector("nav.learn-map").textContent.includes("Step 4 of 10")`)
	p.follow("Where do you stand?", "Where do you stand?")
	at(4)
	for n := 4; n <= 5; n++ {
		at(n)
		p.tap("#reading-show")
		p.wait("the answer", `!document.getElementById("reading-show")`)
		goOn()
	}
	p.wait("the result", `document.activeElement.textContent === "You are at stage 2: Boxes and lines"`)
	p.clean("placed")
	p.reload()
	p.wait("the result again", `document.getElementById("reading-title").textContent === "You are at stage 2: Boxes and lines"`)
	p.navigate("/learn/")
	p.wait("the stage on the map", `document.querySelector("nav.learn-map [aria-current=step] a")?.textContent === "Boxes and lines"`)
	if found := p.text("nav.learn-map"); strings.Contains(found, "✓") || strings.Contains(found, "1 of ") {
		t.Errorf("something is marked as done: %s", found)
	}
	p.follow("Where do you stand?", "Where do you stand?")
	p.wait("the result", `document.getElementById("reading-again")`)
	p.tap("#reading-again")
	at(1)
}

// TestDay carries out the three items of the plan for a day by tapping. Each must be
// marked as done.
func TestDay(t *testing.T) {
	const first, solution = ".73.6.1.86..3.74...94.52...5.92138.47.26.59.33.17986.5...43.58...85.9..19.6.2.34.",
		"273964158615387492894152736569213874782645913341798625127436589438579261956821347"
	p := open(t, "/learn/")
	p.resize(390, 664)
	part := func(n int, name, about string, done bool) {
		t.Helper()
		p.wait(name, fmt.Sprintf(`((li) => li?.querySelector("a").textContent === %s && li.textContent.includes(%s) && li.textContent.includes("✓ Done today") === %v)(
			document.querySelector(".learn-day li:nth-child(%d)"))`, quote(name), quote(about), done, n))
	}
	tap := func(n int) {
		t.Helper()
		p.tap(fmt.Sprintf(".learn-day li:nth-child(%d) a", n))
		p.wait("another page", `!document.querySelector(".learn-day")`)
		p.waitRunning()
	}
	part(1, "Practise Full House", "2 minutes", false)
	part(2, "For beginners", "New to sudoku?", false)
	part(3, "Play my first puzzle", "Easy", false)
	p.clean("day-first")
	p.run(`localStorage.setItem("sudoku lessons", '{"beginners":{"screen":9,"done":true,"day":7}}')`)
	p.reload()
	part(1, "Practise Locked Candidates Type 1 (Pointing)", "2 minutes", false)
	part(2, "A digit tied to a line", "4 minutes", false)

	tap(3)
	p.waitGrid(first)
	p.clickCell("r1c1")
	for i, d := range solution {
		if first[i] == '.' {
			p.press(string(d))
		}
		p.press("Tab")
	}
	p.wait("the end", `document.querySelector(".ending, dialog[open]")`)
	p.wait("the result to be stored", `new Promise((done) => {
		indexedDB.open("sudoku").onsuccess = ({target: {result: base}}) => {
			base.transaction("results").objectStore("results").count().onsuccess = (e) => { base.close(); done(e.target.result > 0); };
		};
	})`)
	p.navigate("/learn/")
	part(3, "Play my first puzzle", "Easy", true)

	tap(1)
	p.waitStatus("Find the Locked Candidates Type 1")
	p.click("Hint")
	p.wait("the result", `localStorage.getItem("sudoku practice")?.includes("pointing")`)
	p.navigate("/learn/")
	part(1, "Mixed practice", "2 minutes", true)

	tap(2)
	for i := 1; i <= 7; i++ {
		p.wait("the screen", fmt.Sprintf(`document.querySelector(".reading-text .hint")?.textContent === "Step %d of 7"`, i))
		if eval[bool](p, `!!document.getElementById("reading-show")`) {
			p.tap("#reading-show")
			p.wait("the answer", `!document.getElementById("reading-show")`)
		}
		if i < 7 {
			p.tap("#reading-go-on")
		}
	}
	p.navigate("/learn/")
	part(2, "A digit tied to a line", "4 minutes", true)
	p.clean("day")
}

// TestClass copies a lesson's links for a class, prints the handout, which has its
// solutions on a separate page, and opens a link such as those copied.
func TestClass(t *testing.T) {
	p := openWith(t, "/learn/naked-pair/", stillPrint+`; globalThis.copies = []; if (navigator.clipboard) navigator.clipboard.writeText = async (text) => { copies.push(text); };`)
	p.resize(390, 664)
	p.click("This lesson")
	copied := func(path string) {
		t.Helper()
		p.wait("the link "+path, `copies.at(-1) === location.origin + `+quote(path)+` && [...document.querySelectorAll("[role=status]")].some((e) => e.textContent === "Copied: " + copies.at(-1))`)
	}
	copied("/learn/naked-pair/")
	p.click("Position 2")
	copied("/#practise-naked-pair.2")
	p.tap("#reading-show")
	p.wait("the answer", `!document.getElementById("reading-show")`)
	p.tap("#reading-go-on")
	p.wait("the second step", `document.getElementById("reading-title").textContent === "Try both ways"`)
	p.click("Step 2 of 10")
	copied("/learn/naked-pair/#step-2")
	p.clean("class")
	p.click("Print a handout")
	p.wait("the handout", `globalThis.printed && document.querySelectorAll("#sheets .tasks .grid").length === 11`)
	sheets := pages(t, p.pdf())
	last := sheets[len(sheets)-1]
	if len(sheets) < 3 || !strings.Contains(last, "Naked pair: Solutions") || !strings.Contains(last, "r2c6") || strings.Contains(last, "Try both ways") || strings.Contains(strings.Join(sheets[:len(sheets)-1], ""), "Solutions") {
		t.Errorf("%d pages, the last is:\n%s", len(sheets), last)
	}
	if !strings.Contains(sheets[0], "1. Two cells alike") {
		t.Errorf("the first page is:\n%s", sheets[0])
	}

	q := open(t, "/learn/naked-pair/#step-3")
	q.wait("the step of the link", `document.getElementById("reading-title").textContent === "What both ways share"`)
}

// TestStageHandouts prints the lessons of a whole stage. Each starts on a new page and
// has its solutions.
func TestStageHandouts(t *testing.T) {
	p := openWith(t, "/learn/", stillPrint)
	p.resize(390, 664)
	p.wait("the button", `/^Print \d+ handouts$/.test(document.getElementById("stage-print-2")?.textContent)`)
	lessons := eval[int](p, `Number(document.getElementById("stage-print-2").textContent.match(/\d+/)[0])`)
	if lessons < 5 {
		t.Errorf("%d lessons in the second stage", lessons)
	}
	p.tap("#stage-print-2")
	p.wait("the handouts", fmt.Sprintf(`globalThis.printed && document.querySelectorAll("#sheets .handout").length === %d`, lessons))
	sheets := pages(t, p.pdf())
	solutions := 0
	for _, sheet := range sheets {
		solutions += strings.Count(sheet, ": Solutions")
	}
	if len(sheets) < 3*lessons || solutions != lessons || strings.Contains(sheets[0], "Solutions") {
		t.Errorf("%d pages with %d solutions for %d lessons; the first is:\n%s", len(sheets), solutions, lessons, sheets[0])
	}
}
