//go:build !js

package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// severalWays is the Wikipedia puzzle without three of its givens. It has 15 solutions.
const severalWays = "53..7....6..195....98......8.......34..8.3..17...2...6.6.....8....419..5....8..79"

// TestCompareSolutions compares the solutions of a puzzle, marks a group of cells without
// a given, and adds the givens that make the solution unique.
func TestCompareSolutions(t *testing.T) {
	p := open(t, "/#"+severalWays)
	p.check()
	p.click("Compare the solutions")
	p.wait("the groups", `document.querySelector(".groups .group")`)
	p.wait("the shares", `document.querySelector("#grid .share-4") && document.querySelector("#grid .share-2")`)
	if got := p.text("section.check"); !strings.Contains(got, "15 solutions.") {
		t.Errorf("the panel says %q", got)
	}
	if got := eval[string](p, `document.querySelector("#grid .share-2").parentNode.ariaLabel`); !strings.Contains(got, "solutions: ") {
		t.Errorf("a cell's label is %q", got)
	}
	size := func(class string) float64 {
		return eval[float64](p, `parseFloat(getComputedStyle(document.querySelector("#grid .`+class+`")).fontSize)`)
	}
	if size("share-4") <= size("share-2") {
		t.Error("a digit of most solutions is no larger than one of few")
	}
	p.run(`document.querySelector(".group").focus()`)
	p.press("Enter")
	p.wait("the marked group", `document.querySelector(".group").ariaPressed === "true" && document.querySelector("#grid .grouped")`)
	if n := len(strings.Fields(p.marked("grouped"))); n < 4 {
		t.Errorf("%d cells are marked", n)
	}
	p.press("Enter")
	p.wait("no marked group", `!document.querySelector("#grid .grouped")`)

	p.click("Add")
	p.waitStatus("now has exactly one solution")
	p.wait("no map", `!document.querySelector("#grid [class*=share-]") && !document.querySelector(".groups")`)
	p.press("Ctrl+z")
	p.waitGrid(severalWays)
	p.wait("the map again", `document.querySelector(".groups") && document.querySelector("#grid .share-4")`)
}

// TestCompareScreens checks that the map of solutions fits into every window. If
// SCREENSHOTS is set, it saves screenshots.
func TestCompareScreens(t *testing.T) {
	long(t)
	p := open(t, "/#"+fewest)
	p.check()
	p.click("Compare the solutions")
	p.wait("the groups", `document.querySelector(".groups .group")`)
	p.run(`document.querySelector(".group").click()`)
	p.wait("the marked group", `document.querySelector("#grid .grouped")`)
	for _, width := range []int64{1280, 390, 320} {
		p.resize(width, 844)
		for _, scheme := range []string{"light", "dark"} {
			p.scheme(scheme)
			if over := eval[int](p, `document.documentElement.scrollWidth - innerWidth`); over > 0 {
				t.Errorf("overflows by %d pixels", over)
			}
			p.screenshot(fmt.Sprintf("compare-%d-%s", width, scheme))
		}
	}
}
