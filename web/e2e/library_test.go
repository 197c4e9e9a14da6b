//go:build !js

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestLibrary checks that played puzzles are listed with a picture and open with their
// history.
func TestLibrary(t *testing.T) {
	p := play(t)
	p.clickCell("r1c3")
	p.press("4")
	p.click("Example")
	p.click("Easy")
	p.waitStatus("Example: Easy.")
	p.clickCell("r1c1")
	p.press("Shift+3", "l")
	p.wait("both puzzles", `document.querySelectorAll("dialog .game").length === 2`)
	p.clickRole("textbox", "Title of the puzzle 30 givens")
	p.press("Ctrl+a")
	p.typeText("From the encyclopedia")
	p.press("Tab")
	p.click("Open From the encyclopedia")
	p.waitGrid("534" + dotted(wikipedia)[3:])
	p.click("Undo") // restored with the game
	p.waitGrid(dotted(wikipedia))
	p.click("Library")
	p.clickRole("searchbox", "Search by title, date or digits")
	p.typeText("38 giv")
	p.wait("one puzzle", `document.querySelectorAll("dialog .game").length === 1`)
	p.clickRole("checkbox", "Select 38 givens")
	p.click("Delete selected")
	p.wait("the puzzle deleted", `document.querySelector("dialog .game").matches(".dropped")`)
	p.click("Bring back")
	p.click("Open 38 givens")
	p.waitMarks("r1c1", marks{Corner: "3"})
	p.reload()
	p.click("Library")
	p.wait("the title kept", `document.querySelectorAll("dialog .game").length === 2 && [...document.querySelectorAll("dialog .point-name")].some(f => f.value === "From the encyclopedia")`)
}

// TestLibraryForgetsNothing checks that a deleted game can be restored on a later visit,
// and that a new game of the same puzzle does not overwrite it.
func TestLibraryForgetsNothing(t *testing.T) {
	p := play(t)
	p.clickCell("r1c3")
	p.press("4", "ArrowRight", "6")
	p.click("Example")
	p.click("Easy")
	p.waitStatus("Example: Easy.")
	p.press("l")
	p.clickRole("checkbox", "Select 30 givens")
	p.click("Delete selected")
	p.wait("the puzzle deleted", `document.querySelector("dialog .game").matches(".dropped")`)
	p.reload()
	p.click("Library")
	p.wait("the game among the deleted ones", `/kept until \d{4}-\d\d-\d\d/.test(document.querySelector("dialog section .game.dropped")?.textContent)`)
	p.pictures("library-deleted")
	p.click("Restore 30 givens")
	p.click("Open 30 givens")
	p.waitGrid("5346" + dotted(wikipedia)[4:])

	// Start the same puzzle in this browser once nothing but the library knows of the
	// first game.
	p.visit("/robots.txt") // leaving the page saves its game again
	q := p.tab()
	q.visit("/robots.txt")
	q.run(`localStorage.clear(); sessionStorage.clear(); ` + deleteSlots)
	q.navigate("/#" + wikipedia)
	q.waitGrid(dotted(wikipedia))
	q.clickCell("r1c3")
	q.press("1")
	q.waitGrid("531" + dotted(wikipedia)[3:])
	q.click("Library")
	q.wait("both games", `[...document.querySelectorAll("dialog .point-name")].filter((f) => f.value === "30 givens").length === 2`)
	q.click("Open 30 givens") // the game that is not on the board
	q.waitGrid("5346" + dotted(wikipedia)[4:])
}

func TestLibraryRefused(t *testing.T) {
	p := openWith(t, "/#"+wikipedia, `Object.defineProperty(window, "indexedDB", { get() { throw new DOMException("denied", "SecurityError"); } })`)
	p.clickCell("r1c3")
	p.press("4")
	p.click("Library")
	p.wait("the reason", `document.querySelector(".library-message").textContent.includes("cannot save a library")`)
	p.press("Escape")
	p.click("Solve")
	p.waitGrid(wikipediaSolution)
}

