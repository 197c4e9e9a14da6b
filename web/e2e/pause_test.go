//go:build !js

package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/accessibility"
)

// TestPause pauses the game with the button and with the key. During a pause the digits
// are hidden from view and from screen readers, and nothing can be entered.
func TestPause(t *testing.T) {
	p := play(t)
	p.clickCell("r1c3")
	p.wait("the time", `document.querySelector("[role=timer]").textContent >= "0:01"`)
	covered := `(document.getElementById("cover") !== null && !document.querySelector("[data-cell=r1c1]").checkVisibility({visibilityProperty: true}))`
	for name, pause := range map[string]func(){
		"the button": func() { p.click("Pause") },
		"the key":    func() { p.press("p") },
	} {
		pause()
		p.wait("the cover by "+name, covered)
		time := p.text("[role=timer]")
		p.screenshot("pause")
		if n := len(p.cellsHeard()); n > 0 {
			t.Errorf("a screen reader reads %d cells", n)
		}
		p.wait("the focus on the cover", `document.activeElement.id === "cover"`)
		p.press("4", "ArrowDown")
		p.waitStatus("The game is paused")
		if !eval[bool](p, covered) || p.grid() != dotted(wikipedia) {
			t.Errorf("typing during a pause led to %s", p.grid())
		}
		if now := p.text("[role=timer]"); now != time {
			t.Errorf("the timer continued from %s to %s", time, now)
		}
		p.wait("a single Go on button", `[...document.querySelectorAll("button")].filter((b) => b.checkVisibility() && b.textContent.includes("Go on")).length === 1`)
		p.press("Escape")
		p.wait("no cover", `!`+covered)
		p.wait("the focus to stay", `document.activeElement.dataset.cell === "r1c3"`)
	}
	p.click("Pause")
	p.wait("the cover", covered)
	p.clickOn("#cover")
	p.wait("no cover", `!`+covered)
	p.press("4")
	p.waitGrid("534" + dotted(wikipedia)[3:])
	p.press("Ctrl+z") // the pause is not in the history
	p.waitGrid(dotted(wikipedia))
}

// cellsHeard returns the names of the cells in the accessibility tree.
func (p *player) cellsHeard() (names []string) {
	p.t.Helper()
	for _, node := range call(p, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{}).Nodes {
		if !node.Ignored && node.Role != nil && string(node.Role.Value) == `"gridcell"` {
			names = append(names, string(node.Name.Value))
		}
	}
	return names
}

// TestClockStands checks that the clock of a game stands while its explanation is read.
func TestClockStands(t *testing.T) {
	p := openWith(t, "/#"+wikipedia, `{
		const now = performance.now.bind(performance);
		globalThis.later = 0;
		performance.now = () => now() + later;
	}`)
	p.waitGrid(dotted(wikipedia))
	p.clickCell("r1c3")
	p.press("4")
	p.wait("the time", `document.querySelector("[role=timer]").textContent >= "0:01"`)
	p.press("i")
	p.wait("the path", `document.getElementById("step-list")`)
	p.waitIdle()
	p.run(`later = 6e5`) // ten minutes pass
	p.run(`history.back()`)
	p.wait("the game", `!document.getElementById("step-list")`)
	before := p.text("[role=timer]")
	p.wait("the clock that goes on", `document.querySelector("[role=timer]").textContent !== `+quote(before))
	if after := p.text("[role=timer]"); len(after) > 4 {
		t.Errorf("the clock went on from %s to %s", before, after)
	}
}
