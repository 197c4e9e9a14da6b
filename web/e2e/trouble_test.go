//go:build !js

package e2e

import (
	"strings"
	"testing"

	"sudoku/app/text/german"
	"sudoku/app/text/languages"
)

// troubleIs waits until the page shows an error message that contains the given words.
func (p *player) troubleIs(words string) {
	p.t.Helper()
	p.wait("what is wrong", `document.querySelector("[role=alert]")?.checkVisibility() && document.querySelector("[role=alert]").innerText.includes(`+quote(words)+`)`)
	if eval[bool](p, `!!document.getElementById("app-wasm-loader")`) {
		p.t.Error("the page still shows that it is loading")
	}
}

// TestFilesFail checks that the page reports each program file that fails to load. What
// the player types is kept, and Reload starts the program once the file is available
// again.
func TestFilesFail(t *testing.T) {
	for _, path := range sweep(1, []string{wasmPath, "/app.js", "/wasm_exec.js"}) {
		for _, how := range []string{"status 500", "cut off"} {
			t.Run(strings.ReplaceAll(path[1:], "/", "-")+" "+how, func(t *testing.T) {
				p := openEmpty(t)
				p.expect("500", "ERR_", "MIME", "loading the program failed", "Uncaught", "SyntaxError")
				breaks := func(on bool) {
					if how == "cut off" {
						p.server.cutOff(path, on)
						return
					}
					p.server.fail(path, map[bool]int{true: 500}[on])
				}
				breaks(true)
				p.visit("/")
				p.troubleIs("could not be loaded")
				p.clickCell("r1c1")
				p.press("5")
				if got := p.cell("r1c1").Value; got != "5" {
					t.Errorf("the cell shows %q", got)
				}
				p.screenshot("trouble")
				breaks(false)
				p.click("Reload")
				p.waitRunning()
				p.waitGrid("5" + strings.Repeat(".", 80))
			})
		}
	}
}

// TestTextsFail checks that the page falls back to another language if the texts of the
// visitor's language fail to load, and reports an error if none load.
func TestTextsFail(t *testing.T) {
	p := openEmpty(t)
	p.expect("500")
	p.server.fail("/web/texts.en.txt", 500)
	p.navigate("/")
	p.waitStatus(german.Catalog.Setup.Lead)

	p = openEmpty(t)
	p.expect("500")
	for _, c := range languages.All {
		p.server.fail("/web/texts."+c.Code+".txt", 500)
	}
	p.visit("/")
	p.troubleIs("could not be loaded")
	p.clickCell("r1c1")
	p.press("5")
	p.server.fail("/web/texts.en.txt", 0)
	p.click("Reload")
	p.waitRunning()
	p.waitGrid("5" + strings.Repeat(".", 80))
}

func TestFilesFailInGerman(t *testing.T) {
	p := openEmpty(t)
	p.beforeLoad(`Object.defineProperty(navigator, "languages", {value: ["de"]})`)
	p.expect("500", "MIME")
	p.server.fail("/app.js", 500)
	p.visit("/learn/")
	p.troubleIs("ließ sich nicht laden")
	p.server.fail("/app.js", 0)
	p.click("Neu laden")
	p.waitRunning()
}

func TestWithoutWebAssembly(t *testing.T) {
	p := openEmpty(t)
	p.beforeLoad(`delete globalThis.WebAssembly`)
	p.visit("/")
	p.troubleIs("needs WebAssembly")
}

// TestProgramEnds checks that the page reports when its program has stopped.
func TestProgramEnds(t *testing.T) {
	p := open(t, "/")
	p.clickCell("r1c1")
	p.press("5")
	p.waitGrid("5" + strings.Repeat(".", 80))
	p.wait("the game to be saved", `Object.keys(localStorage).some((key) => key.startsWith("sudoku/slot/"))`)
	p.expect("")
	p.run(`{
		const broken = document.querySelector("main").appendChild(document.createElement("b"));
		broken.closest = () => { throw new Error("broken by the test"); };
		broken.click();
	}`)
	p.troubleIs("has stopped")
	p.click("Reload")
	p.waitRunning()
	p.waitGrid("5" + strings.Repeat(".", 80))
}

// TestWorkersThrow checks that the page's own thread solves puzzles if workers cannot be
// started or reject messages.
func TestWorkersThrow(t *testing.T) {
	for how, js := range map[string]string{
		"starting": `globalThis.Worker = class { constructor() { throw new Error("broken by the test"); } }`,
		"asking":   `Worker.prototype.postMessage = () => { throw new Error("broken by the test"); }`,
	} {
		t.Run(how, func(t *testing.T) {
			p := openEmpty(t)
			p.expect("broken by the test", "no workers")
			p.beforeLoad(js)
			p.navigate("/")
			p.paste(wikipedia)
			p.click("Solve")
			p.waitGrid(wikipediaSolution)
		})
	}
}
