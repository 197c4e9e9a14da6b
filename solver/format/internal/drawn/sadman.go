// Package drawn implements formats that draw a grid in several lines, with frames,
// headings, labels, step marks or moves around it.
package drawn

import (
	"slices"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// SadMan is the file format of SadMan Sudoku. Header lines begin with "#" and a letter.
// Three sections of nine rows follow: the givens, the current digits, and the candidates
// noted in each cell, separated by commas. A cell without noted candidates has no
// eliminations.
//
//	#ADemo
//	[Puzzle]
//	53..7....
//	[PencilMarks]
//	,,24,26,,468,489,1249,28
//
// Source: sudocue.net, "File formats"; SuDonkey.
var SadMan = core.Format{
	Key:       "sadman",
	Names:     []string{"sdk"},
	Keeps:     keepsOfSadMan,
	Extension: ".sdk",
	Render:    renderSadMan,
	Block:     &sadManBlock,
	Look: func(s core.Source) bool {
		return len(splitSections(s)[sadManPuzzle].Lines) > 0 || strings.Count(strings.ToLower(s.Text), sadManPuzzle) == 1 && isCutOff(s)
	},
	Reads: parseSadMan,
}

var keepsOfSadMan = core.Keep(core.Entries, core.Eliminations, core.SingleCandidates)

// The sections that are read, named by their headings in lower case. Other sections, such
// as colours, are ignored.
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
	cells := core.Show(&a.Position)
	for c, set := range cells.Digits {
		if cells.Kinds[c] == core.IsOpen {
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

// splitSections returns the lines below each heading.
func splitSections(s core.Source) map[string]core.Source {
	sections := make(map[string]core.Source)
	heading := ""
	for _, l := range s.Lines {
		if isSectionHeading(l.Text) {
			heading = strings.ToLower(strings.TrimSpace(l.Text))
			continue
		}
		below := sections[heading]
		below.Lines = append(below.Lines, l)
		sections[heading] = below
	}
	return sections
}

func isSectionHeading(text string) bool {
	text = strings.ToLower(strings.TrimSpace(text))
	return len(text) > 2 && text[0] == '[' && text[len(text)-1] == ']' &&
		strings.Trim(text[1:len(text)-1], "abcdefghijklmnopqrstuvwxyz") == ""
}

// isCutOff reports whether a text ends with the heading of a section or the start of one.
func isCutOff(s core.Source) bool {
	last := ""
	for _, l := range s.Lines {
		if text := strings.TrimSpace(l.Text); text != "" {
			last = strings.ToLower(text)
		}
	}
	return last != "" && slices.ContainsFunc([]string{sadManPuzzle, sadManState, sadManMarks}, func(heading string) bool {
		return strings.HasPrefix(heading, last)
	})
}

func parseSadMan(s core.Source) (core.Reading, *core.Error) {
	if isCutOff(s) {
		return core.Reading{}, &core.Error{Kind: core.CutOff}
	}
	sections := splitSections(s)
	puzzle, err := basic.ParseGrid(sections[sadManPuzzle])
	if err != nil {
		return core.Reading{}, err
	}
	var cells core.Shown
	for c, d := range puzzle.Givens {
		cells.Set(board.Cell(c), core.IsGiven, d)
	}
	if below := sections[sadManState]; hasText(below) {
		state, err := basic.ParseGrid(below)
		if err != nil {
			return core.Reading{}, err
		}
		for c, d := range state.Givens {
			if cells.Kinds[c] != core.IsGiven {
				cells.Set(board.Cell(c), core.IsEntry, d)
			}
		}
	}
	if err := addNoted(sections[sadManMarks], &cells); err != nil {
		return core.Reading{}, err
	}
	r := core.NewReading(cells.Position(keepsOfSadMan), findHeaders(s)...)
	for heading, below := range sections {
		if heading != "" && heading != sadManPuzzle && heading != sadManState && heading != sadManMarks && hasText(below) {
			r.Dropped[core.OtherMarks]++
		}
	}
	return r, nil
}

func hasText(s core.Source) bool {
	for _, l := range s.Lines {
		if strings.TrimSpace(l.Text) != "" {
			return true
		}
	}
	return false
}

// addNoted parses the candidates of the open cells, if the section is present.
func addNoted(s core.Source, cells *core.Shown) *core.Error {
	row := 0
	for _, l := range s.Lines {
		text := strings.TrimSpace(l.Text)
		if text == "" {
			continue
		}
		fields := strings.Split(text, ",")
		switch {
		case row == 9:
			return s.At(l, &core.Error{Kind: core.WrongRowCount, Got: 10, Want: 9})
		case len(fields) != 9:
			return s.At(l, &core.Error{Kind: core.WrongRowLength, Row: row + 1, Got: len(fields), Want: 9})
		}
		for i, field := range fields {
			field = strings.TrimSpace(field)
			set, ok := basic.ParseGroup(field)
			if field != "" && !ok {
				return s.At(l, core.BadDigit(row*9+i, field))
			}
			if c := row*9 + i; cells.Kinds[c] == core.IsOpen {
				cells.Digits[c] = set
			}
		}
		row++
	}
	if row != 0 && row != 9 {
		return &core.Error{Kind: core.WrongRowCount, Got: row, Want: 9}
	}
	return nil
}

// findHeaders returns the headers without their letters, and all other comments.
func findHeaders(s core.Source) []string {
	var all []string
	for _, l := range s.Lines {
		if basic.IsProse(l.Text) && !isSectionHeading(l.Text) {
			all = append(all, strings.TrimSpace(l.Text))
		}
		if l.Header {
			all = append(all, strings.TrimSpace(l.Comment[1:]))
		} else {
			all = append(all, l.Comment)
		}
	}
	return all
}

// sadManBlock begins at "[Puzzle]" and ends before the next one, or before other text
// after nine rows of a section.
var sadManBlock = core.Block{
	Marks:  "[",
	Begins: func(text string) bool { return strings.EqualFold(strings.TrimSpace(text), sadManPuzzle) },
	Takes: func(lines []string, text string) bool {
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
