//go:build !js

package e2e

import (
	"fmt"
	"testing"
)

// clean fails the test if axe-core finds something on the page, in both colour schemes and
// from the narrowest screen to a wide one, or if the page scrolls sideways.
func (p *player) clean(name string) {
	p.t.Helper()
	p.loadAxe()
	for _, size := range [][2]int64{{320, 568}, {390, 664}, {1280, 800}, {1920, 1080}} {
		p.resize(size[0], size[1])
		if over := eval[int](p, `document.documentElement.scrollWidth - innerWidth`); over > 0 {
			p.t.Errorf("%s: overflows %d pixels by %d", name, size[0], over)
		}
		for _, scheme := range []string{"light", "dark"} {
			p.scheme(scheme)
			p.run(`document.getAnimations().forEach((a) => a.finish())`) // colours change slowly
			if size[0] == 390 || size[0] == 1280 {
				for _, o := range p.axe("document", axeColours) {
					p.t.Errorf("%s, %d, %s: %s: %s\n\t%v", name, size[0], scheme, o.Rule, o.Help, o.Where)
				}
				p.screenshot(fmt.Sprintf("%s-%d-%s", name, size[0], scheme))
			}
		}
	}
	for _, o := range p.axe("document", axeRest) {
		p.t.Errorf("%s: %s: %s\n\t%v", name, o.Rule, o.Help, o.Where)
	}
	p.resize(390, 664)
}

// TestMap reads a lesson to its end by tapping, and finds it marked on the map, after a
// reload and offline.
func TestMap(t *testing.T) {
	p := openKept(t)
	p.resize(390, 664)
	p.navigate("/learn/")
	p.waitRunning()
	where := func(stop, state string) {
		t.Helper()
		p.wait(stop+" to be "+state, `[...document.querySelectorAll(".learn-map li")].some((li) =>
			li.querySelector("a").textContent === `+quote(stop)+` && li.innerText.replaceAll("\n", " ").includes(`+quote(state)+`))`)
	}
	where("Scanning", "0 of 7 done")
	p.clean("map-first")
	p.tap(`.learn-map a[href="#stage-1"]`)
	p.wait("the first stage", `location.hash === "#stage-1"`)
	p.follow("Houses, and what a cell sees", "Houses, and what a cell sees")
	last := `document.querySelector(".reading-text .hint").textContent`
	for i := 1; i <= 7; i++ {
		p.wait("the screen", last+fmt.Sprintf(` === "Step %d of 7"`, i))
		if eval[bool](p, `!!document.getElementById("reading-show")`) {
			p.tap("#reading-show")
			p.wait("the answer", `!document.getElementById("reading-show")`)
		}
		if i < 7 {
			p.tap("#reading-go-on")
		}
	}
	p.navigate("/learn/")
	where("Scanning", "1 of 7 done")
	where("Scanning", "You are here")
	p.reload()
	where("Scanning", "1 of 7 done")
	if n := eval[int](p, `document.querySelectorAll(".learn-map [aria-current=step], .techniques [aria-current=step]").length`); n != 2 {
		t.Errorf("%d marks of where one is, not one on the map and one in the list", n)
	}
	p.clean("map")
	p.server.stop()
	p.navigate("/learn/")
	where("Scanning", "1 of 7 done")
	p.wait("the mark", `[...document.querySelectorAll(".techniques .found")].some((e) => e.textContent === "✓ Read")`)
}
