//go:build !js

package e2e

import (
	"fmt"
	"slices"
	"testing"
)

// TestLeftHand checks that the setting mirrors the tools and the keys, that the digits
// keep their order, and that nothing overlaps or is out of sight.
func TestLeftHand(t *testing.T) {
	p := play(t)
	p.openSettings()
	p.clickRole("switch", "Keys for the left hand")
	p.closeSettings()
	for _, size := range sweep(2, [][2]int64{{390, 664}, {1280, 800}, {360, 560}, {390, 844}, {844, 390}, {1920, 1080}, {768, 1024}}) {
		p.resize(size[0], size[1])
		p.frames(2)
		name := fmt.Sprintf("%dx%d", size[0], size[1])
		p.screenshot("left-hand-" + name)
		grid := p.boxes("#grid")[0]
		digits, tools := p.boxes(".key[data-digit]"), p.boxes(".edit")
		if len(digits) != 9 || len(tools) < 4 {
			t.Fatalf("%s: %d digits and %d tools", name, len(digits), len(tools))
		}
		for i, b := range slices.Concat(digits, tools) {
			if b.Left < 0 || b.Top < 0 || b.Right > float64(size[0]) || b.Bottom > float64(size[1]) {
				t.Errorf("%s: %v is out of sight", name, b)
			}
			for _, other := range slices.Concat(digits, tools)[:i] {
				if overlap(b, other) {
					t.Errorf("%s: %v covers %v", name, b, other)
				}
			}
		}
		for i, b := range digits[1:] {
			if before := digits[i]; b.Top < before.Top || b.Top == before.Top && b.Left < before.Left {
				t.Errorf("%s: digit %d comes before %d", name, i+2, i+1)
			}
		}
		erase := tools[slices.IndexFunc(tools, func(b box) bool { return b.Name == "Erase" })]
		if erase.Left > digits[8].Left {
			t.Errorf("%s: %v is to the right of %v", name, erase, digits[8])
		}
		if upright := size[0] <= phone && size[0] < size[1]; !upright && digits[0].Left > grid.Left {
			t.Errorf("%s: the keys are to the right of the board", name)
		}
	}
}
