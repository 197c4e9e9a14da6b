//go:build !js

package e2e

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"sudoku/app/parts/generator"
	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/search"
)

// givenCells returns the cells with givens.
func (p *player) givenCells() (cells board.CellSet) {
	for c, ch := range p.givens() {
		if ch != '.' {
			cells = cells.With(board.Cell(c))
		}
	}
	return cells
}

// waitMade waits for the greeting and the grade of a new puzzle.
func (p *player) waitMade(greeting, grade string) {
	p.t.Helper()
	p.wait(greeting+" "+grade, fmt.Sprintf(`document.querySelector(".status .notice").textContent.startsWith(%q) &&
		document.querySelector(".status .main").textContent.startsWith(%q)`, greeting, grade+"."))
}

// TestNewPuzzles checks that new puzzles have the requested grade and symmetric givens,
// that no two are alike, and that the previous game goes to the library.
func TestNewPuzzles(t *testing.T) {
	p := open(t, "/")
	seen := map[string]bool{}
	for _, grade := range []string{"Easy", "Medium", "Hard", "Expert", "Extreme", "Easy"} {
		if len(seen) == 0 {
			p.tool("New puzzle")
		} else {
			p.clickOn(".cell:not(.given)")
			p.press("1")
			p.tool("New puzzle")
		}
		p.pictures("new puzzle")
		p.click(grade)
		p.waitMade("A new puzzle.", grade)
		givens := p.givens()
		if seen[givens] {
			t.Errorf("%s appears twice", givens)
		}
		seen[givens] = true
		if cells := p.givenCells(); generate.Of(cells) == generate.NoSymmetry {
			t.Errorf("%s, %s is not symmetrical", grade, givens)
		}
	}
	p.press("l")
	p.wait("five games", `document.querySelectorAll("dialog .game").length === 5`)
}

// TestNewPuzzleAsOrdered checks that a new puzzle follows the options and that its rating
// confirms the requested grade.
func TestNewPuzzleAsOrdered(t *testing.T) {
	p := open(t, "/")
	p.tool("New puzzle")
	p.clickOn("dialog summary")
	p.chooseOption("generator-symmetry", 6)
	p.chooseOption("generator-givens", 2)
	p.click("Hard")
	p.waitMade("A new puzzle.", "Hard")
	cells := p.givenCells()
	if s := generate.Of(cells); s != generate.Diagonal && s != generate.BothDiagonals && s != generate.FullSymmetry || cells.Len() < 25 || cells.Len() > 28 {
		t.Errorf("%s: %v, %d givens", p.givens(), s, cells.Len())
	}
	p.tool("Steps")
	p.clickRole("radio", "Rating")
	p.waitFor(3*stepTime, "the rating", `document.querySelector(".profile")`)
	if rating := p.text("section.panel, .panel-body"); !strings.Contains(rating, "Hard") {
		t.Errorf("the rating says %q", rating)
	}
}

// TestNewPuzzleOfSeed checks that the same wishes and seed give the same puzzle as the
// command. The puzzle needs two techniques.
func TestNewPuzzleOfSeed(t *testing.T) {
	spec := generate.Spec{Techniques: []string{"x-wing", "pointing"}, Symmetry: generate.HalfTurn}
	const seed = 1 << 40
	want, err := generate.Generate(t.Context(), spec, seed)
	if err != nil {
		t.Fatal(err)
	}
	p := open(t, "/")
	p.tool("New puzzle")
	p.clickOn(".wishes summary")
	for _, key := range []string{"pointing", "naked-pair", "x-wing", "naked-pair"} { // the second click removes it
		i := 1 + slices.Index(generator.Techniques, key)
		p.clickOn(fmt.Sprintf("#wish-technique option:nth-child(%d)", i))
		p.frames(2)
	}
	p.wait("two techniques", `document.getElementById("wish-technique").selectedOptions.length === 2`)
	p.fill("#wish-seed", fmt.Sprint(seed))
	p.pictures("new-seed")
	p.click("Make")
	p.waitGrid(want.Givens.String())
}

