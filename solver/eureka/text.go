package eureka

import (
	"fmt"
	"strings"

	"sudoku/solver/board"
)

// String formats the argument so that Parse returns the same argument.
func (d *Argument) String() string {
	var b strings.Builder
	if d.Name != "" {
		b.WriteString(d.Name + ": ")
	}
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
			b.WriteString(")" + t.Cells.Compact())
		}
	}
	if len(d.Truths) > 0 {
		b.WriteString("{" + setText(d.Truths) + "}\\{" + setText(d.Covers) + "}")
	}
	for i, c := range d.Claims {
		switch {
		case i > 0:
			b.WriteString(", ")
		case !d.Bare():
			b.WriteString(" => ")
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

// TermText formats a term, such as (5)r1c2.
func TermText(digits board.DigitSet, cells board.CellSet) string {
	return "(" + digits.String() + ")" + cells.Compact()
}
