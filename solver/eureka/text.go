package eureka

import (
	"fmt"
	"strings"

	"sudoku/solver/board"
)

// String formats the argument so that Parse reads the same from it.
func (d *Argument) String() string {
	var b strings.Builder
	for i := range d.Chain {
		t := &d.Chain[i]
		last := i+1 == len(d.Chain) || !d.Chain[i+1].Inner
		switch {
		case t.Inner:
			fmt.Fprintf(&b, "%c%v", t.Link, t.Digits)
		case t.Link != 0:
			fmt.Fprintf(&b, " %c (%v", t.Link, t.Digits)
		default:
			b.WriteString("(" + t.Digits.String())
		}
		if last {
			b.WriteString(")" + CellText(t.Cells))
		}
	}
	if len(d.Truths) > 0 {
		b.WriteString("{" + setText(d.Truths) + "}\\{" + setText(d.Covers) + "}")
	}
	for i, c := range d.Claims {
		if i == 0 {
			b.WriteString(" => ")
		} else {
			b.WriteString(", ")
		}
		b.WriteString(c.String())
	}
	return b.String()
}

func setText(sets []Set) string {
	var all []string
	for i := range sets {
		all = append(all, sets[i].String())
	}
	return strings.Join(all, " ")
}

// String formats a set, such as 7r2 or r1c2.
func (s *Set) String() string {
	if s.Digit == 0 {
		return s.Cell.String()
	}
	return fmt.Sprintf("%d%v", s.Digit, s.House)
}

// CellText formats cells as in Eureka notation, such as r12c3 or r1c2,r3c4.
func CellText(cells board.CellSet) string {
	var rows, columns board.DigitSet
	for c := range cells.All() {
		rows = rows.With(board.Digit(c.Row() + 1))
		columns = columns.With(board.Digit(c.Column() + 1))
	}
	if rows.Len()*columns.Len() == cells.Len() {
		return "r" + rows.String() + "c" + columns.String()
	}
	// The cells of each row together.
	var all []string
	for row := range board.House(9) {
		if some := cells.And(row.Cells()); !some.IsEmpty() {
			all = append(all, CellText(some))
		}
	}
	return strings.Join(all, ",")
}

// TermText formats digits in cells, such as (5)r1c2.
func TermText(digits board.DigitSet, cells board.CellSet) string {
	return "(" + digits.String() + ")" + CellText(cells)
}
