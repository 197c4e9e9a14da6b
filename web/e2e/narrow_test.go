//go:build !js

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"sudoku/app/text"
	"sudoku/app/text/languages"
)

// narrowScenes lists the states of the page that germanScenes does not cover.
var narrowScenes = []scene{
	{"ways to begin", func(p *player, t *text.Catalog) {
		p.press("Escape")
		p.wait("the home page", `document.querySelector(".home")`)
	}},
	{"typing", func(p *player, t *text.Catalog) {
		p.click(t.Setup.Type)
		p.typeText("53")
		p.wait("two digits", `document.querySelectorAll("[data-given=true]").length === 2`)
	}},
	{"new puzzle", func(p *player, t *text.Catalog) {
		p.toolIn(t.Tools.Title, t.Setup.New)
		p.wait("the grades", `document.querySelector("dialog[open] .kinds")`)
		p.run(`document.querySelector("dialog details").open = true`)
	}},
	{"daily puzzles", func(p *player, t *text.Catalog) {
		p.click(t.Generator.Daily)
		p.wait("the month", `document.querySelector("dialog[open] .calendar")`)
	}},
	{"booklet", func(p *player, t *text.Catalog) {
		p.press("Escape")
		p.toolIn(t.Tools.Title, t.Setup.New)
		p.click(t.Print.Booklet)
		p.wait("the grades", `document.getElementById("booklet-heading")`)
	}},
	{"ways to a photo", func(p *player, t *text.Catalog) {
		p.press("Escape")
		p.toolIn(t.Tools.Title, t.Photo.Title)
		p.wait("the dialog", `document.getElementById("photo-file")`)
	}},
	{"photos", func(p *player, t *text.Catalog) {
		p.drop(photo("image1041"), givenFile{"notes.txt", "text/plain", photos + "image9.txt"}, photo(somePhoto))
		p.wait("two puzzles", `document.querySelectorAll("#photo-which option").length === 2`)
	}},
	{"corners of a photo", func(p *player, t *text.Catalog) {
		p.click(t.Photo.Corners)
		p.wait("the photo", `document.querySelector(".photo-whole img")?.naturalWidth > 100`)
	}},
	{"settings", func(p *player, t *text.Catalog) {
		p.press("Escape")
		p.paste(wikipedia)
		p.waitGrid(dotted(wikipedia))
		p.openSettings()
		p.run(`document.querySelector(".look").scrollIntoView()`)
	}},
	{"pause", func(p *player, t *text.Catalog) {
		p.closeSettings()
		p.clickCell("r1c3")
		p.press("4")
		p.press("p")
		p.wait("the cover", `document.querySelector(".pause-cover")`)
	}},
	{"nothing solved", func(p *player, t *text.Catalog) {
		p.clickOn(".pause-cover")
		p.openDialog(t.Library.Button, t.Library.Title)
		p.click(t.Statistics.Button)
		p.wait("the statistics", `document.querySelector("p.statistics")`)
	}},
	{"statistics", func(p *player, t *text.Catalog) {
		p.visit("/robots.txt")
		p.run(databaseJS)
		p.run(someResults)
		p.navigate("/")
		p.openDialog(t.Library.Button, t.Library.Title)
		p.click(t.Statistics.Button)
		p.wait("the numbers", `document.querySelector(".streaks")`)
	}},
	{"everything", func(p *player, t *text.Catalog) {
		p.openDialog(t.Library.Button, t.Library.Title)
		p.click(t.Backup.Button)
		p.wait("the dialog", `document.getElementById("backup-file")`)
	}},
	{"finish", func(p *player, t *text.Catalog) {
		p.navigate("/#" + strings.ReplaceAll(wikipediaSolution[:78]+"."+wikipediaSolution[79:], "0", "."))
		p.wait("one cell", `document.querySelectorAll("[data-value='']").length === 1`)
		p.clickCell("r9c7")
		p.press("1")
		p.wait("the ending", `document.querySelector(".ending")`)
		p.wait("no motion", `document.getAnimations().length === 0`)
	}},
	{"what one knows", func(p *player, t *text.Catalog) {
		p.navigate("/#" + expert)
		p.click(t.Actions.Explain)
		p.wait("the path", `document.querySelector(".step-kinds")`)
		p.click(t.Explain.Know)
		p.wait("the techniques", `document.querySelector("dialog[open] .known")`)
	}},
	{"thorough", func(p *player, t *text.Catalog) {
		p.press("Escape")
		p.clickOn(".step-more summary")
		p.clickRole("radio", t.Explain.Depths[2])
		p.run(`[...document.querySelectorAll(".step-line")].at(-1).click()`)
		p.wait("the step", `document.querySelector(".step-card")`)
	}},
	{"learn", func(p *player, t *text.Catalog) { p.navigate("/learn/") }},
	{"lesson", func(p *player, t *text.Catalog) { p.navigate("/learn/finned-mutant-swordfish/") }},
	{"beginners", func(p *player, t *text.Catalog) { p.navigate("/learn/beginners/") }},
	{"task of the course", func(p *player, t *text.Catalog) {
		p.waitRunning()
		p.click(t.Learn.CourseNext)
		p.wait("a task with keys", `document.querySelector(".course-keys")`)
	}},
	{"exercise", func(p *player, t *text.Catalog) {
		p.navigate("/#practise-finned-x-wing.1")
		p.wait("the task", `document.querySelector("[role=status]").innerText.includes(`+quote(t.Fill(t.Practise.Find, "name", t.Techniques.Name("finned-x-wing")))+`)`)
	}},
	{"about", func(p *player, t *text.Catalog) { p.navigate("/about/") }},
}

