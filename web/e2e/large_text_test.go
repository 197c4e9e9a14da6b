//go:build !js

package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/page"

	"sudoku/app/text"
	"sudoku/app/text/english"
	"sudoku/app/text/german"
	"sudoku/app/text/japanese"
	"sudoku/solver/rate"
)

// textSize sets the browser's text size as a percentage of the default. Unlike a style of
// the document, it also affects media queries.
func (p *player) textSize(percent int64) {
	p.t.Helper()
	call(p, page.SetFontSizes, page.SetFontSizesParams{FontSizes: &page.FontSizes{Standard: 16 * percent / 100, Fixed: 13 * percent / 100}})
}

// overhangJS evaluates to the number of pixels by which the content of the open dialog,
// or else of the page, is too wide.
const overhangJS = `((e) => e.scrollWidth - e.clientWidth)(document.querySelector("dialog[open]") ?? document.documentElement)`

// TestLargeText enlarges the text on phones. Neither the pages other than the solver nor
// the dialogs may scroll sideways.
func TestLargeText(t *testing.T) {
	for _, catalog := range sweep(1, []*text.Catalog{english.Catalog, german.Catalog}) {
		t.Run(catalog.Code, func(t *testing.T) {
			p := openEmpty(t)
			p.speak(catalog.Code)
			for _, percent := range sweep(1, []int64{200, 130}) {
				p.textSize(percent)
				p.resize(360, 664)
				for _, path := range []string{"/learn/", "/learn/x-wing/", "/learn/beginners/", "/about/"} {
					p.navigate(path)
					p.wait("the page", `document.querySelector("main h1")`)
					if over := eval[int](p, overhangJS); over > 0 {
						t.Errorf("%d%%: %s overflows by %d pixels", percent, path, over)
					}
				}
				p.navigate("/#" + wikipedia)
				p.waitGrid(dotted(wikipedia))
				for name, title := range map[string]string{
					catalog.Actions.Share: catalog.Dialogs.ShareTitle, catalog.Print.Button: catalog.Print.Title,
					catalog.Library.Button: catalog.Library.Title, catalog.Actions.Import: catalog.Dialogs.ImportTitle,
				} {
					p.openDialog(name, title)
					if over := eval[int](p, overhangJS); over > 0 {
						t.Errorf("%d%%: %s overflows by %d pixels", percent, title, over)
					}
					p.press("Escape")
					p.wait("no dialog", `!document.querySelector("dialog[open]")`)
				}
			}
		})
	}
}

// boardPlacesJS collects in the array places where the board of a game has been.
const boardPlacesJS = `globalThis.places = [];
	(function look() {
		const top = document.querySelector(".at-table .stage")?.getBoundingClientRect().top;
		if (top !== undefined && !places.includes(top)) places.push(top);
		requestAnimationFrame(look);
	})()`

// TestBoardStays opens a game with large text, in a language whose words may break
// anywhere. The bar above the board shows its grade once that is known, and the board
// must not move then.
func TestBoardStays(t *testing.T) {
	p := openEmpty(t)
	p.speak(japanese.Catalog.Code)
	p.textSize(200)
	p.resize(390, 844)
	p.beforeLoad(boardPlacesJS)
	p.navigate("/#" + wikipediaSolution[:80] + ".")
	p.waitGrid(wikipediaSolution[:80] + ".")
	p.wait("the grade", `document.getElementById("game").innerText.includes(`+quote(japanese.Catalog.Ratings.Grades[rate.GradeEasy])+`)`)
	p.frames(2)
	if places := eval[[]float64](p, "places"); len(places) != 1 {
		t.Errorf("the board was %v pixels below the top", places)
	}
}