// TestLibrarySeveral selects several puzzles, exports them with their entries, prints,
// deletes and restores them.
func TestLibrarySeveral(t *testing.T) {
	p := play(t)
	p.beforeLoad(stillPrint)
	p.reload()
	p.clickCell("r1c3")
	p.press("4")
	for _, example := range []struct{ name, empty string }{{"Easy", "r1c1"}, {"Medium", "r1c2"}} {
		p.click("Example")
		p.click(example.name)
		p.waitStatus("Example: " + example.name + ".")
		p.clickCell(example.empty)
		p.press("Shift+3")
	}
	p.press("l")
	p.wait("three puzzles", `document.querySelectorAll("dialog .game").length === 3`)
	if dots := eval[string](p, `document.querySelector(".game:last-child .thumbnail-entries").getAttribute("d")`); dots != "M22 05a3 3 0 1 0 6 0 3 3 0 1 0-6 0z" {
		t.Errorf("the entry in r1c3 is shown as %q", dots)
	}
	p.pictures("library")

	dir := p.downloads()
	p.clickRole("checkbox", "Select 30 givens")
	p.clickRole("checkbox", "Select 38 givens")
	p.click("Export selected")
	var exported []byte
	p.until(stepTime, "the download", func() bool {
		exported, _ = os.ReadFile(filepath.Join(dir, "sudoku-library.txt"))
		return len(exported) > 0
	})
	if lines := strings.Fields(string(exported)); len(lines) != 2 {
		t.Errorf("exported %q", exported)
	}
	p.click("Print selected")
	p.wait("the print dialog", `document.querySelector("dialog").textContent.includes("2 puzzles from the library")`)
	p.click("Print…")
	p.wait("both puzzles printed", `globalThis.printed && document.querySelectorAll("#sheets svg").length > 0`)
	if got := digits(pages(t, p.pdf())[0]); !strings.HasPrefix(got, strings.Repeat("1", 5)) {
		t.Errorf("printed the digits %s", got)
	}
	p.run(`dispatchEvent(new Event("afterprint"))`)

	p.click("Library")
	p.clickRole("checkbox", "Select all")
	p.wait("three selected", `document.querySelectorAll(".game-select :checked").length === 3`)
	p.click("Delete selected")
	p.wait("two deleted games, without the one in the grid", `document.querySelectorAll(".game.dropped").length === 2 &&
		document.querySelector(".library-said").textContent.includes("2 puzzles deleted. The puzzle in the grid stays.")`)
	p.click("Bring back")
	p.wait("all back", `document.querySelectorAll(".game.dropped").length === 0`)

	// The exported file can be pasted as a list.
	p.press("Escape")
	p.paste(string(exported))
	p.wait("a list of two", `document.querySelector(".batch-contents")?.textContent.includes("2 puzzles")`)
}

// libraryOf500 puts 500 puzzles into the library of the page's origin.
const libraryOf500 = `openBase().then((base) => new Promise((done) => {
	const writing = base.transaction("entries", "readwrite"), grades = [undefined, "Easy", "Medium", "Hard", "Expert", "Extreme"];
	for (let i = 0; i < 500; i++) {
		const id = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8." + String(100 + i).replaceAll("0", ".");
		writing.objectStore("entries").put(JSON.stringify({id, title: i % 3 ? "" : "Puzzle " + i, filled: i % 52, empty: 51, solved: i % 52 === 51,
			millis: 1000 * i, changed: new Date(1.7e12 + 1e7 * i), entries: ".".repeat(81 - i % 52) + "1".repeat(i % 52), grade: grades[i % 6]}), id);
	}
	writing.oncomplete = () => { base.close(); done(); };
}))`

