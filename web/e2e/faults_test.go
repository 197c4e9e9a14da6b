//go:build !js

package e2e

import "testing"

// A fault is a failure of the browser's storage. TestFaults enters one digit before it
// and one after, and checks that both survive and that the page reports the fault.
type fault struct {
	name string
	load string // script that runs before each load of the page
	// Scripts that cause the fault. happens runs in the page; away runs in another page of
	// the origin before the next visit.
	happens, away string
	banner        string // expected text above the grid
	library       string // expected text in the library
}

// Scripts that cause faults.
const (
	fillLocal = `for (let n = 1 << 20; n > 0; n >>= 1) { try { while (true) { localStorage.setItem("x" + n + Math.random(), "x".repeat(n)); } } catch {} }`
	// hungBase makes every attempt to open a database hang, as in a browser that still waits
	// for a closed page.
	hungBase = `IDBFactory.prototype.open = () => ({});`
	// brokenBase makes every attempt to open a database fail.
	brokenBase = `IDBFactory.prototype.open = () => {
		const request = new EventTarget();
		request.error = new DOMException("Internal error opening backing store", "UnknownError");
		setTimeout(() => request.onerror?.(new Event("error")));
		return request;
	};`
	forbiddenBase   = `Object.defineProperty(window, "indexedDB", { get() { throw new DOMException("denied", "SecurityError"); } });`
	noServiceWorker = `delete Navigator.prototype.serviceWorker;`
	deleteBases     = `Promise.all(["sudoku", "sudoku slots"].map(` + deleteBase + `))`
	deleteSlots     = `(` + deleteBase + `)("sudoku slots")`
	deleteBase      = `(name) => new Promise((done, failed) => {
		const request = indexedDB.deleteDatabase(name);
		request.onsuccess = () => done();
		request.onerror = request.onblocked = failed;
	})`
	newerBases = `Promise.all(["sudoku", "sudoku slots"].map((name) => new Promise((done, failed) => {
		const request = indexedDB.open(name, 1000);
		request.onsuccess = () => { request.result.close(); done(); };
		request.onerror = request.onblocked = failed;
	})))`
	damagedLocal = `for (const k of Object.keys(localStorage)) if (k.startsWith("sudoku/slot/")) localStorage[k] = "9".repeat(15) + " {not what was kept";`
	// damagedJournal truncates the entries of the journal.
	damagedJournal = `new Promise((done) => {
		indexedDB.open("sudoku slots", 1).onsuccess = ({target: {result: base}}) => {
			const writing = base.transaction("slots", "readwrite"), slots = writing.objectStore("slots");
			slots.openCursor().onsuccess = ({target: {result: cursor}}) => {
				if (cursor) { cursor.update(cursor.value.slice(0, -100)); cursor.continue(); }
			};
			writing.oncomplete = () => { base.close(); done(); };
		};
	})`
	// damagedTexts truncates the histories of the library's games. Short ones become
	// empty.
	damagedTexts = `new Promise((done) => {
		indexedDB.open("sudoku", 2).onsuccess = ({target: {result: base}}) => {
			const writing = base.transaction("texts", "readwrite"), texts = writing.objectStore("texts");
			texts.openCursor().onsuccess = ({target: {result: cursor}}) => {
				if (cursor) { cursor.update(cursor.value.slice(0, -100)); cursor.continue(); }
			};
			writing.oncomplete = () => { base.close(); done(); };
		};
	})`
	yesterday = `{
		const now = Date.now;
		Date = class extends Date { constructor(...a) { a.length ? super(...a) : super(now() - 864e5); } };
		Date.now = () => now() - 864e5;
	}`
)

var faults = []fault{
	{name: "the local storage is full", happens: fillLocal},
	{name: "a private window that has no databases and no service worker", load: forbiddenBase + noServiceWorker, library: "cannot save a library"},
	{name: "the journal is damaged", away: damagedJournal},
	{name: "nothing"},
	{name: "the local storage is emptied", happens: `localStorage.clear()`},
	{name: "the databases hang", load: hungBase},
	{name: "the databases cannot be opened", load: brokenBase, library: "cannot save a library"},
	{name: "the databases are forbidden", load: forbiddenBase, library: "cannot save a library"},
	{name: "the databases are deleted under the page", happens: deleteBases},
	{name: "all is deleted under the page", happens: deleteBases + `.then(() => localStorage.clear())`},
	{name: "a newer version opened the databases", happens: newerBases, library: "newer version of this page"},
	{name: "the local storage is damaged", away: damagedLocal, banner: "is damaged"},
	{name: "the clock goes back", happens: yesterday, away: `0`},
}

func TestFaults(t *testing.T) {
	for _, f := range sweep(2, faults) {
		t.Run(f.name, func(t *testing.T) {
			p := openEmpty(t)
			if f.load != "" {
				p.beforeLoad(f.load)
			}
			p.navigate("/#" + wikipedia)
			p.waitGrid(dotted(wikipedia))
			p.clickCell("r1c3")
			p.press("4")
			p.waitSaved("e024")
			if f.happens != "" {
				p.run(f.happens + "; 0")
			}
			if f.away != "" {
				p.visit("/robots.txt")
				p.run(f.away)
				p.navigate("/")
			}
			p.waitGrid("534" + dotted(wikipedia)[3:])
			if f.banner != "" {
				p.wait("the banner", `document.querySelector(".banner")?.textContent.includes(`+quote(f.banner)+`)`)
			}
			p.clickCell("r1c4")
			p.press("6")
			p.waitGrid("5346" + dotted(wikipedia)[4:])
			p.reload()
			p.waitGrid("5346" + dotted(wikipedia)[4:])
			p.click("Undo")
			p.click("Undo")
			p.waitGrid(dotted(wikipedia))
			p.click("Redo")
			p.click("Redo")
			p.click("Library")
			if f.library == "" && f.load == "" {
				f.library = "30 givens"
			}
			p.wait("the text in the library", `[...document.querySelectorAll("dialog .library-message, dialog .point-name")].some((e) => (e.value ?? e.textContent).includes(`+quote(f.library)+`))`)
		})
	}
}

