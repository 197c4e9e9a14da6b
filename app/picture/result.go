package picture

import (
	"fmt"
	"html"

	"sudoku/app/show"
)

// captionHeight is the height of the two lines below a result.
const captionHeight = 150

// Result draws a solved puzzle without revealing the solution: its givens, a dot for each
// of the player's digits, and two lines below. name is its accessible name.
func Result(b *show.Board, name string, lines [2]string, p Palette) (svg string, width, height int) {
	d := drawing{palette: p}
	width, height = Size, Size+captionHeight
	fmt.Fprintf(&d, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img"><title>%s</title>`,
		width, height, width, height, html.EscapeString(name))
	d.rect(0, 0, width, height, sheet)
	fmt.Fprintf(&d, `<g transform="translate(%d %d)">`, margin, margin)
	for i := range b.Cells {
		if b.Cells[i].Given {
			d.rect(i%9*cell, i/9*cell, cell, cell, givenFill)
		}
	}
	d.lines()
	fmt.Fprint(&d, `<g text-anchor="middle" font-family="system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif">`)
	for i := range b.Cells {
		d.veiled(i%9*cell+cell/2, i/9*cell+cell/2, &b.Cells[i])
	}
	d.text(9*cell/2, 9*cell+55, 40, 650, ink, html.EscapeString(lines[0]))
	d.text(9*cell/2, 9*cell+110, 34, 400, inkSoft, html.EscapeString(lines[1]))
	fmt.Fprint(&d, "</g></g></svg>\n")
	return d.String(), width, height
}

// veiled draws a given, or a dot.
func (d *drawing) veiled(x, y int, c *show.Cell) {
	if c.Given {
		d.text(x, y, 58, 700, ink, c.Value)
		return
	}
	fmt.Fprintf(d, `<circle cx="%d" cy="%d" r="12" fill="%s"/>`, x, y, d.palette[entryInk])
}
