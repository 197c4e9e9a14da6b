package format

import (
	"fmt"
	"slices"
	"strings"

	"sudoku/solver/board"
)

// SimpleSudoku is the file of the program Simple Sudoku: the givens in a
// frame, then a line for each entry, "I", the number of the cell from 00 and
// the digit, and for each candidate ruled out, "E", the number of the cell and
// the digit in three places.
//
//	*-----------*
//	|53.|.7.|...|
//	I405
//	E02001
//
// Source: HoDoKu and SuDonkey, which read and write it.
var SimpleSudoku = Format{
	Key:       "simple-sudoku",
	Names:     []string{"ss"},
	Keeps:     keeps(Entries, Eliminations, SingleCandidates, DeadCells),
	Extension: ".ss",
	Render:    renderSimple,
	block:     &simpleBlock,
	detect:    detectSimple,
	parse:     parseSimple,
}

const simpleFrame = " *-----------*\n"

func renderSimple(a *board.Annotated) string {
	var b strings.Builder
	symbols := a.Givens.String()
	b.WriteString(simpleFrame)
	for row := range 9 {
		if row == 3 || row == 6 {
			b.WriteString(" |---+---+---|\n")
		}
		r := symbols[row*9 : row*9+9]
		fmt.Fprintf(&b, " |%s|%s|%s|\n", r[:3], r[3:6], r[6:])
	}
	b.WriteString(simpleFrame)
	for c, d := range a.Entries {
		if d != 0 && a.Givens[c] == 0 {
			fmt.Fprintf(&b, "\nI%02d%d", c, d)
		}
	}
	for x := range eliminations(&a.Position) {
		fmt.Fprintf(&b, "\nE%02d%03d", x.Cell(), x.Digit())
	}
	return strings.TrimSuffix(b.String(), "\n")
}

func detectSimple(s source) bool {
	rows, moves := simpleLines(s)
	framed := strings.Contains(s.text, "*-----------*") && strings.Contains(s.text, "|---+---+---|")
	return (framed || len(moves) > 0) && detectGrid(rows)
}

// simpleLines separates the lines of moves from the others.
func simpleLines(s source) (rows source, moves []line) {
	rows.text = s.text
	for _, l := range s.lines {
		if isMove(strings.TrimSpace(l.text)) {
			moves = append(moves, l)
		} else {
			rows.lines = append(rows.lines, l)
		}
	}
	return rows, moves
}

func isMove(text string) bool {
	return len(text) > 3 && (text[0] == 'I' || text[0] == 'E') && strings.Trim(text[1:], "0123456789") == ""
}

func parseSimple(s source) (Reading, *Error) {
	rows, moves := simpleLines(s)
	r, err := parseGrid(rows)
	if err != nil {
		return Reading{}, err
	}
	p := &r.Position
	var out []board.Candidate
	for _, l := range moves {
		x, isEntry, ok := parseMove(strings.TrimSpace(l.text))
		switch {
		case !ok || isEntry && p.IsGiven(x.Cell()):
			return Reading{}, s.at(l, &Error{Kind: NotACandidate, Text: shorten(strings.TrimSpace(l.text))})
		case isEntry:
			p.Entries[x.Cell()] = x.Digit()
		default:
			out = append(out, x)
		}
	}
	p.Eliminated = board.CandidateSet{}
	open := board.New(p)
	for _, x := range out {
		if open.Has(x.Cell(), x.Digit()) {
			p.Eliminated.Add(x)
		}
	}
	return r, nil
}

// parseMove reads the line of an entry or of a candidate ruled out.
func parseMove(text string) (x board.Candidate, isEntry, ok bool) {
	isEntry = text[0] == 'I'
	if isEntry && len(text) != 4 || !isEntry && (len(text) != 6 || text[3:5] != "00") {
		return 0, false, false
	}
	cell, _ := fromBase(text[1:3], 10)
	digit, _ := fromBase(text[len(text)-1:], 10)
	if cell >= board.Cells || digit == 0 {
		return 0, false, false
	}
	return board.CandidateOf(board.Cell(cell), board.Digit(digit)), isEntry, true
}

// simpleBlock is a frame of stars, what is in it, and the moves below.
var simpleBlock = block{
	begins: isStarFrame,
	takes: func(lines []string, text string) bool {
		trimmed := strings.TrimSpace(text)
		if slices.ContainsFunc(lines[1:], isStarFrame) {
			return trimmed == "" || isMove(trimmed)
		}
		return len(lines) <= 13 && trimmed != ""
	},
}

func isStarFrame(text string) bool {
	text = strings.TrimSpace(text)
	return len(text) > 10 && text[0] == '*' && text[len(text)-1] == '*' && strings.Trim(text, "-") == text &&
		strings.Trim(text[1:len(text)-1], "-") == ""
}
