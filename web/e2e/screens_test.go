//go:build !js

package e2e

import (
	"context"
	"fmt"
	"testing"
)

// resize sets the size of the window, as on a desktop screen.
func (p *player) resize(width, height int64) {
	p.t.Helper()
	p.do("the size of the window", func(ctx context.Context) error { return p.page.Resize(ctx, int(width), int(height)) })
}

// scheme sets the preferred colour scheme, "light" or "dark".
func (p *player) scheme(name string) {
	p.t.Helper()
	p.media("prefers-color-scheme", name)
}

// scenes lists the states of the page that TestScreens visits, in order.
var scenes = []struct {
	name string
	play func(p *player)
}{
	{"empty", func(p *player) {}},
	{"solved", func(p *player) {
		p.paste(wikipedia)
		p.waitStatus("30 givens")
		p.clickCell("r5c5")
		p.press("Enter")
		p.waitGrid(wikipediaSolution)
	}},
	{"conflict", func(p *player) {
		p.press("Ctrl+z")
		p.clickCell("r1c3")
		p.press("5")
		p.waitStatus("appears twice")
	}},
	{"several", func(p *player) {
		p.paste("000801000000000430500000000000070800000000100020030000600000075003400000000200600")
		p.waitStatus("17 givens")
		p.click("Solve")
		p.waitStatus("9,734")
	}},
	{"marks", func(p *player) {
		p.paste(wikipedia)
		p.waitStatus("30 givens")
		p.clickCell("r1c3")
		p.press("4", "ArrowRight", "Shift+2", "Shift+6", "Ctrl+Shift+4", "Ctrl+Shift+6", "ArrowDown", "ArrowLeft", "Ctrl+2", "Ctrl+4", "Ctrl+7")
		p.press("ArrowDown", "ArrowDown", "Shift+1", "Shift+2", "Shift+5", "Ctrl+9", "ArrowDown", "Shift+ArrowRight", "Ctrl+Shift+3")
		p.clickCell("r5c5")
	}},
	{"candidates", func(p *player) {
		p.press("n", "b", "f", "f", "v")
	}},
	{"drawing", func(p *player) {
		p.press("F", "b", "v")
		p.clickOn(`[data-cell=r1c7] .c1`)
		p.press("+", "+", "+")
		p.clickOn(`[data-cell=r1c8] .c9`)
		p.press("v")
		p.clickOn(`[data-cell=r1c8] .c1`)
		p.clickOn(`[data-cell=r3c1] .c1`)
		p.press("-")
		p.clickOn(`[data-cell=r2c2] .c7`)
		p.clickOn(`[data-cell=r2c9] .c7`)
	}},
	{"settings", func(p *player) {
		p.press("z", "Ctrl+s")
		p.openSavepoints()
		p.openSettings()
	}},
	{"library", func(p *player) {
		p.closeSettings()
		p.click("Library")
		p.wait("the library", `document.querySelector("dialog .game")`)
	}},
	{"list", func(p *player) {
		p.press("Escape")
		p.wait("the dialog gone", `!document.querySelector("dialog")`)
		list, _ := manyPuzzles(500, wikipedia, wikipediaSolution)
		p.paste(list)
		p.waitList(500)
	}},
	{"import", func(p *player) {
		p.click("Puzzle")
		p.click("Import")
		p.wait("the dialog", `document.querySelector("dialog[open]")`)
	}},
	{"examples", func(p *player) {
		p.press("Escape")
		p.click("Example")
		p.wait("the dialog", `document.querySelector("dialog[open]")`)
	}},
	{"keys", func(p *player) {
		p.press("Escape")
		p.tool("Keyboard")
		p.wait("the dialog", `document.querySelector("dialog[open]")`)
	}},
	{"share", func(p *player) {
		p.click("Close")
		p.run(`navigator.clipboard.writeText = () => Promise.resolve()`) // another test may be using the clipboard; see allow
		p.click("Share")
		p.wait("the dialog", `document.querySelector("dialog[open]")`)
	}},
	{"film", func(p *player) {
		p.click("Watch the replay")
		p.wait("the player", `document.getElementById("player-play")`)
	}},
	{"export", func(p *player) {
		p.press("Escape")
		p.tool("Export")
		p.wait("the dialog", `document.querySelector("dialog[open] .sites")`)
	}},
	{"print", func(p *player) {
		p.press("Escape")
		p.click("Print")
		p.wait("the dialog", `document.querySelector("dialog[open] .checkbox")`)
	}},
}

// TestScreens checks that nothing overflows the window at any size. A window of 1280
// pixels at a zoom of 400 % is 320 pixels wide. If SCREENSHOTS is set, it saves
// screenshots.
func TestScreens(t *testing.T) {
	for _, size := range sweep(1, []struct{ width, height int64 }{{320, 256}, {390, 844}, {1280, 800}}) {
		t.Run(fmt.Sprintf("%dx%d", size.width, size.height), func(t *testing.T) {
			p := open(t, "/")
			p.resize(size.width, size.height)
			for _, scene := range scenes {
				scene.play(p)
				for _, scheme := range []string{"light", "dark"} {
					p.scheme(scheme)
					if over := eval[int](p, `document.documentElement.scrollWidth - document.documentElement.clientWidth`); over > 0 {
						t.Errorf("%s, %s: overflows by %d pixels", scene.name, scheme, over)
					}
					p.screenshot(fmt.Sprintf("%s-%d-%s", scene.name, size.width, scheme))
				}
			}
		})
	}
}
