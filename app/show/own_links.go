package show

import (
	"strings"

	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// DrawnLinks returns the markup of the links that the player drew.
func DrawnLinks(l *board.LinkList) string {
	if l.Len == 0 {
		return ""
	}
	var b strings.Builder
	b.WriteString(`<g class="own">`)
	for _, link := range l.Links[:l.Len] {
		kind := step.Weak
		if link.Strong {
			kind = step.Strong
		}
		writeLink(&b, step.Link{From: newNode(link.From), To: newNode(link.To), Kind: kind}, nil)
	}
	b.WriteString(`</g>`)
	return b.String()
}

func newNode(x board.Candidate) step.Node {
	return step.Node{Digit: x.Digit(), Cells: board.NewCellSet(x.Cell())}
}

// NameLinks adds each cell's links to its name.
func NameLinks(b *Board, l *board.LinkList, t *text.Catalog) {
	for _, link := range l.Links[:l.Len] {
		kind := t.Play.WeakLink
		if link.Strong {
			kind = t.Play.StrongLink
		}
		for _, ends := range [][2]board.Candidate{{link.From, link.To}, {link.To, link.From}} {
			cell := &b.Cells[ends[0].Cell()]
			cell.Name += ", " + t.Fill(t.Play.Linked, "from", int(ends[0].Digit()), "kind", kind, "to", ends[1])
		}
	}
}
