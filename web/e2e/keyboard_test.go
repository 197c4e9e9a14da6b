//go:build !js

package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// focused is the element that has the focus, by name, and how well it is seen.
type focused struct {
	Name    string `json:"name"`
	ID      string `json:"id"`
	InModal bool   `json:"inModal"`
	Fault   string `json:"fault"` // why one would not find the focus
}

// focusJS describes the focus. What has it is in the window with its middle or
// its upper edge, nothing lies over it, and it is marked by a line around it.
const focusJS = `(() => {
	const e = document.activeElement;
	if (!e || e === document.body) return {name: "", id: ""};
	const name = (e.ariaLabel || e.dataset.cell || e.innerText || e.textContent).trim().split("\n")[0];
	const {left, right, top, bottom} = e.getBoundingClientRect(), {outlineStyle, boxShadow} = getComputedStyle(e);
	const x = (left + right) / 2, y = Math.min((top + bottom) / 2, top + 40), hit = document.elementFromPoint(x, y);
	let fault = "";
	if (!e.matches(":focus-visible") || outlineStyle === "none" && boxShadow === "none") fault = "it has no mark";
	else if (y < 0 || y > innerHeight || x < 0 || x > innerWidth) fault = "it is out of sight at " + [x, y];
	else if (!e.contains(hit) && !hit?.contains(e)) fault = "it lies behind " + hit?.className;
	return {name, id: e.id, inModal: !!e.closest("dialog"), fault};
})()`

// focus is what has the focus now.
func (p *player) focus() focused {
	p.t.Helper()
	f := eval[focused](p, focusJS)
	if f.Fault != "" {
		p.t.Errorf("the focus is on %q, but %s", f.Name, f.Fault)
	}
	return f
}

// tabTo presses Tab, or Shift+Tab, until the focus is on something of this name.
func (p *player) tabTo(key, name string) {
	p.t.Helper()
	var on []string
	for range 80 {
		p.press(key)
		f := p.focus()
		if f.Name == name {
			return
		}
		on = append(on, f.Name)
	}
	p.fatalf("%s leads to %s, never to %q", key, strings.Join(on, " | "), name)
}

// TestKeyboardOnly does by keys alone, from the load on, what a player does: a
// digit, the path, its steps, a dialog, and back to where the focus was.
func TestKeyboardOnly(t *testing.T) {
	for _, width := range sweep(1, []int64{1280, 390}) {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			p := open(t, "/#"+dotted(wikipedia))
			p.resize(width, 844)
			p.waitGrid(dotted(wikipedia))
			p.run(`document.activeElement.blur()`) // as a page that was just loaded
			p.tabTo("Tab", "Learn")

			for range 80 {
				if eval[bool](p, `!!document.activeElement.closest("#grid")`) {
					break
				}
				p.press("Tab")
			}
			p.press("Ctrl+Home", "ArrowRight", "ArrowRight")
			p.wait("the third cell", `document.activeElement.dataset.cell === "r1c3"`)
			p.focus()
			p.press("4")
			p.wait("the digit", `document.querySelector("[data-cell=r1c3]").dataset.value === "4"`)

			p.press("Escape") // then Tab leaves the grid
			p.tabTo("Tab", "Tools")
			p.press("Enter")
			p.wait("the dialog", `document.activeElement.closest("dialog")`)
			p.tabTo("Tab", "Steps")
			p.press("Enter")
			p.wait("the panel", `document.querySelector(".panel-head") && !document.querySelector("dialog")`)
			p.tabTo("Tab", "Explain")
			p.press("Enter")
			p.wait("the path", `document.activeElement.id === "step-list"`)
			if width > 1000 { // on a narrow window the grid and the step stay in sight instead
				p.focus()
			}
			p.press("ArrowDown", "ArrowDown")
			p.waitStep(3)
			p.tabTo("Shift+Tab", "To the last step")
			p.press("Enter")
			p.wait("the last step", `document.querySelector(".step-line:last-child").ariaSelected === "true"`)

			p.tabTo("Shift+Tab", "Puzzle")
			p.press("Enter")
			p.tabTo("Tab", "Import")
			p.press("Enter")
			p.wait("the dialog", `document.activeElement.closest("dialog")`)
			var inside []string
			for range 12 { // more than it has
				p.press("Tab")
				if f := p.focus(); f.Name != "" && !f.InModal {
					t.Errorf("behind the dialog the focus is on %q", f.Name)
				} else {
					inside = append(inside, f.Name)
				}
			}
			if !strings.Contains(strings.Join(inside, "|"), "Close") {
				t.Errorf("no way out of the dialog: %q", inside)
			}
			p.press("Escape")
			p.wait("the dialog gone", `!document.querySelector("dialog")`)
			p.wait("the focus back", `document.activeElement.textContent === "Import"`)
			p.focus()
		})
	}
}

// TestNoTrap goes through the page with Tab and comes out at its end, in each
// panel, having been at everything that can be operated.
func TestNoTrap(t *testing.T) {
	p := open(t, "/#"+dotted(wikipedia))
	p.waitGrid(dotted(wikipedia))
	for _, panel := range sweep(2, []string{"Puzzle", "List", "Check", "Steps", "Methods"}) {
		if panel != "Puzzle" {
			p.tool(panel)
		}
		p.run(`globalThis.been = new Set();
			document.addEventListener("focusin", ({target}) => been.add(target));
			document.querySelector("a[href]").focus()`)
		for range 300 { // 81 of them in the grid
			p.press("Tab")
			if eval[bool](p, `document.activeElement === document.body`) {
				break
			}
			p.focus()
		}
		if left := eval[string](p, `[...document.querySelectorAll("button, a[href], input, select, textarea, summary, [tabindex='0']")]
			.filter((e) => e.checkVisibility({visibilityProperty: true}) && e.tabIndex >= 0 && !e.closest("[inert]") && !been.has(e))
			.map((e) => e.outerHTML.slice(0, 100)).join("\n")`); left != "" {
			t.Errorf("%s: Tab never comes to\n%s", panel, left)
		}
	}
}
