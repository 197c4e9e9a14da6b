//go:build !js

package e2e

import "testing"

// saved waits until the page has kept what it shows.
func (p *player) waitSaved(digits string) {
	p.t.Helper()
	p.wait("the grid to be kept", `Object.keys(localStorage).some(k => k.startsWith("sudoku/slot/") && localStorage[k].includes(`+quote(digits)+`))`)
}

func TestReloadKeepsGridAndHistory(t *testing.T) {
	p := open(t, "/")
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	p.clickCell("r1c3")
	p.press("4")
	p.click("Solve")
	p.waitGrid(wikipediaSolution)
	p.reload() // at once: what was not saved yet is saved when the page goes
	p.waitGrid(wikipediaSolution)
	p.click("Undo")
	p.waitGrid("534" + dotted(wikipedia)[3:])
	p.click("Undo")
	p.waitGrid(dotted(wikipedia))
	p.click("Undo")
	p.waitGrid(emptyGrid)
	p.click("Redo")
	p.waitGrid(dotted(wikipedia))
}

func TestNewTabBeginsWithTheLastGrid(t *testing.T) {
	p := open(t, "/")
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	p.waitSaved("g005")
	later := p.tab()
	later.navigate("/")
	later.waitGrid(dotted(wikipedia))
}

func TestTwoTabsDoNotWriteOverEachOther(t *testing.T) {
	p := open(t, "/")
	p.clickCell("r1c1")
	p.press("1")
	p.waitSaved("g001")
	other := p.tab()
	other.navigate("/")
	other.waitGrid(starting("1"))
	other.clickCell("r1c2")
	other.press("2")
	other.waitSaved("g012")
	p.press("ArrowRight", "3")
	p.waitSaved("g013")
	other.reload()
	other.waitGrid(starting("12"))
	p.reload()
	p.waitGrid(starting("13"))
}

func TestStorageFull(t *testing.T) {
	p := open(t, "/")
	p.run(`for (let n = 1 << 20; n > 0; n >>= 1) { try { while (true) { localStorage.setItem("x" + n + Math.random(), "x".repeat(n)); } } catch {} }`)
	p.paste(wikipedia)
	p.wait("the banner", `document.querySelector(".banner")?.textContent.includes("storage is full")`)
	p.click("Solve")
	p.waitGrid(wikipediaSolution)
	p.run(`localStorage.clear()`)
	p.clickCell("r1c3")
	p.press("4")
	p.wait("the banner to go when there is room again", `!document.querySelector(".banner")`)
}

func TestStorageCorrupt(t *testing.T) {
	p := open(t, "/")
	p.paste(wikipedia)
	p.waitSaved("g005")
	p.visit("/robots.txt")
	p.run(`for (const k of Object.keys(localStorage)) { localStorage[k] = "1 {not what was kept"; }`)
	p.navigate("/")
	p.wait("the banner", `document.querySelector(".banner")?.textContent.includes("damaged")`)
	p.click("Dismiss")
	p.wait("no banner", `!document.querySelector(".banner")`)
	p.clickCell("r1c1")
	p.press("5")
	p.waitGrid(starting("5"))
}

func TestStorageThatThrows(t *testing.T) {
	p := open(t, "/")
	p.beforeLoad(`for (const name of ["localStorage", "sessionStorage"]) {
		Object.defineProperty(window, name, { configurable: true, get() { throw new DOMException("denied", "SecurityError"); } });
	}`)
	p.reload()
	p.wait("the banner", `document.querySelector(".banner")?.textContent.includes("saves nothing")`)
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	p.click("Solve")
	p.waitGrid(wikipediaSolution)
}
