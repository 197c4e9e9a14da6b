//go:build !js

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/performance"
)

// longTasks records the part of each long task that exceeds 50 ms, as the total blocking
// time does.
const longTasks = `
	globalThis.blocked = [];
	new PerformanceObserver((list) => blocked.push(...list.getEntries().map((e) => e.duration - 50))).observe({type: "longtask", buffered: true});`

// TestMeasureLessons prints the blocking time of lessons on a processor slowed down by a
// factor of four: of opening a lesson, of going through all its screens, and of printing
// the handouts of a stage. On a busy machine, read the processor time of the taps
// instead, which does not include waiting for the processor.
func TestMeasureLessons(t *testing.T) {
	if !measuring(t) {
		return
	}
	p := openWith(t, "/learn/", longTasks+stillPrint)
	p.resize(390, 664)
	p.waitRunning()
	call(p, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: 4})
	defer call(p, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: 1})
	call(p, performance.Enable, performance.EnableParams{TimeDomain: performance.EnableTimeDomainThreadTicks})
	busy := func() (ms float64) {
		for _, m := range call(p, performance.GetMetrics, cdp.Empty{}).Metrics {
			if m.Name == "TaskDuration" {
				ms = m.Value * 1000
			}
		}
		return ms
	}
	quiet := func() (ms float64) {
		p.run(`new Promise((done) => setTimeout(done, 500))`)
		ms = eval[float64](p, `blocked.reduce((a, b) => a + b, 0)`)
		p.run(`blocked.length = 0`)
		return ms
	}
	for _, key := range []string{"houses", "naked-pair", "x-wing", "als-xz", "aic", "locked-triple", "jellyfish", "als-chain", "unique-rectangle-3", "avoidable-rectangle-1"} {
		p.navigate("/learn/" + key + "/")
		p.waitRunning()
		p.wait("the lesson", `document.querySelector(".reading #reading-title")`)
		opening := quiet()
		taps, work, slowest, over := 0, 0.0, 0.0, 0.0
		tap := func(selector string) {
			p.frames(2)
			before := busy()
			p.tap(selector)
			p.frames(2)
			taken := busy() - before
			taps, work, slowest, over = taps+1, work+taken, max(slowest, taken), over+max(taken-50, 0)
		}
		screens := eval[int](p, `Number(document.querySelector(".reading-text .hint").textContent.match(/\d+$/)[0])`)
		for i := 1; i <= screens; i++ {
			p.wait("the screen", fmt.Sprintf(`document.querySelector(".reading-text .hint").textContent.includes(" %d of ")`, i))
			if eval[bool](p, `!!document.getElementById("reading-show")`) {
				tap("#reading-show")
				p.wait("the answer", `!document.getElementById("reading-show")`)
			}
			if i < screens {
				tap("#reading-go-on")
			}
		}
		t.Logf("%-24s opening blocks %4.0f ms, %d screens %4.0f ms; processor time of %d taps: mean %.0f ms, longest %.0f ms, beyond 50 ms %.0f ms",
			key, opening, screens, quiet(), taps, work/float64(taps), slowest, over)
	}
	p.navigate("/learn/")
	p.waitRunning()
	p.wait("the button", `document.getElementById("stage-print-2")`)
	opening := quiet()
	p.tap("#stage-print-2")
	p.wait("the handouts", `globalThis.printed`)
	t.Logf("%-24s opening %4.0f ms, handouts of stage 2 %4.0f ms", "overview", opening, quiet())
}