// misfitsJS returns the visible elements that extend beyond the window, unless a
// scrolling ancestor contains them, and the buttons whose text overflows.
const misfitsJS = `(() => {
	const found = [];
	const say = (what, e) => found.push(what + ": " + e.tagName.toLowerCase() + "." + e.className + " " + (e.ariaLabel ?? e.textContent).trim().slice(0, 60));
	const scrolls = (e) => {
		for (let a = e.parentElement; a; a = a.parentElement) {
			if (["auto", "scroll"].includes(getComputedStyle(a).overflowX) && a.scrollWidth > a.clientWidth && a.getBoundingClientRect().right <= innerWidth + 1) return true;
		}
		return false;
	};
	const unseen = (e) => {
		for (let a = e; a; a = a.parentElement) if (getComputedStyle(a).clipPath.startsWith("inset(50%")) return true;
		return false;
	};
	for (const e of document.querySelectorAll("body *")) {
		const box = e.getBoundingClientRect();
		if (!e.checkVisibility({visibilityProperty: true, opacityProperty: true}) || box.width <= 1 || box.height <= 1 || e.closest("svg, .grid") || unseen(e)) continue;
		if ((box.left < -1 || box.right > innerWidth + 1) && !scrolls(e)) say("outside", e);
		if (!e.matches("button, .button, summary, .choice, .tab")) continue;
		const words = document.createRange(), nodes = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
		while (nodes.nextNode()) {
			if (unseen(nodes.currentNode.parentElement)) continue;
			words.selectNodeContents(nodes.currentNode);
			const text = words.getBoundingClientRect();
			if (!text.width) continue;
			if (text.left < box.left - 1 || text.right > box.right + 1 || text.top < box.top - 3 || text.bottom > box.bottom + 3) { say("cut off", e); break; }
		}
	}
	return found;
})()`

// TestNarrow checks that every panel and dialog fits on the narrowest phone in every
// language. If SCREENSHOTS is set, it saves screenshots.
func TestNarrow(t *testing.T) {
	long(t)
	for _, catalog := range languages.All {
		t.Run(catalog.Code, func(t *testing.T) {
			p := openEmpty(t)
			p.speak(catalog.Code)
			p.resize(360, 640)
			look := func(name string) {
				t.Helper()
				if over := eval[int](p, `document.documentElement.scrollWidth - document.documentElement.clientWidth`); over > 0 {
					t.Errorf("%s: overflows by %d pixels", name, over)
				}
				for _, misfit := range eval[[]string](p, misfitsJS) {
					t.Errorf("%s: %s", name, misfit)
				}
				p.screenshot(fmt.Sprintf("narrow-%s-%s", catalog.Code, strings.ReplaceAll(name, " ", "-")))
			}
			p.navigate("/")
			for _, s := range narrowScenes[:6] {
				s.play(p, catalog)
				look(s.name)
			}
			p.navigate("/")
			for _, s := range germanScenes {
				s.play(p, catalog)
				look(s.name)
			}
			p.press("Escape")
			for _, s := range narrowScenes[6:] {
				s.play(p, catalog)
				look(s.name)
			}
		})
	}
}
