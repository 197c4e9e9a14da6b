//go:build !js

package e2e

import (
	"fmt"
	"slices"
	"testing"
)

// newPuzzleJS makes a puzzle by clicking the button for a grade, or the status line's
// button for the next position. It returns the milliseconds from the click to the new
// grid.
const newPuzzleJS = `(async (grade) => {
	const button = (root, name) => [...document.querySelectorAll(root + " button")].find((b) => b.textContent.trim() === name && b.checkVisibility());
	const until = async (met) => { while (!met()) await new Promise((next) => setTimeout(next, 1)); };
	if (grade) {
		button(".header", "Tools").click();
		await until(() => button("dialog[open] .tools", "New puzzle"));
		button("dialog[open] .tools", "New puzzle").click();
		await until(() => button("dialog[open] .kinds", grade));
	}
	const grid = () => [...document.querySelectorAll(".cell")].map((c) => c.dataset.value || ".").join("");
	const press = () => grade ? button("dialog[open] .kinds", grade) : button(".status-card", "Next position");
	await until(press);
	const before = grid(), start = performance.now();
	press().click();
	await until(() => grid() !== before);
	return performance.now() - start;
})`

// TestMeasureNewPuzzles prints how long new puzzles and practice positions take.
func TestMeasureNewPuzzles(t *testing.T) {
	if !measuring(t) {
		return
	}
	p := open(t, "/")
	report := func(what, argument string, count int) {
		var times []float64
		for range count {
			times = append(times, eval[float64](p, fmt.Sprintf("%s(%s)", newPuzzleJS, argument)))
		}
		slices.Sort(times)
		t.Logf("%s: median %.0f ms, 95th percentile %.0f ms, slowest %.0f ms", what, times[count/2], times[count*95/100], times[count-1])
	}
	for _, grade := range []string{"Easy", "Medium", "Hard", "Expert", "Extreme"} {
		report(grade, quote(grade), 60)
	}
	for _, key := range []string{"naked-pair", "x-wing", "swordfish", "sue-de-coq", "als-xy-wing", "death-blossom", "dynamic-forcing-chain"} {
		p.navigate("/#practise-" + key)
		p.wait("a position", `document.querySelector(".status-card .offer")`)
		report(key, `""`, 20)
	}
}
