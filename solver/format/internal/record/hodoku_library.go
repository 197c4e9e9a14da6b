package record

import (
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// HoDoKuLibrary is a line of HoDoKu's library: a position with an optional step. Its
// fields are separated by colons. They are the technique, the digits, the 81 cells with
// "+" before an entry, the eliminated candidates as digit, row and column ("113 216"),
// and the eliminations and placements of the step. The step is ignored, but its technique
// becomes the comment.
//
// Source: HoDoKu's documentation, "Libraries".
var HoDoKuLibrary = core.Format{
	Key:    "hodoku-library",
	Names:  []string{"hodoku", "library"},
	Within: core.InList | core.InLink | core.InString,
	Keeps:  core.Keep(core.Entries, core.Eliminations, core.SingleCandidates, core.DeadCells),
	Render: renderLibrary,
	May:    func(g *core.Glance) bool { return g.Size > board.Cells/2 && g.Has(':') },
	Look:   detectLibrary,
	Reads:  parseLibrary,
}

// noTechnique is the technique of a line without a step.
const noTechnique = "0000"

func renderLibrary(a *board.Annotated) string {
	var b strings.Builder
	b.WriteString(":" + noTechnique + ":x:")
	for c, d := range a.Values() {
		switch {
		case d == 0:
			b.WriteByte('.')
			continue
		case !a.IsGiven(board.Cell(c)):
			b.WriteByte('+')
		}
		b.WriteByte('0' + byte(d))
	}
	separator := byte(':')
	for x := range core.RuledOut(&a.Position) {
		b.Write([]byte{separator, '0' + byte(x.Digit()), '1' + byte(x.Cell().Row()), '1' + byte(x.Cell().Column())})
		separator = ' '
	}
	if separator == ':' {
		b.WriteByte(':')
	}
	return b.String() + "::"
}

// isLibraryLine reports whether a line begins with a colon and has cells in its third
// field.
func isLibraryLine(text string) bool {
	fields := strings.SplitN(strings.TrimSpace(text), ":", 5)
	return len(fields) > 3 && fields[0] == "" && len(fields[1]) <= 8 && len(fields[2]) <= 10 &&
		len(fields[3]) > board.Cells/2 && basic.LooksLikeCells(fields[3])
}

func detectLibrary(s core.Source) bool {
	records, _ := libraryRecords(s)
	for _, l := range records {
		if !isLibraryLine(l.Text) {
			return false
		}
	}
	return len(records) > 0
}

// libraryRecords returns the lines that are neither blank nor prose.
func libraryRecords(s core.Source) (records []core.TextLine, comments []string) {
	for _, l := range s.Lines {
		switch {
		case strings.TrimSpace(l.Text) == "":
		case basic.IsProse(l.Text) && !isLibraryLine(l.Text):
			comments = append(comments, strings.TrimSpace(l.Text))
		default:
			records = append(records, l)
		}
		comments = append(comments, l.Comment)
	}
	return records, comments
}

func parseLibrary(s core.Source) (core.Reading, *core.Error) {
	records, comments := libraryRecords(s)
	if len(records) != 1 {
		return core.Reading{}, &core.Error{Kind: core.SeveralPuzzles, Got: len(records), Want: 1}
	}
	fields := strings.Split(strings.TrimSpace(records[0].Text), ":")
	for len(fields) < 5 {
		fields = append(fields, "")
	}
	var p board.Position
	if err := parseLibraryCells(fields[3], &p); err != nil {
		return core.Reading{}, s.At(records[0], err)
	}
	full := board.New(&p)
	for field := range strings.FieldsSeq(fields[4]) {
		c, d, ok := parseTriple(field)
		if !ok {
			return core.Reading{}, s.At(records[0], &core.Error{Kind: core.NotACandidate, Text: core.Shorten(field)})
		}
		if full.Has(c, d) {
			p.Eliminated.Add(board.NewCandidate(c, d))
		}
	}
	r := core.NewReading(p, comments...)
	if fields[1] != noTechnique {
		r.Comment = core.JoinComments([]string{fields[1], r.Comment})
	}
	if len(fields) > 6 && fields[5]+fields[6] != "" {
		r.Dropped[core.Steps] = 1
	}
	return r, nil
}

// parseLibraryCells parses 81 symbols with "+" before entries.
func parseLibraryCells(text string, p *board.Position) *core.Error {
	n, isEntry := 0, false
	for _, r := range text {
		d, ok := board.ParseDigit(r)
		switch {
		case r == '+' && !isEntry:
			isEntry = true
			continue
		case n < board.Cells && (!ok || r == ' ' || isEntry && d == 0):
			return core.BadDigit(n, string(r))
		case n >= board.Cells:
		case isEntry:
			p.Entries[n] = d
		default:
			p.Givens[n] = d
		}
		n++
		isEntry = false
	}
	if n != board.Cells {
		return &core.Error{Kind: core.WrongCellCount, Got: n, Want: board.Cells}
	}
	return nil
}

// parseTriple parses a candidate as digit, row and column: 113 for r1c3=1.
func parseTriple(text string) (c board.Cell, d board.Digit, ok bool) {
	if len(text) != 3 || strings.Trim(text, "123456789") != "" {
		return 0, 0, false
	}
	return board.CellAt(int(text[1]-'1'), int(text[2]-'1')), board.Digit(text[0] - '0'), true
}
