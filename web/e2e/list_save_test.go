//go:build !js

package e2e

import "testing"

// filePicker imitates the save dialog of browsers that can write to files. Once a file is
// closed, its content is in globalThis.saved. While globalThis.full is true, every write
// fails.
const filePicker = `globalThis.full = false; globalThis.showSaveFilePicker = async ({suggestedName}) => ({ createWritable: async () => {
	const pieces = [];
	return {
		write: async (piece) => { if (full) throw new DOMException("no room", "QuotaExceededError"); pieces.push(piece) },
		close: async () => { globalThis.saved = suggestedName + "\n" + await new Blob(pieces).text() },
		abort: async () => { globalThis.saved = "given up" },
	};
} })`

// TestSaveToFile saves the rows of a long list to a file that the player chooses. If the
// device is full, the page reports it and keeps the list.
func TestSaveToFile(t *testing.T) {
	p := open(t, "/")
	list, want := manyPuzzles(60_000, wikipedia, wikipediaSolution)
	p.tool("List")
	p.chooseFile("#batch-file", writeFile(t, "many.txt", []byte(list)))
	p.waitList(60_000)
	p.run(filePicker)
	p.run(`full = true`)
	p.click("Save")
	p.wait("the formats", `document.querySelector("dialog[open] #list-format")`)
	p.click("Save as a file")
	p.wait("an error about the missing space", `document.querySelector("dialog .problem")?.textContent.includes("QuotaExceededError")`)
	p.run(`full = false`)
	p.click("Save as a file")
	p.wait("the complete file", `globalThis.saved?.startsWith("many-rated.csv\n") && !document.querySelector("dialog")`)
	if got := eval[string](p, `saved`); got != "many-rated.csv\n"+want {
		t.Errorf("saved %d characters, want %d", len(got), len(want))
	}
}

// TestListNotKept rates a list when the device cannot store the results. The page reports
// this and still shows every result.
func TestListNotKept(t *testing.T) {
	p := open(t, "/")
	list, _ := manyPuzzles(1_100, wikipedia, wikipediaSolution)
	p.run(`{
		const put = IDBObjectStore.prototype.put;
		IDBObjectStore.prototype.put = function (...all) {
			if (this.name === "rows") throw new DOMException("no room", "QuotaExceededError");
			return put.apply(this, all);
		};
	}`)
	p.tool("List")
	p.chooseFile("#batch-file", writeFile(t, "many.txt", []byte(list)))
	p.waitList(1_100)
	p.click("Rate all")
	p.wait("an error about the missing space", `document.querySelector(".panel-body .problem")?.textContent.includes("no room")`)
	p.waitList(1_100)
	p.wait("the ratings", `document.querySelector('[data-place="0"]').textContent.includes("Easy")`)
}