// TestLibraryOf500 searches, filters and sorts a library of 500 puzzles, which is drawn
// 24 puzzles at a time. A test in package library bounds the cost.
func TestLibraryOf500(t *testing.T) {
	p := open(t, "/")
	p.press("l") // creates the database
	p.wait("no puzzles", `document.querySelector(".library-message").textContent.includes("No puzzles yet")`)
	p.visit("/robots.txt")
	p.run(databaseJS)
	p.run(libraryOf500)
	p.navigate("/")
	p.press("l")
	p.wait("the first puzzles", `document.querySelectorAll("dialog .game").length === 24`)
	p.click("Show 24 more")
	p.wait("more", `document.querySelectorAll("dialog .game").length === 48`)
	for _, act := range []struct{ name, js, first string }{
		{"search", `(() => { const f = document.getElementById("library-search"); f.value = "puzzle"; f.dispatchEvent(new Event("input")) })()`, "Puzzle 498"},
		{"grade", `(() => { const f = document.getElementById("library-grade"); f.selectedIndex = 3; f.dispatchEvent(new Event("change")) })()`, "Puzzle 495"},
		{"order", `(() => { const f = document.getElementById("library-order"); f.selectedIndex = 3; f.dispatchEvent(new Event("change")) })()`, "Puzzle 105"},
	} {
		began := time.Now()
		p.run(act.js)
		p.wait(act.name, `document.querySelector("dialog .point-name").value === `+quote(act.first))
		t.Logf("%s: %v", act.name, time.Since(began).Round(time.Millisecond))
	}
	p.clickRole("checkbox", "Select all")
	p.wait("all found games to be selected", `document.querySelector(".library-said").textContent.startsWith("83 selected")`)
}

// TestLibraryKeepsASetUp checks that a growing puzzle is saved as a single entry, and
// stays in the library when another puzzle replaces it.
func TestLibraryKeepsASetUp(t *testing.T) {
	p := open(t, "/")
	p.clickCell("r1c1")
	p.typeText("1234")
	p.waitSaved("g034")
	p.typeText("56")
	p.waitSaved("g056")
	p.press("l")
	p.wait("one puzzle", `document.querySelectorAll("dialog .game").length === 1`)
	p.press("Escape")
	p.click("Clear")
	p.clickCell("r9c1")
	p.typeText("987")
	p.waitSaved("g747")
	p.reload()
	p.clickCell("r9c4")
	p.typeText("6")
	p.waitSaved("g756")
	p.press("l")
	p.wait("both puzzles", `[...document.querySelectorAll("dialog .point-name")].map((f) => f.value).join() === "4 givens,6 givens"`)
	p.click("Open 6 givens")
	p.waitGrid(starting("123456"))
}

// TestLinkOverAGame opens a link during an unfinished game. The game goes to the library,
// and Undo restores it on the board.
func TestLinkOverAGame(t *testing.T) {
	p := play(t)
	p.clickCell("r1c3")
	p.press("4")
	p.navigate("/#" + otherPuzzle) // before the game is saved
	p.waitGrid(dotted(otherPuzzle))
	p.click("Library")
	p.wait("the game", `[...document.querySelectorAll("dialog .point-name")].some((f) => f.value === "30 givens")`)
	p.press("Escape")
	p.click("Undo")
	p.waitGrid("534" + dotted(wikipedia)[3:])
}

// TestTwoTabsPlayOneGame continues one game in two tabs. The library must hold both
// versions.
func TestTwoTabsPlayOneGame(t *testing.T) {
	p := play(t)
	p.clickCell("r1c3")
	p.press("4")
	p.waitSaved("e024")
	q := p.tab()
	q.navigate("/")
	q.waitGrid("534" + dotted(wikipedia)[3:])
	p.clickCell("r1c4")
	q.clickCell("r1c6")
	p.press("6")
	q.press("8")
	p.waitSaved("e036")
	q.waitSaved("e058")
	p.press("l")
	p.wait("both", `document.querySelectorAll("dialog .game").length === 2`)
	p.press("Escape")
	q.reload()
	q.waitGrid("534.78" + dotted(wikipedia)[6:])
	p.reload()
	p.waitGrid("5346" + dotted(wikipedia)[4:])
}

const otherPuzzle = "048090050000745210075002400000070002706409000902060300000610827013050649007980001"
