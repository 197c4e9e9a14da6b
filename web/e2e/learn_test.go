//go:build !js

package e2e

import (
	"strings"
	"testing"
)

// TestLearn goes from the solver to a lesson, practises there, and comes back to
// what it was working on.
func TestLearn(t *testing.T) {
	p := open(t, "/#"+wikipedia)
	p.waitStatus("30 givens")
	p.follow("Learn", "Learn")
	p.follow("X-Wing", "X-Wing")
	if title := eval[string](p, "document.title"); title != "X-Wing – Sudoku Solver" {
		t.Errorf("the title is %q", title)
	}
	if n := eval[int](p, `document.querySelectorAll(".example .cell i.eliminated").length`); n == 0 {
		t.Error("the example shows no elimination")
	}
	says := p.text(".example-says")
	if !strings.Contains(says, "rows") && !strings.Contains(says, "columns") {
		t.Errorf("the example says %q", says)
	}
	p.press("5") // no grid listens here
	p.follow("Open this position", "Sudoku Solver")
	p.waitStatus("givens")
	p.press("Ctrl+z")
	p.waitGrid(strings.ReplaceAll(wikipedia, "0", "."))
}

// TestLearnOffline opens a lesson that was never loaded, without the network.
func TestLearnOffline(t *testing.T) {
	p := openKept(t)
	p.server.stop()
	p.navigate("/learn/swordfish/")
	p.waitHeading("Swordfish")
}

// follow clicks a link and waits until the page with a heading runs.
func (p *player) follow(link, heading string) {
	p.t.Helper()
	p.clickRole("link", link)
	p.waitHeading(heading)
	p.waitRunning()
}

func (p *player) waitHeading(heading string) {
	p.t.Helper()
	p.wait("the page "+heading, `document.querySelector("h1")?.textContent === "`+heading+`"`)
}