// TestNewPuzzlesAsWished makes several puzzles that need a technique. They open as a list.
func TestNewPuzzlesAsWished(t *testing.T) {
	p := open(t, "/")
	p.tool("New puzzle")
	p.clickOn(".wishes summary")
	p.chooseOption("wish-grade", 2)
	p.chooseOption("wish-technique", slices.Index(generator.Techniques, "pointing"))
	p.fill("#wish-givens-to", "32")
	p.run(`document.getElementById("wish-count").value = ""`)
	p.fill("#wish-count", "3")
	p.pictures("new-wished")
	p.click("Make")
	p.waitFor(3*stepTime, "the list", `document.querySelectorAll(".list-row").length === 3`)
	p.pictures("new-list")
	p.clickOn(`[data-place="0"] .list-number`)
	p.wait("the puzzle", `document.querySelector(".list-nav")?.textContent.includes("1 of 3")`)
	if n := p.givenCells().Len(); n > 32 {
		t.Errorf("%d givens", n)
	}
}

// TestNewPuzzleTakesLong checks that slow generation shows its progress, can be stopped
// by button or Escape, and leaves the board unchanged.
func TestNewPuzzleTakesLong(t *testing.T) {
	p := open(t, "/#"+wikipedia)
	p.waitGrid(dotted(wikipedia))
	p.tool("New puzzle")
	p.clickOn("dialog summary")
	p.chooseOption("generator-symmetry", 9)
	p.chooseOption("generator-givens", 1)
	for _, end := range []func(){
		func() { p.click("Stop") },
		func() { p.press("Escape") },
	} {
		p.click("Extreme")
		p.wait("the progress", `document.querySelector(".making").textContent.includes("rejected so far")`)
		end()
		p.wait("the end", `!document.querySelector(".making .button")`)
	}
	p.waitGrid(dotted(wikipedia))
	if p.text(".status") == "" || p.givens() != dotted(wikipedia) {
		t.Error("the board has changed")
	}
}

// clock replaces the page's clock with one that starts at START. waitUntil moves it
// forward and runs the timers that are due.
const clock = `{
	const Real = Date;
	let shift = new Real(START).getTime() - Real.now();
	globalThis.Date = class extends Real {
		constructor(...of) { of.length ? super(...of) : super(Real.now() + shift); }
		static now() { return Real.now() + shift; }
	};
	const after = globalThis.setTimeout, waiting = [];
	globalThis.setTimeout = (f, ms, ...rest) => ms > 60000 ? (waiting.push({f, at: Date.now() + ms}), 0) : after(f, ms, ...rest);
	globalThis.waitUntil = (time) => {
		shift = new Real(time).getTime() - Real.now();
		for (const w of waiting.splice(0)) w.at <= Date.now() ? w.f() : waiting.push(w);
	};
}`

// openAt opens the page at a local time in Berlin.
func openAt(t *testing.T, time, path string) *player {
	p := openEmpty(t)
	p.do("the time zone", func(ctx context.Context) error { return p.page.TimeZone(ctx, "Europe/Berlin") })
	p.beforeLoad(strings.Replace(clock, "START", quote(time), 1))
	p.navigate(path)
	return p
}

