package browser

import (
	"syscall/js"

	"sudoku/app/desk"
	"sudoku/app/paint"
	"sudoku/app/show"
	"sudoku/solver/board"
)

// painter paints the grid in the document.
type painter struct {
	painter paint.Painter
	cells   [board.Cells]cellElement
	drawing js.Value
	drawn   show.Board // the board as first drawn; unused afterwards
	desk    func() *desk.Desk
	reduced js.Value // media query for reduced motion; see still
}

// paint updates the grid to match the view. It does nothing until the grid is in the
// document.
func (p *painter) paint(b *show.Board) {
	if first := p.cells[0].Value; first.Truthy() && first.Get("isConnected").Bool() || p.find() {
		p.painter.Paint(b, p)
	}
}

// find looks up the cells after go-app has drawn the grid.
func (p *painter) find() bool {
	found := js.Global().Get("document").Call("querySelectorAll", "[data-cell]")
	if found.Length() != board.Cells {
		return false
	}
	p.drawing = js.Global().Get("document").Call("getElementById", "drawing")
	p.drawing.Set("innerHTML", "")
	p.painter.Begin(&p.drawn, func(c int) (text, class string) {
		p.cells[c].Value = found.Index(c)
		return p.cells[c].Get("textContent").String(), p.cells[c].Get("className").String()
	})
	p.drawn = show.Board{}
	return true
}

func (p *painter) focus(c board.Cell) {
	if p.cells[c].Truthy() {
		p.cells[c].Call("focus", map[string]any{"preventScroll": true})
	}
}

func (p *painter) Cell(c int) paint.Element { return &p.cells[c] }
func (p *painter) Name(name string) {
	js.Global().Get("document").Call("getElementById", "grid").Call("setAttribute", "aria-label", name)
}
func (p *painter) Draw(markup string) { p.drawing.Set("innerHTML", markup) }

// cellElement is the element of a cell.
type cellElement struct{ js.Value }

func (e *cellElement) child(at int) js.Value { return e.Get("children").Index(at) }

func (e *cellElement) SetAttribute(name, value string) { e.Call("setAttribute", name, value) }
func (e *cellElement) SetContent(markup string)        { e.Set("innerHTML", markup) }
func (e *cellElement) Remove(at int)                   { e.child(at).Call("remove") }
func (e *cellElement) Replace(at int, markup string)   { e.child(at).Set("outerHTML", markup) }

func (e *cellElement) Insert(at int, markup string) {
	if child := e.child(at); child.Truthy() {
		child.Call("insertAdjacentHTML", "beforebegin", markup)
		return
	}
	e.Call("insertAdjacentHTML", "beforeend", markup)
}
