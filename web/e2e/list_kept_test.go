//go:build !js

package e2e

import (
	"strings"
	"testing"
)

// TestListKept reloads the page while it rates a long list. The next visit offers to
// continue with the ratings so far, until the player discards the list.
func TestListKept(t *testing.T) {
	p := open(t, "/")
	const worldsHardest = "800000000003600000070090200050007000000045700000100030001000068008500010090000400"
	easy, _ := manyPuzzles(640, wikipedia, wikipediaSolution)
	hard, _ := manyPuzzles(600, worldsHardest, dotted(worldsHardest)) // slow to rate
	p.tool("List")
	p.chooseFile("#batch-file", writeFile(t, "many.txt", []byte(easy+hard)))
	p.waitList(1240)
	p.click("Rate all")
	p.wait("the easy ones to be rated and kept", `new Promise((done) => {
		const opening = indexedDB.open("sudoku lists");
		opening.onsuccess = () => {
			const base = opening.result;
			if (!base.objectStoreNames.contains("lists")) { base.close(); done(false); return }
			const reading = base.transaction("lists").objectStore("lists").get("list");
			reading.onsuccess = () => { base.close(); done(JSON.parse(reading.result ?? "{}").Done >= 512) };
		};
	})`)
	p.reload()
	p.tool("List")
	p.wait("the offer", `/^Go on with many.txt: \d+ of 1,240 rated$/.test(document.querySelector(".batch-actions .primary")?.textContent)`)
	p.clickOn(".batch-actions .primary")
	p.wait("the table", `document.querySelector('[data-place="0"]')?.textContent.includes("Easy")`)
	p.wait("the work to continue", `/^[5-6]\d\d of 1,240 rated/.test(document.querySelector(".batch-status").textContent)`)
	p.clickOn(`[data-place="3"] .list-number`)
	p.waitGrid(strings.Fields(easy)[3])
	p.reload()
	p.tool("List")
	p.click("Discard it")
	p.wait("the offer to disappear", `!document.querySelector(".batch-actions")`)
	p.reload()
	p.tool("List")
	p.wait("the panel", `document.getElementById("batch-file")`)
	p.frames(10)
	if eval[bool](p, `!!document.querySelector(".batch-actions")`) {
		t.Error("the discarded list is offered again")
	}
}
