//go:build !js

package e2e

import (
	"strings"
	"testing"
)

// TestPractise checks that a lesson leads to new positions, each with a task and feedback
// on the player's move. Exercises do not fill up the library.
func TestPractise(t *testing.T) {
	p := openKept(t)
	p.navigate("/learn/x-wing/")
	p.waitHeading("X-Wing")
	p.clickRole("link", "Practise")
	p.waitStatus("Find the X-Wing: rule out at least one candidate.")
	first := p.givens()
	p.pictures("practise")

	// Enter digits until one is wrong.
	p.run(`globalThis.open = document.querySelector(".cell:not(.given)[data-candidates]:not([data-candidates=''])")`)
	for _, digit := range eval[string](p, `[...globalThis.open.dataset.candidates].join("")`) {
		p.clickOn(cellSelector(eval[string](p, `globalThis.open.dataset.cell`)))
		p.press(string(digit))
		p.wait("a judgement", `!document.querySelector(".status .main").textContent.startsWith("Find the X-Wing")`)
		wrong := strings.Contains(p.status(), "No: ")
		p.click("Undo")
		p.waitStatus("Find the X-Wing: rule out at least one candidate.")
		if wrong {
			break
		}
	}

	// The hint leads to the step.
	p.press("h")
	p.wait("the hint", `document.querySelector(".hint-card")`)
	p.readHint()
	p.click("Apply the step")
	p.waitStatus("Right, that follows from X-Wing.")
	p.server.stop() // the exercises are stored by now
	p.click("Next position")
	p.wait("another position", gridJS+` !== "" && document.querySelector(".status .main").textContent.startsWith("Find the X-Wing")`)
	if p.givens() == first {
		t.Error("the next exercise has the same position")
	}
	q := p.tab()
	q.navigate("/#practise-swordfish")
	q.waitStatus("Find the Swordfish: rule out at least one candidate.")
	q.press("l")
	q.wait("an empty library", `document.querySelector("dialog[open]") && !document.querySelector("dialog .game")`)
}

// TestPracticeIsKept checks that an exercise survives a reload, and that the list of
// lessons marks the techniques the player has found and leads to mixed practice.
func TestPracticeIsKept(t *testing.T) {
	p := open(t, "/#practise-naked-pair.1")
	p.waitStatus("Find the Naked Pair: rule out at least one candidate.")
	first := p.givens()
	p.reload()
	p.waitStatus("Find the Naked Pair: rule out at least one candidate.")
	if p.givens() != first {
		t.Error("the position changed on reload")
	}
	p.navigate("/learn/")
	p.waitHeading("Learn")
	if found := eval[int](p, `document.querySelectorAll(".techniques .found").length`); found != 0 {
		t.Errorf("%d techniques are marked as found", found)
	}

	// Solve a full house without help.
	p.navigate("/#practise-full-house.1")
	p.waitStatus("Find the Full House: enter the digit.")
	p.run(fullHouseJS)
	p.clickOn(cellSelector(eval[string](p, `globalThis.full.cell`)))
	p.press(eval[string](p, `globalThis.full.digit`))
	p.waitStatus("Right, that follows from Full House.")
	p.navigate("/learn/")
	p.waitHeading("Learn")
	p.wait("what was found", `document.querySelector(".techniques .found")?.textContent === "✓ Found once"`)
	p.pictures("learn")
	p.clickRole("link", "Mixed practice")
	p.waitStatus("Mixed practice.")
	p.waitStatus("Find the Full House")
}

// fullHouseJS sets the variable full to the only empty cell of a house and its digit.
const fullHouseJS = `(() => {
	const cells = [...document.querySelectorAll("[data-cell]")].map((e) => ({ cell: e.dataset.cell, value: e.dataset.value }));
	const houses = [];
	for (let i = 0; i < 9; i++) {
		houses.push(cells.filter((_, k) => Math.floor(k / 9) === i));
		houses.push(cells.filter((_, k) => k % 9 === i));
		houses.push(cells.filter((_, k) => Math.floor(k / 27) * 3 + Math.floor(k % 9 / 3) === i));
	}
	const full = houses.find((h) => h.filter((c) => !c.value).length === 1);
	const digit = [..."123456789"].find((d) => !full.some((c) => c.value === d));
	globalThis.full = { cell: full.find((c) => !c.value).cell, digit };
})()`
