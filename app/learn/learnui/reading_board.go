package learnui

import (
	"html"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/learn"
	"sudoku/app/show"
	"sudoku/solver/board"
)

// readingBoard is the grid of a reading. It has no exported fields, so go-app draws it only
// once. From then on show replaces the cells that changed, about a fifth of them.
type readingBoard struct {
	app.Compo
	title, drawing string
	closed         bool // whether no cell can be tapped
	cells          [board.Cells]string
}

// Render draws the board.
func (b *readingBoard) Render() app.UI {
	grid := ""
	for r := range 9 {
		row := ""
		for _, cell := range b.cells[9*r : 9*r+9] {
			row += cell
		}
		grid += tag("div", `class="row"`, row)
	}
	return app.Raw(tag("div", `class="stage labelled"`, tag("div", `class="grid-sheet"`,
		tag("div", `class="grid still" role="group" aria-label="`+html.EscapeString(b.title)+`" aria-disabled="`+strconv.FormatBool(b.closed)+`"`, grid),
		`<svg class="drawing" viewBox="0 0 90 90" aria-hidden="true">`+b.drawing+`</svg>`+show.GridLabels)))
}

// show draws another screen or state.
func (b *readingBoard) show(v *learn.Reading) {
	drawn := b.Mounted()
	for c := range board.Cell(board.Cells) {
		cell := readingCellMarkup(v, c)
		if drawn && cell != b.cells[c] {
			app.Window().GetElementByID(readingCell+c.String()).Set("outerHTML", cell)
		}
		b.cells[c] = cell
	}
	if drawn {
		grid := b.JSValue().Call("querySelector", ".grid")
		grid.Call("setAttribute", "aria-label", v.Title)
		grid.Call("setAttribute", "aria-disabled", v.CanGo)
		if b.drawing != v.Board.Drawing {
			b.JSValue().Call("querySelector", ".drawing").Set("innerHTML", v.Board.Drawing)
		}
	}
	b.title, b.drawing, b.closed = v.Title, v.Board.Drawing, v.CanGo
}

// readingCellMarkup draws a cell. All cells are buttons, so that only a few elements
// change when a question is answered. One of the cells that can be tapped is in the tab
// order, and the arrow keys lead to the others.
func readingCellMarkup(v *learn.Reading, c board.Cell) string {
	x := &v.Board.Cells[c]
	class, index := x.Class(), "-1"
	if v.Open.Has(c) {
		class += " open"
	}
	if c == v.Stop {
		index = "0"
	}
	return tag("button", `type="button" id="`+readingCell+x.ID+`" class="`+class+`" tabindex="`+index+`" aria-label="`+
		html.EscapeString(x.Name)+`" aria-pressed="`+strconv.FormatBool(x.Selected)+`"`, x.Content())
}
