package basic

import (
	"slices"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
)

// A CellTable holds the rows of cells of a text, possibly with labels.
type CellTable []TableRow

// A TableRow is a row of a CellTable.
type TableRow struct {
	Cells []string
	Line  int // line of the text, from 1
}

// Grid parses a table with nine rows of nine cells.
func (t CellTable) Grid(s core.Source) (g board.Grid, err *core.Error) {
	if len(t) != 9 {
		at := 0
		if len(t) > 0 {
			at = t[0].Line
		}
		return g, s.At(core.TextLine{Number: at}, &core.Error{Kind: core.WrongRowCount, Got: len(t), Want: 9})
	}
	for r, row := range t {
		at := core.TextLine{Number: row.Line}
		if len(row.Cells) != 9 {
			return g, s.At(at, &core.Error{Kind: core.WrongRowLength, Row: r + 1, Got: len(row.Cells), Want: 9})
		}
		for c, cell := range row.Cells {
			d, ok := DigitIn(cell)
			if !ok {
				return g, s.At(at, core.BadDigit(9*r+c, cell))
			}
			g[9*r+c] = d
		}
	}
	return g, nil
}

// IsGrid reports whether the table can be parsed.
func (t CellTable) IsGrid() bool {
	_, err := t.Grid(core.Source{})
	return err == nil
}

// Whole counts the rows with nine cells.
func (t CellTable) Whole() (n int) {
	for _, row := range t {
		if len(row.Cells) == 9 {
			n++
		}
	}
	return n
}

// WithoutLabels returns the table without the labels of rows and columns, if it has any.
func (t CellTable) WithoutLabels() CellTable {
	rows := t
	if len(rows) > 9 && IsSize(rows[0].Cells) {
		rows = rows[1:]
	}
	if len(rows) > 9 && AreLabels(rows[0].Cells) {
		rows = rows[1:]
	}
	if len(rows) > 9 && AreLabels(rows[len(rows)-1].Cells) {
		rows = rows[:len(rows)-1]
	}
	if len(rows) == 9 {
		rows = rows.withoutRowLabels()
	}
	if rows.IsGrid() {
		return rows
	}
	return t
}

// withoutRowLabels removes row labels on both sides, and a mark such as ">" with which
// all lines begin.
func (t CellTable) withoutRowLabels() CellTable {
	for _, last := range []bool{false, true} {
		labels := make([]string, len(t))
		for i, row := range t {
			if len(row.Cells) < 10 {
				return t
			}
			labels[i] = row.Cells[0]
			if last {
				labels[i] = row.Cells[len(row.Cells)-1]
			}
		}
		isMark := !last && strings.Contains(">*-•+", labels[0]) && len(slices.Compact(slices.Clone(labels))) == 1
		if !isMark && !AreLabels(labels) {
			continue
		}
		cut := make(CellTable, len(t))
		for i, row := range t {
			cut[i] = TableRow{row.Cells[1:], row.Line}
			if last {
				cut[i].Cells = row.Cells[:len(row.Cells)-1]
			}
		}
		t = cut
	}
	return t
}

// IsSize reports whether the cells specify the size of the grid.
func IsSize(cells []string) bool {
	text := strings.ToLower(strings.Join(cells, "x"))
	return slices.Contains([]string{"9", "3", "9x9", "3x3", "9xxx9", "9x3x3", "81"}, strings.ReplaceAll(text, "×", "x"))
}

// labelSets lists the possible labels of rows and columns, in order.
var labelSets = []string{"123456789", "012345678", "abcdefghi", "abcdefghj"}

// AreLabels reports whether the cells are labels of rows or columns: 1 to 9, 0 to 8 or
// letters, each with an optional r or c in front and a mark after it. The corner may be
// an empty cell.
func AreLabels(cells []string) bool {
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

// noDigit lists the words of programming languages for an empty cell.
var noDigit = []string{"null", "none", "nil", "nothing", "nan", "na", "undefined", "empty", "blank", "-1", "0.0", "?", "..", "__", "--"}

// DigitIn returns the digit of a cell, or 0 for an empty one. It ignores types, as in 5u8
// or 5.0.
func DigitIn(cell string) (d board.Digit, ok bool) {
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
