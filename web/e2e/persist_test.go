//go:build !js

package e2e

import "testing"

// persistence replaces the browser's decision on whether to keep the site's data, and
// counts the requests to keep it.
const persistence = `globalThis.asked = 0; globalThis.grants = false; if (navigator.storage) {
	let persisted = false;
	Object.assign(navigator.storage, {
		persist: async () => { asked++; return persisted = grants },
		persisted: async () => persisted,
	});
}`

// TestPersistence checks that the page requests persistent storage once, when it stores
// the first game, and that the library shows the answer.
func TestPersistence(t *testing.T) {
	p := openWith(t, "/", persistence)
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	if n := eval[int](p, `asked`); n != 0 {
		t.Errorf("%d requests before there was a game", n)
	}
	p.clickCell("r1c3")
	p.press("4")
	p.wait("the question", `asked === 1`)
	p.click("Library")
	p.wait("the answer", `document.querySelector("dialog .game") && document.querySelector("dialog").textContent.includes("may delete these puzzles")`)
	p.press("Escape")
	p.wait("no dialog", `!document.querySelector("dialog")`)
	p.press("5")
	p.waitSaved("e025")
	if n := eval[int](p, `asked`); n != 1 {
		t.Errorf("%d requests", n)
	}

	p.beforeLoad(`grants = true`)
	p.reload()
	p.press("6")
	p.wait("the question", `asked === 1`)
	p.click("Library")
	p.wait("the answer", `document.querySelector("dialog .game") && document.querySelector("dialog").textContent.includes("keeps these puzzles until you delete them")`)
}

// TestSaveLongListInBlobs saves a long list in a browser where the player cannot choose a
// file. The file is joined from blobs, which the browser need not hold in memory.
func TestSaveLongListInBlobs(t *testing.T) {
	p := openWith(t, "/", `delete globalThis.showSaveFilePicker; {
		const { createObjectURL } = URL;
		URL.createObjectURL = (blob) => { globalThis.made = blob; return createObjectURL(blob) };
		globalThis.Blob = class extends Blob {
			constructor(parts, options) {
				super(parts, options);
				this.parts = [...parts ?? []];
			}
		};
	}`)
	list, want := manyPuzzles(60_000, wikipedia, wikipediaSolution)
	p.tool("List")
	p.chooseFile("#batch-file", writeFile(t, "many.txt", []byte(list)))
	p.waitList(60_000)
	dir := p.downloads()
	p.saveList()
	p.waitText(dir+"/many-rated.csv", want)
	if !eval[bool](p, `made.parts.length > 10 && made.parts.every((part) => part instanceof Blob)`) {
		t.Error("the file is made of strings, want blobs")
	}
}
