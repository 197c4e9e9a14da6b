package basic

import (
	"slices"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
)

// Grid is nine lines of nine symbols with an optional frame. The rows may also be
// bracketed and their symbols separated by commas, as programs print nested lists. Empty
// cells have the same symbols as in Line. Spaces separate symbols. If this does not give
// nine symbols per row, spaces are empty cells instead, and may be missing at the end of
// a line. Words above and below the grid are comments.
//
//	5 3 . | . 7 . | . . .
//	6 . . | 1 9 5 | . . .
//	. 9 8 | . . . | . 6 .
//	------+-------+------
var Grid = core.Format{
	Key:    "grid",
	Within: core.InString,
	Bare:   true,
	Render: renderGrid,
	Look:   DetectGrid,
	Reads:  ParseGrid,
}

func renderGrid(a *board.Annotated) string {
	var b strings.Builder
	values := a.Values()
	symbols := values.String()
	for c := range board.Cells {
		b.WriteByte(symbols[c])
		row, column := c/9, c%9
		switch {
		case c == board.Cells-1:
		case column == 8 && row%3 == 2:
			b.WriteString("\n------+-------+------\n")
		case column == 8:
			b.WriteByte('\n')
		case column%3 == 2:
			b.WriteString(" | ")
		default:
			b.WriteByte(' ')
		}
	}
	return b.String()
}

// DetectGrid reports whether most rows of a text consist of cell symbols.
func DetectGrid(s core.Source) bool {
	lines, cells := 0, 0
	for _, r := range gridRows(s) {
		if r.Kind == FilledRow {
			lines++
			if LooksLikeCells(r.Text) {
				cells++
			}
		}
	}
	return lines > 1 && cells*2 > lines
}

// ParseGrid parses a text in Grid format.
func ParseGrid(s core.Source) (core.Reading, *core.Error) {
	all := gridRows(s)
	var comments []string
	removed := 0
	for _, r := range all {
		if IsRemovedRow(r.TextLine) {
			removed++
		}
		comments = append(comments, r.Comment)
		if r.Kind == WordRow {
			comments = append(comments, strings.TrimSpace(r.Text))
		}
	}
	rows, err := pickRows(all)
	if err != nil {
		return core.Reading{}, err
	}
	if removed >= 3 || areBoxes(rows) || slices.ContainsFunc(comments, saysColumns) {
		return core.Reading{}, &core.Error{Kind: core.Ambiguous}
	}
	cells, ok := separated(rows)
	if !ok {
		var isStripped bool
		if cells, isStripped, ok = byColumns(rows); ok && isStripped {
			return core.Reading{}, &core.Error{Kind: core.Ambiguous}
		}
	}
	if !ok {
		for i, r := range rows {
			if n := len(r.Symbols); n != 9 {
				return core.Reading{}, s.At(r.TextLine, &core.Error{Kind: core.WrongRowLength, Row: i + 1, Got: n, Want: 9})
			}
		}
	}
	var g board.Grid
	var blanks Blanks
	for i, symbol := range cells {
		d, ok := board.ParseDigit(symbol)
		if !ok {
			err := core.BadDigit(i, string(symbol))
			if len(rows) == 9 {
				err = s.At(rows[i/9].TextLine, err)
			}
			return core.Reading{}, err
		}
		g[i] = d
		blanks.Note(i, d, string(symbol))
	}
	if err := blanks.Settle(&g); err != nil {
		return core.Reading{}, err
	}
	if len(rows) == 9 && HoldsHeader(&g) {
		return core.Reading{}, &core.Error{Kind: core.Ambiguous} // column labels, and a missing row
	}
	return core.NewReading(board.Position{Givens: g}, comments...), nil
}

// A RowKind is a kind of line in a grid.
type RowKind uint8

const (
	FilledRow  RowKind = iota // row with symbols
	FrameRow                  // part of the frame
	WordRow                   // comment
	dashRow                   // row of nine '-' for empty cells, or part of the frame
	BlankRow                  // row of nine spaces, or blank line between rows
	outerBlank                // row of spaces before or after all other rows
)

// A row is a line of a grid.
type row struct {
	core.TextLine
	Kind    RowKind
	Symbols []rune // without frame and spaces
}

