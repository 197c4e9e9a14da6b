//go:build !js

package e2e

import "testing"

// TestNotesButton fills in all notes with the Notes button. They are updated with each
// digit, and a second press restores the player's own marks.
func TestNotesButton(t *testing.T) {
	p := play(t)
	p.clickCell("r1c3")
	p.press("Shift+1")
	p.waitMarks("r1c3", marks{Corner: "1"})
	p.click("Notes")
	p.wait("all notes", `document.querySelector("[data-cell=r1c3]").dataset.candidates === "124"`)
	p.clickCell("r1c4")
	p.press("2")
	p.wait("notes that follow", `document.querySelector("[data-cell=r1c3]").dataset.candidates === "14"`)
	p.clickCell("r1c3")
	p.press("Shift+4") // remove a note by hand
	p.wait("one note fewer", `document.querySelector("[data-cell=r1c3]").dataset.candidates === "1"`)
	p.click("Notes")
	p.waitMarks("r1c3", marks{Corner: "1"})
}
