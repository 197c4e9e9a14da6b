package browser

import (
	"syscall/js"

	"sudoku/app/view"
	"sudoku/solver/board"
)

// painter changes the cells of the grid that changed, by hand: 2 ms instead of
// 12 from the key to the document (see ui.Effects).
type painter struct {
	cells   [board.Cells]js.Value
	drawing js.Value
	painted view.Board
}

// paint brings the grid to what the view says. It does nothing as long as the
// grid is not in the document.
func (p *painter) paint(b *view.Board) {
	if !p.cells[0].Truthy() || !p.cells[0].Get("isConnected").Bool() {
		if !p.find() {
			return
		}
	}
	for i := range b.Cells {
		old, cell := &p.painted.Cells[i], &b.Cells[i]
		if *old == *cell {
			continue
		}
		unknown := old.ID == ""
		before := old.Attributes()
		for j, a := range cell.Attributes() {
			if unknown || before[j] != a {
				p.cells[i].Call("setAttribute", a.Name, a.Value)
			}
		}
		fill(p.cells[i], old, cell)
		*old = *cell
	}
	if p.painted.Drawing != b.Drawing {
		p.drawing.Set("innerHTML", b.Drawing)
		p.painted.Drawing = b.Drawing
	}
}

// fill brings the content of a cell's element from what it was to what it is.
// Of candidates only those that changed are touched: a digit that is placed
// takes one from twenty cells, and the browser need not lay out the others anew.
func fill(element js.Value, old, cell *view.Cell) {
	before, was := old.CandidateElements()
	after, is := cell.CandidateElements()
	if !was || !is {
		if content := cell.Content(); old.Content() != content {
			element.Set("innerHTML", content)
		}
		return
	}
	if before == after {
		return
	}
	children := element.Get("children")
	at := 0
	for d := range after {
		switch {
		case after[d] == "" && before[d] == "":
			continue
		case after[d] == "":
			children.Index(at).Call("remove")
			continue
		case before[d] == "" && at < children.Length():
			children.Index(at).Call("insertAdjacentHTML", "beforebegin", after[d])
		case before[d] == "":
			element.Call("insertAdjacentHTML", "beforeend", after[d])
		case before[d] != after[d]:
			children.Index(at).Set("outerHTML", after[d])
		}
		at++
	}
}

// find looks the cells up after the grid was drawn, whose attributes are not
// known then.
func (p *painter) find() bool {
	found := js.Global().Get("document").Call("querySelectorAll", "[data-cell]")
	if found.Length() != board.Cells {
		return false
	}
	p.painted = view.Board{}
	p.drawing = js.Global().Get("document").Call("getElementById", "drawing")
	p.drawing.Set("innerHTML", "")
	for i := range p.cells {
		p.cells[i] = found.Index(i)
		p.painted.Cells[i].Value = p.cells[i].Get("textContent").String()
	}
	return true
}

func (p *painter) focus(c board.Cell) {
	if p.cells[c].Truthy() {
		p.cells[c].Call("focus", map[string]any{"preventScroll": true})
	}
}
