//go:build !js

package e2e

import (
	"slices"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
)

// eventTimes records how long the page takes to respond to each key, from the press to
// the next paint. The browser measures this in steps of 8 ms and reports only slow
// events.
const eventTimes = `
	globalThis.eventTimes = [];
	new PerformanceObserver((list) => eventTimes.push(...list.getEntries().filter((e) => e.name === "keydown").map((e) => e.duration)))
		.observe({type: "event", durationThreshold: 16});`

// unseen is an upper bound, in milliseconds, on the time for keys that the browser does
// not report.
const unseen = 16

// TestMeasureEventTiming prints the time from a key press to the paint with all
// candidates shown, on a processor slowed down by a factor of four. Digits change the
// most, since each removes candidates from up to twenty cells. The first keys after a
// visit are printed separately, since the browser is still optimising the program.
func TestMeasureEventTiming(t *testing.T) {
	if !measuring(t) {
		return
	}
	p := open(t, "/#"+fewest)
	p.waitGrid(fewest)
	p.press("n")
	p.wait("the candidates", `document.querySelectorAll("#grid .cell > i").length > 300`)
	p.clickCell("r5c5")
	call(p, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: 4})
	defer call(p, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: 1})
	for _, kind := range []struct {
		name string
		keys []string
	}{
		{"the first", []string{"ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "4", "Backspace", "9", "Backspace"}},
		{"moving", []string{"ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"}},
		{"digits", []string{"4", "Backspace", "9", "Backspace"}},
	} {
		p.run(eventTimes)
		const presses = 200
		for i := range presses {
			p.press(kind.keys[i%len(kind.keys)])
			time.Sleep(60 * time.Millisecond) // faster than anyone types
		}
		p.run(`new Promise((done) => setTimeout(done, 500))`)
		times := eval[[]float64](p, `eventTimes`)
		for len(times) < presses {
			times = append(times, unseen)
		}
		slices.Sort(times)
		t.Logf("%s, from key to paint: median %.0f ms, 98th percentile %.0f ms, longest %.0f ms",
			kind.name, times[presses/2], times[presses*98/100], times[len(times)-1])
	}
}
