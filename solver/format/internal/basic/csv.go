package basic

import (
	"slices"
	"strings"
	"unicode/utf8"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
)

// CSV is a table of nine lines with nine fields, separated by commas, semicolons or tabs.
// An empty cell is an empty field or a blank symbol. The first line may hold the column
// numbers. If empty cells are empty fields, trailing ones may be omitted in all lines, and
// a blank line may stand for an empty row.
var CSV = core.Format{
	Key:    "csv",
	Render: renderCSV,
	Block:  &csvBlock,
	Look:   detectCSV,
	Reads:  ParseCSV,
}

func renderCSV(a *board.Annotated) string {
	var b strings.Builder
	for c, d := range a.Values() {
		if d != 0 {
			b.WriteByte('0' + byte(d))
		}
		switch {
		case c == board.Cells-1:
		case c%9 == 8:
			b.WriteByte('\n')
		default:
			b.WriteByte(',')
		}
	}
	return b.String()
}

// detectCSV reports whether the text looks like a table: at least half of its lines have
// the same separator, there are no brackets or bars, and no field is long.
func detectCSV(s core.Source) bool {
	separator := DetectSeparator(s)
	if separator == "" {
		return false
	}
	lines, separated := 0, 0
	for _, l := range s.Lines {
		if strings.ContainsAny(l.Text, "|[]{}()") {
			return false
		}
		if strings.Contains(l.Text, separator) {
			separated++
		}
		if strings.TrimSpace(l.Text) != "" {
			lines++
		}
		for field := range strings.SplitSeq(l.Text, separator) {
			if utf8.RuneCountInString(strings.TrimSpace(field)) >= 9 {
				return false
			}
		}
	}
	return lines > 1 && separated*2 >= lines
}

// DetectSeparator returns the most frequent field separator, or "" if there is none.
func DetectSeparator(s core.Source) string {
	best, most := "", 0
	for _, separator := range []string{"\t", ";", ","} {
		n := 0
		for _, l := range s.Lines {
			n += strings.Count(l.Text, separator)
		}
		if n > most {
			best, most = separator, n
		}
	}
	return best
}

// ParseCSV parses a text in CSV format.
func ParseCSV(s core.Source) (core.Reading, *core.Error) {
	separator := DetectSeparator(s)
	rows, comments := csvTable(s)
	rows = withoutNumbers(rows, separator)
	if len(rows) != 9 {
		return core.Reading{}, &core.Error{Kind: core.WrongRowCount, Got: len(rows), Want: 9}
	}
	var fields [9][]string
	empty, symbols := false, false // notations used for empty cells
	for r, l := range rows {
		for field := range strings.SplitSeq(l.Text, separator) {
			field = strings.Trim(field, " \t\"'")
			empty = empty || field == ""
			symbols = symbols || isBlankField(field)
			fields[r] = append(fields[r], field)
		}
	}
	var g board.Grid
	wide := true // every line, except possibly the last, ends with a separator
	for r, row := range fields {
		wide = wide && (r == 8 || len(row) == 10 && row[9] == "")
	}
	trimmed := !slices.ContainsFunc(fields[:], func(row []string) bool {
		return len(row) == 9 && row[8] == ""
	})
	var blanks Blanks
	for r, row := range fields {
		if wide && len(row) == 10 && row[9] == "" {
			row = row[:9]
		}
		isCut := len(row) < 9 && (symbols || !empty || !trimmed && strings.Join(row, ",") != "")
		if len(row) > 9 || isCut {
			return core.Reading{}, s.At(rows[r], &core.Error{Kind: core.WrongRowLength, Row: r + 1, Got: len(row), Want: 9})
		}
		for c, field := range row {
			d, ok := DigitIn(field)
			if !ok {
				return core.Reading{}, s.At(rows[r], core.BadDigit(r*9+c, field))
			}
			g[r*9+c] = d
			blanks.Note(r*9+c, d, field)
		}
	}
	if areStripped(fields[:]) || HoldsHeader(&g) {
		return core.Reading{}, &core.Error{Kind: core.Ambiguous}
	}
	if err := blanks.Settle(&g); err != nil {
		return core.Reading{}, err
	}
	return core.NewReading(board.Position{Givens: g}, comments...), nil
}

// areStripped reports whether empty fields may be missing at the starts of lines.
func areStripped(rows [][]string) bool {
	var m margin
	for _, row := range rows {
		m.note(len(row) < 9, row[0] == "" && len(row) > 1)
	}
	return m.isStripped()
}

