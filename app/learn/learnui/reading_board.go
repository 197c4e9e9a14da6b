package learnui

import (
	"html"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/learn"
	"sudoku/app/show"
	"sudoku/solver/board"
)

// readingBoard is the grid of a reading. All cells are buttons, so that they stay the same
// elements. It has no exported fields, so go-app draws it only once. From then on show
// updates the cells that changed: new elements for all 81 took the browser more time than
// the rest of a tap.
type readingBoard struct {
	app.Compo
	drawn learn.Reading
	cells [board.Cells]app.Value
}

// OnMount looks up the cells.
func (b *readingBoard) OnMount(app.Context) {
	found := b.JSValue().Call("querySelectorAll", ".cell")
	for c := range b.cells {
		b.cells[c] = found.Index(c)
	}
}

// Render draws the board.
func (b *readingBoard) Render() app.UI {
	v, grid := &b.drawn, ""
	for r := range 9 {
		row := ""
		for c := range 9 {
			cell := board.CellAt(r, c)
			x := &v.Board.Cells[cell]
			attributes := `type="button" id="` + readingCell + x.ID + `"`
			for _, a := range cellAttributes(v, cell) {
				attributes += " " + a.Name + `="` + html.EscapeString(a.Value) + `"`
			}
			row += tag("button", attributes, x.Content())
		}
		grid += tag("div", `class="row"`, row)
	}
	group := `class="grid still" role="group"`
	for _, a := range groupAttributes(v) {
		group += " " + a.Name + `="` + html.EscapeString(a.Value) + `"`
	}
	return app.Raw(tag("div", `class="stage labelled"`, tag("div", `class="grid-sheet"`,
		tag("div", group, grid),
		`<svg class="drawing" viewBox="0 0 90 90" aria-hidden="true">`+v.Board.Drawing+`</svg>`+show.GridLabels)))
}

// show draws another screen or state.
func (b *readingBoard) show(v *learn.Reading) {
	was := b.drawn
	b.drawn = *v
	if b.cells[0] == nil || !b.Mounted() {
		return
	}
	for c := range board.Cell(board.Cells) {
		x, old := &v.Board.Cells[c], &was.Board.Cells[c]
		if *x == *old && v.Open.Has(c) == was.Open.Has(c) && (v.Stop == c) == (was.Stop == c) {
			continue
		}
		before := cellAttributes(&was, c)
		for i, a := range cellAttributes(v, c) {
			if a != before[i] {
				b.cells[c].Call("setAttribute", a.Name, a.Value)
			}
		}
		if content := x.Content(); content != old.Content() {
			b.cells[c].Set("innerHTML", content)
		}
	}
	for _, a := range groupAttributes(v) {
		b.JSValue().Call("querySelector", ".grid").Call("setAttribute", a.Name, a.Value)
	}
	if v.Board.Drawing != was.Board.Drawing {
		b.JSValue().Call("querySelector", ".drawing").Set("innerHTML", v.Board.Drawing)
	}
}

// cellAttributes returns the attributes of a cell that may change.
func cellAttributes(v *learn.Reading, c board.Cell) [4]show.Attribute {
	x := &v.Board.Cells[c]
	class, index := x.Class(), "-1"
	if v.Open.Has(c) {
		class += " open"
	}
	if c == v.Stop {
		index = "0"
	}
	return [4]show.Attribute{
		{Name: "class", Value: class}, {Name: "tabindex", Value: index},
		{Name: "aria-label", Value: x.Name}, {Name: "aria-pressed", Value: strconv.FormatBool(x.Selected)},
	}
}

// groupAttributes returns the attributes of the grid that may change.
func groupAttributes(v *learn.Reading) [2]show.Attribute {
	return [2]show.Attribute{{Name: "aria-label", Value: v.Title}, {Name: "aria-disabled", Value: strconv.FormatBool(v.CanGo)}}
}
