//go:build !js

package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/emulation"
)

// Where only the visitor can install the page, as in Safari on a phone, the tools say how;
// an installed page says nothing.
func TestInstallByHand(t *testing.T) {
	const iPhone = `Object.defineProperty(navigator, "userAgent", {value: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1"});`
	for standalone, want := range map[string]string{"false": "true", "true": "false"} {
		p := openWith(t, "/", iPhone+`navigator.standalone = `+standalone)
		p.click("Tools")
		p.wait("the tools", `document.querySelector("dialog .tools")`)
		p.wait("the help: "+want, `document.querySelector("dialog").textContent.includes("Add to Home Screen") === `+want)
		if eval[bool](p, `document.querySelector(".header").textContent.includes("Add to Home Screen")`) {
			t.Error("the header says it as well")
		}
	}
}

// Nothing lies under a notch or the bar at the foot of the screen.
func TestSafeAreas(t *testing.T) {
	p := play(t)
	inset := func(left, right, bottom int64) {
		call(p, emulation.SetSafeAreaInsetsOverride, emulation.SetSafeAreaInsetsOverrideParams{
			Insets: &emulation.SafeAreaInsets{Left: &left, Right: &right, Bottom: &bottom},
		})
	}
	for _, size := range [][2]int64{{844, 390}, {1024, 700}} { // a phone held sideways, a wide window
		p.resize(size[0], size[1])
		inset(0, 0, 0)
		p.wait("the page", `parseFloat(getComputedStyle(document.querySelector(".page")).paddingLeft) < 47`)
		inset(47, 47, 21)
		p.wait("the page between the insets", `[...document.querySelectorAll(".header, .stage, .panel, .footer")].filter((e) => e.getClientRects().length && e.clientHeight).map((e) => e.getBoundingClientRect())
			.every(({left, right}) => left >= 47 && right <= innerWidth - 47) && document.documentElement.scrollWidth <= innerWidth`)
		p.wait("the foot above the inset", `parseFloat(getComputedStyle(document.querySelector(".page")).paddingBottom) >= 21`)
	}
	p.resize(390, 844)
	inset(0, 0, 34)
	p.wait("the foot above the inset", `parseFloat(getComputedStyle(document.querySelector(".page")).paddingBottom) >= 34`)
	p.click("Library")
	p.wait("the library above the inset", `parseFloat(getComputedStyle(document.querySelector(".dialog-body")).paddingBottom) >= 34`)
}

// A pull at the page's top does not load it again, nor does a swipe leave it, and no
// dialog moves the page behind it.
func TestPulls(t *testing.T) {
	p := open(t, "/")
	p.wait("a page that stays", `getComputedStyle(document.documentElement).overscrollBehavior === "none"`)
	p.click("Import")
	p.wait("a dialog for itself", `getComputedStyle(document.querySelector("dialog")).overscrollBehavior === "contain"`)
}

// The keyboard of a phone takes its room from the page, as if the window were lower: a
// field with the focus stays in sight, as do the buttons below it.
func TestScreenKeyboard(t *testing.T) {
	p := open(t, "/")
	p.wait("a page that makes room", `document.querySelector("meta[name=viewport]").content.includes("interactive-widget=resizes-content")`)
	p.resize(390, 844)
	p.click("Import")
	p.clickOn("dialog textarea")
	p.resize(390, 430)
	p.wait("the field in sight", `(({top, bottom}) => document.activeElement.matches("dialog textarea") && top >= 0 && bottom <= innerHeight)(document.activeElement.getBoundingClientRect())`)
}
