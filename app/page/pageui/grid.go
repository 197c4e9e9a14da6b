package pageui

import (
	"fmt"
	"html"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/show"
)

// cells is the grid of 81. It has no exported field, so go-app draws it once;
// from then on the painter changes the cells that changed, which is many
// times as fast as comparing 81 elements after each key press. What a pointer
// does to the cells is heard by the browser's side, too.
type cells struct {
	app.Compo
	page *solver
	html string
}

// OnInit is called before the grid is mounted.
func (c *cells) OnInit() { c.page.program.GiveWay() }

// Render draws the cells as they are when the grid is mounted.
func (c *cells) Render() app.UI {
	if c.html == "" {
		c.html = gridHTML(&c.page.v.Board)
	}
	return app.Elem("div").Class("grid-frame").Body(app.Raw(c.html))
}

// gridHTML is the grid and the drawing over it as markup. It is made of digits and of names from the
// catalogs, both escaped.
func gridHTML(b *show.Board) string {
	var s strings.Builder
	fmt.Fprintf(&s, `<div class="grid-sheet">%s<div class="grid" id="grid" role="grid" aria-multiselectable="true" aria-label="%s" aria-rowcount="9" aria-colcount="9">`,
		labels, html.EscapeString(b.Name))
	for i := range b.Cells {
		if i%9 == 0 {
			s.WriteString(`<div class="row" role="row">`)
		}
		cell := &b.Cells[i]
		s.WriteString("<div")
		for _, a := range cell.Attributes() {
			fmt.Fprintf(&s, ` %s="%s"`, a.Name, html.EscapeString(a.Value))
		}
		fmt.Fprintf(&s, ">%s</div>", cell.Content())
		if i%9 == 8 {
			s.WriteString("</div>")
		}
	}
	fmt.Fprintf(&s, `</div><svg class="drawing" id="drawing" viewBox="0 0 90 90" aria-hidden="true">%s</svg></div>`, b.Drawing)
	return s.String()
}
