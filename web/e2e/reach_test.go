//go:build !js

package e2e

import (
	"strings"
	"testing"
)

// reached lists the features. way names the controls to press on a phone, starting in the
// home view or in a game, and shown is true once the feature is there.
var reached = []struct {
	home         bool
	feature, way string
	shown        string
}{
	{true, "photograph a puzzle", "Take a photo", `document.querySelector("dialog.of-photo[open]")`},
	{true, "type in a puzzle", "Type in", `location.hash === "#play"`},
	{true, "paste a puzzle", "Paste", `document.querySelector("dialog.of-import[open]")`},
	{true, "play a grade", "Medium", `document.querySelectorAll("[data-given=true]").length > 16`},
	{true, "play a daily puzzle", "Easy, today's puzzle", `document.querySelectorAll("[data-given=true]").length > 16`},
	{true, "the library", "Mine", `document.querySelector("dialog.of-library[open]")`},
	{true, "the lessons", "Learn", `location.pathname.endsWith("/learn/")`},
	{true, "a puzzle as ordered", "More|New puzzle", `document.querySelector("dialog.of-new[open]")`},
	{true, "a booklet", "More|New puzzle|Booklet", `document.getElementById("booklet-heading")`},
	{true, "the calendar of daily puzzles", "More|Daily puzzles", `document.querySelector("dialog[open] .calendar")`},
	{true, "examples", "More|Example", `document.querySelector("dialog.of-example[open]")`},

	{false, "undo", "Undo", `document.querySelector("[data-cell=r1c3]").dataset.value === ""`},
	{false, "erase", "Erase", `document.querySelector("[data-cell=r1c3]").dataset.value === ""`},
	{false, "pencil marks", "Pencil", `document.querySelector(".edit-pen[aria-checked=true]")`},
	{false, "a hint", "Hint", `document.querySelector(".hint-card")`},
	{false, "the solution", "Menu|Solve", `document.querySelector(".menu-question") || document.querySelectorAll("[data-value='']").length === 0`},
	{false, "the explanation", "Menu|Explain", `document.querySelector(".step-line")`},
	{false, "is it right so far", "Menu|Right so far?", `/right/.test(document.querySelector(".page").textContent) && !document.querySelector("dialog")`},
	{false, "all candidates", "Menu|Notes", `document.querySelector("[data-cell=r1c4]").ariaLabel.includes("candidates")`},
	{false, "share", "Menu|Share", `document.getElementById("share-link")?.value.includes("#")`},
	{false, "print", "Menu|Print", `document.querySelector("dialog.of-print[open]")`},
	{false, "clear", "Menu|Clear", `document.querySelector(".menu-question") || document.querySelectorAll("[data-given=true]").length === 0`},
	{false, "import", "Menu|Import", `document.querySelector("dialog.of-import[open]")`},
	{false, "check the puzzle", "Menu|Check", `location.hash === "#check"`},
	{false, "corner marks", "Menu|Corner", `document.querySelector(".modes [aria-checked=true]")?.textContent === "Corner"`},
	{false, "colours", "Menu|Colour", `document.querySelector(".key.swatch")`},
	{false, "savepoints", "Menu|Savepoints", `document.querySelector("dialog[open] .savepoints[open]")`},
	{false, "settings", "Menu|Settings", `document.querySelector("dialog[open] .options[open]")`},
	{false, "the dark theme", "Menu|Settings|Dark", `document.documentElement.dataset.theme === "dark"`},
	{false, "all steps here", "Menu|Tools|Steps", `location.hash === "#steps"`},
	{false, "methods", "Menu|Tools|Methods", `location.hash === "#methods"`},
	{false, "lists", "Menu|Tools|List", `location.hash === "#list"`},
	{false, "export", "Menu|Tools|Export", `document.querySelector("dialog.of-export[open]")`},
	{false, "the keys", "Menu|Tools|Keyboard", `document.querySelector("dialog.of-keys[open]")`},
	{false, "statistics", "Menu|Library|Statistics", `document.querySelector("dialog.of-statistics[open]")`},
	{false, "backup", "Menu|Library|Save or load everything", `document.querySelector("dialog.of-backup[open]")`},
}

// TestReach checks that every feature is at most three presses away on a phone.
func TestReach(t *testing.T) {
	long(t)
	p := open(t, "/")
	p.resize(390, 664)
	for _, r := range reached {
		if r.home {
			p.bring("/")
			p.run(`location.hash = ""`)
			p.wait("home", `document.querySelector(".doors")`)
		} else {
			p.navigate("/#" + wikipedia)
			p.waitGrid(dotted(wikipedia))
			p.clickCell("r1c3")
			p.press("z", "4") // in “Digit” mode
		}
		way := strings.Split(r.way, "|")
		if len(way) > 3 {
			t.Errorf("%s: %d presses", r.feature, len(way))
		}
		for _, name := range way {
			p.clickFound(name, `[...document.querySelectorAll("button, a, summary")].filter((e) => e.getClientRects().length && (!document.querySelector("dialog[open]") || e.closest("dialog")) &&
				[e.ariaLabel, e.textContent.trim(), e.querySelector("span")?.textContent].includes(`+quote(name)+`))`)
		}
		p.wait(r.feature, `!!(`+r.shown+`)`)
	}
}
