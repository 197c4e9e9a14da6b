package pageui

import (
	"fmt"
	"html"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/show"
)

// cells draws the grid. It has no exported fields, so go-app draws it only once. From
// then on the painter updates the cells that changed, which is many times faster than
// comparing 81 elements after each key press. Package browser also handles pointer events
// on the cells.
type cells struct {
	app.Compo
	page *solver
	html string
}

// OnInit yields to the browser before the grid is mounted.
func (c *cells) OnInit() { c.page.program.GiveWay() }

// Render draws the cells in their state at mounting.
func (c *cells) Render() app.UI {
	if c.html == "" {
		c.html = gridHTML(&c.page.v.Board)
	}
	return app.Elem("div").Class("grid-frame").Body(app.Raw(c.html))
}

// gridHTML returns the markup of the grid and the drawing over it. It contains digits and
// names from the catalogs, all escaped.
func gridHTML(b *show.Board) string {
	var s strings.Builder
	fmt.Fprintf(&s, `<div class="grid-sheet">%s<div class="grid" id="grid" role="grid" aria-multiselectable="true" aria-label="%s" aria-rowcount="9" aria-colcount="9">`,
		show.GridLabels, html.EscapeString(b.Name))
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