// gridRows classifies the lines of a text.
func gridRows(s core.Source) []row {
	rows := make([]row, len(s.Lines))
	for i, l := range s.Lines {
		rows[i] = NewRow(l)
	}
	for i := 0; i < len(rows) && !rows[i].isInner(); i++ {
		rows[i].setOuter()
	}
	for i := len(rows) - 1; i >= 0 && !rows[i].isInner(); i-- {
		rows[i].setOuter()
	}
	hasBars := slices.ContainsFunc(rows, func(r row) bool { return r.Kind == FilledRow && strings.Contains(r.Text, "|") })
	for i := range rows {
		if rows[i].Kind == BlankRow && hasBars && !strings.Contains(rows[i].Text, "|") {
			rows[i].Kind = FrameRow
		}
	}
	return rows
}

// isInner reports whether a line contains or may contain symbols.
func (r *row) isInner() bool { return r.Kind == FilledRow || r.Kind == dashRow }

// setOuter classifies a blank line before or after all other rows. If it is shorter than
// a row, it is ignored.
func (r *row) setOuter() {
	if r.Kind != BlankRow {
		return
	}
	r.Kind = FrameRow
	if len(r.Text) >= 9 {
		r.Kind = outerBlank
	}
}

// NewRow classifies a line of a grid.
func NewRow(l core.TextLine) row {
	r := row{TextLine: l}
	for _, c := range l.Text {
		if !IsSeparator(c) && c != '+' && c != '=' {
			r.Symbols = append(r.Symbols, c)
		}
	}
	symbols := string(r.Symbols)
	isBlank := strings.Trim(symbols, board.EmptySymbols) == ""
	switch {
	case symbols == "" && l.Comment != "":
		r.Kind = WordRow
	case symbols == "" && !strings.ContainsAny(l.Text, "+="):
		r.Kind = BlankRow
	case symbols == "", isBlank && strings.Contains(symbols, "-") && strings.Contains(l.Text, "+"):
		r.Kind = FrameRow
	case isBlank && strings.Contains(symbols, "--") && len(symbols) == 9:
		r.Kind = dashRow
	case isBlank && strings.Contains(symbols, "--"):
		r.Kind = FrameRow
	case IsProse(l.Text):
		r.Kind = WordRow
	}
	return r
}

// areBoxes reports whether each row has three symbols, so that three rows may form a box.
func areBoxes(rows []row) bool {
	return !slices.ContainsFunc(rows, func(r row) bool { return len(r.Symbols) != 3 })
}

// saysColumns reports whether words next to a grid say that its columns are written as
// rows.
func saysColumns(words string) bool {
	words = strings.Trim(strings.ToLower(words), " :.#")
	return slices.Contains([]string{"columns", "by columns", "column by column", "spalten"}, words)
}

// IsRemovedRow reports whether a line is a grid row that was commented out.
func IsRemovedRow(l core.TextLine) bool {
	row := NewRow(core.TextLine{Text: l.Comment})
	return strings.TrimSpace(l.Text) == "" && len(row.Symbols) == 9 &&
		!slices.ContainsFunc(row.Symbols, func(symbol rune) bool { _, ok := board.ParseDigit(symbol); return !ok })
}

// pickRows returns the lines that hold the cells: nine certain rows, or any number of
// certain rows with 81 symbols in regular groups. Otherwise it looks for nine rows, of
// which as few as possible are doubtful.
func pickRows(all []row) ([]row, *core.Error) {
	filled := upTo(FilledRow, all)
	total, long, blanks := 0, false, false
	for _, r := range filled {
		total += len(r.Symbols)
		long = long || len(r.Symbols) > 9
		blanks = blanks || slices.ContainsFunc(r.Symbols, IsBlankSymbol)
	}
	if len(filled) == 9 || total == board.Cells && areRegular(filled) {
		return filled, nil
	}
	doubtful := []RowKind{dashRow, BlankRow, outerBlank}
	if blanks {
		doubtful = doubtful[:1] // do not read spaces as cells
	}
	for _, kind := range doubtful {
		if rows := upTo(kind, all); len(rows) == 9 {
			return rows, nil
		}
	}
	if long && total != board.Cells {
		return nil, &core.Error{Kind: core.WrongCellCount, Got: total, Want: board.Cells}
	}
	return nil, &core.Error{Kind: core.WrongRowCount, Got: len(filled), Want: 9}
}

