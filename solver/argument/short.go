package argument

import (
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// compact formats cells of one line or block as r1c12, others one after the other.
func compact(cells board.CellSet) string {
	var rows, columns board.DigitSet
	for c := range cells.All() {
		rows, columns = rows.With(board.Digit(c.Row()+1)), columns.With(board.Digit(c.Column()+1))
	}
	if rows.Len()*columns.Len() == cells.Len() {
		return "r" + rows.String() + "c" + columns.String()
	}
	return strings.ReplaceAll(cells.String(), " ", ",")
}

// lines formats houses as r13 or r1b4.
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

// arrow formats the effects: => r1c2<>5.
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
		parts = append(parts, compact(same)+"<>"+set.String())
	}
	return " => " + strings.Join(parts, ", ")
}

// plainShort is the short form of a pattern without a notation of its own.
func (m *maker) plainShort() string {
	text := m.s.Technique + ":"
	for _, p := range m.a.Parts {
		text += " " + compact(p.Cells)
		if !p.Digits.IsEmpty() {
			text += " (" + p.Digits.String() + ")"
		}
	}
	return text + m.arrow()
}

// eureka formats a chain in Eureka notation, such as (8=5)r1c5 - r8c5 = r8c2.
func eureka(chain step.Chain) string {
	var b strings.Builder
	digit := board.Digit(0) // of the node before
	node := func(n step.Node) {
		if n.Digit != digit {
			b.WriteString("(" + string('0'+rune(n.Digit)) + ")")
		}
		b.WriteString(compact(n.Cells))
		digit = n.Digit
	}
	written := false // the node that the link starts from
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
			b.WriteString("(" + string('0'+rune(l.From.Digit)) + "=" + string('0'+rune(l.To.Digit)) + ")" + compact(l.Via.Cells))
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
