package format

import (
	"slices"
	"strings"

	"sudoku/solver/board"
)

// cellTable is rows of cells as a text shows them, perhaps with labels around
// them.
type cellTable []tableRow

type tableRow struct {
	cells []string
	line  int // of the text, from 1
}

// grid reads a table of nine rows of nine cells.
func (t cellTable) grid(s source) (g board.Grid, err *Error) {
	if len(t) != 9 {
		at := 0
		if len(t) > 0 {
			at = t[0].line
		}
		return g, s.at(line{number: at}, &Error{Kind: WrongRowCount, Got: len(t), Want: 9})
	}
	for r, row := range t {
		at := line{number: row.line}
		if len(row.cells) != 9 {
			return g, s.at(at, &Error{Kind: WrongRowLength, Row: r + 1, Got: len(row.cells), Want: 9})
		}
		for c, cell := range row.cells {
			d, ok := digitIn(cell)
			if !ok {
				return g, s.at(at, notADigit(9*r+c, cell))
			}
			g[9*r+c] = d
		}
	}
	return g, nil
}

// isGrid reports whether the table can be read.
func (t cellTable) isGrid() bool {
	_, err := t.grid(source{})
	return err == nil
}

// whole counts the rows of nine cells.
func (t cellTable) whole() (n int) {
	for _, row := range t {
		if len(row.cells) == 9 {
			n++
		}
	}
	return n
}

// withoutLabels is the table without the names of rows and columns, where it
// has them.
func (t cellTable) withoutLabels() cellTable {
	rows := t
	if len(rows) > 9 && isSize(rows[0].cells) {
		rows = rows[1:]
	}
	if len(rows) > 9 && areLabels(rows[0].cells) {
		rows = rows[1:]
	}
	if len(rows) > 9 && areLabels(rows[len(rows)-1].cells) {
		rows = rows[:len(rows)-1]
	}
	if len(rows) == 9 {
		rows = rows.withoutRowLabels()
	}
	if rows.isGrid() {
		return rows
	}
	return t
}

// withoutRowLabels takes the labels of rows away on both sides, and a mark such
// as ">" that all lines begin with.
func (t cellTable) withoutRowLabels() cellTable {
	for _, last := range []bool{false, true} {
		labels := make([]string, len(t))
		for i, row := range t {
			if len(row.cells) < 10 {
				return t
			}
			labels[i] = row.cells[0]
			if last {
				labels[i] = row.cells[len(row.cells)-1]
			}
		}
		isMark := !last && strings.Contains(">*-•+", labels[0]) && len(slices.Compact(slices.Clone(labels))) == 1
		if !isMark && !areLabels(labels) {
			continue
		}
		cut := make(cellTable, len(t))
		for i, row := range t {
			cut[i] = tableRow{row.cells[1:], row.line}
			if last {
				cut[i].cells = row.cells[:len(row.cells)-1]
			}
		}
		t = cut
	}
	return t
}

// isSize reports whether cells say how large the grid is.
func isSize(cells []string) bool {
	text := strings.ToLower(strings.Join(cells, "x"))
	return slices.Contains([]string{"9", "3", "9x9", "3x3", "9xxx9", "9x3x3", "81"}, strings.ReplaceAll(text, "×", "x"))
}

// labelSets are how rows and columns are named, in order.
var labelSets = []string{"123456789", "012345678", "abcdefghi", "abcdefghj"}

// areLabels reports whether cells are names of rows or columns: 1 to 9, 0 to 8
// or letters, perhaps each after an r or c or with a mark after it. One cell
// may be empty in the corner.
func areLabels(cells []string) bool {
	var names []string
	for _, cell := range cells {
		name := strings.Trim(strings.ToLower(cell), " .:|)(")
		if len(name) > 1 {
			name = strings.TrimLeft(name, "rowcl ")
		}
		if name != "" {
			names = append(names, name)
		}
	}
	return len(names) == 9 && slices.Contains(labelSets, strings.Join(names, ""))
}

// noDigit are the words of programming languages for an empty cell.
var noDigit = []string{"null", "none", "nil", "nothing", "nan", "na", "undefined", "empty", "blank", "-1", "0.0", "?", "..", "__", "--"}

// digitIn is the digit of a cell, 0 for an empty one. Types, as in 5u8 or 5.0,
// are left out.
func digitIn(cell string) (d board.Digit, ok bool) {
	if slices.Contains(noDigit, strings.ToLower(cell)) {
		return 0, true
	}
	if len(cell) > 1 && cell[0] >= '0' && cell[0] <= '9' {
		switch rest := strings.TrimPrefix(cell[1:], "_"); rest {
		case ".0", ".", "u8", "i8", "u16", "i16", "u32", "i32", "u64", "i64", "usize", "L", "f", "u", "U":
			cell = cell[:1]
		}
	}
	return parseField(cell)
}
