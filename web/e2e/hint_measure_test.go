//go:build !js

package e2e

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/format"
)

// hintTimesJS requests hints and applies their steps until none are left. It evaluates to
// the time that each hint took from click to display, in milliseconds.
const hintTimesJS = `(async () => {
	const times = [];
	const card = () => document.querySelector(".hint-card");
	const until = async (met) => { while (!met()) await new Promise((done) => setTimeout(done)); };
	const hint = [...document.querySelectorAll(".actions button")].find((b) => b.textContent === "Hint");
	for (let i = 0; i < 300; i++) {
		const told = new Promise((done) => {
			const observer = new MutationObserver(() => { if (card()) { observer.disconnect(); done(performance.now()); } });
			observer.observe(document.querySelector(".panel"), {subtree: true, childList: true});
		});
		const start = performance.now();
		hint.click();
		times.push(await told - start);
		if (!document.querySelector(".hint-card .primary")) break;
		for (let level = 1; level < 5; level++) hint.click();
		await until(() => !card());
	}
	return times;
})()`

// TestMeasureHints prints how long hints take at each position of hard puzzles.
func TestMeasureHints(t *testing.T) {
	if measuring(t) {
		measureHints(t, magictourPuzzles(t, 12))
	}
}

// magictourPuzzles returns count puzzles, spread evenly over the magictour list.
func magictourPuzzles(t *testing.T, count int) (puzzles []board.Grid) {
	t.Helper()
	corpus, err := os.Open(filepath.Join("..", "..", "..", "shared", "puzzles", "puzzles3_magictour_top1465.txt"))
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
	for i := range count {
		puzzles[i] = puzzles[i*len(puzzles)/count]
	}
	return puzzles[:count]
}

// measureHints prints how long hints take in the given puzzles.
func measureHints(t *testing.T, puzzles []board.Grid) {
	t.Helper()
	if len(puzzles) == 0 {
		return
	}
	p := open(t, "/#"+dotted(wikipedia)) // this puzzle warms up the engine
	eval[[]float64](p, hintTimesJS)
	var times []float64
	for i := range puzzles {
		p.paste(puzzles[i].String())
		p.waitGrid(puzzles[i].String())
		p.click("Puzzle")
		these := eval[[]float64](p, hintTimesJS)
		t.Logf("%s: %d hints, the slowest %.0f ms, the last %.0f ms", puzzles[i].String(), len(these), slices.Max(these), these[len(these)-1])
		times = append(times, these...)
	}
	slices.Sort(times)
	t.Logf("%d hints: median %.1f ms, 95th percentile %.1f ms, slowest %.1f ms",
		len(times), times[len(times)/2], times[len(times)*95/100], times[len(times)-1])
}
