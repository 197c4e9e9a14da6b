package show

import (
	"strings"

	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// DrawnLinks returns the markup of the links that the player drew on a board, with the
// groups at their ends and the almost locked sets that they lead through.
func DrawnLinks(l *board.LinkList, on *board.Board) string {
	if l.Len == 0 {
		return ""
	}
	var b strings.Builder
	b.WriteString(`<g class="own">`)
	for i := range l.Links[:l.Len] {
		if set := l.Links[i].Set(); set.Len() > 1 {
			for c := range set.All() {
				writeRect(&b, "set", cellCorner(c).plus(point{houseInset, houseInset}), cellCorner(c).plus(point{cellSize - houseInset, cellSize - houseInset}))
			}
		}
	}
	outlined := map[step.Node]bool{}
	for _, link := range l.Links[:l.Len] {
		from, to := newNode(link.From, on), newNode(link.To, on)
		for _, n := range []step.Node{from, to} {
			if n.Cells.Len() > 1 && !outlined[n] {
				outlined[n] = true
				writeOwnGroup(&b, n)
			}
		}
		kind := step.Weak
		if link.Strong {
			kind = step.Strong
		}
		writeLink(&b, step.Link{From: from, To: to, Kind: kind}, nil)
	}
	b.WriteString(`</g>`)
	return b.String()
}

func newNode(e board.LinkEnd, on *board.Board) step.Node {
	return step.Node{Digit: e.Digit(), Cells: e.Places(on)}
}

// writeOwnGroup outlines a group as a whole if it fills a rectangle, and otherwise outlines
// each of its candidates.
func writeOwnGroup(b *strings.Builder, n step.Node) {
	if blocks := strings.Count(n.Cells.Compact(), ","); blocks == 0 && n.Cells.Houses().Len() > 1 {
		writeGroup(b, n)
		return
	}
	for c := range n.Cells.All() {
		writeGroup(b, step.Node{Digit: n.Digit, Cells: board.NewCellSet(c)})
	}
}

// NameLinks adds each cell's links to its name.
func NameLinks(b *Board, l *board.LinkList, t *text.Catalog) {
	for _, link := range l.Links[:l.Len] {
		kind := t.Play.WeakLink
		if link.Strong {
			kind = t.Play.StrongLink
		}
		for _, ends := range [][2]board.LinkEnd{{link.From, link.To}, {link.To, link.From}} {
			for c := range ends[0].Cells().All() {
				cell := &b.Cells[c]
				cell.Name += t.Techniques.Marks.Comma + t.Fill(t.Play.Linked, "from", int(ends[0].Digit()), "kind", kind, "to", LinkEnd(ends[1], t))
			}
		}
	}
}

// LinkEnd names an end of a link.
func LinkEnd(e board.LinkEnd, t *text.Catalog) string {
	if e.Group == 0 {
		return t.Techniques.Candidate(e.Candidate)
	}
	return t.Fill(t.Techniques.Words.Placed, "digit", int(e.Digit()), "cells", e.Cells())
}
