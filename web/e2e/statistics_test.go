//go:build !js

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// someResults adds results to the page's database: an easy puzzle on each of the last
// five days and, before a gap, two medium ones.
const someResults = `openBase().then((base) => new Promise((done) => {
	const writing = base.transaction("results", "readwrite"), day = 24 * 60 * 60 * 1000;
	[0, 1, 2, 3, 4, 7, 7].forEach((ago, i) => {
		const finished = new Date(Date.now() - ago * day - i).toISOString(), givens = String(i + 1) + ".".repeat(80);
		writing.objectStore("results").put(JSON.stringify({givens, grade: ago < 7 ? "Easy" : "Medium", millis: 60000 * (i + 1), hints: i ? 0 : 1, finished}), givens + "@" + i);
	});
	writing.oncomplete = () => { base.close(); done(); };
}))`

// TestStatistics checks which puzzles the statistics count as solved, and the times and
// days that they report.
func TestStatistics(t *testing.T) {
	p := open(t, "/")
	p.press("l")
	p.click("Statistics")
	p.wait("nothing solved", `document.querySelector("p.statistics")?.textContent.startsWith("Nothing solved yet")`)
	p.visit("/robots.txt")
	p.run(databaseJS)
	p.run(someResults)
	p.navigate("/")
	p.press("l")
	p.click("Statistics")
	p.wait("the numbers", `document.querySelector(".streaks")?.textContent === "5 days in a row5 days, longest streak7 puzzles solved"`)
	table := eval[string](p, `[...document.querySelectorAll(".per-grade tbody tr")].slice(0, 2).map((r) => [...r.children].map((c) => c.textContent).join(" ")).join("; ")`)
	if want := "Easy 5 2:00 3:00; Medium 2 6:00 6:30"; table != want {
		t.Errorf("the table says %q, want %q", table, want)
	}
	if chart := p.text(".days figcaption p"); chart != "7 puzzles solved on 6 days, at most 2 on one day." {
		t.Errorf("the caption of the chart is %q", chart)
	}
	p.pictures("statistics")
}

// TestEverything saves all data to a file and loads it into another browser, which keeps
// its own data. A damaged file changes nothing.
func TestEverything(t *testing.T) {
	p := play(t)
	p.clickCell("r1c3")
	p.press("4")
	p.press("n") // changes a setting
	p.wait("candidates", `document.querySelector("[data-cell=r1c4]").dataset.candidates !== ""`)
	p.press("l")
	p.clickRole("textbox", "Title of the puzzle 30 givens")
	p.press("Ctrl+a")
	p.typeText("Mine")
	p.press("Tab")
	const practice = `{"version":1,"techniques":{"x-wing":{"found":2,"box":2,"last":1790000000000}}}`
	const lessons = `{"houses":{"screen":6,"done":true,"day":20782}}`
	p.run(`localStorage.setItem("sudoku practice", ` + quote(practice) + `)`)
	p.run(`localStorage.setItem("sudoku lessons", ` + quote(lessons) + `)`)
	p.click("Save or load everything")
	dir := p.downloads()
	p.click("Save everything to a file")
	p.wait("it to be saved", `document.querySelector(".backup-status").textContent.startsWith("One puzzle is in the downloaded file")`)
	p.pictures("everything")
	var file, content string
	p.until(stepTime, "the download", func() bool {
		files, _ := filepath.Glob(filepath.Join(dir, "sudoku-everything-*.json"))
		if len(files) == 1 {
			file = files[0]
			text, _ := os.ReadFile(file)
			content = string(text)
		}
		return strings.HasSuffix(content, "]\n")
	})

	q := open(t, "/#"+wikipedia) // another browser with a different game of the puzzle
	q.waitGrid(dotted(wikipedia))
	q.clickCell("r1c3")
	q.press("1")
	q.waitGrid("531" + dotted(wikipedia)[3:])
	q.press("l")
	q.wait("its own game", `document.querySelectorAll("dialog .game").length === 1`)
	q.click("Save or load everything")
	damaged := filepath.Join(t.TempDir(), "damaged.json")
	if err := os.WriteFile(damaged, []byte(strings.Replace(content, `"nodes`, `nodes`, 1)), 0o666); err != nil {
		t.Fatal(err)
	}
	q.chooseFile("#backup-file", damaged)
	q.wait("where it is damaged", `document.querySelector(".backup-status.problem")?.textContent === "The file is damaged in line 5. Nothing has changed."`)
	for i, want := range []string{"One puzzle added. Its settings are now in use.", "0 puzzles added. One was already here."} {
		q.chooseFile("#backup-file", file)
		q.wait("the practice", `localStorage.getItem("sudoku practice") === `+quote(practice))
		q.wait("the lessons", `localStorage.getItem("sudoku lessons") === `+quote(lessons))
		q.wait(fmt.Sprint("loaded: ", i+1), `document.querySelector(".backup-status").textContent === `+quote(want))
	}
	q.press("Escape")
	q.wait("the setting", `document.querySelector("[data-cell=r1c4]").dataset.candidates !== ""`)
	q.press("l")
	q.wait("both games", `document.querySelectorAll("dialog .game").length === 2`)
	q.click("Open Mine")
	q.waitGrid("534" + dotted(wikipedia)[3:])

	// The import dialog accepts the file too.
	q.click("Import")
	q.chooseFile("dialog input[type=file]", file)
	q.wait("loaded by the import", `document.querySelector(".backup-status")?.textContent.endsWith("already here.")`)

	// Pasted as text, the backup is recognised but not loaded yet.
	q.press("Escape")
	q.paste(content)
	q.wait("what it is", `document.getElementById("import-recognised")?.textContent.startsWith("Recognised: a backup")`)
	if problem := q.text("#import-problem"); problem != "" {
		t.Errorf("the pasted backup is reported as %q", problem)
	}
	q.click("Load")
	q.wait("loaded as a text", `document.querySelector(".backup-status")?.textContent.endsWith("already here.")`)
}
