//go:build !js

package e2e

import (
	"strings"
	"testing"
)

// toggleExpert shows or hides the figures for experts. The settings must be closed before
// the call and are closed afterwards.
func (p *player) toggleExpert() {
	p.t.Helper()
	p.openSettings()
	p.clickRole("switch", "Expert: show all figures")
	p.closeSettings()
}

// TestNamesOfCells checks that the status line and screen readers name cells in the
// chosen notation, even after a reload. The attribute data-cell stays the same.
func TestNamesOfCells(t *testing.T) {
	p := open(t, "/#"+dotted(wikipedia))
	p.clickCell("r1c1")
	p.press("9")
	p.waitStatus("Row 1, column 1 belongs to the puzzle.")
	p.openSettings()
	name := `document.querySelector("[data-cell=r1c1]").ariaLabel`
	for _, tt := range []struct{ choice, says, name string }{
		{"r5c5", "r1c1 belongs to the puzzle.", "given 5, r1c1"},
		{"A1–I9", "A1 belongs to the puzzle.", "given 5, A1"},
		{"row 5, column 5", "Row 1, column 1 belongs to the puzzle.", "given 5, row 1, column 1"},
		{"A1–I9", "A1 belongs to the puzzle.", "given 5, A1"},
	} {
		p.clickRole("radio", tt.choice)
		p.waitStatus(tt.says)
		p.wait("the name of the cell", name+` === `+quote(tt.name))
	}
	p.reload()
	p.wait("the chosen name", name+` === "given 5, A1"`)
}

// TestExpert shows and hides the figures for experts.
func TestExpert(t *testing.T) {
	p := open(t, "/#"+dotted(wikipedia))
	p.click("Solve")
	p.waitStatus("Exactly one solution.")
	figures := `/node|guess|\bms\b/.test(document.querySelector("[role=status]").innerText)`
	if eval[bool](p, figures) {
		t.Errorf("the status has figures: %q", p.status())
	}
	p.toggleExpert()
	p.wait("the figures", figures)
	p.wait("a short name of a cell", `document.querySelector("[data-cell=r1c1]").ariaLabel === "given 5, r1c1"`)
	p.reload()
	p.wait("the figures after a reload", figures)
	p.toggleExpert()
	p.wait("no figures", `!`+figures)
}

// TestWrongEntryIsNotGood checks that an answer that reports a wrong entry does not look
// like a success.
func TestWrongEntryIsNotGood(t *testing.T) {
	p := open(t, "/#"+dotted(wikipedia))
	p.clickCell("r1c3")
	p.press("2")
	p.click("Solve")
	p.waitStatus("One of your digits is wrong: row 1, column 3.")
	if class := eval[string](p, `document.querySelector("[role=status]").className`); !strings.Contains(class, "bad") {
		t.Errorf("the status has the class %q", class)
	}
}

// TestHintWithoutAPuzzle checks that Hint explains what to do before a puzzle is
// complete.
func TestHintWithoutAPuzzle(t *testing.T) {
	p := open(t, "/")
	p.press("h")
	p.waitStatus("Enter a puzzle first")
	p.press("5")
	p.waitStatus("One digit so far.")
	p.click("Hint")
	p.waitStatus("The puzzle has several solutions")
}
