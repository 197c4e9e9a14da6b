//go:build !js

package e2e

import (
	"slices"
	"testing"

	"sudoku/app/text"
	"sudoku/app/text/languages"
)

// mainPages lists the pages that TestLanguages checks. name, if set, returns what
// precedes the site's title in the title of the page.
var mainPages = []struct {
	path string
	name func(t *text.Catalog) string
	play func(p *player, t *text.Catalog)
}{
	{"/", nil, func(p *player, _ *text.Catalog) {
		p.wait("home", `document.querySelector(".home")`)
	}},
	{"/#" + expert, nil, func(p *player, t *text.Catalog) {
		p.waitGrid(dotted(expert))
		p.openSettings()
	}},
	{"/#" + expert, nil, func(p *player, t *text.Catalog) {
		p.click(t.Actions.Explain)
		p.wait("the path", `document.getElementById("step-list")`)
	}},
	{"/", nil, func(p *player, _ *text.Catalog) {
		p.paste(wikipedia + "\n" + wikipedia)
		p.waitList(2)
	}},
	{"/learn/", func(t *text.Catalog) string { return t.Documents.Learn }, nil},
	{"/learn/naked-pair/", func(t *text.Catalog) string { return t.Techniques.Name("naked-pair") }, nil},
	{"/learn/beginners/", func(t *text.Catalog) string { return t.Documents.Beginners }, nil},
	{"/about/", func(t *text.Catalog) string { return t.Documents.About }, nil},
}

// TestLanguages checks the main pages in every language: their titles, that axe-core
// finds no barrier, apart from colours, and that nothing is in English.
func TestLanguages(t *testing.T) {
	if withoutAxe(t) {
		return
	}
	last := slices.Clone(languages.All)
	slices.Reverse(last) // TestAxe covers English, TestGermanScreens German
	for _, c := range sweep(1, last) {
		t.Run(c.Code, func(t *testing.T) {
			p := openAgain(t)
			p.speak(c.Code)
			english := untranslated(c)
			for _, page := range mainPages {
				p.navigate(page.path)
				p.waitRunning()
				title := c.Page.Title
				if page.name != nil {
					title = page.name(c) + " – " + title
				}
				p.wait("the title "+title, `document.title === `+quote(title)+` && document.documentElement.lang === `+quote(c.Code))
				if page.play != nil {
					page.play(p, c)
				}
				p.loadAxe()
				for _, o := range p.axe("document", axeRest) {
					t.Errorf("%s: %s: %s: %q", page.path, o.Rule, o.Help, o.Where)
				}
				for _, said := range p.showing(english) {
					t.Errorf("%s: in English: %q", page.path, said)
				}
			}
		})
	}
}
