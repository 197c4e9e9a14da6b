package format

import (
	"slices"
	"strings"

	"sudoku/solver/board"
)

// SadMan is the file of SadMan Sudoku: lines of headers, "#" and a letter, then
// in sections of nine rows the givens, the digits so far, and the candidates
// noted in each cell, separated by commas. Nothing is ruled out in a cell
// without any.
//
//	#ADemo
//	[Puzzle]
//	53..7....
//	[PencilMarks]
//	,,24,26,,468,489,1249,28
//
// Source: sudocue.net, "File formats"; SuDonkey.
var SadMan = Format{
	Key:       "sadman",
	Names:     []string{"sdk"},
	Keeps:     keepsOfSadMan,
	Extension: ".sdk",
	Render:    renderSadMan,
	block:     &sadManBlock,
	detect:    func(s source) bool { return len(sectionsOf(s)[sadManPuzzle].lines) > 0 },
	parse:     parseSadMan,
}

var keepsOfSadMan = keeps(Entries, Eliminations, SingleCandidates)

// The sections that are read, by their headings in small letters. Others, such
// as colours, are passed over.
const (
	sadManPuzzle = "[puzzle]"
	sadManState  = "[state]"
	sadManMarks  = "[pencilmarks]"
)

func renderSadMan(a *board.Annotated) string {
	var b strings.Builder
	values := a.Values()
	grid := func(heading string, g *board.Grid) {
		b.WriteString(heading + "\n")
		symbols := g.String()
		for row := range 9 {
			b.WriteString(symbols[row*9:row*9+9] + "\n")
		}
	}
	grid("[Puzzle]", &a.Givens)
	grid("[State]", &values)
	b.WriteString("[PencilMarks]\n")
	cells := show(&a.Position)
	for c, set := range cells.digits {
		if cells.kinds[c] == open {
			b.WriteString(set.String())
		}
		if c%9 == 8 {
			b.WriteByte('\n')
		} else {
			b.WriteByte(',')
		}
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// sectionsOf are the lines below each heading.
func sectionsOf(s source) map[string]source {
	sections := make(map[string]source)
	heading := ""
	for _, l := range s.lines {
		if isSectionHeading(l.text) {
			heading = strings.ToLower(strings.TrimSpace(l.text))
			continue
		}
		below := sections[heading]
		below.lines = append(below.lines, l)
		sections[heading] = below
	}
	return sections
}

func isSectionHeading(text string) bool {
	text = strings.ToLower(strings.TrimSpace(text))
	return len(text) > 2 && text[0] == '[' && text[len(text)-1] == ']' &&
		strings.Trim(text[1:len(text)-1], "abcdefghijklmnopqrstuvwxyz") == ""
}

func parseSadMan(s source) (Reading, *Error) {
	sections := sectionsOf(s)
	puzzle, err := parseGrid(sections[sadManPuzzle])
	if err != nil {
		return Reading{}, err
	}
	var cells shown
	for c, d := range puzzle.Givens {
		cells.set(board.Cell(c), given, d)
	}
	if below := sections[sadManState]; hasText(below) {
		state, err := parseGrid(below)
		if err != nil {
			return Reading{}, err
		}
		for c, d := range state.Givens {
			if cells.kinds[c] != given {
				cells.set(board.Cell(c), entry, d)
			}
		}
	}
	if err := addNoted(sections[sadManMarks], &cells); err != nil {
		return Reading{}, err
	}
	r := reading(cells.position(keepsOfSadMan), headersOf(s)...)
	for heading, below := range sections {
		if heading != "" && heading != sadManPuzzle && heading != sadManState && heading != sadManMarks && hasText(below) {
			r.Dropped[OtherMarks]++
		}
	}
	return r, nil
}

func hasText(s source) bool {
	for _, l := range s.lines {
		if strings.TrimSpace(l.text) != "" {
			return true
		}
	}
	return false
}

// addNoted reads the candidates of the open cells, if there are any rows.
func addNoted(s source, cells *shown) *Error {
	row := 0
	for _, l := range s.lines {
		text := strings.TrimSpace(l.text)
		if text == "" {
			continue
		}
		fields := strings.Split(text, ",")
		switch {
		case row == 9:
			return s.at(l, &Error{Kind: WrongRowCount, Got: 10, Want: 9})
		case len(fields) != 9:
			return s.at(l, &Error{Kind: WrongRowLength, Row: row + 1, Got: len(fields), Want: 9})
		}
		for i, field := range fields {
			field = strings.TrimSpace(field)
			set, ok := parseGroup(field)
			if field != "" && !ok {
				return s.at(l, notADigit(row*9+i, field))
			}
			if c := row*9 + i; cells.kinds[c] == open {
				cells.digits[c] = set
			}
		}
		row++
	}
	if row != 0 && row != 9 {
		return &Error{Kind: WrongRowCount, Got: row, Want: 9}
	}
	return nil
}

// headersOf are the lines that begin with "#" and a letter, less the letter.
func headersOf(s source) []string {
	var all []string
	for _, l := range s.lines {
		if isProse(l.text) && !isSectionHeading(l.text) {
			all = append(all, strings.TrimSpace(l.text))
		}
		if l.header {
			all = append(all, strings.TrimSpace(l.comment[1:]))
		} else {
			all = append(all, l.comment)
		}
	}
	return all
}

// sadManBlock is cut in front of "[Puzzle]" and of headers after nine rows.
var sadManBlock = block{
	begins: func(text string) bool { return strings.EqualFold(strings.TrimSpace(text), sadManPuzzle) },
	takes: func(lines []string, text string) bool {
		rows := 0
		for _, l := range slices.Backward(lines) {
			if isSectionHeading(l) {
				break
			}
			if strings.TrimSpace(l) != "" {
				rows++
			}
		}
		trimmed := strings.TrimSpace(text)
		return trimmed == "" || isSectionHeading(text) && strings.ToLower(trimmed) != sadManPuzzle ||
			rows < 9 && !isSectionHeading(text)
	},
}
