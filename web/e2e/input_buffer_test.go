//go:build !js

package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/network"
)

// openEarly opens a page but holds back its program. run releases the program and waits
// until it runs.
func openEarly(t *testing.T, path string) (p *player, run func()) {
	t.Helper()
	p = openEmpty(t)
	return p, p.visitEarly(path)
}

// visitEarly goes to a page but holds back its program until run is called. It does so
// inside the page, since the program may come from the browser's cache.
func (p *player) visitEarly(path string) (run func()) {
	p.t.Helper()
	p.beforeLoad(`{
		const post = Worker.prototype.postMessage, held = new Promise((go) => globalThis.letGo = go);
		Worker.prototype.postMessage = function (message, ...rest) {
			message.share ? held.then(() => post.call(this, message, ...rest)) : post.call(this, message, ...rest);
		};
	}`)
	p.visit(path)
	return func() {
		p.t.Helper()
		p.run(`letGo()`)
		p.waitRunning()
		p.wait("the program to take over", `!JSON.parse(sessionStorage.getItem("sudoku early") ?? "[0, []]")[1].length`)
	}
}

// TestTypedEarly checks that input is shown before the program runs, and that the program
// then takes it over.
func TestTypedEarly(t *testing.T) {
	p, run := openEarly(t, "/")
	p.clickCell("r1c1")
	p.press("5")
	p.press("3")
	p.press("ArrowRight")
	p.press("ArrowDown")
	p.press("7")
	p.press("8")
	p.press("Backspace")
	p.press("9")
	p.click("1")
	p.clickCell("r9c9")
	p.press("2")
	p.press("Delete")
	p.press("4")
	want := "53" + strings.Repeat(".", 9) + "791" + strings.Repeat(".", 66) + "4"
	if got := p.grid(); got != want {
		t.Errorf("before the program runs, the grid shows\n%s, want\n%s", got, want)
	}
	p.click("Solve")
	p.screenshot("early")
	run()
	p.wait("the whole grid", gridJS+`.match(/^[1-9]{81}$/) && `+gridJS+`.startsWith("53")`)
	if got := p.givens(); got != want {
		t.Errorf("the program has the givens\n%s, want\n%s", got, want)
	}
	p.press("ArrowLeft") // the focus has not moved
	p.wait("the focus", `document.activeElement.dataset.cell === "r9c8"`)
}

// TestTypedAtTheMount types after go-app has replaced the server's page and before the
// program starts. A past bug let the script replace go-app's panel at that point: the
// keypad was dead, and later drawing could panic.
func TestTypedAtTheMount(t *testing.T) {
	p := openEmpty(t)
	p.beforeLoad(`addEventListener("DOMContentLoaded", () => {
		const first = document.body.firstElementChild;
		new MutationObserver((_, observer) => {
			if (!first.isConnected) {
				observer.disconnect();
				globalThis.typed = true;
				dispatchEvent(new KeyboardEvent("keydown", {key: "5", code: "Digit5", bubbles: true}));
			}
		}).observe(document.body, {childList: true});
	})`)
	p.navigate("/")
	p.wait("the key", `globalThis.typed`)
	p.waitGrid("5" + strings.Repeat(".", 80))
	p.click("3")
	p.waitGrid("53" + strings.Repeat(".", 79))
}

// TestPastedEarly pastes and solves a puzzle while the program loads over a slow
// connection.
func TestPastedEarly(t *testing.T) {
	p := openEmpty(t)
	p.throttle(&network.Conditions{Latency: 150, DownloadThroughput: 200_000, UploadThroughput: 90_000})
	run := p.visitEarly("/")
	p.paste(wikipedia)
	p.click("Solve")
	run()
	p.waitGrid(wikipediaSolution)
	if got, want := p.givens(), strings.ReplaceAll(wikipedia, "0", "."); got != want {
		t.Errorf("the givens are\n%s, want\n%s", got, want)
	}
}

// TestProgress checks that the loading progress is shown in megabytes.
func TestProgress(t *testing.T) {
	p := openEmpty(t)
	p.beforeLoad(`globalThis.shares = [];
		addEventListener("DOMContentLoaded", () => {
			const line = document.getElementById("app-wasm-loader");
			line && new MutationObserver(() => shares.push([line.querySelector("progress").value, line.innerText]))
				.observe(line, {childList: true, subtree: true, characterData: true});
		})`)
	p.navigate("/")
	if !eval[bool](p, `shares.length > 2 && shares.every(([share], i) => i === 0 || share >= shares[i-1][0]) && shares.at(-1)[0] > 0.99
		&& shares.every(([, words]) => /^\d+\.\d of \d+\.\d MB$/.test(words.trim()))`) {
		t.Errorf("the progress was %s", eval[string](p, `JSON.stringify(shares)`))
	}
}

// TestTypedEarlyIntoASavedGame checks that early input is added to a saved game, and that
// the status reports what did not fit.
func TestTypedEarlyIntoASavedGame(t *testing.T) {
	p := open(t, "/")
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	p.wait("the game to be saved", `Object.keys(localStorage).some((key) => key.startsWith("sudoku/slot/"))`)
	before := p.grid()

	run := p.visitEarly("/")
	p.clickCell("r1c1") // a given
	p.press("9")
	p.clickCell("r1c3") // an empty cell
	p.press("4")
	run()
	p.waitGrid(before[:2] + "4" + before[3:])
	p.waitStatus("did not fit")
}

// TestTypedEarlyIntoALink checks that early input is added to the puzzle in a link.
func TestTypedEarlyIntoALink(t *testing.T) {
	p, run := openEarly(t, "/#"+wikipedia)
	p.clickCell("r1c3")
	p.press("4")
	run()
	before := strings.ReplaceAll(wikipedia, "0", ".")
	p.waitGrid(before[:2] + "4" + before[3:])
}

// TestTypedEarlyAndReloaded checks that early input survives a reload and is applied only
// once.
func TestTypedEarlyAndReloaded(t *testing.T) {
	p, run := openEarly(t, "/")
	p.clickCell("r2c2")
	p.press("8")
	p.run(`location.reload()`)
	p.wait("what was typed", `performance.getEntriesByType("navigation")[0].type === "reload" && document.querySelector('[data-cell="r2c2"]')?.dataset.value === "8"`)
	p.press("3") // in the next cell
	run()
	want := strings.Repeat(".", 10) + "83" + strings.Repeat(".", 69)
	p.waitGrid(want)
	p.wait("the game to be saved", `Object.keys(localStorage).some((key) => key.startsWith("sudoku/slot/"))`)
	p.press("Ctrl+z")
	p.press("Ctrl+z")
	p.waitGrid(strings.Repeat(".", 81))
	p.run(`location.reload()`)
	p.wait("the new page", `!globalThis.prerendered || prerendered === document.body.firstElementChild`)
	run()
	p.waitGrid(strings.Repeat(".", 81))
}

// TestTypedEarlyByTouch enters a digit by touch, on a page in German.
func TestTypedEarlyByTouch(t *testing.T) {
	p := openEmpty(t)
	p.beforeLoad(`Object.defineProperty(navigator, "languages", {value: ["de"]})`)
	run := p.visitEarly("/")
	p.tap(cellSelector("r5c5"))
	p.wait("the keypad", `document.querySelector(".keypad")`)
	p.tap(`.key[data-digit="7"]`)
	want := strings.Repeat(".", 40) + "7" + strings.Repeat(".", 40)
	if got := p.grid(); got != want {
		t.Errorf("before the program runs, the grid shows\n%s", got)
	}
	p.click("Löschen")
	run()
	p.waitGrid(strings.Repeat(".", 81))
}
