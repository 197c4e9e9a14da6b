// Package basic implements plain text formats, in which a line, a grid or a table holds
// only the symbols of 81 cells or their candidates. It also parses such symbols for other
// formats.
package basic

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
)

// Line is a line of 81 symbols in row order. A symbol is a digit, or for an empty cell a
// space or one of board.EmptySymbols. Groups of symbols may be separated. Text after '#'
// or after the 81st symbol is a comment.
//
// Source: sudopedia.sudocue.net, "Sudoku Clipboard and File Formats".
var Line = core.Format{
	Key:         "line",
	Names:       []string{"81", "text"},
	Within:      core.InList | core.InLink | core.InString,
	Bare:        true,
	LeastInLink: 60, // allows for mistakes
	Render:      func(a *board.Annotated) string { g := a.Values(); return g.String() },
	Look:        DetectLine,
	Reads:       ParseLine,
}

// DetectLine reports whether each line of a text looks like a whole puzzle.
func DetectLine(s core.Source) bool {
	records, _ := SplitRecords(s)
	if len(records) == 1 {
		return LooksLikeCells(records[0].Text)
	}
	for _, l := range records {
		if !IsRecord(l.Text) {
			return false
		}
	}
	return len(records) > 0
}

// ParseLine parses a text in Line format.
func ParseLine(s core.Source) (core.Reading, *core.Error) {
	records, comments := SplitRecords(s)
	switch len(records) {
	case 0:
		return core.Reading{}, &core.Error{Kind: core.Empty}
	case 1:
	default:
		return core.Reading{}, &core.Error{Kind: core.SeveralPuzzles, Got: len(records), Want: 1}
	}
	if words := RecordsIn(records[0].Text); len(words) > 1 {
		return core.Reading{}, s.At(records[0], &core.Error{Kind: core.SeveralPuzzles, Got: len(words), Want: 1})
	}
	g, comment, err := ReadRecord(records[0].Text)
	if err != nil {
		return core.Reading{}, s.At(records[0], err)
	}
	return core.NewReading(board.Position{Givens: g}, append([]string{comment}, comments...)...), nil
}

// SplitRecords returns the lines that are neither blank nor prose. Prose and text after
// '#' are comments.
func SplitRecords(s core.Source) (records []core.TextLine, comments []string) {
	for _, l := range s.Lines {
		switch {
		case strings.TrimSpace(l.Text) == "":
		case IsProse(l.Text):
			comments = append(comments, strings.TrimSpace(l.Text))
		default:
			records = append(records, l)
		}
		comments = append(comments, l.Comment)
	}
	return records, comments
}

// ReadRecord parses the 81 symbols at the start of a line. It first treats spaces as
// separators and, if that fails, as empty cells.
func ReadRecord(text string) (g board.Grid, comment string, err *core.Error) {
	g, comment, err = readGroups(text)
	if err == nil {
		return g, comment, nil
	}
	if isSpaced(text) {
		return readSpaced(text)
	}
	return board.Grid{}, "", err
}

// NoSymbol returns the error that ReadRecord would return for an ASCII line that is
// shorter than a puzzle and does not begin with a symbol. It returns nil for other lines.
func NoSymbol(line []byte) *core.Error {
	if len(line) < board.Cells {
		for _, ch := range line {
			if IsSeparator(rune(ch)) {
				continue
			}
			if _, ok := board.ParseDigit(rune(ch)); !ok {
				return core.BadDigit(0, string(rune(ch)))
			}
			break
		}
	}
	return nil
}

// mostGroups is the maximum number of groups of different lengths in a line. A line with
// more is a series of numbers, not a puzzle.
const mostGroups = 18

