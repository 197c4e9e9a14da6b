//go:build !js

package e2e

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"sudoku/app/text"
	"sudoku/app/text/english"
	"sudoku/app/text/german"
	"sudoku/solver/board"
)

// A scene is a state of the page. play leads there from the previous scene.
type scene struct {
	name string
	play func(p *player, t *text.Catalog)
}

// germanScenes lists panels and dialogs, in order.
var germanScenes = []scene{
	{"empty", func(*player, *text.Catalog) {}},
	{"puzzle", func(p *player, t *text.Catalog) {
		p.paste(wikipedia)
		p.waitGrid(dotted(wikipedia))
		p.press("Ctrl+s")
		p.openSavepoints()
		p.openSettings()
	}},
	{"colours", func(p *player, t *text.Catalog) {
		p.closeSettings()
		p.press("v")
	}},
	{"hint", func(p *player, t *text.Catalog) {
		p.press("z")
		p.click(t.Actions.Hint)
		for range 3 {
			p.click(t.Hint.More)
		}
	}},
	{"several", func(p *player, t *text.Catalog) {
		p.paste(fewest)
		p.click(t.Actions.Solve)
		p.waitStatus(t.Integer(9734))
	}},
	{"check", func(p *player, t *text.Catalog) {
		p.click(t.Check.Start) // offered because there are several solutions
		p.waitIdle()
		p.wait("the report", `document.querySelector("section.check")`)
	}},
	{"path", func(p *player, t *text.Catalog) {
		p.paste(expert)
		p.toolIn(t.Tools.Title, t.Explain.Panel)
		p.click(t.Actions.Explain)
		p.wait("the path", `document.getElementById("step-list")`)
	}},
	{"all steps", func(p *player, t *text.Catalog) {
		p.clickRole("radio", t.Explain.Tabs[1])
		p.wait("the steps", `document.querySelector(".found-step")`)
	}},
	{"questions", func(p *player, t *text.Catalog) {
		p.clickRole("radio", t.Explain.Tabs[2])
		p.clickCell("r1c2")
		p.click("7")
		p.click(t.Fill(t.Explain.WhyNot, "digit", 7, "cell", board.CellAt(0, 1)))
		p.wait("the answer", `document.getElementById("ask-answer")`)
	}},
	{"techniques", func(p *player, t *text.Catalog) {
		p.clickRole("radio", t.Explain.Tabs[3])
		p.wait("the techniques", `document.querySelector(".technique-line")`)
		p.run(`for (const l of document.querySelectorAll(".technique-line:nth-child(n+5) input:checked")) l.click()`)
	}},
	{"stuck", func(p *player, t *text.Catalog) {
		p.clickRole("radio", t.Explain.Tabs[0])
		p.click(t.Actions.Explain)
		p.wait("the end of the path", `document.querySelector(".stuck .hint-actions")`)
	}},
	{"rating", func(p *player, t *text.Catalog) {
		p.clickRole("radio", t.Explain.Tabs[4])
		p.waitFor(3*stepTime, "the rating", `document.querySelector(".profile")`)
	}},
	{"methods", func(p *player, t *text.Catalog) {
		p.toolIn(t.Tools.Title, t.Panels.Methods)
		p.click(t.Methods.Run)
		p.wait("the chart", `document.querySelectorAll(".method.ran").length > 4`)
	}},
	{"list", func(p *player, t *text.Catalog) {
		p.paste(wikipedia + "\n" + wikipedia)
		p.waitList(2)
		p.paste(wikipedia + "\n" + wikipedia)
		p.wait("the previous list", `document.querySelectorAll(".batch-actions .button").length === 7`)
	}},
	{"list filter", func(p *player, t *text.Catalog) { p.openDialog(t.List.FilterTitle, t.List.FilterTitle) }},
	{"list columns", func(p *player, t *text.Catalog) { p.openDialog(t.List.ColumnsTitle, t.List.ColumnsTitle) }},
	{"list charts", func(p *player, t *text.Catalog) {
		p.openDialog(t.List.ChartTitle, t.List.ChartTitle)
		p.wait("the chart", `document.querySelector(".list-chart svg")`)
	}},
	{"list save", func(p *player, t *text.Catalog) { p.openDialog(t.List.Save, t.List.Save) }},
	{"import", func(p *player, t *text.Catalog) {
		p.press("Escape")
		p.click(t.Panels.Solve)
		p.click(t.Actions.Import)
		p.typeText("53..7")
		p.click(t.Actions.Load)
		p.wait("the problem", `document.querySelector("dialog .problem").textContent`)
	}},
	{"examples", func(p *player, t *text.Catalog) { p.openDialog(t.Actions.Example, t.Dialogs.ExampleTitle) }},
	{"tools", func(p *player, t *text.Catalog) { p.openDialog(t.Tools.Title, t.Tools.Title) }},
	{"export", func(p *player, t *text.Catalog) { p.openTool(t, t.Transfer.Export, t.Transfer.Title) }},
	{"print", func(p *player, t *text.Catalog) { p.openDialog(t.Print.Button, t.Print.Title) }},
	{"share", func(p *player, t *text.Catalog) {
		p.press("Escape")
		p.click(t.Actions.Share)
		p.wait("the link", `document.querySelector("dialog[open] .share-head")`)
	}},
	{"film", func(p *player, t *text.Catalog) {
		p.press("Escape")
		p.paste(wikipedia)
		p.clickCell("r1c3")
		p.press("4")
		p.click(t.Actions.Share)
		p.wait("the link", `document.querySelector("dialog[open] .share-head")`)
		p.click(t.Sharing.Watch)
		p.wait("the player", `document.getElementById("player-play")`)
	}},
	{"library", func(p *player, t *text.Catalog) {
		p.openDialog(t.Library.Button, t.Library.Title)
		p.wait("the puzzle", `document.querySelector("dialog .game")`)
	}},
	{"keys", func(p *player, t *text.Catalog) { p.openTool(t, t.Actions.Help, t.Dialogs.KeysTitle) }},
}

