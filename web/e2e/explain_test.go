//go:build !js

package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// magictour is a puzzle of the magictour list: its path has chains and almost
// locked sets.
const magictour = "7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5..........."

// explain opens a puzzle and looks for its path.
func (p *player) explain() {
	p.t.Helper()
	p.click("Explain")
	p.wait("the path", `document.getElementById("step-list")`)
}

// pictures takes pictures of the page in both sizes and schemes, where
// SCREENSHOTS is set, and makes sure that nothing hangs out.
func (p *player) pictures(name string) {
	p.t.Helper()
	for _, width := range []int64{1280, 390} {
		p.resize(width, 844)
		for _, scheme := range []string{"light", "dark"} {
			p.scheme(scheme)
			if over := eval[int](p, `document.documentElement.scrollWidth - innerWidth`); over > 0 {
				p.t.Errorf("%s: hangs out by %d pixels", name, over)
			}
			p.screenshot(fmt.Sprintf("%s-%d-%s", name, width, scheme))
		}
	}
	p.resize(1280, 844)
}

func TestExplainScreens(t *testing.T) {
	p := open(t, "/#"+magictour)
	p.explain()
	p.pictures("explain")
	hardest := eval[int](p, `[...document.querySelectorAll(".step-line")].findIndex((l) => l.querySelector(".hardest"))`)
	p.run(fmt.Sprintf(`document.getElementById("step-%d").click()`, hardest))
	p.wait("the hardest step", fmt.Sprintf(`document.getElementById("step-%d").ariaSelected === "true"`, hardest))
	p.pictures("explain-hardest")
	p.clickRole("radio", "All steps here")
	p.wait("the steps", `document.querySelector(".found-step")`)
	p.run(`document.querySelector(".found-step").focus()`)
	p.pictures("explain-found")
	p.clickRole("radio", "Techniques")
	p.wait("the techniques", `document.querySelector(".technique-line")`)
	p.pictures("explain-techniques")
	p.clickRole("radio", "Ask")
	p.clickCell("r1c2")
	p.click("9")
	p.wait("a question", `document.querySelector(".ask-marked")`)
	p.run(`document.querySelector(".ask-questions button").click()`)
	p.wait("the answer", `document.getElementById("ask-answer")`)
	p.pictures("explain-ask")
}

var _ = strings.Fields
