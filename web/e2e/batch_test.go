//go:build !js

package e2e

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// chooseFile selects files in a file input.
func (p *player) chooseFile(selector string, paths ...string) {
	p.t.Helper()
	p.wait("an input "+selector, "!!document.querySelector("+quote(selector)+")")
	p.do("choosing files", func(ctx context.Context) error { return p.page.SetFiles(ctx, selector, paths) })
}

// downloads makes the browser save downloads in a new folder and returns its path.
func (p *player) downloads() (dir string) {
	p.t.Helper()
	dir = p.t.TempDir()
	p.do("a folder for downloads", func(ctx context.Context) error { return p.page.Downloads(ctx, dir) })
	return dir
}

// waitList waits until a list of n puzzles is loaded and the page is idle.
func (p *player) waitList(n int) {
	p.t.Helper()
	p.wait(fmt.Sprintf("a list of %d", n), `document.querySelector(".batch-contents")?.textContent.match(/\d[\d\s.,]*/)?.[0].replace(/\D/g, "") === "`+fmt.Sprint(n)+`" &&
		document.querySelector(".batch-status").textContent === "" && !document.querySelector('main[aria-busy="true"]')`)
}

// focusTable focuses the table of the list, as the Tab key does.
func (p *player) focusTable() {
	p.t.Helper()
	p.wait("the table", `document.querySelector(".list-row")`)
	p.run(`document.getElementById("list-table").focus()`)
}

// manyPuzzles returns n puzzles, made by relabelling the digits of one, and the table
// that the page saves once they are solved.
func manyPuzzles(n int, puzzle, solution string) (list, rows string) {
	var puzzles, answers strings.Builder
	answers.WriteString("puzzle,givens,solutions,solution,minimal,symmetry,class,repeated,grade,er,ep,ed,score,level,hardest,techniques,ms\n")
	givens := len(puzzle) - strings.Count(dotted(puzzle), ".")
	digits := []byte("123456789")
	for i := range n {
		for j := range 8 { // a permutation that varies with i
			k := j + (i>>(3*j))%(9-j)
			digits[j], digits[k] = digits[k], digits[j]
		}
		relabel := func(s string) string {
			out := []byte(s)
			for c, ch := range out {
				if ch != '.' {
					out[c] = digits[ch-'1']
				}
			}
			return string(out)
		}
		line := relabel(dotted(puzzle))
		puzzles.WriteString(line + "\n")
		fmt.Fprintf(&answers, "%s,%d,1,%s,,,,,,,,,,,,,\n", line, givens, relabel(solution))
	}
	return puzzles.String(), answers.String()
}

// TestBatch saves the results of a long list.
func TestBatch(t *testing.T) {
	p := open(t, "/")
	dir := p.downloads()
	list, want := manyPuzzles(20_000, wikipedia, wikipediaSolution)
	file := filepath.Join(t.TempDir(), "many.txt")
	if err := os.WriteFile(file, []byte(list), 0o600); err != nil {
		t.Fatal(err)
	}
	p.tool("List")
	p.chooseFile("#batch-file", file)
	p.wait("the name of the list", `document.querySelector(".panel-body h2")?.textContent.includes("many.txt")`)
	p.waitList(20_000)
	p.saveList()
	p.waitText(filepath.Join(dir, "many-rated.csv"), want)
}

// saveList saves the list as a table.
func (p *player) saveList() {
	p.t.Helper()
	p.click("Save")
	p.wait("the formats", `document.querySelector("dialog[open] #list-format")`)
	p.click("Save as a file")
	p.wait("the complete file", `!document.querySelector("dialog")`)
}

// waitText waits until the file at path contains exactly want.
func (p *player) waitText(path, want string) {
	p.t.Helper()
	p.until(stepTime, "the download "+filepath.Base(path), func() bool {
		got, err := os.ReadFile(path)
		return err == nil && string(got) == want
	})
}

// TestListBefore checks that opening another list keeps the results of the previous one.
func TestListBefore(t *testing.T) {
	p := open(t, "/")
	dir := p.downloads()
	list, want := manyPuzzles(1200, wikipedia, wikipediaSolution)
	p.paste(list)
	p.waitList(1200)
	p.paste(wikipedia + "\n" + wikipedia)
	p.waitList(2)
	p.click("Back to List, 97 KB")
	p.waitList(1200)
	p.saveList()
	p.waitText(filepath.Join(dir, "puzzles-rated.csv"), want)
}

// TestListPause checks that a long list is rated on request, that rating can be paused
// and resumed, and that it continues while the page does something else.
func TestListPause(t *testing.T) {
	p := open(t, "/")
	const worldsHardest = "800000000003600000070090200050007000000045700000100030001000068008500010090000400"
	list, _ := manyPuzzles(2_000, worldsHardest, dotted(worldsHardest))
	file := filepath.Join(t.TempDir(), "many.txt")
	if err := os.WriteFile(file, []byte(list), 0o600); err != nil {
		t.Fatal(err)
	}
	p.tool("List")
	p.chooseFile("#batch-file", file)
	p.waitList(2_000)
	p.click("Rate all")
	p.wait("some progress", `/^\d+ of 2,000 rated/.test(document.querySelector(".batch-status").textContent)`)
	p.click("Pause")
	p.wait("the pause", `document.querySelector(".batch-status").textContent.startsWith("Paused: ") && !document.querySelector('main[aria-busy="true"]')`)
	p.click("Go on")
	p.wait("it to continue", `/^\d+ of 2,000 rated/.test(document.querySelector(".batch-status").textContent)`)
	p.click("Puzzle") // rating continues meanwhile
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	p.click("Solve")
	p.waitGrid(wikipediaSolution)
}

func TestPastedList(t *testing.T) {
	p := open(t, "/")
	p.paste(wikipedia + "\n" + wikipedia + "\n55" + emptyGrid[2:] + "\n53007x\n")
	p.waitList(3)
	if got, want := p.text(".batch-contents"), "3 puzzles in the list. 2 with one solution · 1 without a solution"; got != want {
		t.Errorf("the summary is %q, want %q", got, want)
	}
	if got := p.text(`[data-place="0"]`); !strings.Contains(got, "Easy") || !strings.Contains(got, "1.2") {
		t.Errorf("the first row is %q", got)
	}
	if got := p.text(".batch-skipped li"); !strings.HasPrefix(got, "Line 4: ") {
		t.Errorf("skipped %q", got)
	}
}
