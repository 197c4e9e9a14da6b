package photoui

import (
	"fmt"
	"html"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/parts/photo"
	"sudoku/solver/board"
)

func photoCellID(c int) string { return fmt.Sprintf("photo-%d", c) }

// photoCells returns the cells of the grid. Over the photo they mark only doubtful and
// selected cells.
func photoCells(v *photo.View, read bool) string {
	var b strings.Builder
	if !read {
		b.WriteString(`<div class="photo-marks" aria-hidden="true">`)
	} else {
		b.WriteString(`<div role="rowgroup" class="photo-cells">`)
	}
	for c := range v.Cells {
		cell := &v.Cells[c]
		if read && c%9 == 0 {
			b.WriteString(`<div role="row">`)
		}
		fmt.Fprintf(&b, `<span data-cell="%d" class="%s"`, c, photoClass(v, c))
		if read {
			fmt.Fprintf(&b, ` id="%s" role="gridcell" aria-label="%s" aria-selected="%t"`, photoCellID(c), html.EscapeString(cell.Label), c == int(v.Selected))
		}
		b.WriteString(">")
		if read {
			b.WriteString(cell.Digit)
		}
		b.WriteString("</span>")
		if read && c%9 == 8 {
			b.WriteString("</div>")
		}
	}
	b.WriteString("</div>")
	return b.String()
}

// photoClass returns the class of a cell.
func photoClass(v *photo.View, c int) string {
	class := ""
	for _, x := range []struct {
		on   bool
		name string
	}{{v.Cells[c].Written, "written "}, {v.Cells[c].Doubtful, "doubtful "}, {c == int(v.Selected), "selected "}} {
		if x.on {
			class += x.name
		}
	}
	return strings.TrimSpace(class)
}

// photoPicked selects the clicked cell.
func (p *Drawing) photoPicked(_ app.Context, e app.Event) {
	if c, ok := dataNumber(e, "cell"); ok && c < board.Cells {
		p.Handle(photo.CellPicked{Cell: board.Cell(c)})
	}
}

// dataNumber parses a data attribute of an event's target.
func dataNumber(e app.Event, name string) (number int, ok bool) {
	found := e.Get("target").Call("closest", "[data-"+name+"]")
	if !found.Truthy() {
		return 0, false
	}
	number, err := strconv.Atoi(found.Get("dataset").Get(name).String())
	return number, err == nil
}

// photoTyped corrects the selected cell or moves the selection.
func (p *Drawing) photoTyped(_ app.Context, e app.Event) {
	if e.Get("ctrlKey").Truthy() || e.Get("metaKey").Truthy() || e.Get("altKey").Truthy() {
		return
	}
	key, at := e.Get("key").String(), int(p.View.Selected)
	row, column := at/9, at%9
	way := arrows[key]
	row, column = min(max(row+int(way.Y), 0), 8), min(max(column+int(way.X), 0), 8)
	switch key {
	case "Home":
		column = 0
	case "End":
		column = 8
	case "Backspace", "Delete", " ":
		key = "0"
	}
	e.PreventDefault()
	switch {
	case len(key) == 1 && '0' <= key[0] && key[0] <= '9':
		p.Handle(photo.DigitTyped{Digit: board.Digit(key[0] - '0')})
	case row*9+column != at:
		p.Handle(photo.CellPicked{Cell: board.Cell(row*9 + column)})
	}
}
