// Package paint updates the grid in the document with as few changes as possible, within
// the event that caused them. go-app would compare all 81 cells and wait for its next
// frame.
package paint

import (
	"sudoku/app/show"
)

// Page is the grid in the document.
type Page interface {
	// Cell returns the element of a cell.
	Cell(c int) Element
	// Name sets the accessible name of the grid.
	Name(name string)
	// Draw replaces the drawing over the grid.
	Draw(markup string)
	// Move starts a movement of a cell. Movements with a greater order start later.
	Move(c int, m Move, order int)
}

// Element is a cell's element.
type Element interface {
	SetAttribute(name, value string)
	SetContent(markup string)
	// Insert inserts an element before the child with index at, or at the end if there is
	// none.
	Insert(at int, markup string)
	Remove(at int)
	Replace(at int, markup string)
}

// Painter holds the painted state of the grid.
type Painter struct{ painted show.Board }

// Begin takes over a grid that was just drawn. look returns the text and the class of a
// cell in the document. If a cell still looks as drawn, its entire state is known;
// otherwise only its text is. Nothing is drawn over the grid yet.
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

// Paint updates everything that differs from the painted state.
func (p *Painter) Paint(b *show.Board, page Page) {
	entry, moves := p.entered(b)
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
	if moves {
		move(entry, b, page)
	}
}

// describe sets the attributes that changed, or all if the old ones are unknown.
func describe(element Element, old, cell *show.Cell) {
	unknown := old.ID == ""
	before := old.Attributes()
	for i, a := range cell.Attributes() {
		if unknown || before[i] != a {
			element.SetAttribute(a.Name, a.Value)
		}
	}
}

// fill updates the content of a cell. It touches only candidates that changed: placing a
// digit removes a candidate from up to twenty cells, and the browser need not lay out the
// others again.
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
