//go:build !js

package e2e

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	cdpbrowser "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// chooseFile puts files into a file input.
func (p *player) chooseFile(selector string, paths ...string) {
	p.t.Helper()
	p.wait("an input "+selector, "document.querySelector("+quote(selector)+")")
	input := call(p, runtime.Evaluate, runtime.EvaluateParams{Expression: "document.querySelector(" + quote(selector) + ")"})
	call(p, dom.SetFileInputFiles, dom.SetFileInputFilesParams{Files: paths, ObjectID: input.Result.ObjectID})
}

// downloads makes the browser put downloads into a new folder.
func (p *player) downloads() (dir string) {
	p.t.Helper()
	dir = p.t.TempDir()
	ctx, cancel := context.WithTimeout(p.ctx, stepTime)
	defer cancel()
	if _, err := chromedp.CallBrowser(ctx, cdpbrowser.SetDownloadBehavior, cdpbrowser.SetDownloadBehaviorParams{
		Behavior: cdpbrowser.SetDownloadBehaviorBehaviorAllow, DownloadPath: dir,
		BrowserContextID: chromedp.FromContext(p.ctx).BrowserContextID,
	}); err != nil {
		p.t.Fatal(err)
	}
	return dir
}

// manyPuzzles are puzzles made of one by writing other digits for its digits,
// and the rows that the page should answer with.
func manyPuzzles(n int, puzzle, solution string) (list, rows string) {
	var puzzles, answers strings.Builder
	answers.WriteString("puzzle,count,solution,error\n")
	digits := []byte("123456789")
	for i := range n {
		for j := range 8 { // some permutation, another for each i
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
		fmt.Fprintf(&answers, "%s,1,%s,\n", line, relabel(solution))
	}
	return puzzles.String(), answers.String()
}

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
	p.click("Solve all")
	p.wait("the list to be done", `document.querySelector(".batch-status").textContent.startsWith("20,000 puzzles solved")`)
	t.Log(p.text(".figures"))
	p.click("Save the answers")
	saved := filepath.Join(dir, "many-answers.csv")
	p.until(stepTime, "the download", func() bool {
		got, err := os.ReadFile(saved)
		return err == nil && string(got) == want
	})
}

// Another list does not take the answers of the one before away.
func TestListBefore(t *testing.T) {
	p := open(t, "/")
	dir := p.downloads()
	list, want := manyPuzzles(3, wikipedia, wikipediaSolution)
	p.paste(list)
	p.click("Solve all")
	p.wait("the list to be done", `document.querySelector(".batch-status").textContent.startsWith("3 puzzles solved")`)
	p.paste(wikipedia + "\n" + wikipedia)
	p.wait("the other list", `!document.querySelector(".figures")`)
	p.click("Solve all")
	p.wait("that list to be done", `document.querySelector(".batch-status").textContent.startsWith("2 puzzles solved")`)
	p.click("Back to List, 1 KB")
	p.wait("the first list", `document.querySelector(".batch-status").textContent.startsWith("3 puzzles solved")`)
	p.click("Save the answers")
	p.until(stepTime, "the download", func() bool {
		got, err := os.ReadFile(filepath.Join(dir, "puzzles-answers.csv"))
		return err == nil && string(got) == want
	})
}

func TestBatchCancel(t *testing.T) {
	p := open(t, "/")
	const worldsHardest = "800000000003600000070090200050007000000045700000100030001000068008500010090000400"
	list, _ := manyPuzzles(100_000, worldsHardest, dotted(worldsHardest))
	file := filepath.Join(t.TempDir(), "many.txt")
	if err := os.WriteFile(file, []byte(list), 0o600); err != nil {
		t.Fatal(err)
	}
	p.tool("List")
	p.chooseFile("#batch-file", file)
	p.click("Solve all")
	p.wait("some progress", `document.querySelector(".panel progress")?.value > 0`)
	p.click("Cancel")
	p.wait("the list to be cancelled", `document.querySelector(".batch-status").textContent.startsWith("Cancelled after")`)
	p.click("Solve all") // it can be started again
	p.wait("some progress", `document.querySelector(".panel progress")?.value > 0`)
	p.click("Puzzle") // and goes on while the page does something else
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	p.click("Solve")
	p.waitGrid(wikipediaSolution)
}

func TestPastedList(t *testing.T) {
	p := open(t, "/")
	p.paste(wikipedia + "\n" + wikipedia + "\n55" + emptyGrid[2:] + "\n53007x\n")
	p.click("Solve all")
	p.wait("the list to be done", `document.querySelector(".batch-status").textContent.startsWith("3 puzzles solved")`)
	for _, line := range []string{"With one solution\t2", "Without a solution\t1", "Unreadable lines\t1"} {
		if text := p.text(".figures"); !strings.Contains(text, line) {
			t.Errorf("%q is not in %q", line, text)
		}
	}
}
