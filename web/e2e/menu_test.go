//go:build !js

package e2e

import (
	"sudoku/app/text/languages"
)

// inMenu holds the names of the controls that a game has in its menu on a small screen
// and around the board on a large one.
var inMenu = func() map[string]bool {
	names := map[string]bool{}
	for _, t := range languages.All {
		for _, name := range append(t.Play.Modes[:],
			t.Actions.Solve, t.Actions.Explain, t.Play.CheckEntries, t.Actions.Redo, t.Play.Notes,
			t.Actions.Share, t.Print.Button, t.Actions.Clear, t.Library.Button, t.Setup.Another,
			t.Actions.Import, t.Actions.Example, t.Panels.Check, t.Tools.Title,
		) {
			names[name] = true
		}
	}
	return names
}()

// openSettings opens the settings, which are beside the keypad, in a dialog, in the menu
// of a game, or among the tools.
func (p *player) openSettings() {
	p.t.Helper()
	const open = `(() => {
		const seen = (selector) => [...document.querySelectorAll(selector)].find((e) => e.getClientRects().length);
		const details = seen("dialog[open] details.options") ?? seen("details.options");
		if (details) details.open = true;
		else if (!document.querySelector("dialog[open]")) (seen(".settings-button") ?? seen(".menu-button, .choices-four > :last-child, .doors .door:last-child"))?.click();
		return !!seen(".look");
	})()`
	p.wait("the settings", open)
	p.frames(2) // a newly opened menu is redrawn
	p.wait("the settings", open)
}

// closeSettings closes what openSettings opened.
func (p *player) closeSettings() {
	p.t.Helper()
	p.run(`for (const details of document.querySelectorAll("details.options")) details.open = false`)
	if eval[bool](p, `!!document.querySelector("dialog[open]")`) {
		p.press("Escape")
		p.wait("no dialog", `!document.querySelector("dialog[open]")`)
	}
}

// openSavepoints opens the list of savepoints, which may be in the menu.
func (p *player) openSavepoints() {
	p.t.Helper()
	p.wait("the savepoints", `(() => {
		const seen = (selector) => [...document.querySelectorAll(selector)].find((e) => e.getClientRects().length);
		const details = seen("dialog[open] .savepoints") ?? seen(".savepoints");
		if (details) details.open = true;
		else document.querySelector("dialog[open]") || seen(".menu-button, .choices-four > :last-child")?.click();
		return !!details;
	})()`)
}

// openMenuFor opens the menu of a game, or the tools of the home view, if the control
// with this name is there.
func (p *player) openMenuFor(name string) {
	if inMenu[name] {
		p.run(`{
			const way = [...document.querySelectorAll(".menu-button, .doors .door:last-child, .choices-four > :last-child")].find((e) => e.getClientRects().length && (innerWidth <= 832 || innerHeight <= 512))
				?? document.querySelector(".at-home .header-actions > :last-child");
			document.querySelector("dialog[open]") || way?.click();
		}`)
	}
}

// solve shows the solution. If the page asks first, because a game is in progress, solve
// confirms.
func (p *player) solve() {
	p.t.Helper()
	p.click("Solve")
	p.wait("the question", `document.querySelector(".menu-question") || !document.querySelector("dialog[open]")`)
	if eval[bool](p, `!!document.querySelector(".menu-question")`) {
		p.click("Solve")
	}
}
