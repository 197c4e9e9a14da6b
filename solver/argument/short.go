package argument

import (
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// lines formats houses in forum notation, such as r13 or r1b4.
func lines(houses board.HouseSet) string {
	text, last := "", byte(0)
	for h := range houses.All() {
		name := h.String()
		if name[0] != last {
			text += name[:1]
			last = name[0]
		}
		text += name[1:]
	}
	return text
}

// arrow formats the effects, such as " => r1c2<>5".
func (m *maker) arrow() string {
	var parts []string
	for _, x := range m.s.Placements {
		parts = append(parts, x.String())
	}
	var digits [board.Cells]board.DigitSet
	for _, x := range m.s.Eliminations {
		digits[x.Cell()] = digits[x.Cell()].With(x.Digit())
	}
	var done board.CellSet
	for c, set := range digits {
		if set.IsEmpty() || done.Has(board.Cell(c)) {
			continue
		}
		same := board.CellSet{}
		for o := c; o < board.Cells; o++ {
			if digits[o] == set {
				same = same.With(board.Cell(o))
			}
		}
		done = done.Or(same)
		parts = append(parts, same.Compact()+"<>"+set.String())
	}
	return " => " + strings.Join(parts, ", ")
}

// plainShort returns the short form of a pattern without a notation of its own.
func (m *maker) plainShort() string {
	text := ""
	for _, p := range m.a.Parts {
		text += " " + p.Cells.Compact()
		if !p.Digits.IsEmpty() {
			text += " (" + p.Digits.String() + ")"
		}
	}
	return (text + m.arrow())[1:]
}

// eureka formats a chain in Eureka notation, such as (8=5)r1c5 - r8c5 = r8c2.
func eureka(chain step.Chain) string {
	var b strings.Builder
	digit := board.Digit(0) // digit of the previous node
	node := func(n step.Node) {
		if n.Digit != digit {
			b.WriteString("(" + string('0'+rune(n.Digit)) + ")")
		}
		b.WriteString(n.Cells.Compact())
		digit = n.Digit
	}
	written := false // whether the start of the current link has been written
	for _, l := range chain {
		switch {
		case l.Kind == step.Weak:
			if !written {
				node(l.From)
			}
			b.WriteString(" - ")
			written = false
			if l.From.Digit != l.To.Digit {
				digit = 0
			}
		case l.Via.Kind == step.InCell || l.Via.Kind == step.InSet:
			b.WriteString("(" + string('0'+rune(l.From.Digit)) + "=" + string('0'+rune(l.To.Digit)) + ")" + l.Via.Cells.Compact())
			digit, written = l.To.Digit, true
		default:
			node(l.From)
			b.WriteString(" = ")
			node(l.To)
			written = true
		}
	}
	if last := chain[len(chain)-1]; last.Kind == step.Weak {
		node(last.To)
	}
	return b.String()
}
