//go:build !js

package e2e

import (
	"strings"
	"testing"
)

// TestSmoke goes through the main features, from the first visit to one without a
// network. `make test` runs it in every engine.
func TestSmoke(t *testing.T) {
	p := openKept(t)

	// Type a puzzle by keyboard alone, starting in the first cell.
	p.clickCell("r1c1")
	for row := range 9 {
		for _, digit := range dotted(wikipedia)[9*row : 9*row+9] {
			if digit != '.' {
				p.press(string(digit))
			}
			p.press("ArrowRight")
		}
		if row < 8 {
			p.press("Home", "ArrowDown")
		}
	}
	p.waitGrid(dotted(wikipedia))

	p.click("Solve")
	p.waitGrid(wikipediaSolution)
	p.waitStatus("Exactly one solution.")
	p.press("Ctrl+z")
	p.waitGrid(dotted(wikipedia))

	p.tool("Steps")
	p.explain()
	p.waitStep(1)
	p.press("ArrowDown")
	p.waitStep(2)
	p.toPuzzle()
	p.waitGrid(dotted(wikipedia))

	p.click("Hint")
	p.waitStatus("Look at box")
	p.click("Tell me more")
	p.waitStatus("Look at row")

	p.allow("clipboard-write")
	p.click("Share")
	p.wait("the link", `document.querySelector("dialog[open] #share-link")?.value.includes("#")`)
	_, code, _ := strings.Cut(eval[string](p, `document.querySelector("#share-link").value`), "#")
	p.press("Escape")
	p.wait("no dialog", `!document.querySelector("dialog[open]")`)

	p.server.stop()
	p.navigate("/#" + code)
	p.waitGrid(dotted(wikipedia))
	p.click("Solve")
	p.waitGrid(wikipediaSolution)
}
