// Package paint brings the grid in the document to what the view says, by as few
// changes as possible, so that a key is answered before go-app's next frame.
package paint

import (
	"sudoku/app/show"
)

// Page is the grid in the document.
type Page interface {
	// Cell is the element of a cell by its index.
	Cell(c int) Element
	// Name names the grid.
	Name(name string)
	// Draw replaces the drawing over the grid.
	Draw(markup string)
}

// Element is a cell's element.
type Element interface {
	SetAttribute(name, value string)
	SetContent(markup string)
	// Insert puts an element before the child at an index, after all where there
	// is none.
	Insert(at int, markup string)
	Remove(at int)
	Replace(at int, markup string)
}

// Painter knows what is painted.
type Painter struct{ painted show.Board }

// Begin takes up a grid that was just drawn, of which the text in each cell and its
// class are given. A cell that looks as it was drawn is known, of another only its text.
// Nothing is drawn over it.
func (p *Painter) Begin(drawn *show.Board, look func(c int) (text, class string)) {
	p.painted = show.Board{Name: drawn.Name}
	for c := range p.painted.Cells {
		text, class := look(c)
		if cell := &drawn.Cells[c]; cell.Candidates == "" && text == cell.Value && class == cell.Class() {
			p.painted.Cells[c] = *cell
		} else {
			p.painted.Cells[c].Value = text
		}
	}
}

// Paint changes what differs from what is painted.
func (p *Painter) Paint(b *show.Board, page Page) {
	for c := range b.Cells {
		if old, cell := &p.painted.Cells[c], &b.Cells[c]; *old != *cell {
			element := page.Cell(c)
			describe(element, old, cell)
			fill(element, old, cell)
			*old = *cell
		}
	}
	if p.painted.Name != b.Name {
		page.Name(b.Name)
		p.painted.Name = b.Name
	}
	if p.painted.Drawing != b.Drawing {
		page.Draw(b.Drawing)
		p.painted.Drawing = b.Drawing
	}
}

// describe sets the attributes that changed, or all where they are not known.
func describe(element Element, old, cell *show.Cell) {
	unknown := old.ID == ""
	before := old.Attributes()
	for i, a := range cell.Attributes() {
		if unknown || before[i] != a {
			element.SetAttribute(a.Name, a.Value)
		}
	}
}

// fill brings the content of a cell from what it was to what it is. Of candidates
// only those that changed are touched: a digit that is placed takes one from
// twenty cells, and the browser need not lay out the others again.
func fill(element Element, old, cell *show.Cell) {
	before, was := old.CandidateElements()
	after, is := cell.CandidateElements()
	if !was || !is {
		if content := cell.Content(); old.Content() != content {
			element.SetContent(content)
		}
		return
	}
	at := 0
	for d := range after {
		switch {
		case after[d] == "" && before[d] == "":
			continue
		case after[d] == "":
			element.Remove(at)
			continue
		case before[d] == "":
			element.Insert(at, after[d])
		case before[d] != after[d]:
			element.Replace(at, after[d])
		}
		at++
	}
}
