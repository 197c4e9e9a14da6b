//go:build !js

package e2e

import (
	"strings"
	"testing"
)

// A lesson leads to positions that nobody has seen, with a task, a judgement of what
// was done, and the next one. The library does not fill up with them.
func TestPractise(t *testing.T) {
	p := openKept(t)
	p.navigate("/learn/x-wing/")
	p.waitHeading("X-Wing")
	p.clickRole("link", "Practise")
	p.waitStatus("Find the X-Wing: rule out at least one candidate.")
	first := p.givens()
	p.pictures("practise")

	// A digit that is not the solution's.
	p.run(`globalThis.open = document.querySelector(".cell:not(.given)[data-candidates]:not([data-candidates=''])")`)
	for _, digit := range eval[string](p, `[...globalThis.open.dataset.candidates].join("")`) {
		p.clickOn(cellSelector(eval[string](p, `globalThis.open.dataset.cell`)))
		p.press(string(digit))
		p.wait("a judgement", `!document.querySelector(".status .main").textContent.startsWith("Find the X-Wing")`)
		wrong := strings.Contains(p.status(), "Not so: ")
		p.click("Undo")
		p.waitStatus("Find the X-Wing: rule out at least one candidate.")
		if wrong {
			break
		}
	}

	// The hint leads to the step.
	for range 4 {
		p.press("h")
	}
	p.click("Apply the step")
	p.waitStatus("Right, that is what X-Wing tells you.")
	p.server.stop() // the bank is kept from now on
	p.click("Next position")
	p.wait("another position", gridJS+` !== "" && document.querySelector(".status .main").textContent.startsWith("Find the X-Wing")`)
	if p.givens() == first {
		t.Error("the same position comes twice")
	}
	q := p.tab()
	q.navigate("/#practise-swordfish")
	q.waitStatus("Find the Swordfish: rule out at least one candidate.")
	q.press("l")
	q.wait("an empty library", `document.querySelector("dialog[open]") && !document.querySelector("dialog .game")`)
}
