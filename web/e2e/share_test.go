//go:build !js

package e2e

import (
	"strings"
	"testing"
)

func TestLinks(t *testing.T) {
	p := open(t, "/#"+wikipedia)
	p.waitGrid(dotted(wikipedia))
	p.waitStatus("Opened the puzzle from the link.")
	p.bring("/?p=" + dotted(wikipedia))
	p.waitGrid(dotted(wikipedia))
	p.wait("the address of the workshop", `location.search + location.hash === "#workshop"`)
}

func TestShareAndOpen(t *testing.T) {
	p := open(t, "/")
	p.allow("clipboard-read")
	p.allow("clipboard-write")
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	p.clickCell("r1c3")
	p.press("4", "ArrowRight", "1") // the second entry is wrong
	p.click("Share")
	p.wait("the link", `document.querySelector("dialog[open] #share-link")?.value.includes("#")`)
	link := eval[string](p, `document.querySelector("#share-link").value`)
	p.wait("the link in the clipboard", `navigator.clipboard.readText().then(text => text === `+quote(link)+`)`)
	_, code, _ := strings.Cut(link, "#")

	friend := p.server.open()
	friend.navigate("/#" + code)
	friend.waitGrid("5341" + dotted(wikipedia)[4:])
	if got := friend.givens(); got != dotted(wikipedia) {
		t.Errorf("the link has the givens %s", got)
	}

	// A damaged link does not change the grid.
	for _, damaged := range []string{code[:len(code)-3], code[:5] + "-" + code[6:], code + "A", "nonsense", "53007"} {
		friend.navigate("/#" + damaged)
		friend.waitStatus("The link could not be read")
		friend.waitGrid("5341" + dotted(wikipedia)[4:])
	}
}

// TestLinkInAnOpenPage follows a link while the page is open. The puzzle replaces the
// grid, and Undo restores the previous one.
func TestLinkInAnOpenPage(t *testing.T) {
	p := open(t, "/")
	p.clickCell("r1c1")
	p.press("7")
	p.waitGrid(starting("7"))
	p.run(`location.hash = ` + quote(wikipedia))
	p.waitGrid(dotted(wikipedia))
	p.waitStatus("Undo brings back what was here.")
	p.click("Undo")
	p.waitGrid(starting("7"))
	p.run(`location.hash = "#%zz"`)
	p.waitStatus("The address was invalid and has been corrected: #%zz")
	p.clickCell("r1c2")
	p.press("8")
	p.waitGrid(starting("78"))
}

func TestAddressThatCannotBeParsed(t *testing.T) {
	p := open(t, "/#%zz")
	p.waitStatus("The address was invalid and has been corrected: #%zz")
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	p.click("Solve")
	p.waitGrid(wikipediaSolution)
}

func TestSystemShareSheet(t *testing.T) {
	p := openWith(t, "/", `navigator.share = data => { globalThis.shared = data; return Promise.resolve(); }`)
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	p.allow("clipboard-write")
	p.click("Share")
	p.wait("the share sheet", `globalThis.shared?.url.includes("#") && shared.title === "Sudoku Solver"`)
}

func TestClipboardRefused(t *testing.T) {
	p := openWith(t, "/", `if (navigator.clipboard) navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"))`)
	p.paste(wikipedia)
	p.waitStatus("30 givens")
	p.click("Share")
	p.wait("the link to copy by hand", `document.querySelector("dialog[open] #share-link")?.value.includes("#")`)
	p.wait("the reason", `document.querySelector("dialog").textContent.includes("blocked copying")`)
}

// TestWordInLink adds a note to a link, follows the link and reads the note.
func TestWordInLink(t *testing.T) {
	p := open(t, "/#"+wikipedia)
	p.waitGrid(dotted(wikipedia))
	p.click("Share")
	p.wait("the dialog", `document.querySelector("#share-note")`)
	p.resize(390, 664)
	before := eval[string](p, `document.querySelector("#share-link").value`)
	p.clickRole("textbox", "Add a note")
	p.typeText("Look at box 5: where can 7 go?")
	p.press("Tab")
	p.wait("another link", `document.querySelector("#share-link").value.includes("#D")`)
	p.bothSchemes("word-share")
	link := eval[string](p, `document.querySelector("#share-link").value`)
	if !strings.HasSuffix(link, before[strings.Index(before, "#")+1:]) {
		t.Errorf("the link with a word is %s, without %s", link, before)
	}
	p.navigate(link[strings.Index(link, "/#"):])
	p.waitGrid(dotted(wikipedia))
	p.wait("the word", `document.querySelector(".status .notice").textContent === "The link says: “Look at box 5: where can 7 go?”"`)
	p.bothSchemes("word-opened")
}