// A margin records whether a table has short, long and indented lines.
type margin struct{ short, long, indented bool }

// note records a line. A line that begins with an empty cell is indented.
func (m *margin) note(short, indented bool) {
	m.short = m.short || short
	m.long = m.long || !short
	m.indented = m.indented || indented
}

// isStripped reports whether empty cells may be missing at the starts of lines: some line
// is short, and either no line is indented or no line is long enough.
func (m *margin) isStripped() bool { return m.short && !(m.long && m.indented) }

// csvTable returns the lines of a table and the comments next to it. Blank lines count
// only between other lines, and only if this makes nine lines.
func csvTable(s core.Source) (rows []core.TextLine, comments []string) {
	isBlank := func(l core.TextLine) bool { return strings.TrimSpace(l.Text) == "" }
	for _, l := range s.Lines {
		comments = append(comments, l.Comment)
		if !isBlank(l) || l.Comment == "" && len(rows) > 0 {
			rows = append(rows, l)
		}
	}
	for len(rows) > 0 && isBlank(rows[len(rows)-1]) {
		rows = rows[:len(rows)-1]
	}
	if len(rows) != 9 {
		rows = slices.DeleteFunc(rows, isBlank)
	}
	return rows, comments
}

// withoutNumbers returns the rows of a table without the numbers that programs write
// above the columns and before the rows.
func withoutNumbers(rows []core.TextLine, separator string) []core.TextLine {
	if len(rows) != 10 {
		return rows
	}
	above := strings.Split(rows[0].Text, separator)
	if !isNumbering(above) {
		return rows
	}
	rows = slices.Clone(rows[1:])
	if len(above) == 10 {
		for i, r := range rows {
			_, rows[i].Text, _ = strings.Cut(r.Text, separator)
		}
	}
	return rows
}

func isBlankField(field string) bool {
	d, ok := DigitIn(field)
	return ok && d == 0 && field != ""
}

// parseField parses a field with at most one symbol.
func parseField(field string) (d board.Digit, ok bool) {
	if field == "" {
		return 0, true
	}
	r, size := utf8.DecodeRuneInString(field)
	if size != len(field) {
		return 0, false
	}
	return board.ParseDigit(r)
}

// csvBlock accepts nine rows and an optional header. The first line must have nine or ten
// fields.
var csvBlock = core.Block{
	Marks: "\t;,",
	Begins: func(text string) bool {
		fields := shortFields(text)
		return len(fields) == 9 || len(fields) == 10
	},
	Takes: func(lines []string, text string) bool {
		rows := 9
		if isNumbering(shortFields(lines[0])) {
			rows++
		}
		return len(lines) < rows && (isTableRow(text) || isField(text) && strings.TrimSpace(text) != "")
	},
}

// isTableRow reports whether a line can be a row of a table. Its fields may contain
// mistakes.
func isTableRow(text string) bool {
	const longest = 8 // runes in a field with a mistake
	for _, separator := range []string{"\t", ";", ","} {
		if n := strings.Count(text, separator); n > 0 && n < 12 {
			return !slices.ContainsFunc(strings.Split(text, separator), func(f string) bool { return utf8.RuneCountInString(f) > longest })
		}
	}
	return false
}

// shortFields returns the fields of a line if each has at most one symbol, and otherwise
// nil. Spaces are not separators.
func shortFields(text string) []string {
	if strings.ContainsAny(text, "|[]{}()#") {
		return nil
	}
	for _, separator := range []string{"\t", ";", ","} {
		if !strings.Contains(text, separator) {
			continue
		}
		fields := strings.Split(text, separator)
		if !slices.ContainsFunc(fields, func(f string) bool { return !isField(f) }) {
			return fields
		}
	}
	return nil
}

func isField(field string) bool {
	return utf8.RuneCountInString(BareField(field)) <= 1
}

// BareField returns a field without surrounding blanks and quotes.
func BareField(field string) string { return strings.Trim(field, " \t\"'") }

// isNumbering reports whether the fields number the columns of a table, from 0 or 1.
// There may be an empty field above the row numbers.
func isNumbering(fields []string) bool {
	if len(fields) == 10 && BareField(fields[0]) == "" {
		fields = fields[1:]
	}
	if len(fields) != 9 {
		return false
	}
	first := BareField(fields[0])
	if first != "0" && first != "1" {
		return false
	}
	for i, f := range fields {
		if BareField(f) != string(first[0]+byte(i)) {
			return false
		}
	}
	return true
}
