package paint

import (
	"sudoku/app/show"
	"sudoku/solver/board"
)

// Move is a short movement of a cell.
type Move uint8

// The movements.
const (
	Landed Move = iota // a digit was entered
	Shaken             // the entered digit contradicts another one
	Swept              // an entry completed the cell's house, or all cells of its digit
)

// entered returns the only cell whose digit differs from the painted state, because it
// was entered. A larger change, such as undo, another puzzle or an answer, moves nothing.
func (p *Painter) entered(b *show.Board) (entry int, ok bool) {
	entry = -1
	for c := range b.Cells {
		if b.Cells[c].Value != p.painted.Cells[c].Value {
			if entry >= 0 {
				return 0, false
			}
			entry = c
		}
	}
	if entry < 0 {
		return 0, false
	}
	cell := &b.Cells[entry]
	return entry, cell.Value != "" && !cell.Given && !cell.Answer && !cell.Tried
}

// move starts the movement of an entry's cell. If the entry completes a house or is the last
// of its digit, the cells of the house or the digit move too, nearest first. The last digit
// of a grid only lands.
func move(entry int, b *show.Board, page Page) {
	if b.Cells[entry].Conflict {
		page.Move(entry, Shaken, 0)
		return
	}
	page.Move(entry, Landed, 0)
	var orders [board.Cells]int // order of each cell's movement, plus one; 0 for none
	alike, filled := 0, 0
	for c := range b.Cells {
		if b.Cells[c].Value != "" {
			filled++
		}
		if b.Cells[c].Value == b.Cells[entry].Value && !b.Cells[c].Conflict {
			alike++
		}
	}
	if filled == board.Cells {
		return
	}
	for _, h := range board.Cell(entry).Houses() {
		at, whole := 0, true
		for i := range 9 {
			cell := &b.Cells[h.At(i)]
			whole = whole && cell.Value != "" && !cell.Conflict
			if int(h.At(i)) == entry {
				at = i
			}
		}
		for i := range 9 {
			if c := h.At(i); whole && orders[c] == 0 {
				orders[c] = 1 + max(i-at, at-i)
			}
		}
	}
	for c := range b.Cells {
		if rows := c/9 - entry/9; alike == 9 && orders[c] == 0 && b.Cells[c].Value == b.Cells[entry].Value {
			orders[c] = 1 + max(rows, -rows)
		}
		if orders[c] > 0 {
			page.Move(c, Swept, orders[c]-1)
		}
	}
}
