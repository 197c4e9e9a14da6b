//go:build !js

package e2e

import (
	"fmt"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"sudoku/solver/board"
)

// TestMeasureKeyToPaint prints the time from a key press to the frame that shows its
// digit, on a processor slowed down by a factor of four. The browser's Event Timing
// measures it in steps of 8 ms.
func TestMeasureKeyToPaint(t *testing.T) {
	if !measuring(t) {
		return
	}
	p := open(t, "/#"+wikipedia)
	p.waitGrid(dotted(wikipedia))
	call(p, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: 4})
	p.run(`globalThis.seen = [];
		new PerformanceObserver((list) => seen.push(...list.getEntries().filter((e) => e.name === "keydown").map((e) => e.duration)))
			.observe({type: "event", durationThreshold: 16, buffered: false})`)
	p.clickCell("r1c3")
	const keys = 150
	for i := range keys {
		p.press([]string{"1", "2", "4", "ArrowRight", "ArrowLeft", "Backspace"}[i%6])
		p.frames(2)
	}
	times := eval[[]float64](p, `seen`)
	for len(times) < keys {
		times = append(times, 16) // shorter times are not reported
	}
	slices.Sort(times)
	t.Logf("%d keys at a quarter of the normal speed: median %.0f ms, 98th percentile %.0f ms, slowest %.0f ms",
		len(times), times[len(times)/2], times[len(times)*98/100], times[len(times)-1])
}

// TestMeasureTapToPaint is like TestMeasureKeyToPaint, but for taps on cells and digits
// on a phone.
func TestMeasureTapToPaint(t *testing.T) {
	if !measuring(t) {
		return
	}
	p := open(t, "/#"+dotted(expert))
	p.resize(390, 664)
	p.waitGrid(dotted(expert))
	p.waitIdle()
	call(p, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: 4})
	p.run(`globalThis.seen = new Map();
		new PerformanceObserver((list) => list.getEntries().filter((e) => e.interactionId)
			.forEach((e) => seen.set(e.interactionId, Math.max(seen.get(e.interactionId) ?? 0, e.duration))))
			.observe({type: "event", durationThreshold: 16, buffered: false})`)
	taps := 0
	for i, c := range dotted(expert) {
		if c == '.' {
			p.tap(cellSelector(board.Cell(i).String()))
			p.tap(fmt.Sprintf(`.key[data-digit="%d"]`, 1+i%9))
			taps += 2
		}
	}
	p.run(`new Promise((done) => setTimeout(done, 500))`)
	times := eval[[]float64](p, `[...seen.values()]`)
	for len(times) < taps {
		times = append(times, unseen)
	}
	slices.Sort(times)
	t.Logf("%d taps at a quarter of the normal speed: median %.0f ms, 98th percentile %.0f ms, slowest %.0f ms",
		taps, times[taps/2], times[taps*98/100], times[len(times)-1])
}
