//go:build !js

package e2e

import (
	"fmt"
	"testing"
)

// windowSizes lists the window sizes of phones in portrait and landscape, with and
// without browser bars, of tablets and of desktops.
var windowSizes = [][2]int64{{390, 664}, {1280, 800}, {360, 560}, {390, 844}, {844, 390}, {768, 1024}, {1920, 1080}}

// misplacedJS evaluates to the faults of the open dialog or, without one, of the page: it
// scrolls sideways, controls overlap, or a name is cut off.
const misplacedJS = `(() => {
	const faults = [], root = document.querySelector("dialog[open]") ?? document.querySelector(".page"), html = document.documentElement;
	if (html.scrollWidth > html.clientWidth) faults.push("the page scrolls sideways by " + (html.scrollWidth - html.clientWidth));
	if (root.scrollWidth > root.clientWidth + 1 && root.tagName === "DIALOG") faults.push("the dialog scrolls sideways by " + (root.scrollWidth - root.clientWidth));
	const name = (e) => (e.ariaLabel || e.innerText || e.id || e.className).trim();
	const all = [...root.querySelectorAll("button, a, input, select, summary")].filter((e) =>
		e.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !e.closest("#grid") && e.getBoundingClientRect().width > 4);
	const shown = all.map((e) => {
		let b = e.getBoundingClientRect(), box = {left: b.left, top: b.top, right: b.right, bottom: b.bottom};
		for (let a = e.parentElement; a && a !== root; a = a.parentElement) {
			if (!/auto|scroll|hidden|clip/.test(getComputedStyle(a).overflow)) continue;
			const c = a.getBoundingClientRect();
			box = {left: Math.max(box.left, c.left), top: Math.max(box.top, c.top), right: Math.min(box.right, c.right), bottom: Math.min(box.bottom, c.bottom)};
		}
		return box;
	});
	all.forEach((e, i) => {
		if (e.tagName === "BUTTON" && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).fontSize !== "0px") faults.push(name(e) + " is cut off: " + e.scrollWidth + " of " + e.clientWidth);
		const b = shown[i];
		for (let k = i + 1; k < all.length; k++) {
			const o = shown[k];
			if (e.contains(all[k]) || all[k].contains(e)) continue;
			if (Math.min(b.right, o.right) - Math.max(b.left, o.left) > 2 && Math.min(b.bottom, o.bottom) - Math.max(b.top, o.top) > 2) faults.push(name(e) + " overlaps " + name(all[k]));
		}
	});
	return faults;
})()`

// states lists the states of the page to check, in order.
var states = []struct {
	name string
	play func(p *player)
}{
	{"home", func(p *player) {
		p.navigate("/")
		p.wait("home", `document.querySelector(".home")?.checkVisibility()`)
	}},
	{"brought", func(p *player) {
		p.bring("/#" + dotted(expert))
		p.waitGrid(dotted(expert))
	}},
	{"play", func(p *player) {
		p.navigate("/#" + dotted(expert))
		p.waitGrid(dotted(expert))
		p.clickCell("r1c2")
		p.press("4")
	}},
	{"hint", func(p *player) {
		p.press("Backspace")
		p.waitIdle()
		for range 4 {
			p.press("h")
			p.wait("the hint", `document.querySelector(".hint-card")`)
			p.waitIdle()
		}
	}},
	{"settings", func(p *player) {
		p.press("Escape")
		p.openSettings()
	}},
	{"menu", func(p *player) {
		p.closeSettings()
		if eval[bool](p, `!![...document.querySelectorAll(".menu-button")].find((e) => e.checkVisibility() && !e.click())`) {
			p.wait("the menu", `document.querySelector("dialog[open]")`)
		}
	}},
	{"ending", func(p *player) {
		p.press("Escape")
		p.navigate("/#" + wikipediaSolution[:80] + ".")
		p.waitGrid(wikipediaSolution[:80] + ".")
		p.clickCell("r9c9")
		p.press(wikipediaSolution[80:])
		p.waitEnding()
	}},
	{"tools", func(p *player) {
		p.navigate("/")
		p.wait("the tools", `document.querySelector("dialog[open] .tools") || void [...document.querySelectorAll(".doors .door:last-child, .header-actions > button:last-of-type")].find((e) => e.checkVisibility())?.click()`)
	}},
	{"path", func(p *player) {
		p.press("Escape")
		p.navigate("/#" + dotted(expert))
		p.waitGrid(dotted(expert))
		p.press("i")
		p.wait("the path", `document.getElementById("step-list")`)
		p.waitIdle()
	}},
}

// TestWindows shows each state of the page in each window size, text size and language.
// Nothing may overlap, be cut off or scroll sideways.
func TestWindows(t *testing.T) {
	for _, catalog := range sweep(1, catalogs) {
		for _, percent := range sweep(1, []int64{100, 130, 200}) {
			t.Run(fmt.Sprintf("%s/%d", catalog.Code, percent), func(t *testing.T) {
				p := openEmpty(t)
				p.speak(catalog.Code)
				p.textSize(percent)
				for _, size := range sweep(2, windowSizes) {
					p.resize(size[0], size[1])
					for _, state := range states {
						state.play(p)
						for _, scheme := range sweep(1, []string{"light", "dark"}) {
							p.scheme(scheme)
							p.frames(3)
							name := fmt.Sprintf("%s-%dx%d-%s-%d-%s", state.name, size[0], size[1], catalog.Code, percent, scheme)
							p.screenshot("window-" + name)
							for _, fault := range eval[[]string](p, misplacedJS) {
								t.Errorf("%s: %s", name, fault)
							}
						}
					}
				}
			})
		}
	}
}
