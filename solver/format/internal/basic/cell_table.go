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
	var blanks Blanks
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
			blanks.Note(9*r+c, d, cell)
		}
	}
	return g, blanks.Settle(&g)
}

// IsGrid reports whether the table can be parsed.
func (t CellTable) IsGrid() bool {
	_, err := t.Grid(core.Source{})
	return err == nil
}

// IsHeader reports whether a line consists of column labels.
func IsHeader(text string) bool {
	fields := strings.FieldsFunc(text, IsSeparator)
	if len(fields) == 1 {
		fields = strings.Split(fields[0], "")
	}
	return AreLabels(fields)
}

// HoldsHeader reports whether a row of the grid may be column labels, 1 to 9 or 0 to 8.
// In a complete solution, such a row holds digits.
func HoldsHeader(g *board.Grid) bool {
	inOrder := 0 // cells in order in this row so far; negative for labels from 0
	for c, d := range g {
		if c%9 == 0 {
			inOrder = 0
		}
		switch int(d) - c%9 {
		case 1:
			inOrder++
		case 0:
			inOrder--
		}
		if inOrder == 9 || inOrder == -9 {
			return !g.IsSolution()
		}
	}
	return false
}

// Whole returns the number of rows with nine cells.
func (t CellTable) Whole() (n int) {
	for _, row := range t {
		if len(row.Cells) == 9 {
			n++
		}
	}
	return n
}

// WithoutLabels returns the table without its row and column labels. If the labels show
// that its rows are columns, WithoutLabels transposes it. It returns false if the labels
// contradict each other.
func (t CellTable) WithoutLabels() (bare CellTable, clear bool) {
	rows := t
	above, side := noLabels, noLabels
	if len(rows) > 9 && IsSize(rows[0].Cells) {
		rows = rows[1:]
	}
	if len(rows) > 9 {
		if above = labelsIn(rows[0].Cells); above != noLabels {
			rows = rows[1:]
		}
	}
	if len(rows) > 9 && AreLabels(rows[len(rows)-1].Cells) {
		rows = rows[:len(rows)-1]
	}
	if len(rows) == 9 {
		rows, side = rows.withoutRowLabels()
	}
	switch {
	case !rows.IsGrid():
		return t, true
	case above == side && above > plainLabels:
		return t, false
	case above == rowLabels || side == columnLabels:
		return rows.transposed(), true
	}
	return rows, true
}

// HasWords reports whether any cell holds a word that stands for an empty cell.
func (t CellTable) HasWords() bool {
	return slices.ContainsFunc(t, func(row TableRow) bool {
		return slices.ContainsFunc(row.Cells, func(cell string) bool { return len(cell) > 1 && slices.Contains(noDigit, strings.ToLower(cell)) })
	})
}

// transposed returns a table of nine rows of nine cells with rows and columns exchanged.
func (t CellTable) transposed() CellTable {
	turned := make(CellTable, len(t))
	for c := range turned {
		turned[c].Line = t[c].Line
		for _, row := range t {
			turned[c].Cells = append(turned[c].Cells, row.Cells[c])
		}
	}
	return turned
}

// withoutRowLabels removes row labels on both sides, and a mark such as ">" at the start
// of every line.
func (t CellTable) withoutRowLabels() (bare CellTable, kind labels) {
	for _, last := range []bool{false, true} {
		names := make([]string, len(t))
		for i, row := range t {
			if len(row.Cells) < 10 {
				return t, kind
			}
			names[i] = row.Cells[0]
			if last {
				names[i] = row.Cells[len(row.Cells)-1]
			}
		}
		isMark := !last && strings.Contains(">*-•+", names[0]) && len(slices.Compact(slices.Clone(names))) == 1
		found := labelsIn(names)
		if !isMark && found == noLabels {
			continue
		}
		kind = max(kind, found)
		cut := make(CellTable, len(t))
		for i, row := range t {
			cut[i] = TableRow{row.Cells[1:], row.Line}
			if last {
				cut[i].Cells = row.Cells[:len(row.Cells)-1]
			}
		}
		t = cut
	}
	return t, kind
}

// IsSize reports whether the cells state the size of the grid.
func IsSize(cells []string) bool {
	text := strings.ToLower(strings.Join(cells, "x"))
	return slices.Contains([]string{"9", "3", "9x9", "3x3", "9xxx9", "9x3x3", "81"}, strings.ReplaceAll(text, "×", "x"))
}

// labels classifies the labels in a line.
type labels uint8

const (
	noLabels labels = iota
	plainLabels
	rowLabels    // such as R1
	columnLabels // such as C1
)

// labelNames lists the words that precede the numbers of rows and columns.
var labelNames = [...][]string{
	plainLabels:  {""},
	rowLabels:    {"r", "row", "z", "zeile", "line"},
	columnLabels: {"c", "col", "column", "s", "spalte"},
}

// labelSets lists the possible labels of rows and columns, in order.
var labelSets = []string{"123456789", "012345678", "abcdefghi", "abcdefghj"}

// IsLabel reports whether a text names a row or a column by a word and its number, such
// as "Row 1".
func IsLabel(text string) bool {
	text = strings.ToLower(strings.TrimSpace(text))
	word := strings.TrimRight(text, " 123456789")
	return len(strings.TrimLeft(text[len(word):], " ")) == 1 &&
		(slices.Contains(labelNames[rowLabels], word) || slices.Contains(labelNames[columnLabels], word))
}

// AreLabels reports whether the cells are labels of rows or columns.
func AreLabels(cells []string) bool { return labelsIn(cells) != noLabels }

// labelsIn returns the kind of the labels. They are 1 to 9, 0 to 8 or letters, each with
// an optional word such as R before it and an optional mark after it. The corner may be
// an empty cell.
func labelsIn(cells []string) labels {
	var names []string
	kind := noLabels
	for _, cell := range cells {
		name := strings.Trim(strings.ToLower(cell), " .:|)(")
		if name == "" {
			continue
		}
		last := len(name) - 1
		for k, words := range labelNames {
			if slices.Contains(words, strings.TrimSpace(name[:last])) {
				if len(names) > 0 && kind != labels(k) {
					return noLabels
				}
				kind = labels(k)
			}
		}
		names = append(names, name[last:])
	}
	if len(names) != 9 || kind == noLabels || !slices.Contains(labelSets, strings.Join(names, "")) {
		return noLabels
	}
	return kind
}

// noDigit lists the words that programming languages use for an empty cell.
var noDigit = []string{"null", "none", "nil", "nothing", "nan", "na", "undefined", "empty", "blank", "-1", "0.0", "?", "..", "__", "--"}

// DigitIn returns the digit in a cell, or 0 for an empty cell. It ignores type suffixes
// and decimals, as in 5u8 or 5.0.
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
