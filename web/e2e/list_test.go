//go:build !js

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/solver/format"
)

const libraryLine = ":0000:x:53..7....6..195....98....6.8...6...34..8+53..17...2...6.6....28+4...419.+35....8..79:113 216 117::"

// lists holds texts, each with three puzzles and something unreadable. The second puzzle
// is libraryLine if the format can express it.
var lists = []struct {
	name, text string
	skipped    string // start of the reason
	same       bool   // whether all three puzzles are the same
}{
	{"lines.txt", wikipedia + "\n" + libraryLine + "\n" + wikipedia[1:] + "\n" + wikipedia + "\n", "Line 3: ", false},
	{"data set.csv", "puzzle,solution\n" + wikipedia + "," + wikipediaSolution + "\n" + libraryLine + "\n" + wikipedia[1:] + ",\n" + wikipedia + "," + wikipediaSolution, "Line 4: ", false},
	{"library.txt", libraryLine + "\n" + libraryLine + "\n:0000:x:53..7:::\n" + libraryLine, "Line 3: ", false},
	{"many.sdm", strings.Repeat(wikipedia+"\n", 3) + wikipedia[:70] + "\n", "Line 4: ", true},
	{"games.opensudoku", "<opensudoku version='2'>\n<folder name='Easy'>\n" + strings.Repeat("<game data='"+wikipedia+"'/>\n", 3) + "<game data='123'/></folder></opensudoku>", "Line 6: ", true},
	{"grids.txt", strings.Repeat(splitRows(wikipedia)+"\n", 3) + "53..7....\n6..195...\n", "Line 31: ", true},
	{"links.txt", "https://sudokuexchange.com/play/?s=5NlQ19j9mGca3OIN1bWGk2m41TjS79\n" + libraryLine + "\nhttps://sudokupad.app/abc\n" +
		"https://www.sudokuwiki.org/sudoku.htm?bd=" + wikipedia + "\n", "Line 3: ", false},
	{"own.txt", "https://sudoku.example/#Brg75220G7GUyf5LSFxeiPZ8Ca3yaUimQBBY7yIqK3\n" + libraryLine + "\nhttps://sudoku.example/#Brg75220G7GUyf5LSFxeiPZ8Ca3yaUimQBBY7yIqK\nBrg75220G7GUyf5LSFxeiPZ8Ca3yaUimQBBY7yIqK3\n", "Line 3: The code is damaged", false},
	{"candidates.txt", strings.Repeat(splitRows(wikipedia)+parseCandidates(libraryLine)+"\n", 3) + "53..7....\n", "Line 67: ", false},
}

// parseCandidates returns the candidate grid of the puzzle in text. It panics if it
// cannot read text.
func parseCandidates(text string) string {
	read, err := format.Read(text)
	if err != nil {
		panic(err)
	}
	return format.PencilMarkGrid.Render(&read.Annotated)
}

// splitRows returns a puzzle as nine lines.
func splitRows(puzzle string) string {
	var b strings.Builder
	for i := 0; i < 81; i += 9 {
		b.WriteString(puzzle[i:i+9] + "\n")
	}
	return b.String()
}

// TestListsOfAllKinds opens lists in many formats by pasting, dropping and the file
// dialog. The page must report what it skipped, and each puzzle must open with its
// complete state.
func TestListsOfAllKinds(t *testing.T) {
	p := open(t, "/")
	folder := t.TempDir()
	whole, err := format.Read(libraryLine)
	if err != nil {
		t.Fatal(err)
	}
	for i, list := range lists {
		p.wait("the puzzle without a panel", `!document.querySelector(".panel-head")`)
		p.paste(wikipediaSolution) // a different grid, so that the change is visible
		p.waitGrid(wikipediaSolution)
		switch i % 3 {
		case 0:
			p.dropFiles(map[string]string{list.name: list.text})
		case 1:
			p.paste(list.text)
		case 2:
			file := filepath.Join(folder, list.name)
			if err := os.WriteFile(file, []byte(list.text), 0o600); err != nil {
				t.Fatal(err)
			}
			p.tool("List")
			p.chooseFile("#batch-file", file)
		}
		if i%3 != 1 { // pasted text has no file name
			p.wait("the name of "+list.name, `document.querySelector(".panel-body h2")?.textContent.includes(`+quote(list.name)+`)`)
		}
		p.waitList(3)
		p.wait(list.name+" to tell what was skipped", `document.querySelector(".batch-skipped li")`)
		if why := p.text(".batch-skipped li"); !strings.HasPrefix(why, list.skipped) {
			t.Errorf("%s: %q, want %q", list.name, why, list.skipped)
		}
		p.clickOn(`[data-place="1"] .list-number`)
		want := dotted(wikipedia)
		if !list.same {
			values := whole.Values()
			want = values.String()
		}
		p.waitGrid(want)
		if got := p.givens(); got != dotted(wikipedia) {
			t.Errorf("%s: the givens are %s", list.name, got)
		}
		if !list.same {
			if got := p.cell("r1c3").Candidates; strings.Contains(got, "1") {
				t.Errorf("%s: r1c3 has the candidates %s", list.name, got)
			}
		}
	}
}

