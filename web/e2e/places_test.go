//go:build !js

package e2e

import (
	"fmt"
	"testing"
)

// at waits until the page shows a place ("home", "table" or "workshop") and its address
// has the given fragment.
func (p *player) at(place, fragment string) {
	p.t.Helper()
	p.wait("the place "+place+" at #"+fragment, fmt.Sprintf(
		`document.querySelector(".page").classList.contains(%s) && location.hash.slice(1) === %s`, quote("at-"+place), quote(fragment)))
}

// TestPlaces moves between places with the buttons, the browser's history and a reload.
func TestPlaces(t *testing.T) {
	p := openAgain(t)
	p.bring("/#" + wikipedia)
	p.at("workshop", "workshop")
	p.waitStatus("One solution. Easy.")
	p.click("Play")
	p.at("table", "play")
	p.clickCell("r1c3")
	p.typeText("4")
	p.run(`history.back()`)
	p.at("workshop", "workshop")
	p.run(`history.forward()`)
	p.at("table", "play")
	p.reload()
	p.at("table", "play")
	if got := p.cell("r1c3").Value; got != "4" {
		t.Errorf("after a reload r1c3 is %q", got)
	}
	p.run(`history.back()`)
	p.at("workshop", "workshop")
	p.click("Explain")
	p.at("workshop", "steps")
	p.run(`history.back()`)
	p.at("workshop", "workshop")
	p.click("Back")
	p.at("home", "")
	p.run(`history.back()`)
	p.at("workshop", "workshop")
}

// TestBrought solves a pasted puzzle with a single tap.
func TestBrought(t *testing.T) {
	p := open(t, "/")
	p.phone()
	p.resize(390, 664)
	p.paste(wikipedia)
	p.at("workshop", "workshop")
	p.waitStatus("One solution. Easy.")
	p.click("Solve")
	p.waitGrid(wikipediaSolution)
	p.at("workshop", "workshop")
}

// TestHome checks that the home view fits on small phones and has few controls, all large
// enough.
func TestHome(t *testing.T) {
	for _, opened := range []struct {
		name, path string
		most       int
	}{{"first visit", "/", 16}, {"a game to continue", "/#" + wikipedia, 17}} {
		t.Run(opened.name, func(t *testing.T) {
			p := openAgain(t)
			p.phone()
			p.resize(390, 664)
			p.navigate(opened.path)
			if opened.most == 17 {
				p.at("table", "play")
				p.run(`location.hash = ""`)
				p.at("home", "")
				p.wait("the game", `document.querySelector(".continue")`)
			}
			for _, size := range [][2]int64{{390, 664}, {360, 560}} {
				p.resize(size[0], size[1])
				p.frames(2)
				const controls = `[...document.querySelectorAll("button, a, input, summary")].filter((e) => e.checkVisibility())`
				if got := eval[int](p, controls+`.length`); got != opened.most {
					t.Errorf("at %v there are %d controls, want %d", size, got, opened.most)
				}
				if small := eval[string](p, controls+`.filter((e) => e.getBoundingClientRect().height < 43.9).map((e) => e.innerText).join()`); small != "" {
					t.Errorf("at %v these are too small: %s", size, small)
				}
				if below := eval[string](p, controls+`.filter((e) => e.getBoundingClientRect().bottom > innerHeight + .5).map((e) => e.innerText).join()`); below != "" {
					t.Errorf("at %v these are below the fold: %s", size, below)
				}
				if eval[bool](p, `document.getElementById("grid").checkVisibility()`) {
					t.Errorf("at %v there is a grid", size)
				}
			}
		})
	}
}

// TestHomeTyping checks that typing digits in the home view starts a puzzle.
func TestHomeTyping(t *testing.T) {
	p := open(t, "/")
	p.phone()
	p.typeText("53")
	p.at("table", "play")
	p.wait("two digits", `document.querySelectorAll("[data-given=true]").length === 2`)
	p.bring("/#" + wikipedia)
	p.waitGrid(dotted(wikipedia))
	p.run(`location.hash = ""`)
	p.at("home", "")
	p.press("Delete")
	p.typeText("9")
	p.at("table", "play")
	p.waitGrid("9" + emptyGrid[1:])
	p.press("Ctrl+z", "Ctrl+z")
	p.waitGrid(dotted(wikipedia))
}

// TestHomePlays starts a new and a daily puzzle with one tap each.
func TestHomePlays(t *testing.T) {
	p := open(t, "/")
	p.click("Easy")
	p.at("table", "play")
	p.wait("givens", `document.querySelectorAll("[data-given=true]").length > 16`)
	p.run(`location.hash = ""`)
	p.at("home", "")
	p.wait("the date", `document.querySelector(".today .date").innerText !== ""`)
	p.click("Medium, today's puzzle")
	p.at("table", "play")
}