// openDialog closes any open dialog and opens the one that a button leads to.
func (p *player) openDialog(button, title string) {
	p.t.Helper()
	p.press("Escape")
	p.click(button)
	p.wait("the dialog "+title, quoteAll(inLanguage(title))+`.includes(document.querySelector("dialog[open] h2")?.textContent)`)
}

// openTool opens the dialog of a tool.
func (p *player) openTool(t *text.Catalog, name, title string) {
	p.t.Helper()
	p.openDialog(t.Tools.Title, t.Tools.Title)
	p.click(name)
	p.wait("the dialog "+title, `document.querySelector("dialog[open] h2")?.textContent === `+quote(title))
}

// TestGermanScreens checks that no panel or dialog in German shows English text, cuts
// text off or overflows. If SCREENSHOTS is set, it saves screenshots.
func TestGermanScreens(t *testing.T) {
	english := untranslated(german.Catalog)
	for _, width := range sweep(1, []int64{390, 1280}) {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			p := openEmpty(t)
			p.beforeLoad(`Object.defineProperty(navigator, "languages", {value: ["de-AT", "en"]})`)
			p.resize(width, 844)
			p.navigate("/")
			for _, scene := range germanScenes {
				scene.play(p, german.Catalog)
				if over := eval[int](p, `document.documentElement.scrollWidth - document.documentElement.clientWidth`); over > 0 {
					t.Errorf("%s: overflows by %d pixels", scene.name, over)
				}
				for _, cut := range eval[[]string](p, `[...document.querySelectorAll("button, summary, th, td, select, .button, .tab, .choice, dialog, h1, h2, h3")]
					.filter((e) => e.checkVisibility() && e.clientWidth > 1 && e.scrollWidth > e.clientWidth + 1)
					.map((e) => e.className + ": " + e.textContent.slice(0, 60))`) {
					t.Errorf("%s: cut off: %s", scene.name, cut)
				}
				for _, said := range p.showing(english) {
					t.Errorf("%s: in English: %q", scene.name, said)
				}
				p.screenshot(fmt.Sprintf("german-%s-%d", strings.ReplaceAll(scene.name, " ", "-"), width))
			}
		})
	}
}

// showing returns those of the given texts that the page shows or that name its elements,
// unless they are marked as English.
func (p *player) showing(texts []string) (found []string) {
	p.t.Helper()
	for _, said := range eval[[]string](p, `[...document.querySelectorAll("body *")].filter((e) => e.checkVisibility() && !e.closest("[lang=en]")).flatMap((e) => [
		...[...e.childNodes].filter((n) => n.nodeType === Node.TEXT_NODE).map((n) => n.data.trim()),
		e.ariaLabel, e.title, e.placeholder]).filter((s) => s)`) {
		if slices.Contains(texts, said) {
			found = append(found, said)
		}
	}
	return found
}

// untranslated returns the texts of the English catalog that a language's catalog does not
// have.
func untranslated(c *text.Catalog) []string {
	ours, theirs := map[string]bool{}, map[string]bool{}
	gather(reflect.ValueOf(english.Catalog).Elem(), ours)
	gather(reflect.ValueOf(c).Elem(), theirs)
	delete(ours, english.Catalog.Code) // "en" is a French word
	var all []string
	for s := range ours {
		if s != "" && !theirs[s] && !strings.Contains(s, "{") {
			all = append(all, s)
		}
	}
	return all
}

// gather adds all strings in a value to a set.
func gather(v reflect.Value, all map[string]bool) {
	switch v.Kind() {
	case reflect.String:
		all[v.String()] = true
	case reflect.Struct:
		for i := range v.NumField() {
			gather(v.Field(i), all)
		}
	case reflect.Array, reflect.Slice:
		for i := range v.Len() {
			gather(v.Index(i), all)
		}
	case reflect.Map:
		for _, key := range v.MapKeys() {
			gather(v.MapIndex(key), all)
		}
	case reflect.Pointer:
		if !v.IsNil() {
			gather(v.Elem(), all)
		}
	}
}
