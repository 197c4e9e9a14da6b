//go:build !js

package e2e

import "testing"

// TestOfflineSolvesAndShares opens new tabs without a network. Links of all forms must
// open, and it must be possible to enter, solve and share puzzles.
func TestOfflineSolvesAndShares(t *testing.T) {
	p := openKept(t)
	p.allow("clipboard-write")
	p.server.stop()

	for _, path := range sweep(1, []string{"/some/../?p=" + wikipedia, "/#" + wikipedia, "/?p=" + wikipedia}) {
		q := p.tab()
		q.navigate(path)
		q.waitGrid(dotted(wikipedia))
		q.click("Solve")
		q.waitGrid(wikipediaSolution)
		q.click("Share")
		q.wait("the link", `document.querySelector("dialog[open] #share-link")?.value.includes("#A")`)
	}
	q := p.tab()
	q.navigate("/#play")
	q.click("Clear")
	q.paste("000801000000000430500000000000070800000000100020030000600000075003400000000200600")
	q.waitStatus("17 givens")
	q.tool("Check")
	q.click("Check the puzzle")
	q.wait("the repair", `document.body.textContent.includes("move 4 3 one cell to the right")`)
}

// TestUpdateKeepsTheGrid checks that the page offers a new version, and that the update
// keeps the grid and its history.
func TestUpdateKeepsTheGrid(t *testing.T) {
	p := openKept(t)
	p.reload() // the service worker now controls the page
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	p.clickCell("r1c3")
	p.press("4")

	later := changedSite(t, "/", map[string]string{"robots.txt": "# a later version", "style/print.css": ":root { --paper: black }"})
	p.server.use(later)
	p.run("goappTryUpdate()")
	p.wait("the banner", `document.querySelector(".banner")?.textContent.includes("A new version is ready")`)
	p.click("Reload")
	p.wait("the new version", `document.querySelector("meta[name=version]")?.content === `+quote(later.Version))
	p.waitRunning()
	p.waitGrid("534" + dotted(wikipedia)[3:])
	p.press("Ctrl+z")
	p.waitGrid(dotted(wikipedia))
}

func TestDropAFile(t *testing.T) {
	p := open(t, "/")
	p.run(`{
		const data = new DataTransfer();
		data.items.add(new File([` + quote(wikipedia) + `], "puzzle.txt", {type: "text/plain"}));
		document.body.dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true}));
	}`)
	p.waitGrid(dotted(wikipedia))
	p.run(`{
		const data = new DataTransfer();
		data.setData("text/plain", "nothing of the sort");
		document.body.dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true}));
	}`)
	p.wait("a complaint", `document.querySelector(".status").classList.contains("bad")`)
	p.waitGrid(dotted(wikipedia))
}

func TestInstallButton(t *testing.T) {
	p := open(t, "/")
	p.run(`{
		const event = new Event("beforeinstallprompt", {cancelable: true});
		event.prompt = () => { globalThis.prompted = true; };
		event.userChoice = Promise.resolve();
		dispatchEvent(event);
	}`)
	p.click("Tools")
	p.click("Install")
	p.wait("the browser's prompt", `globalThis.prompted`)
}

func TestGerman(t *testing.T) {
	p := openWith(t, "/", `Object.defineProperty(navigator, "languages", {value: ["de-AT", "en"]})`)
	p.paste(wikipedia)
	p.waitStatus("30 Vorgaben")
	p.click("Lösen")
	p.waitStatus("Genau eine Lösung.")
	if lang := eval[string](p, `document.documentElement.lang`); lang != "de" {
		t.Errorf("the language of the page is %q", lang)
	}
}
