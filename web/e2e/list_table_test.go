//go:build !js

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// openLongList opens a list of n puzzles that all look different.
func openLongList(t *testing.T, n int) (p *player, lines []string) {
	t.Helper()
	p = open(t, "/")
	list, _ := manyPuzzles(n, wikipedia, wikipediaSolution)
	file := filepath.Join(t.TempDir(), "many.txt")
	if err := os.WriteFile(file, []byte(list), 0o600); err != nil {
		t.Fatal(err)
	}
	p.tool("List")
	p.chooseFile("#batch-file", file)
	p.waitList(n)
	return p, strings.Fields(list)
}

// rowAt returns the number of the active row of the table, or "" if there is none.
func (p *player) rowAt() string {
	p.t.Helper()
	return eval[string](p, `document.getElementById(document.getElementById("list-table").getAttribute("aria-activedescendant"))?.querySelector(".list-number").textContent ?? ""`)
}

// TestListKeys navigates a table of 100,000 puzzles by keyboard. The document may hold
// only the visible rows. Any row can be opened, and Undo restores the grid.
func TestListKeys(t *testing.T) {
	const n = 100_000
	p, lines := openLongList(t, n)
	p.focusTable()
	if rows := eval[int](p, `document.querySelectorAll(".list-row").length`); rows > 60 {
		t.Errorf("%d rows are in the document", rows)
	}
	if count := eval[string](p, `document.getElementById("list-table").getAttribute("aria-rowcount")`); count != "100001" {
		t.Errorf("the table has %s rows", count)
	}
	for _, c := range []struct{ key, row string }{
		{"ArrowDown", "1"}, {"ArrowDown", "2"}, {"End", "100,000"}, {"ArrowDown", "100,000"}, {"ArrowUp", "99,999"}, {"Home", "1"},
	} {
		p.press(c.key)
		if got := p.rowAt(); got != c.row {
			t.Errorf("%s leads to row %s, want %s", c.key, got, c.row)
		}
		if !eval[bool](p, `((row, rows) => row.top >= rows.top - 1 && row.bottom <= rows.bottom + 1)(
			document.querySelector(".list-row.current").getBoundingClientRect(), document.getElementById("list-rows").getBoundingClientRect())`) {
			t.Errorf("after %s row %s is not visible", c.key, c.row)
		}
	}
	p.press("PageDown")
	if got := p.rowAt(); got == "1" || got == "" {
		t.Errorf("Page Down leads to row %s", got)
	}
	p.press("End", "Enter")
	p.wait("the puzzle", `!document.querySelector(".list-table")`)
	p.waitGrid(lines[n-1])
	p.press("Ctrl+z")
	p.waitGrid(emptyGrid)
}

// TestListScroll reaches rows by scrolling.
func TestListScroll(t *testing.T) {
	p, lines := openLongList(t, 100_000)
	p.run(`document.getElementById("list-table").scrollTop = document.getElementById("list-table").scrollHeight`)
	p.wait("the last row", `document.querySelector('[data-place="99999"]')`)
	p.run(`document.getElementById("list-table").scrollTop /= 2`)
	p.wait("a row in the middle", `document.querySelector('[data-place="50000"]')`)
	p.clickOn(`[data-place="50000"] .list-number`)
	p.waitGrid(lines[50_000])
}

// TestListSelect selects rows with clicks and keys and saves the selection.
func TestListSelect(t *testing.T) {
	p, lines := openLongList(t, 30)
	dir := p.downloads()
	selected := func(want string) {
		t.Helper()
		p.wait(want, `document.querySelector(".list-left").textContent.trim() === `+quote(want))
	}
	p.clickOn(`[data-place="1"] .list-mark`)
	selected("1 selected")
	p.clickWith("Shift", `[data-place="4"] .list-number`)
	selected("4 selected")
	p.clickWith("Ctrl", `[data-place="2"] .list-number`)
	selected("3 selected")
	p.press("ArrowDown", " ")
	selected("2 selected")
	p.press("Ctrl+a")
	selected("30 selected")
	p.press("Escape")
	selected("")
	p.press("Home", " ", "Shift+ArrowDown")
	selected("2 selected")
	p.click("Save")
	p.wait("the formats", `document.querySelector("dialog[open] #list-format")`)
	p.chooseOption("list-format", 3)
	p.click("Save as a file")
	p.waitText(filepath.Join(dir, "many-rated.txt"), lines[0]+"\n"+lines[1]+"\n")
	for _, said := range []string{"2 puzzles are in the library now.", "2 were in the library already."} {
		p.click("Save")
		p.click("Add to the library")
		p.waitStatus(said)
	}
	p.pictures("list-shelved")
	p.clickRole("checkbox", "Select all")
	selected("30 selected")
	p.click("Print")
	p.wait("the print dialog", `document.querySelector("dialog[open]")?.textContent.includes("30")`)
	p.press("Escape")
	p.click("Tools")
	p.click("Library")
	p.wait("both in the library", `["many.txt 1", "many.txt 2"].every((name) => [...document.querySelectorAll("dialog .point-name")].some((f) => f.value === name))`)
	p.pictures("list-library")
}

