//go:build !js

package e2e

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"sudoku/solver/board"
	"sudoku/solver/format"
)

// measuring reports whether MEASURE is set. Measurements need an idle machine, and no
// test depends on them:
//
//	MEASURE=1 go test -count=1 -v -run Measure ./web/e2e
func measuring(t *testing.T) bool {
	if os.Getenv("MEASURE") != "" {
		alone(t)
		return true
	}
	t.Log("set MEASURE to measure")
	return false
}

// TestMeasureVisit prints the time from the start of a visit to a solved puzzle.
func TestMeasureVisit(t *testing.T) {
	if !measuring(t) {
		return
	}
	for _, condition := range []struct {
		name  string
		apply *network.Conditions
	}{
		{"no throttling", nil},
		{"slow 4G (150 ms, 1.6 Mbit/s)", &network.Conditions{Latency: 150, DownloadThroughput: 1.6e6 / 8, UploadThroughput: 750e3 / 8}},
	} {
		site, err := theSite()
		if err != nil {
			t.Fatal(err)
		}
		p := serve(t, site).open()
		call(p, network.Enable, network.EnableParams{})
		if condition.apply != nil {
			p.throttle(condition.apply)
		}
		for _, visit := range []string{"first visit", "second visit"} {
			start := time.Now()
			p.navigate("/#" + wikipedia)
			running := time.Since(start)
			p.waitGrid(dotted(wikipedia))
			p.click("Solve")
			p.waitGrid(wikipediaSolution)
			t.Logf("%s, %s: page runs after %v, puzzle solved after %v; first paint %.0f ms",
				condition.name, visit, running.Round(time.Millisecond), time.Since(start).Round(time.Millisecond),
				eval[float64](p, `performance.getEntriesByName("first-contentful-paint")[0].startTime`))
			p.click("Clear")
			p.waitServiceWorker(site.Version)
		}
	}
}

// throttleAll throttles all requests. It is for browsers that cannot throttle by rule or
// support only an earlier form of that command, such as Chromium 148.
var throttleAll = cdp.Command[*network.Conditions, cdp.Empty]{Method: "Network.emulateNetworkConditions"}

// throttle slows down the network.
func (p *player) throttle(conditions *network.Conditions) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, callTime)
	defer cancel()
	if _, err := chromedp.Call(ctx, network.EmulateNetworkConditionsByRule, network.EmulateNetworkConditionsByRuleParams{
		MatchedNetworkConditions: []*network.Conditions{conditions},
	}); err != nil {
		call(p, throttleAll, conditions)
	}
}

// keyTimesJS returns the median time from a key press to the change of the document, in
// milliseconds.
const keyTimesJS = `(async () => {
	const times = [];
	for (let i = 0; i < 40; i++) {
		const painted = new Promise((done) => {
			const observer = new MutationObserver(() => { observer.disconnect(); done(performance.now()); });
			observer.observe(document.getElementById("grid"), {subtree: true, childList: true, attributes: true});
		});
		const start = performance.now();
		document.activeElement.dispatchEvent(new KeyboardEvent("keydown",
			{key: i % 2 ? "ArrowLeft" : "ArrowRight", bubbles: true, cancelable: true}));
		times.push(await painted - start);
		await new Promise((done) => setTimeout(done, 20));
	}
	return times.sort((a, b) => a - b)[20];
})()`

// TestMeasureKeys prints how long the page takes to handle a key with and without
// candidates in the cells.
func TestMeasureKeys(t *testing.T) {
	if !measuring(t) {
		return
	}
	p := open(t, "/#"+fewest)
	p.clickCell("r5c5")
	without := eval[float64](p, keyTimesJS)
	p.check()
	p.clickCell("r5c5")
	with := eval[float64](p, keyTimesJS)
	t.Logf("from a key to the document: %.1f ms without candidates, %.1f ms with them", without, with)
}

// TestMeasureList prints how long the page takes to solve a long list, with one worker
// and with one per core. The lists are made from the corpora by permuting digits, rows
// and columns.
func TestMeasureList(t *testing.T) {
	if !measuring(t) {
		return
	}
	for _, name := range []string{"puzzles2_17_clue.txt", "puzzles3_magictour_top1465.txt", "puzzles5_forum_hardest_1905_11+.txt"} {
		corpus, err := os.Open(filepath.Join("..", "..", "..", "shared", "puzzles", name))
		if err != nil {
			t.Log(err)
			continue
		}
		defer corpus.Close()
		var puzzles []board.Grid
		for entry, err := range format.Puzzles(corpus) {
			if err == nil {
				puzzles = append(puzzles, entry.Position.Givens)
			}
		}
		file := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(file, disguised(puzzles, 100_000), 0o600); err != nil {
			t.Fatal(err)
		}
		for _, cores := range []int{1, 0} {
			p := open(t, "/")
			if cores > 0 {
				p.beforeLoad(fmt.Sprintf(`Object.defineProperty(Navigator.prototype, "hardwareConcurrency", {value: %d})`, cores))
				p.reload()
			}
			for _, run := range []string{"first run", "second run"} { // the browser optimises the program during the first run
				p.tool("List")
				began := time.Now()
				p.chooseFile("#batch-file", file)
				p.waitFor(3*time.Minute, "the list to be done", `document.querySelector(".batch-contents")?.textContent.startsWith("100,000 puzzles in the list. 1")`)
				t.Logf("%s, %d workers, %s: read and solved in %v", name, eval[int](p, `navigator.hardwareConcurrency`), run, time.Since(began))
				p.toPuzzle()
			}
		}
	}
}

// disguised returns n puzzles, one per line, made from the given ones by permuting
// digits, rows and columns.
func disguised(puzzles []board.Grid, n int) []byte {
	random := rand.New(rand.NewPCG(9, 81))
	var list []byte
	for i := range n {
		digits := random.Perm(9)
		var order [2][9]int // orders of rows and columns
		for axis := range order {
			for chute, from := range random.Perm(3) {
				for k, line := range random.Perm(3) {
					order[axis][chute*3+k] = from*3 + line
				}
			}
		}
		g := &puzzles[i%len(puzzles)]
		for c := range board.Cell(board.Cells) {
			ch := byte('.')
			if d := g[board.CellAt(order[0][c.Row()], order[1][c.Column()])]; d != 0 {
				ch = '1' + byte(digits[d-1])
			}
			list = append(list, ch)
		}
		list = append(list, '\n')
	}
	return list
}
