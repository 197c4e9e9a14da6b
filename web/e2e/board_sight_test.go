//go:build !js

package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/emulation"
)

// small emulates a small phone with touch input.
func (p *player) small(width, height int64) {
	p.t.Helper()
	call(p, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: width, Height: height, DeviceScaleFactor: 2, Mobile: true})
	call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true, MaxTouchPoints: 5})
}

// TestBoardInSight begins puzzles on scrolled pages with large text. Each begins with its
// whole board in sight.
func TestBoardInSight(t *testing.T) {
	p := openEmpty(t)
	p.textSize(200)
	p.small(390, 664)
	p.navigate("/")
	for _, place := range []string{"home", "a game"} {
		p.wait("something to scroll in "+place, `document.documentElement.scrollHeight > innerHeight + 50`)
		p.run(`scrollTo(0, document.documentElement.scrollHeight)`)
		if place == "home" {
			p.clickFound("a grade", `document.querySelectorAll(".grades .button")`)
		} else {
			p.tool("New puzzle")
			p.clickFound("a grade", `document.querySelectorAll("dialog .grades .button, dialog .kinds .button")`)
		}
		p.wait("a puzzle", `!document.querySelector("dialog[open]") && document.querySelectorAll("[data-given=true]").length > 16`)
		p.waitIdle()
		p.frames(3)
		if b := p.boxes("#grid")[0]; b.Top < 0 || b.Bottom > 664 {
			t.Errorf("from %s the board goes from %.0f to %.0f", place, b.Top, b.Bottom)
		}
	}
}
