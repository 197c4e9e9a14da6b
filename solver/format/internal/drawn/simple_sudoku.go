package drawn

import (
	"fmt"
	"slices"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// SimpleSudoku is the file format of the program Simple Sudoku. The givens are in a
// frame. A line for each entry follows, with "I", the number of the cell from 00, and the
// digit. A line for an eliminated candidate has "E", the number of the cell, two zeros
// and the digit.
//
//	*-----------*
//	|53.|.7.|...|
//	I405
//	E02001
//
// Source: HoDoKu and SuDonkey, which read and write it.
var SimpleSudoku = core.Format{
	Key:       "simple-sudoku",
	Names:     []string{"ss"},
	Keeps:     core.Keep(core.Entries, core.Eliminations, core.SingleCandidates, core.DeadCells),
	Extension: ".ss",
	Render:    renderSimple,
	Block:     &simpleBlock,
	Look:      detectSimple,
	Reads:     parseSimple,
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
	for x := range core.RuledOut(&a.Position) {
		fmt.Fprintf(&b, "\nE%02d%03d", x.Cell(), x.Digit())
	}
	return strings.TrimSuffix(b.String(), "\n")
}

func detectSimple(s core.Source) bool {
	rows, moves := simpleLines(s)
	framed := strings.Contains(s.Text, "*-----------*") && strings.Contains(s.Text, "|---+---+---|")
	return (framed || len(moves) > 0) && basic.DetectGrid(rows)
}

// simpleLines separates the lines with moves from the others.
func simpleLines(s core.Source) (rows core.Source, moves []core.TextLine) {
	rows.Text = s.Text
	for _, l := range s.Lines {
		if isMove(strings.TrimSpace(l.Text)) {
			moves = append(moves, l)
		} else {
			rows.Lines = append(rows.Lines, l)
		}
	}
	return rows, moves
}

func isMove(text string) bool {
	return len(text) > 3 && (text[0] == 'I' || text[0] == 'E') && strings.Trim(text[1:], "0123456789") == ""
}

func parseSimple(s core.Source) (core.Reading, *core.Error) {
	rows, moves := simpleLines(s)
	r, err := basic.ParseGrid(rows)
	if err != nil {
		return core.Reading{}, err
	}
	p := &r.Position
	var out []board.Candidate
	for _, l := range moves {
		x, isEntry, ok := parseMove(strings.TrimSpace(l.Text))
		switch {
		case !ok || isEntry && p.IsGiven(x.Cell()):
			return core.Reading{}, s.At(l, &core.Error{Kind: core.NotACandidate, Text: core.Shorten(strings.TrimSpace(l.Text))})
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

// parseMove parses the line for an entry or an eliminated candidate.
func parseMove(text string) (x board.Candidate, isEntry, ok bool) {
	isEntry = text[0] == 'I'
	if isEntry && len(text) != 4 || !isEntry && (len(text) != 6 || text[3:5] != "00") {
		return 0, false, false
	}
	cell, _ := core.FromBase(text[1:3], 10)
	digit, _ := core.FromBase(text[len(text)-1:], 10)
	if cell >= board.Cells || digit == 0 {
		return 0, false, false
	}
	return board.NewCandidate(board.Cell(cell), board.Digit(digit)), isEntry, true
}

// simpleBlock accepts a frame with its contents and the moves below it.
var simpleBlock = core.Block{
	Marks:  "*",
	Begins: isStarFrame,
	Takes: func(lines []string, text string) bool {
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
