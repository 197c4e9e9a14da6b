//go:build !js

package e2e

import "testing"

// Cells are called as the player wants, in what the page says and in what a
// screen reader hears, after a reload as well. What marks a cell for programs
// does not change.
func TestNamesOfCells(t *testing.T) {
	p := open(t, "/#"+dotted(wikipedia))
	p.clickCell("r1c1")
	p.press("9")
	p.waitStatus("Row 1, column 1 is a given.")
	p.clickOn(".options summary")
	name := `document.querySelector("[data-cell=r1c1]").ariaLabel`
	for _, tt := range []struct{ choice, says, name string }{
		{"r5c5", "r1c1 is a given.", "r1c1, given 5"},
		{"E5", "A1 is a given.", "A1, given 5"},
		{"row 5, column 5", "Row 1, column 1 is a given.", "row 1, column 1, given 5"},
		{"E5", "A1 is a given.", "A1, given 5"},
	} {
		p.clickRole("radio", tt.choice)
		p.waitStatus(tt.says)
		p.wait("the name of the cell", name+` === `+quote(tt.name))
	}
	p.reload()
	p.wait("the name that was chosen", name+` === "A1, given 5"`)
}