// readGroups parses 81 symbols with or without separators. If a comment follows, the
// groups must have equal lengths; otherwise a number at the start of the comment could
// make up for missing symbols. A further group of the same length is not a comment.
func readGroups(text string) (g board.Grid, comment string, err *core.Error) {
	var blanks Blanks
	found, size, last, groups, regular := 0, 0, 0, 0, true
	hasCommas, hasBars := false, false // commas between cells; bars within boxes
	for {
		bare := strings.TrimLeftFunc(text, IsSeparator)
		if between := text[:len(text)-len(bare)]; found > 0 && found < board.Cells {
			hasCommas = hasCommas || strings.Contains(between, ",")
			hasBars = hasBars || found%3 != 0 && strings.Contains(between, "|")
		}
		text = bare
		group := LeadingSymbols(text)
		next, _ := utf8.DecodeRuneInString(text[group:])
		glued := len(text) > group && !IsSeparator(next)
		if text == "" || found >= board.Cells && (group != size || size == board.Cells || glued) {
			if group > board.Cells { // too long for a comment
				return g, "", &core.Error{Kind: core.WrongCellCount, Got: found + group, Want: board.Cells}
			}
			comment = strings.TrimRightFunc(text, IsSeparator)
			break
		}
		for i := range min(group, max(0, board.Cells-found)) {
			g[found+i], _ = board.ParseDigit(rune(text[i]))
			blanks.Note(found+i, g[found+i], text[i:])
		}
		if found == 0 {
			size = group
		}
		found += group
		groups++
		if glued && found < board.Cells {
			word, _, _ := strings.Cut(text, " ")
			if group == 0 && found > 0 && !strings.ContainsAny(word, "0123456789") {
				break // a comment after too few symbols
			}
			return g, "", core.BadDigit(found, string(next))
		}
		regular = regular && group == size
		text, last = text[group:], group
	}
	switch {
	case found != board.Cells:
		return g, "", &core.Error{Kind: core.WrongCellCount, Got: found, Want: board.Cells}
	case !regular && (groups > mostGroups || hasCommas), hasCommas && hasBars: // a series of numbers
		return g, "", &core.Error{Kind: core.Unrecognized}
	case comment != "" && !regular:
		return g, "", &core.Error{Kind: core.WrongCellCount, Got: found - last, Want: board.Cells}
	}
	return g, comment, blanks.Settle(&g)
}

// LeadingSymbols counts the symbols at the start of a text, except for spaces.
func LeadingSymbols(text string) int {
	n := strings.IndexFunc(text, func(r rune) bool {
		_, ok := board.ParseDigit(r)
		return !ok || r == ' '
	})
	if n < 0 {
		return len(text)
	}
	return n
}

// isSpaced reports whether a line has spaces for empty cells. Its first 81 characters
// must contain two adjacent spaces and no other blank symbols, and the next character
// must not be a symbol.
func isSpaced(text string) bool {
	runes := []rune(text)
	if len(runes) < board.Cells {
		return false
	}
	head, tail := string(runes[:board.Cells]), runes[board.Cells:]
	if len(tail) > 0 {
		if _, isSymbol := board.ParseDigit(tail[0]); isSymbol && tail[0] != ' ' {
			return false
		}
	}
	return strings.Contains(head, "  ") && !strings.ContainsFunc(head, IsBlankSymbol) && LooksLikeCells(head)
}

func readSpaced(text string) (g board.Grid, comment string, err *core.Error) {
	var blanks Blanks
	runes := []rune(text)
	for i, r := range runes[:board.Cells] {
		d, ok := board.ParseDigit(r)
		if !ok {
			return board.Grid{}, "", core.BadDigit(i, string(r))
		}
		g[i] = d
		blanks.Note(i, d, string(r))
	}
	if err := blanks.Settle(&g); err != nil {
		return g, "", err
	}
	return g, strings.TrimFunc(string(runes[board.Cells:]), IsSeparator), nil
}

// IsRecord reports whether a line is long enough for a whole puzzle. Rows of a grid are
// shorter. A line of a frame is never a record.
func IsRecord(text string) bool {
	symbols, dashes := 0, 0
	for _, r := range text {
		if _, ok := board.ParseDigit(r); ok && r != ' ' {
			symbols++
		}
		if r == '-' {
			dashes++
		}
	}
	if symbols == dashes {
		return symbols == board.Cells
	}
	if IsFrame(text) || IsPencilMarkRow(text) {
		return false
	}
	return symbols >= 60 && !strings.ContainsRune(text, '+') || isSpaced(text)
}

// IsSeparator reports whether r can separate symbols.
func IsSeparator(r rune) bool {
	switch r {
	case ' ', '\t', '\n', ',', ';', ':', '|', '!', '/', '"', '\'', '[', ']', '(', ')', '{', '}':
		return true
	}
	return r >= utf8.RuneSelf && unicode.IsSpace(r)
}

// IsBlankSymbol reports whether r stands for an empty cell and is not a space.
func IsBlankSymbol(r rune) bool {
	d, ok := board.ParseDigit(r)
	return ok && d == 0 && r != ' '
}

// IsProse reports whether a text consists of words.
func IsProse(text string) bool {
	letters, symbols := weigh(text)
	return letters > symbols
}

// LooksLikeCells reports whether at least half of the characters at the start of a text
// are cell symbols.
func LooksLikeCells(text string) bool {
	others, symbols := weigh(text)
	return symbols > 0 && symbols >= others
}

// weigh counts the cell symbols and the other characters at the start of a text, up to 81
// characters in all.
func weigh(text string) (others, symbols int) {
	for _, r := range text {
		if IsSeparator(r) || r == '+' || r == '=' {
			continue
		}
		if _, ok := board.ParseDigit(r); ok {
			symbols++
		} else {
			others++
		}
		if symbols+others == board.Cells {
			break
		}
	}
	return others, symbols
}

// PlainSymbols lists the symbols that nearly all programs write.
const PlainSymbols = "0123456789."
