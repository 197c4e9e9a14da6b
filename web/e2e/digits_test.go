//go:build !js

package e2e

import (
	"testing"
)

// TestOwnDigits checks that in every look an entered digit differs from a given in colour
// and weight, whether or not both share a house with the selected cell. With forced
// colours, they differ in colour and slant.
func TestOwnDigits(t *testing.T) {
	p := play(t)
	p.clickCell("r1c3")
	p.press("4", "ArrowRight")
	type style struct{ Colour, Weight, Fill, Slant string }
	of := func(cell string) style {
		return eval[style](p, `((s) => ({Colour: s.color, Weight: s.fontWeight, Fill: s.backgroundColor, Slant: s.fontStyle}))
			(getComputedStyle(document.querySelector("[data-cell=`+cell+`]")))`)
	}
	for _, l := range looks {
		p.look(l.theme, l.contrast, l.palette)
		for _, selected := range []string{"r1c4", "r9c6"} {
			p.clickCell(selected)
			p.waitSelected(selected)
			own, given := of("r1c3"), of("r1c2")
			if own.Colour == given.Colour || own.Weight == given.Weight {
				t.Errorf("%s: a given is %+v, the player's digit %+v", l.name, given, own)
			}
		}
	}
	p.media("forced-colors", "active")
	if own, given := of("r1c3"), of("r1c2"); own.Colour == given.Colour || own.Slant == given.Slant {
		t.Errorf("forced colours: a given is %+v, the player's digit %+v", given, own)
	}
}