// TestListOfFiles opens several files as one list, each in its own format.
func TestListOfFiles(t *testing.T) {
	p := open(t, "/")
	sadman := "[Puzzle]\n" + splitRows(dotted(wikipedia)) + "[State]\n5341" + splitRows(dotted(wikipedia))[4:]
	p.dropFiles(map[string]string{"c.txt": "nothing of the sort", "a.sdk": sadman, "b.opensudoku": lists[4].text})
	p.waitList(4)
	reasons := eval[[]string](p, `[...document.querySelectorAll(".batch-skipped li")].map(e => e.textContent)`)
	if len(reasons) != 2 || !strings.HasPrefix(reasons[0], "b.opensudoku: Line 6: ") || !strings.HasPrefix(reasons[1], "c.txt: ") {
		t.Errorf("the reasons are %q", reasons)
	}
	p.clickOn(`[data-place="0"] .list-number`)
	p.waitGrid("5341" + dotted(wikipedia)[4:])
	if got := p.givens(); got != dotted(wikipedia) {
		t.Errorf("the givens are %s", got)
	}
}

// TestLongList checks that line numbers continue across the parts of a long list.
func TestLongList(t *testing.T) {
	p := open(t, "/")
	list, _ := manyPuzzles(20_000, wikipedia, wikipediaSolution)
	lines := strings.SplitAfter(list, "\n")
	lines[14_999] = "hello\n"
	file := filepath.Join(t.TempDir(), "many.txt")
	if err := os.WriteFile(file, []byte(strings.Join(lines, "")), 0o600); err != nil {
		t.Fatal(err)
	}
	p.tool("List")
	p.wait("the panel", `document.getElementById("batch-file")`)
	p.chooseFile("#batch-file", file)
	p.waitList(19_999)
	if why := p.text(".batch-skipped li"); !strings.HasPrefix(why, "Line 15000: ") {
		t.Errorf("the reasons are %q", why)
	}
	p.focusTable()
	p.press("End", "Enter")
	p.waitGrid(strings.TrimSpace(lines[19_999]))
}

// TestPanelInSight checks that a new panel starts in view and does not move while it
// fills, even if the page was scrolled to the end of a longer panel before.
func TestPanelInSight(t *testing.T) {
	p := open(t, "/")
	p.panelInSight(320, 256)
	p.panelInSight(390, 700)
	p.panelInSight(390, 844)
}

func (p *player) panelInSight(width, height int64) {
	p.t.Helper()
	p.resize(width, height)
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	p.toPuzzle()
	p.run(`document.querySelectorAll("details").forEach((d) => { d.open = true })`)
	p.run(`scrollTo(0, document.documentElement.scrollHeight)`)
	p.run(`globalThis.tops = {}; (function look() {
		const list = document.querySelector(".batch-contents");
		if (list) tops[list.textContent] = Math.round(document.querySelector(".batch-actions").getBoundingClientRect().top);
		requestAnimationFrame(look);
	})()`)
	p.paste(strings.Repeat(wikipedia+"\n", 20_000))
	p.wait("the list to be read", `Object.keys(tops).some((text) => text.startsWith("20,000 puzzles in the list."))`)
	p.wait("the browser to keep things in place again", `document.documentElement.style.overflowAnchor === ""`)
	p.frames(20)
	if head := eval[float64](p, `document.querySelector(".panel-head").getBoundingClientRect().top`); head < 0 {
		p.t.Errorf("at %dx%d the top of the panel is %v pixels above the window", width, height, -head)
	}
	if at := eval[[]int](p, `[Math.min(...Object.values(tops)), Math.max(...Object.values(tops))]`); at[0] != at[1] {
		p.t.Errorf("at %dx%d the buttons of the list move: %s", width, height, eval[string](p, `JSON.stringify(tops)`))
	}
	p.press("Ctrl+z")
}

