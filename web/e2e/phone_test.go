//go:build !js

package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/emulation"
)

// TestInstallByHand checks that the tools explain how to install the page where only the
// visitor can do so, as in Safari on a phone, but not once it is installed.
func TestInstallByHand(t *testing.T) {
	const iPhone = `Object.defineProperty(navigator, "userAgent", {value: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1"});`
	for standalone, want := range map[string]string{"false": "true", "true": "false"} {
		p := openWith(t, "/", iPhone+`navigator.standalone = `+standalone)
		p.click("Tools")
		p.wait("the tools", `document.querySelector("dialog .tools")`)
		p.wait("the help: "+want, `document.querySelector("dialog").textContent.includes("Add to Home Screen") === `+want)
		if eval[bool](p, `document.querySelector(".header").textContent.includes("Add to Home Screen")`) {
			t.Error("the header explains it as well")
		}
	}
}

// TestSafeAreas checks that nothing lies under a notch or the bar at the bottom of the
// screen.
func TestSafeAreas(t *testing.T) {
	p := play(t)
	inset := func(left, right, bottom int64) {
		call(p, emulation.SetSafeAreaInsetsOverride, emulation.SetSafeAreaInsetsOverrideParams{
			Insets: &emulation.SafeAreaInsets{Left: &left, Right: &right, Bottom: &bottom},
		})
	}
	for _, size := range [][2]int64{{844, 390}, {1024, 700}} { // a phone in landscape, a wide window
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

// TestPulls checks the styles that keep a pull at the top from reloading the page, a
// swipe from leaving it, and a dialog that is scrolled from scrolling the page behind it.
func TestPulls(t *testing.T) {
	p := open(t, "/")
	p.wait("a page that stays", `getComputedStyle(document.documentElement).overscrollBehavior === "none"`)
	p.click("Import")
	p.wait("a separate dialog", `getComputedStyle(document.querySelector("dialog")).overscrollBehavior === "contain"`)
}

// TestScreenKeyboard checks that a phone's keyboard shrinks the page just as a lower
// window does: the focused field and the buttons below it stay in sight.
func TestScreenKeyboard(t *testing.T) {
	p := open(t, "/")
	p.wait("a viewport that resizes with the keyboard", `document.querySelector("meta[name=viewport]").content.includes("interactive-widget=resizes-content")`)
	p.resize(390, 844)
	p.click("Import")
	p.clickOn("dialog textarea")
	p.resize(390, 430)
	p.wait("the field in sight", `(({top, bottom}) => document.activeElement.matches("dialog textarea") && top >= 0 && bottom <= innerHeight)(document.activeElement.getBoundingClientRect())`)
}
