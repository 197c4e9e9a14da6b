package format

import (
	"strings"

	"sudoku/solver/board"
)

// HoDoKuLibrary is a line of HoDoKu's library, a position with perhaps a step
// on it. The fields are set off by colons: technique, digits, the 81 cells with
// "+" before an entry, the candidates ruled out as digit, row and column
// ("113 216"), and what the step eliminates and places. The step is passed
// over; its technique is the comment.
//
// Source: HoDoKu's documentation, "Libraries".
var HoDoKuLibrary = Format{
	Key:    "hodoku-library",
	Names:  []string{"hodoku", "library"},
	Within: InList | InLink | InString,
	Keeps:  keeps(Entries, Eliminations, SingleCandidates, DeadCells),
	Render: renderLibrary,
	may:    func(g *glance) bool { return g.size > board.Cells/2 && g.has(':') },
	detect: detectLibrary,
	parse:  parseLibrary,
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
	for x := range eliminations(&a.Position) {
		b.Write([]byte{separator, '0' + byte(x.Digit()), '1' + byte(x.Cell().Row()), '1' + byte(x.Cell().Column())})
		separator = ' '
	}
	if separator == ':' {
		b.WriteByte(':')
	}
	return b.String() + "::"
}

// isLibraryLine reports whether a line has the looks: a colon first, and the
// cells in the third field.
func isLibraryLine(text string) bool {
	fields := strings.SplitN(strings.TrimSpace(text), ":", 5)
	return len(fields) > 3 && fields[0] == "" && len(fields[1]) <= 8 && len(fields[2]) <= 10 &&
		len(fields[3]) > board.Cells/2 && looksLikeCells(fields[3])
}

func detectLibrary(s source) bool {
	records, _ := libraryRecords(s)
	for _, l := range records {
		if !isLibraryLine(l.text) {
			return false
		}
	}
	return len(records) > 0
}

// libraryRecords are the lines that are neither blank nor words.
func libraryRecords(s source) (records []line, comments []string) {
	for _, l := range s.lines {
		switch {
		case strings.TrimSpace(l.text) == "":
		case isProse(l.text) && !isLibraryLine(l.text):
			comments = append(comments, strings.TrimSpace(l.text))
		default:
			records = append(records, l)
		}
		comments = append(comments, l.comment)
	}
	return records, comments
}

func parseLibrary(s source) (Reading, *Error) {
	records, comments := libraryRecords(s)
	if len(records) != 1 {
		return Reading{}, &Error{Kind: SeveralPuzzles, Got: len(records), Want: 1}
	}
	fields := strings.Split(strings.TrimSpace(records[0].text), ":")
	for len(fields) < 5 {
		fields = append(fields, "")
	}
	var p board.Position
	if err := parseLibraryCells(fields[3], &p); err != nil {
		return Reading{}, s.at(records[0], err)
	}
	full := board.New(&p)
	for field := range strings.FieldsSeq(fields[4]) {
		c, d, ok := parseTriple(field)
		if !ok {
			return Reading{}, s.at(records[0], &Error{Kind: NotACandidate, Text: shorten(field)})
		}
		if full.Has(c, d) {
			p.Eliminated.Add(board.CandidateOf(c, d))
		}
	}
	r := reading(p, comments...)
	if fields[1] != noTechnique {
		r.Comment = joinComments([]string{fields[1], r.Comment})
	}
	if len(fields) > 6 && fields[5]+fields[6] != "" {
		r.Dropped[Steps] = 1
	}
	return r, nil
}

// parseLibraryCells reads 81 symbols with "+" before entries.
func parseLibraryCells(text string, p *board.Position) *Error {
	n, isEntry := 0, false
	for _, r := range text {
		d, ok := board.ParseDigit(r)
		switch {
		case r == '+' && !isEntry:
			isEntry = true
			continue
		case n < board.Cells && (!ok || r == ' ' || isEntry && d == 0):
			return notADigit(n, string(r))
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
		return &Error{Kind: WrongCellCount, Got: n, Want: board.Cells}
	}
	return nil
}

// parseTriple reads a candidate as digit, row and column: 113 for r1c3=1.
func parseTriple(text string) (c board.Cell, d board.Digit, ok bool) {
	if len(text) != 3 || strings.Trim(text, "123456789") != "" {
		return 0, 0, false
	}
	return board.CellAt(int(text[1]-'1'), int(text[2]-'1')), board.Digit(text[0] - '0'), true
}
