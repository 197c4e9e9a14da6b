//go:build !js

package e2e

import (
	"strings"
	"testing"
)

// ownGames adds fourteen results with the times and moves from which the page estimates
// minutes and measures progress.
const ownGames = `openBase().then((base) => new Promise((done) => {
	const writing = base.transaction("results", "readwrite"), day = 24 * 60 * 60 * 1000;
	for (let i = 0; i < 14; i++) {
		const finished = new Date(Date.now() - (20 - i) * day).toISOString();
		const givens = String(10000 + i).replaceAll("0", ".") + ".".repeat(76);
		const early = i < 4, moves = [["full-house", 9, 180], ["hidden-single-box", 30, early ? 4200 : 2700], ["naked-pair", 1, early ? 500 : 610], ["x-wing", 1, 700]].slice(0, early ? 3 : 4).map(([technique, moves, time]) => ({technique, moves, time}));
		writing.objectStore("results").put(JSON.stringify({givens, grade: "Easy", millis: 1000 * (540 + 30 * (i % 5)), seconds: 400, moves, finished}), givens + "@" + finished.replace(/[-:Z]/g, ""));
	}
	writing.oncomplete = () => { base.close(); done(); };
}))`

// storedResults evaluates to all stored results, one per line.
const storedResults = `openBase().then((base) => new Promise((done) => {
	base.transaction("results").objectStore("results").getAll().onsuccess = ({target}) => { base.close(); done(target.result.join("\n")); };
}))`

// TestMinutes checks the estimated minutes beside each grade and the statistics behind
// them, and that the page forgets the player's pace on request.
func TestMinutes(t *testing.T) {
	const minutes, ofGrades = "9–12 min for you", "8–13 min for you,13–20 min for you,15–26 min for you,19–37 min for you"
	for _, window := range []struct {
		name          string
		width, height int64
	}{{"phone", 390, 664}, {"desktop", 1280, 800}} {
		t.Run(window.name, func(t *testing.T) {
			p := open(t, "/#"+wikipedia)
			p.resize(window.width, window.height)
			p.waitGrid(dotted(wikipedia))
			p.wait("the grade", `document.querySelector(".status .main").textContent === "Easy. 51 cells left."`)
			if said := eval[string](p, `document.querySelector(".takes")?.textContent ?? ""`); said != "" {
				t.Errorf("an estimate without games: %q", said)
			}
			p.visit("/robots.txt")
			p.run(databaseJS)
			p.run(ownGames)
			p.navigate("/")
			p.wait("minutes in the grades", `[...document.querySelectorAll(".grades .takes")].map((s) => s.textContent).join() === "8–13 min,13–20 min,15–26 min,19–37 min,"`)
			p.bothSchemes("minutes-home-" + window.name)
			p.navigate("/#" + wikipedia)
			p.waitGrid(dotted(wikipedia))
			place := ".takes"
			if window.name == "desktop" {
				place = ".status .main"
			}
			p.wait("the estimate", `document.querySelector("`+place+`")?.textContent.includes("`+minutes+`")`)
			p.bothSchemes("minutes-" + window.name)
			p.tool("New puzzle")
			p.wait("the estimates of the grades", `[...document.querySelectorAll("dialog .takes")].map((s) => s.textContent).join() === "`+ofGrades+`"`)
			p.bothSchemes("minutes-new-" + window.name)
			p.click("Daily puzzles")
			p.wait("the estimates of the daily puzzles", `[...document.querySelectorAll("dialog .daily-puzzles .takes")].map((s) => s.textContent).join() === "`+ofGrades+`"`)
			p.bothSchemes("minutes-daily-" + window.name)
			p.press("Escape")
			p.press("l")
			p.click("Statistics")
			p.wait("the progress", `document.querySelectorAll("dialog section tbody tr").length === 4`)
			rows := eval[string](p, `[...document.querySelectorAll("dialog section tbody tr")].map((r) => r.textContent).join("; ")`)
			if want := "X-Wing1070.0 snew; Naked Pair1461.0 s22% slower; Hidden Single (Box)4209.0 s35% faster; Full House1262.0 s"; rows != want {
				t.Errorf("the progress is %q, want %q", rows, want)
			}
			p.bothSchemes("progress-" + window.name)
			p.run(`document.querySelector(".pace").scrollIntoView()`)
			p.bothSchemes("pace-" + window.name)
			p.media("prefers-reduced-motion", "reduce") // colours change at once
			if !withoutAxe(t) {
				p.barriers("statistics, "+window.name, window.name == "desktop")
			}
			p.click("Forget my pace")
			p.wait("it to be forgotten", `document.querySelector(".pace").textContent.startsWith("After 5 more games without hints")`)
			p.press("Escape", "Escape")
			p.wait("no estimate", `!document.querySelector("`+place+`").textContent.includes("min for you")`)
			p.navigate("/")
			p.wait("grades without minutes", `[...document.querySelectorAll(".grades .takes")].every((s) => !s.textContent)`)
		})
	}
}

// TestMovesNoted checks that the moves of a finished game reach its result.
func TestMovesNoted(t *testing.T) {
	p := open(t, "/#"+wikipediaSolution[:79]+"00")
	p.waitGrid(wikipediaSolution[:79] + "..")
	p.clickCell("r9c8")
	p.press(wikipediaSolution[79:80])
	p.clickCell("r9c9")
	p.press(wikipediaSolution[80:])
	p.waitEnding()
	p.run(databaseJS)
	p.until(stepTime, "the moves", func() bool {
		return strings.Contains(eval[string](p, storedResults), `"moves":[{"technique":"full-house","moves":2`)
	})
}