// areRegular reports whether the symbols in each row are contiguous or in groups of equal
// length. Groups of different lengths are candidates. If there are bars between all cells
// of a row, it must have nine symbols, or it has empty cells.
func areRegular(rows []row) bool {
	size := 0
	for _, r := range rows {
		if strings.Count(r.Text, "|") >= 8 && len(r.Symbols)%9 != 0 {
			return false
		}
		for i, group := range strings.FieldsFunc(r.Text, IsSeparator) {
			switch {
			case i == 0 && len(group) == len(r.Symbols):
			case size != 0 && len(group) != size:
				return false
			default:
				size = len(group)
			}
		}
	}
	return true
}

// upTo returns the filled rows and the doubtful rows of kinds up to the given one.
func upTo(kind RowKind, all []row) []row {
	var rows []row
	for _, r := range all {
		if r.Kind == FilledRow || r.Kind >= dashRow && r.Kind <= kind {
			rows = append(rows, r)
		}
	}
	return rows
}

// separated returns the symbols of the rows, ignoring spaces. It returns false if there
// are nine rows but not nine symbols in each.
func separated(rows []row) (cells []rune, ok bool) {
	for _, r := range rows {
		if len(rows) == 9 && len(r.Symbols) != 9 {
			return nil, false
		}
		cells = append(cells, r.Symbols...)
	}
	return cells, true
}

// byColumns parses nine rows with spaces for empty cells. Each part of a row between bars
// has one, three or all nine cells. The cells take up every column of the text or every
// second one. byColumns returns false if the symbols are not aligned in this way. The
// result isStripped reports whether spaces may be missing at the starts of lines: some
// line is short, and either no line begins with a space or no line is long enough.
func byColumns(rows []row) (cells []rune, isStripped, ok bool) {
	parts := make([][]string, len(rows))
	has9 := slices.ContainsFunc(rows, func(r row) bool { return slices.Contains(r.Symbols, '9') })
	isBlank := func(r rune) bool { return IsBlankSymbol(r) && (r != '0' || has9) }
	wide := false
	spaces := false // some symbol follows a space
	for i, r := range rows {
		if slices.ContainsFunc(r.Symbols, isBlank) {
			return nil, false, false
		}
		parts[i] = splitAtBars(r.Text)
		if strings.Count(r.Text, "|") != strings.Count(rows[0].Text, "|") {
			return nil, false, false
		}
		size := 9 / len(parts[i])
		if size*len(parts[i]) != 9 {
			return nil, false, false
		}
		for _, p := range parts[i] {
			if size == 9 {
				p = strings.TrimRight(p, " ")
			}
			wide = wide || len([]rune(p)) > size
			spaces = spaces || strings.HasPrefix(p, " ") || strings.Contains(p, "  ")
		}
	}
	if !spaces {
		return nil, false, false
	}
	var m margin
	for _, row := range parts {
		least := 9 / len(row)
		if wide {
			least = 2*least - 1
		}
		m.note(len(row[0]) < least, strings.HasPrefix(row[0], " "))
		for _, p := range row {
			part, fits := place(p, 9/len(row), wide)
			if !fits {
				return nil, false, false
			}
			cells = append(cells, part...)
		}
	}
	return cells, m.isStripped(), true
}

// splitAtBars splits a row at its inner bars.
func splitAtBars(text string) []string {
	text = strings.NewReplacer("!", "|", ":", "|", "\t", " ").Replace(text)
	if bars := strings.Count(text, "|"); bars == 4 || bars == 10 {
		text = strings.Trim(strings.TrimSpace(text), "|")
	}
	return strings.Split(text, "|")
}

// place assigns the symbols of a part of a row to cells by their columns. If wide is
// true, a cell takes two columns.
func place(part string, size int, wide bool) (cells []rune, ok bool) {
	cells = slices.Repeat([]rune{' '}, size)
	parity := -1
	for column, symbol := range []rune(part) {
		if symbol == ' ' {
			continue
		}
		cell := column
		switch {
		case size == 1:
			cell = 0
		case wide:
			if parity < 0 {
				parity = column % 2
			}
			if column%2 != parity {
				return nil, false
			}
			cell = column / 2
		}
		if cell >= size || cells[cell] != ' ' {
			return nil, false
		}
		cells[cell] = symbol
	}
	return cells, true
}
