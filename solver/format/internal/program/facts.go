package program

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// Facts is a list of digits with their cells, as written by constraint solvers, programs
// and people on forums: "r1c2=3", "given(1,2,3).", "x=2 y=1 v=3" or a line "1 2 3" for
// each. Rows and columns count from 1, or from 0 if one of them is 0. A line above, such
// as "col,row,value", may name the order.
var Facts = core.Format{
	Key:    "facts",
	Within: core.InList,
	Sparse: true,
	May:    func(g *core.Glance) bool { return g.Digits >= 3*fewestFacts },
	Look: func(s core.Source) bool {
		all, ok := factsIn(s)
		return ok && len(all.list) >= fewestFacts
	},
	Reads: func(s core.Source) (core.Reading, *core.Error) {
		all, _ := factsIn(s)
		return onlyOne(all.puzzle(s))
	},
}

// fewestFacts is the minimum number of facts. A puzzle with a unique solution has at
// least 17 digits, and other lists of numbers are often shorter.
const fewestFacts = 17

// facts is a list of digits with their cells.
type facts struct {
	list    []fact
	order   order // according to a header
	wrong   *core.Error
	denied  int // number of statements that a cell does not have a digit
	comment []string
	fromOne bool // rows and columns have names as in r1c2
}

// A fact holds three numbers and the order of their roles, as far as it is known from
// their names.
type fact struct {
	numbers [3]byte
	order   order
	line    int
}

// A role is the meaning of a number in a fact.
type role byte

const (
	unnamed role = iota
	rowRole
	columnRole
	valueRole
)

// An order holds the roles of the three numbers of a fact.
type order [3]role

// usualOrder is the order of a list without names.
var usualOrder = order{rowRole, columnRole, valueRole}

// complete gives the remaining role to the only unnamed number, if any. It leaves an
// order without names unchanged. It returns false if a role is missing or occurs twice.
func (o order) complete() (order, bool) {
	if o == (order{}) {
		return o, true
	}
	var seen [valueRole + 1]int
	for _, r := range o {
		seen[r]++
	}
	for i, r := range o {
		if r == unnamed && seen[unnamed] == 1 {
			o[i] = role(slices.Index(seen[:], 0))
			seen[o[i]]++
		}
	}
	return o, seen[rowRole] == 1 && seen[columnRole] == 1 && seen[valueRole] == 1
}

// in returns the number that has the role r in the order o.
func (f *fact) in(o order, r role) int { return int(f.numbers[slices.Index(o[:], r)]) }

// puzzle returns the puzzle that the facts describe.
func (all *facts) puzzle(s core.Source) ([]core.Entry, *core.Error) {
	switch {
	case all.wrong != nil:
		return nil, all.wrong
	case len(all.list) == 0:
		return nil, &core.Error{Kind: core.Unrecognized}
	}
	if all.order == (order{}) {
		all.order = usualOrder
		if !all.isUsual() {
			return nil, &core.Error{Kind: core.Ambiguous}
		}
	}
	g, wrong := all.grid(s)
	if wrong != nil {
		return nil, wrong
	}
	if all.mayCountFromZero() {
		return nil, &core.Error{Kind: core.Ambiguous}
	}
	r := core.NewReading(board.Position{Givens: g}, all.comment...)
	r.Dropped[core.Constraints] = all.denied
	return []core.Entry{{Reading: r, Line: all.list[0].line}}, nil
}

// isUsual reports whether facts without names can only be in the usual order: they are
// sorted by cell, and if the value came first, they would not make a puzzle.
func (all *facts) isUsual() bool {
	last := -1
	bare := facts{order: order{valueRole, rowRole, columnRole}}
	for _, f := range all.list {
		if f.order != (order{}) {
			continue
		}
		if cell := int(f.numbers[0])*10 + int(f.numbers[1]); cell < last {
			return false
		} else {
			last = cell
		}
		bare.list = append(bare.list, f)
	}
	if len(bare.list) == 0 {
		return true
	}
	g, wrong := bare.grid(core.Source{})
	return wrong != nil || len(g.Conflicts()) > 0
}

// grid returns the grid with the digits of all facts. A fact's own order of roles, if
// known, takes precedence over the header's.
func (all *facts) grid(s core.Source) (g board.Grid, err *core.Error) {
	least, most := 9, 0
	for _, f := range all.list {
		o := all.orderOf(&f)
		row, column := f.in(o, rowRole), f.in(o, columnRole)
		least, most = min(least, row, column), max(most, row, column)
	}
	first := min(least, 1)
	if least > 0 && most < 9 && !all.fromOne {
		return g, &core.Error{Kind: core.Ambiguous} // rows and columns may count from 0 or from 1
	}
	var zeros board.CellSet
	for _, f := range all.list {
		at := core.TextLine{Number: f.line}
		o := all.orderOf(&f)
		row, column := f.in(o, rowRole)-first, f.in(o, columnRole)-first
		if row > 8 || column > 8 {
			return g, s.At(at, &core.Error{Kind: core.Unrecognized})
		}
		c := board.CellAt(row, column)
		d := board.Digit(f.in(o, valueRole))
		if d == noDigit {
			continue
		}
		if g[c] != 0 && d != 0 && g[c] != d {
			return g, s.At(at, core.BadDigit(int(c), string(rune('0'+d))))
		}
		if g[c] = max(g[c], d); d == 0 {
			zeros = zeros.With(c)
		}
	}
	return g, basic.CountFromZero(&g, zeros, zeros.Len() < board.Cells-g.Filled().Len())
}

// mayCountFromZero reports whether digits may be 0 to 8, although no 0 occurs: rows and
// columns are, and no digit is 9.
func (all *facts) mayCountFromZero() bool {
	first, lowest, highest := 9, 9, 0
	for _, f := range all.list {
		o := all.orderOf(&f)
		first = min(first, f.in(o, rowRole), f.in(o, columnRole))
		if d := f.in(o, valueRole); d != noDigit {
			lowest, highest = min(lowest, d), max(highest, d)
		}
	}
	return first == 0 && lowest > 0 && highest < 9
}

func (all *facts) orderOf(f *fact) order {
	if f.order != (order{}) {
		return f.order
	}
	return all.order
}

// add adds a fact given as three texts. It records an error if the row or the column is
// not a digit, or if the value is not a cell.
func (all *facts) add(row, column, value string, line int) {
	f := fact{order: usualOrder, line: line}
	for i, text := range []string{row, column} {
		n, ok := core.FromBase(text, 10)
		if !ok || n > 9 {
			all.wrong = &core.Error{Kind: core.Unrecognized, Line: line}
			return
		}
		f.numbers[i] = byte(n)
	}
	d, ok := basic.DigitIn(value)
	if !ok {
		// It is not known yet whether cells count from 0 or 1, so a 0 is treated as a 1.
		cell := max(int(f.numbers[0]), 1)*9 + max(int(f.numbers[1]), 1) - 10
		all.wrong = core.BadDigit(cell, value)
		all.wrong.Line = line
		return
	}
	f.numbers[2] = byte(d)
	all.list = append(all.list, f)
}
