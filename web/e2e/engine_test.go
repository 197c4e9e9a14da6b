//go:build !js

package e2e

import "testing"

// spyOnWorkers records the page's workers in globalThis.workers, the last one to receive
// a request in globalThis.asked, and the time in globalThis.askedAt. While
// globalThis.hold is true, requests are dropped.
const spyOnWorkers = `
	globalThis.workers = [];
	globalThis.Worker = class extends Worker {
		constructor(...args) { super(...args); workers.push(this); }
		postMessage(message, ...rest) {
			if (typeof message === "string") {
				globalThis.asked = this;
				globalThis.askedAt = performance.now();
				if (globalThis.hold) { return; }
			}
			super.postMessage(message, ...rest);
		}
	};`

func openSpied(t *testing.T) *player {
	t.Helper()
	p := openWith(t, "/", spyOnWorkers)
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	return p
}

// openSolving opens a page that waits for an answer that never comes.
func openSolving(t *testing.T) *player {
	t.Helper()
	p := openSpied(t)
	p.run(`globalThis.hold = true`)
	p.click("Solve")
	p.waitBusy()
	return p
}

func (p *player) waitBusy() {
	p.t.Helper()
	p.wait("the page to be busy", `document.querySelector("main").getAttribute("aria-busy") === "true"`)
}

func TestCancel(t *testing.T) {
	p := openSolving(t)
	p.clickCell("r1c3")
	p.press("ArrowRight") // the page responds while the engine works
	p.click("Cancel")
	p.waitStatus("Cancelled.")
	p.waitIdle()
	p.run(`globalThis.hold = false`)
	p.click("Solve")
	p.waitGrid(wikipediaSolution)
}

func TestEscapeCancels(t *testing.T) {
	p := openSpied(t)
	p.run(`globalThis.hold = true`)
	p.clickCell("r1c3")
	p.press("Enter")
	p.waitBusy()
	p.press("Escape")
	p.waitStatus("Cancelled.")
}

func TestChangeStopsTheSearch(t *testing.T) {
	p := openSolving(t)
	p.clickCell("r1c3")
	p.press("4")
	p.waitIdle()
	p.waitGrid("534" + dotted(wikipedia)[3:])
}

func TestWorkerCrash(t *testing.T) {
	p := openSolving(t)
	p.run(`globalThis.hold = false; asked.dispatchEvent(new ErrorEvent("error", {message: "killed"}))`)
	p.waitGrid(wikipediaSolution) // from a new worker
}

func TestWorkerCrashesAgain(t *testing.T) {
	p := openSolving(t)
	p.run(`asked.dispatchEvent(new ErrorEvent("error", {message: "killed"}))`)
	p.waitStatus("The solver stopped unexpectedly and has restarted.")
	p.run(`asked.dispatchEvent(new ErrorEvent("error", {message: "killed again"}))`)
	p.waitStatus("The solver stopped. Try again. (killed again)")
	p.waitIdle()
	p.run(`globalThis.hold = false`)
	p.click("Solve")
	p.waitGrid(wikipediaSolution)
}

// TestWorkerVanishes checks that the page recovers from a worker that disappears without
// an event, as when the browser runs out of memory.
func TestWorkerVanishes(t *testing.T) {
	p := openSpied(t)
	p.run(`workers[0].terminate()`)
	p.run(`globalThis.killedAt = performance.now()`)
	p.click("Solve")
	p.waitGrid(wikipediaSolution) // from a new worker
	after := eval[float64](p, `askedAt - killedAt`)
	t.Logf("missed after %.0f ms", after)
	if after > 5000 {
		t.Errorf("the worker was missed after %.0f ms", after)
	}
}

// TestWorkerDies checks that the page notices a killed worker long before the time limit
// for silent workers.
func TestWorkerDies(t *testing.T) {
	p := openWith(t, "/", spyOnWorkers)
	p.paste(fewest)
	p.waitStatus("givens")
	p.tool("Methods")
	p.wait("the methods", `document.querySelectorAll("[data-method]").length > 10`)
	p.choose("string-recursion")
	p.chooseOption("time-limit", 3)
	p.click("Run")
	p.wait("a long run", `/^running, \d/.test(document.querySelector("[data-method=string-recursion] .outcome").textContent)`)
	p.run(`globalThis.killed = asked; globalThis.killedAt = performance.now(); killed.terminate()`)
	p.wait("another worker", `asked !== killed`)
	after := eval[float64](p, `askedAt - killedAt`)
	t.Logf("missed after %.0f ms", after)
	if after > 5000 {
		t.Errorf("the dead worker was missed after %.0f ms", after)
	}
	p.click("Cancel")
	p.waitIdle()
}

func TestWithoutWorkers(t *testing.T) {
	p := openWith(t, "/", `delete globalThis.Worker`)
	p.wait("the banner", `document.querySelector(".banner").textContent.includes("may freeze")`)
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	p.click("Solve")
	p.waitGrid(wikipediaSolution)
}

func TestNothingMoreIsDownloadedForTheEngine(t *testing.T) {
	p := openFirst(t, "/")
	p.paste(wikipedia)
	p.click("Solve")
	p.waitGrid(wikipediaSolution)
	if n := p.server.count("/web/app.wasm"); n > 2 { // for the page and for the service worker's check
		t.Errorf("app.wasm was requested %d times", n)
	}
}
