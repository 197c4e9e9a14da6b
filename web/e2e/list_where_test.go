//go:build !js

package e2e

import (
	"strings"
	"testing"
)

// TestListWhere filters a list by an expression. The page completes names and marks the
// place of an error. The buttons for the next and the previous puzzle follow the filter,
// and the list keeps it.
func TestListWhere(t *testing.T) {
	p := open(t, "/")
	p.paste(fourKinds)
	p.waitList(4)
	p.clickOn("#list-where")
	p.typeText("minimal and gi")
	p.wait("the place of the error", `document.querySelector(".list-where mark").textContent === "gi"`)
	p.wait("a completion", `[...document.querySelectorAll("#list-where-options option")].map((o) => o.value).join() === "minimal and givens"`)
	p.pictures("list-where-wrong")
	p.waitRows("those for which it was true last", 2)
	for range len("minimal and gi") {
		p.press("Backspace")
	}
	p.typeText("solutions < 2")
	p.waitRows("those with at most one solution", 1, 2, 4)
	p.wait("no error", `!document.querySelector(".list-where mark")`)
	p.focusTable()
	p.press("ArrowDown", "ArrowDown")
	p.pictures("list-where")
	p.press("Enter")
	p.waitGrid(dotted(strings.Fields(fourKinds)[1]))
	p.wait("the place", `document.querySelector(".list-nav").textContent.includes("2 of 3")`)
	p.pictures("list-nav")
	p.click("Next puzzle")
	p.waitGrid(dotted(strings.Fields(fourKinds)[3]))
	p.wait("the last puzzle", `[...document.querySelectorAll('.list-nav [aria-label="Next puzzle"]')].every((b) => b.ariaDisabled === "true")`)
	p.click("Previous puzzle")
	p.waitGrid(dotted(strings.Fields(fourKinds)[1]))
	p.click("List")
	p.waitRows("the filtered list", 1, 2, 4)
	if row := p.rowAt(); row != "2" {
		t.Errorf("the current row is %s", row)
	}
}
