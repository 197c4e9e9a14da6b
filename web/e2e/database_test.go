//go:build !js

package e2e

import "testing"

// databaseJS defines openBase, which opens the page's database from another page of the
// origin, as another version of the program would.
const databaseJS = `globalThis.openBase = (version) => new Promise((done, failed) => {
	const request = indexedDB.open("sudoku", version);
	request.onupgradeneeded = () => {
		for (const name of ["entries", "texts", "of the future"].slice(0, version === 1 ? 2 : 3)) {
			if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name);
		}
	};
	request.onsuccess = () => done(globalThis.base = request.result);
	request.onerror = () => failed(request.error);
	request.onblocked = () => failed(new Error("another page blocks the database"));
});`

// A puzzle in the library and its history, as the first version saved them.
const (
	entryOfVersion1 = `{"id":"` + wikipediaDotted + `","title":"Of old","filled":1,"empty":51,"solved":false,"millis":61000,"changed":"2025-03-01T12:00:00Z"}`
	textOfVersion1  = `{"version":2,"nodes":[{"p":-1,"d":"g005g013g047g106g121g139g145g209g218g256g278g326g353g368g374g401g421g428g483"},{"p":0,"d":"e024","m":true}],"path":[0,1],"depth":1,"selected":"r1c3"}`
	wikipediaDotted = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
)

// TestLibraryOfVersion1 checks that puzzles saved by the first version still open.
func TestLibraryOfVersion1(t *testing.T) {
	p := openEmpty(t)
	p.visit("/robots.txt")
	p.run(databaseJS)
	p.run(`openBase(1).then((base) => new Promise((done) => {
		const writing = base.transaction(["entries", "texts"], "readwrite");
		writing.objectStore("entries").put(` + quote(entryOfVersion1) + `, "` + wikipediaDotted + `");
		writing.objectStore("texts").put(` + quote(textOfVersion1) + `, "` + wikipediaDotted + `");
		writing.oncomplete = () => { base.close(); done(); };
	}))`)
	p.navigate("/")
	p.press("l")
	p.click("Open Of old")
	p.wait("the entry", `document.querySelector("[data-cell=r1c3]").dataset.value === "4"`)
}

// TestLibraryInUseByVersion1 checks that the page reports a database blocked by a page of
// the first version, and continues once the database is free.
func TestLibraryInUseByVersion1(t *testing.T) {
	old := openEmpty(t)
	old.visit("/robots.txt")
	old.run(databaseJS)
	old.run(`openBase(1).then(() => {})`)
	p := old.tab()
	p.navigate("/")
	p.press("l")
	p.wait("the reason", `document.querySelector(".library-message").textContent.includes("older version of this page is open")`)
	old.run(`base.close()`)
	p.wait("the library", `document.querySelector(".library-message").textContent.includes("No puzzles yet")`)
}

// TestLibraryOfTheFuture checks that the page does not block a newer version and reports
// that one is open.
func TestLibraryOfTheFuture(t *testing.T) {
	p := open(t, "/")
	p.press("l")
	p.wait("the library", `document.querySelector(".library-message").textContent.includes("No puzzles yet")`)
	later := p.tab()
	later.visit("/robots.txt")
	later.run(databaseJS)
	later.run(`openBase(1000).then(() => {})`)
	p.press("Escape", "l")
	p.wait("the reason", `document.querySelector(".library-message").textContent.includes("newer version of this page")`)
}