// TestDaily checks that daily puzzles depend on the local date, that the calendar works
// with mouse and keyboard, and that the day ends at midnight.
func TestDaily(t *testing.T) {
	p := openAt(t, "2026-11-22T23:30:00", "/")
	p.tool("Daily puzzles")
	p.wait("today", `document.querySelector("#daily-day")?.textContent === "22 November 2026"`)
	p.pictures("daily")
	p.click("Hard")
	p.waitMade("The puzzle of 22 November 2026.", "Hard")
	hard := p.givens()
	p.tool("Daily puzzles")
	p.wait("today", `document.querySelector("#daily-day")?.textContent === "22 November 2026"`)
	p.press("ArrowLeft")
	p.run(`document.querySelector(".day[aria-pressed=true]").focus()`)
	p.press("ArrowUp")
	p.wait("a week before", `document.querySelector("#daily-day").textContent === "15 November 2026" && document.activeElement.id === "day-2026-11-15"`)
	p.click("Earlier")
	p.wait("October", `document.querySelector("#calendar-month").textContent === "October 2026" && document.querySelectorAll("button.day").length === 31`)
	p.clickOn("#day-2026-10-25") // a day of 25 hours
	p.click("Later")
	p.clickOn("#day-2026-11-22")
	p.run(`waitUntil("2026-11-23T00:00:01")`)
	p.wait("the next day", `document.querySelector("#daily-day").textContent === "23 November 2026"`)
	p.click("Hard")
	p.waitMade("The puzzle of 23 November 2026.", "Hard")
	if p.givens() == hard {
		t.Error("two days have the same puzzle")
	}

	// Another browser gets the same puzzle from a short link.
	q := openAt(t, "2026-11-24T08:00:00", "/#daily-2026-11-22-hard")
	q.waitMade("The puzzle of 22 November 2026.", "Hard")
	if q.givens() != hard {
		t.Errorf("the givens are %s, want %s", q.givens(), hard)
	}
	q.wait("the address of the table", `location.hash === "#play"`)

	// A pasted result leads to its puzzle as well.
	q.tool("New puzzle")
	q.press("Escape")
	q.paste("Solved in 4:12.\nhttps://example.org/#daily-2026-11-22-medium")
	q.waitMade("The puzzle of 22 November 2026.", "Medium")
}

// TestDailyGoesOn checks that a daily puzzle keeps its entries across other games and
// visits, and that a solved one is marked and shows its time.
func TestDailyGoesOn(t *testing.T) {
	const day = "2026-03-29T12:00:00" // a day of 23 hours
	p := openAt(t, day, "/#daily-2026-03-29")
	p.wait("the day", `document.querySelector("#daily-day")?.textContent === "29 March 2026"`)
	p.click("Easy")
	p.waitMade("The puzzle of 29 March 2026.", "Easy")
	givens := p.givens()
	var g board.Grid
	for i, ch := range givens {
		g[i], _ = board.ParseDigit(ch)
	}
	answer := search.Solve(&g).Solution
	solution := answer.String()
	p.clickOn(".cell:not(.given)")
	first := strings.IndexByte(givens, '.')
	p.press(solution[first : first+1])
	begun := givens[:first] + solution[first:first+1] + givens[first+1:]
	p.waitGrid(begun)
	p.tool("New puzzle")
	p.click("Easy")
	p.waitStatus("A new puzzle.")
	p.navigate("/#daily-2026-03-29-easy")
	p.waitGrid(begun)
	p.clickCell("r1c1")
	for i := range givens {
		if begun[i] == '.' {
			p.press(solution[i : i+1])
		}
		p.press("Tab")
	}
	p.wait("the ending", `document.querySelector(".ending")`)
	p.press("Escape")
	p.tool("Daily puzzles")
	p.wait("the mark", `document.querySelector(".daily .done")?.textContent.startsWith("Solved in ")`)
	if label := eval[string](p, `document.querySelector("#day-2026-03-29").getAttribute("aria-label")`); label != "Today, Sunday, 29 March 2026, 1 of 5 solved" {
		t.Errorf("the day's label is %q", label)
	}
}

// TestFreshOffline checks that new and daily puzzles work offline.
func TestFreshOffline(t *testing.T) {
	p := openKept(t)
	p.server.stop()
	q := p.tab()
	q.navigate("/#play")
	q.tool("New puzzle")
	q.click("Expert")
	q.waitMade("A new puzzle.", "Expert")
	q.tool("Daily puzzles")
	q.click("Extreme")
	q.waitStatus("The puzzle of ")
}
