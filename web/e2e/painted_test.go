//go:build !js

package e2e

import "testing"

// contentsJS returns the HTML of each cell.
const contentsJS = `[...document.querySelectorAll("[role=gridcell]")].map((c) => c.dataset.cell + " " + c.innerHTML).join("\n")`

// TestCandidatesArePaintedInPlace checks that a grid updated candidate by candidate
// matches one drawn from scratch, as after a reload.
func TestCandidatesArePaintedInPlace(t *testing.T) {
	p := open(t, "/#"+fewest)
	p.waitGrid(dotted(fewest))
	p.press("n")
	p.wait("the candidates", `document.querySelectorAll("#grid .cell > i").length > 300`)
	for _, keys := range [][]string{
		{"4", "ArrowRight", "9", "ArrowDown", "6"},
		{"Backspace", "ArrowLeft", "ArrowUp", "7"},
		{"Ctrl+z", "Ctrl+z", "Ctrl+z", "Ctrl+y"},
		{"Ctrl+1", "Ctrl+8", "ArrowUp", "Ctrl+2", "Ctrl+Shift+2", "ArrowUp", "3", "Ctrl+z", "4"},
		{"f", "f", "f"}, // digits are highlighted
	} {
		p.clickCell("r5c5")
		p.press(keys...)
		for range 9 { // a reload forgets the highlight
			if eval[bool](p, `!!document.querySelector("#grid .lit, #grid .holds")`) {
				p.press("f")
			}
		}
		p.wait("a frame", `new Promise(requestAnimationFrame)`)
		painted := eval[string](p, contentsJS)
		p.reload()
		if drawn := eval[string](p, contentsJS); painted != drawn {
			t.Errorf("after %v the grid holds\n%s\nbut drawn from scratch\n%s", keys, painted, drawn)
		}
	}
}