// TestStorageFull checks that a banner reports full storage and disappears once there is
// space.
func TestStorageFull(t *testing.T) {
	p := open(t, "/")
	p.run(fillLocal + `globalThis.put = IDBObjectStore.prototype.put;
		IDBObjectStore.prototype.put = () => { throw new DOMException("no room", "QuotaExceededError"); }`)
	p.paste(wikipedia)
	p.wait("the banner", `document.querySelector(".banner")?.textContent.includes("storage is full")`)
	p.click("Solve")
	p.waitGrid(wikipediaSolution)
	p.click("Undo")
	p.clickCell("r1c3") // before the banner disappears, which moves the grid
	p.run(`localStorage.clear(); IDBObjectStore.prototype.put = put`)
	p.press("4")
	p.wait("the banner to disappear", `!document.querySelector(".banner")`)
	p.reload()
	p.waitGrid("534" + dotted(wikipedia)[3:])
}

// TestStorageDamaged checks that the page reports unreadable data until the player saves
// it as a file or dismisses the banner. Meanwhile the page starts with an empty grid.
func TestStorageDamaged(t *testing.T) {
	damage := func(p *player) {
		p.paste(wikipedia)
		p.waitSaved("g005")
		p.waitNoted("g005")
		p.visit("/robots.txt")
		p.run(damagedLocal)
		p.run(damagedJournal)
		p.navigate("/")
		p.wait("the banner", `document.querySelector(".banner")?.textContent.includes("damaged")`)
	}
	p := open(t, "/")
	damage(p)
	p.clickCell("r1c1")
	p.press("5")
	p.waitGrid(starting("5"))
	p.reload() // reported again
	p.wait("the banner", `document.querySelector(".banner")?.textContent.includes("damaged")`)
	p.click("Save as a file")
	p.wait("no banner", `!document.querySelector(".banner") && !localStorage["sudoku/broken"]`)
	damage(p)
	p.click("Dismiss")
	p.wait("no banner", `!document.querySelector(".banner")`)
	p.reload()
	p.clickCell("r1c1")
	if banner := eval[bool](p, `!!document.querySelector(".banner")`); banner {
		t.Error("the dismissed banner appears again")
	}
	if kept := eval[bool](p, `Object.keys(localStorage).some((k) => k.startsWith("sudoku/broken") && localStorage[k] === "{not what was kept")`); !kept {
		t.Error("the damaged data is gone")
	}
}

// TestStorageOfTheFuture checks that the page starts with an empty grid, leaves data from
// a newer version alone, and moves it to the library once it is readable.
func TestStorageOfTheFuture(t *testing.T) {
	p := play(t)
	p.clickCell("r1c3")
	p.press("4")
	p.waitSaved("e024")
	p.waitNoted("e024")
	p.visit("/robots.txt")
	p.run(deleteBases)
	p.run(`for (const k of Object.keys(localStorage)) if (k.startsWith("sudoku/slot/")) localStorage[k] = localStorage[k].replace('"version":2', '"version":2000')`)
	p.navigate("/")
	p.wait("the banner", `document.querySelector(".banner")?.textContent.includes("newer version of this page saved your last puzzle")`)
	p.waitGrid(emptyGrid)
	p.clickCell("r1c1")
	p.press("1")
	p.waitSaved("g001")
	p.visit("/robots.txt")
	if left := eval[bool](p, `Object.keys(localStorage).some((k) => k.startsWith("sudoku/slot/") && localStorage[k].includes('"version":2000'))`); !left {
		t.Error("the newer version's data was overwritten")
	}
	// Make the data readable, as an update of the page would.
	p.run(`localStorage["sudoku/broken"] = localStorage["sudoku/broken"].replace('"version":2000', '"version":2')`)
	p.navigate("/")
	p.wait("the banner", `document.querySelector(".banner")?.textContent.includes("back in the library")`)
	p.click("Library")
	p.click("Open 30 givens")
	p.waitGrid("534" + dotted(wikipedia)[3:])
}

// TestLibraryDamaged checks that a game with a damaged history opens with its digits, and
// that the damaged copy stays in the library.
func TestLibraryDamaged(t *testing.T) {
	p := play(t)
	p.clickCell("r1c3")
	p.press("4")
	p.click("Example")
	p.click("Easy")
	p.waitStatus("Example: Easy.")
	p.clickCell("r1c1")
	p.press("Shift+3")
	p.click("Library")
	p.wait("both puzzles", `document.querySelectorAll("dialog .game").length === 2`)
	p.visit("/robots.txt")
	p.run(damagedTexts)
	p.navigate("/#play")
	p.press("l")
	p.click("Open 30 givens")
	p.waitStatus("without its history, which is damaged")
	p.waitGrid("534" + dotted(wikipedia)[3:])
	p.clickCell("r1c4")
	p.press("6")
	p.waitSaved("e036")
	p.click("Library")
	p.wait("what there was", `[...document.querySelectorAll("dialog .point-name")].filter((f) => f.value === "30 givens").length === 2`)
	p.reload()
	p.waitGrid("5346" + dotted(wikipedia)[4:])
}
