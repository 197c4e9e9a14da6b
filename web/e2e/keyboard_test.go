//go:build !js

package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// focused describes the focused element.
type focused struct {
	Name    string `json:"name"`
	ID      string `json:"id"`
	InModal bool   `json:"inModal"`
	Fault   string `json:"fault"` // why a user might not see the focus
}

// focusJS describes the focused element. It must have an outline or a shadow, and its
// centre or upper edge must be in the window and uncovered.
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

// focus returns the focused element. It fails the test if the focus is hard to see.
func (p *player) focus() focused {
	p.t.Helper()
	f := eval[focused](p, focusJS)
	if f.Fault != "" {
		p.t.Errorf("the focus is on %q, but %s", f.Name, f.Fault)
	}
	return f
}

// tabTo presses Tab or Shift+Tab until the element with this name has the focus.
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

// TestKeyboardOnly plays by keyboard alone: it enters a digit, selects steps of the path,
// and opens and closes a dialog.
func TestKeyboardOnly(t *testing.T) {
	for _, width := range sweep(1, []int64{1280, 390}) {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			p := open(t, "/#"+dotted(wikipedia))
			p.resize(width, 844)
			p.waitGrid(dotted(wikipedia))
			p.run(`document.activeElement.blur()`) // as on a page just loaded
			if width > phone {
				p.tabTo("Tab", "Learn")
			}

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

			p.press("Escape") // makes Tab leave the grid
			if width <= phone {
				p.tabTo("Tab", "Menu")
				p.press("Enter")
				p.wait("the menu", `document.activeElement.closest("dialog")`)
			}
			p.tabTo("Tab", "Tools")
			p.press("Enter")
			p.wait("the tools", `document.querySelector("dialog.of-tools[open]")`)
			p.tabTo("Tab", "Steps")
			p.press("Enter")
			p.wait("the panel", `document.querySelector(".panel-head") && !document.querySelector("dialog")`)
			p.tabTo("Tab", "Explain")
			p.press("Enter")
			p.wait("the path", `document.activeElement.id === "step-list"`)
			if width > 1000 { // narrow windows keep the grid and the step visible instead
				p.focus()
			}
			p.press("ArrowDown", "ArrowDown")
			p.waitStep(3)
			p.tabTo("Shift+Tab", "To the last step")
			p.press("Enter")
			p.wait("the last step", `document.querySelector(".step-line:last-child").ariaSelected === "true"`)

			p.tabTo("Tab", "Puzzle")
			p.press("Enter")
			from := "Import"
			if width <= phone {
				from = "Menu"
				p.tabTo("Tab", from)
				p.press("Enter")
				p.wait("the menu", `document.activeElement.closest("dialog")`)
			}
			p.tabTo("Tab", "Import")
			p.press("Enter")
			p.wait("the dialog", `document.activeElement.closest("dialog")`)
			var inside []string
			for range 12 { // more presses than the dialog has controls
				p.press("Tab")
				if f := p.focus(); f.Name != "" && !f.InModal {
					t.Errorf("the focus is behind the dialog, on %q", f.Name)
				} else {
					inside = append(inside, f.Name)
				}
			}
			if !strings.Contains(strings.Join(inside, "|"), "Close") {
				t.Errorf("the dialog has no Close button, only %q", inside)
			}
			p.press("Escape")
			p.wait("the dialog gone", `!document.querySelector("dialog")`)
			p.wait("the focus back", fmt.Sprintf(`[document.activeElement.textContent, document.activeElement.ariaLabel].includes(%q)`, from))
			p.focus()
		})
	}
}

// TestNoTrap checks that in each panel Tab reaches every control and leaves the page at
// its end.
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
		for range 300 { // the grid alone takes 81
			p.press("Tab")
			if eval[bool](p, `document.activeElement === document.body`) {
				break
			}
			p.focus()
		}
		if left := eval[string](p, `[...document.querySelectorAll("button, a[href], input, select, textarea, summary, [tabindex='0']")]
			.filter((e) => e.checkVisibility({visibilityProperty: true}) && e.tabIndex >= 0 && !e.closest("[inert]") && !been.has(e))
			.map((e) => e.outerHTML.slice(0, 100)).join("\n")`); left != "" {
			t.Errorf("%s: Tab never reaches\n%s", panel, left)
		}
	}
}