// TestListCharts draws charts of a list and of a selection by various measures, and saves
// them as pictures and as numbers.
func TestListCharts(t *testing.T) {
	p := open(t, "/")
	dir := p.downloads()
	file := func(button, extension string) (content string) {
		p.click(button)
		p.until(stepTime, "the file", func() bool {
			names, _ := filepath.Glob(filepath.Join(dir, "*"+extension))
			if len(names) != 1 {
				return false
			}
			whole, err := os.ReadFile(names[0])
			content = string(whole)
			return err == nil && len(whole) > 0 && os.Remove(names[0]) == nil
		})
		return content
	}
	p.paste(wikipedia + "\n" + somePuzzle + "\n" + expert + "\n")
	p.waitList(3)
	p.wait("the ratings", `document.querySelectorAll(".list-row").length === 3 && !document.querySelector(".list-work progress")`)
	p.click("Charts")
	blocks := func(n int) string {
		return fmt.Sprintf(`document.querySelectorAll(".list-chart [fill*=accent]").length === %d`, n)
	}
	counts := map[int]bool{}
	for _, puzzle := range []string{wikipedia, somePuzzle, expert} {
		counts[81-strings.Count(dotted(puzzle), ".")] = true
	}
	p.wait("the chart by digits", blocks(len(counts)))
	p.wait("the message", `document.querySelector("dialog [role=status]").textContent.startsWith("From ")`)
	p.wait("the dialog in the middle", `((box) => Math.abs(innerWidth - box.left - box.right) < 2)(document.querySelector("dialog").getBoundingClientRect())`)
	p.screenshot("list-charts")
	for _, chart := range []struct {
		across, up  int
		name, heads string
	}{
		{0, 0, "Digits at the start", "givens,puzzles"},
		{3, 0, "Sudoku Explainer: rating", "er,puzzles"},
		{3, 7, "Sudoku Explainer: rating, HoDoKu: score", "er,score_from,score_to,puzzles"},
		{2, 1, "Grade, by HoDoKu's path, Digits at the start", "grade,givens,puzzles"},
		{10, 0, "Techniques needed", "technique,puzzles"},
	} {
		p.chooseOption("list-across", chart.across)
		p.wait("the other column", fmt.Sprintf(`document.getElementById("list-up").options.length > %d`, chart.up))
		p.chooseOption("list-up", chart.up)
		p.wait("the chart of "+chart.name, `document.querySelector(".list-chart title")?.textContent === `+quote(chart.name)+` && document.querySelectorAll(".list-chart [fill*=accent]").length > 0`)
		if said := p.text("dialog [role=status]"); chart.up > 0 && strings.Count(said, "From ") != 2 {
			t.Errorf("%s in words: %q", chart.name, said)
		}
		p.screenshot("list-chart-" + strings.SplitN(chart.heads, ",", 3)[0] + fmt.Sprint(chart.up))
		if lines := strings.Split(strings.TrimSpace(file("Save the numbers (CSV)", ".csv")), "\n"); len(lines) < 2 || lines[0] != chart.heads {
			t.Errorf("%s: the numbers are %q", chart.name, lines)
		}
	}
	if svg := file("Save as SVG", ".svg"); !strings.HasPrefix(svg, "<svg") || strings.Contains(svg, "var(") {
		t.Errorf("the picture is %.200q", svg)
	}
	if png := file("Save as PNG", ".png"); !strings.HasPrefix(png, "\x89PNG") {
		t.Errorf("the picture is %.20q", png)
	}
	p.press("Escape")
	p.clickOn(`[data-place="1"] .list-mark`)
	p.click("Charts")
	p.wait("the choice", `document.getElementById("list-across")`)
	p.chooseOption("list-across", 0)
	p.wait("the selected puzzle alone", blocks(1))
}
