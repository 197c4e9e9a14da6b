//go:build !js

package e2e

import "testing"

// filePicker lets the player choose a file as browsers do that can write to one; what
// is written comes to globalThis.saved when the file is closed. A full device takes
// nothing.
const filePicker = `globalThis.full = false; globalThis.showSaveFilePicker = async ({suggestedName}) => ({ createWritable: async () => {
	const pieces = [];
	return {
		write: async (piece) => { if (full) throw new DOMException("no room", "QuotaExceededError"); pieces.push(piece) },
		close: async () => { globalThis.saved = suggestedName + "\n" + await new Blob(pieces).text() },
		abort: async () => { globalThis.saved = "given up" },
	};
} })`

// The rows of a long list go to a file of the player's choice as they are made; where
// there is no room for them it is said, and the list stays.
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
	p.wait("word that there is no room", `document.querySelector("dialog .problem")?.textContent.includes("QuotaExceededError")`)
	p.run(`full = false`)
	p.click("Save as a file")
	p.wait("the file to be whole", `globalThis.saved?.startsWith("many-rated.csv\n") && !document.querySelector("dialog")`)
	if got := eval[string](p, `saved`); got != "many-rated.csv\n"+want {
		t.Errorf("%d characters are saved, want %d", len(got), len(want))
	}
}

// Where the device keeps no more of what was found out, it is said, and nothing is
// lost of it.
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
	p.wait("word that there is no room", `document.querySelector(".panel-body .problem")?.textContent.includes("no room")`)
	p.waitList(1_100)
	p.wait("the ratings", `document.querySelector('[data-place="0"]').textContent.includes("Easy")`)
}