// clickWith clicks the first element that matches a selector while a key is held.
func (p *player) clickWith(key, selector string) {
	p.t.Helper()
	x, y := p.centre(selector)
	p.mouseWith(x, y, modifiers[key])
}

// fourKinds lists an easy puzzle, one with 17 givens, one with several solutions and one
// without a solution.
var fourKinds = strings.Join([]string{
	wikipedia,
	"000801000000000043500000000000070800000000100020030000600000075003400000000200600",
	"000801000000000430500000000000070800000000100020030000600000075003400000000200600",
	"55" + strings.Repeat("0", 79),
}, "\n")

// waitRows waits until the table shows the rows with the given numbers, in order.
func (p *player) waitRows(what string, numbers ...int) {
	p.t.Helper()
	want := strings.ReplaceAll(strings.Trim(fmt.Sprint(numbers), "[]"), " ", ",")
	p.wait(what, `[...document.querySelectorAll(".list-row .list-number")].map((e) => e.textContent).join() === `+quote(want))
}

// TestListOrderAndFilter sorts the table by clicks on the column headers and filters it.
func TestListOrderAndFilter(t *testing.T) {
	p := open(t, "/")
	p.paste(fourKinds)
	p.waitList(4)
	p.waitRows("the order of the list", 1, 2, 3, 4)
	p.click("Givens")
	p.waitRows("few givens first", 4, 2, 3, 1)
	p.click("Givens")
	p.waitRows("many givens first", 1, 2, 3, 4)
	p.wait("the sorted column head", `document.querySelector('[aria-sort="descending"]')?.textContent === "Givens"`)
	p.click("ER")
	p.waitRows("by rating, those that have none last", 1, 2, 3, 4)
	p.click("ER")
	p.waitRows("the other way round, those that have none last", 2, 1, 3, 4)
	p.click("No.")
	p.waitRows("the order of the list again", 1, 2, 3, 4)

	p.click("Filter")
	p.clickRole("checkbox", "Exactly one solution")
	p.wait("the remaining count", `document.querySelector("dialog .list-left").textContent.startsWith("2 of 4 shown")`)
	p.fill("#list-er-from", "2")
	p.wait("one remaining", `document.querySelector("dialog .list-left").textContent.startsWith("1 of 4 shown")`)
	p.click("Close")
	p.waitRows("what the filter leaves", 2)
	p.clickOn(`[data-place="0"] .list-number`)
	p.waitGrid(dotted(strings.Split(fourKinds, "\n")[1]))
	p.tool("List")
	p.click("Filter")
	p.click("Show all")
	p.click("Close")
	p.waitRows("all again", 1, 2, 3, 4)
	p.click("Columns")
	p.clickRole("checkbox", "HoDoKu: hardest technique")
	p.clickRole("checkbox", "No redundant digits")
	p.click("Close")
	p.wait("the new columns", `document.querySelector('[data-place="1"]').textContent.includes("Naked Pair") && document.querySelector('[data-place="1"]').textContent.includes("Yes")`)
}

// fill types text into a field and leaves the field.
func (p *player) fill(selector, text string) {
	p.t.Helper()
	p.clickOn(selector)
	p.typeText(text)
	p.press("Tab")
}

// TestListNarrow checks that the table fits on a phone.
func TestListNarrow(t *testing.T) {
	p := open(t, "/")
	p.resize(390, 844)
	p.paste(fourKinds)
	p.waitList(4)
	if wide := eval[[]int](p, `((e) => [e.scrollWidth, e.clientWidth])(document.getElementById("list-table"))`); wide[0] > wide[1] {
		t.Errorf("the table is %d pixels wide, but only %d are visible", wide[0], wide[1])
	}
	p.screenshot("list-narrow")
}

// TestListOnce filters a list so that puzzles that differ only by a relabelling of digits
// appear once, or as a group.
func TestListOnce(t *testing.T) {
	p := open(t, "/")
	list, _ := manyPuzzles(5, wikipedia, wikipediaSolution)
	p.paste(list + fourKinds)
	p.waitList(9)
	p.click("Filter")
	p.clickRole("checkbox", "Show equivalent puzzles only once")
	p.wait("the remaining count", `document.querySelector("dialog .list-left").textContent.startsWith("4 of 9 shown")`)
	p.click("Close")
	p.waitRows("each of them once", 1, 7, 8, 9)
	p.click("Filter")
	p.clickRole("checkbox", "Show equivalent puzzles only once")
	p.clickRole("checkbox", "Show only groups of equivalent puzzles")
	p.click("Close")
	p.waitRows("the group", 1, 2, 3, 4, 5, 6)
	p.pictures("list-groups")
}
