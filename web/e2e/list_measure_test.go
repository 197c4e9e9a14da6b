//go:build !js

package e2e

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"sudoku/solver/board"
	"sudoku/solver/format"
)

// readCorpus returns the puzzles of a file in the shared folder, or nil if the file is
// missing.
func readCorpus(t *testing.T, name string) (puzzles []board.Grid) {
	t.Helper()
	corpus, err := os.Open(filepath.Join("..", "..", "..", "shared", "puzzles", name))
	if err != nil {
		t.Log(err)
		return nil
	}
	defer corpus.Close()
	for entry, err := range format.Puzzles(corpus) {
		if err == nil {
			puzzles = append(puzzles, entry.Position.Givens)
		}
	}
	return puzzles
}

// busyJS starts recording the longest time that the page's thread is busy, in
// milliseconds.
const busyJS = `globalThis.longest = 0; (() => { let last = performance.now(); const port = new MessageChannel(); port.port1.onmessage = () => {
		const now = performance.now(); longest = Math.max(longest, now - last); last = now; setTimeout(() => { last = performance.now(); port.port2.postMessage(0) }, 4); }; port.port2.postMessage(0); })()`

// TestMeasureMillion prints how long it takes to read, solve, show and sort a million
// puzzles with 17 givens, how long key presses wait meanwhile, and how much memory the
// page and its workers use at the end.
func TestMeasureMillion(t *testing.T) {
	if !measuring(t) {
		return
	}
	puzzles := readCorpus(t, "puzzles2_17_clue.txt")
	if puzzles == nil {
		return
	}
	file := writeFile(t, "million.txt", disguised(puzzles, 1_000_000))
	p := open(t, "/")
	p.tool("List")
	p.wait("the panel", `document.getElementById("batch-file")`)
	empty := rendererMemory(p)
	p.run(busyJS)
	began := time.Now()
	p.chooseFile("#batch-file", file)
	p.waitFor(3*time.Minute, "the first rows", `document.querySelector(".list-row")`)
	t.Logf("first rows after %v", time.Since(began))
	p.waitFor(3*time.Minute, "the solutions", `document.querySelector(".batch-contents").textContent.includes("with one")`)
	t.Logf("read, solved and shown after %v; the page's thread was busy for at most %.0f ms", time.Since(began), eval[float64](p, `longest`))
	for _, c := range []struct{ what, head string }{{"ordered by givens", "Givens"}, {"ordered by solutions", "Solutions"}} {
		p.run(`longest = 0`)
		began := time.Now()
		p.click(c.head)
		p.wait("the order", `document.querySelector('[aria-sort="ascending"]')?.textContent === `+quote(c.head)+` && document.querySelector(".list-left").textContent === ""`)
		t.Logf("%s after %v; busy for at most %.0f ms", c.what, time.Since(began), eval[float64](p, `longest`))
	}
	p.focusTable()
	waits := eval[float64](p, `(() => { const table = document.getElementById("list-table"); let most = 0;
		for (const key of ["End", "PageUp", "ArrowUp", "Home", "PageDown", "End"]) { const began = performance.now();
			table.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true})); most = Math.max(most, performance.now() - began); }
		return most })()`)
	t.Logf("a key press takes at most %.1f ms", waits)
	t.Logf("memory: %d MB, %d MB for an empty page", rendererMemory(p), empty)
}

// TestMeasureRatings prints how many puzzles of a list the page rates per second, by the
// rules of each program, using all its workers.
func TestMeasureRatings(t *testing.T) {
	if !measuring(t) {
		return
	}
	for _, c := range []struct {
		name  string
		count int
	}{{"puzzles0_kaggle_sub20k.txt", 50_000}, {"puzzles2_17_clue.txt", 10_000}} {
		puzzles := readCorpus(t, c.name)
		if puzzles == nil {
			return
		}
		file := writeFile(t, "list.txt", disguised(puzzles, c.count))
		p := open(t, "/")
		p.tool("List")
		p.chooseFile("#batch-file", file)
		p.waitFor(time.Minute, "the solutions", `document.querySelector(".batch-contents")?.textContent.includes("with one")`)
		began := time.Now()
		p.click("Rate all")
		p.wait("the beginning", `document.querySelector(".batch-status").textContent.includes("rated")`)
		p.waitFor(10*time.Minute, "the ratings", `document.querySelector(".batch-status").textContent === ""`)
		t.Logf("%s: %.0f per second, %d MB", c.name, float64(c.count)/time.Since(began).Seconds(), rendererMemory(p))
	}
}

// rendererMemory returns the memory in MB of the largest renderer process, including its
// workers. Shared pages count proportionally (PSS on Linux).
func rendererMemory(p *player) (most int) {
	for _, pid := range offspring(chromedp.FromContext(p.ctx).Browser.Process().Pid) {
		folder := filepath.Join("/proc", strconv.Itoa(pid))
		if command, _ := os.ReadFile(filepath.Join(folder, "cmdline")); !strings.Contains(string(command), "--type=renderer") {
			continue
		}
		rollup, _ := os.ReadFile(filepath.Join(folder, "smaps_rollup"))
		for line := range strings.Lines(string(rollup)) {
			if kb, found := strings.CutPrefix(line, "Pss:"); found {
				n, _ := strconv.Atoi(strings.Fields(kb)[0])
				most = max(most, n>>10)
			}
		}
	}
	return most
}
