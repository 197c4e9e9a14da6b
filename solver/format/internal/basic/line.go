// Package basic has the formats that are nothing but the symbols of 81 cells or the
// candidates of each, in a line, a grid or a table, and the ways to read such
// symbols, on which other formats build.
package basic

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
)

// Line is the line of 81 symbols, row by row: a digit, or for an empty cell
// one of board.EmptySymbols or a space. Groups of symbols may be separated; text after
// '#' or after the 81st symbol is a comment.
//
// Source: sudopedia.sudocue.net, "Sudoku Clipboard and File Formats".
var Line = core.Format{
	Key:         "line",
	Names:       []string{"81", "text"},
	Within:      core.InList | core.InLink | core.InString,
	Bare:        true,
	LeastInLink: 60, // with mistakes
	Render:      func(a *board.Annotated) string { g := a.Values(); return g.String() },
	Look:        DetectLine,
	Reads:       ParseLine,
}

// DetectLine reports whether the lines of a text are meant for whole puzzles.
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

// ParseLine reads a text of Line.
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

// SplitRecords are the lines that are neither blank nor prose; the words of the
// others are comments.
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

// ReadRecord reads the 81 symbols at the head of a line. Spaces are taken for
// separators first, and for empty cells if that does not come out.
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

// mostGroups is how many groups of different lengths a line may have: more of
// them are numbers.
const mostGroups = 18

// readGroups reads 81 symbols with or without separators between them. Where a
// comment follows, the groups must be of one length, or a comment that begins
// with a number would make up for missing symbols; and a further group of that
// length is no comment.
func readGroups(text string) (g board.Grid, comment string, err *core.Error) {
	found, size, last, groups, regular := 0, 0, 0, 0, true
	hasCommas, hasBars := false, false // between cells; bars where no box ends
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
			if group > board.Cells { // more than a puzzle is no comment
				return g, "", &core.Error{Kind: core.WrongCellCount, Got: found + group, Want: board.Cells}
			}
			comment = strings.TrimRightFunc(text, IsSeparator)
			break
		}
		for i := range min(group, max(0, board.Cells-found)) {
			g[found+i], _ = board.ParseDigit(rune(text[i]))
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
	case !regular && (groups > mostGroups || hasCommas), hasCommas && hasBars: // numbers
		return g, "", &core.Error{Kind: core.Unrecognized}
	case comment != "" && !regular:
		return g, "", &core.Error{Kind: core.WrongCellCount, Got: found - last, Want: board.Cells}
	}
	return g, comment, nil
}

// LeadingSymbols counts the symbols other than spaces at the head of a text.
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

// isSpaced reports whether a line has empty cells written as spaces: there are
// two spaces in a row, no other blanks, and the 81st character is the last
// symbol.
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
	runes := []rune(text)
	for i, r := range runes[:board.Cells] {
		d, ok := board.ParseDigit(r)
		if !ok {
			return board.Grid{}, "", core.BadDigit(i, string(r))
		}
		g[i] = d
	}
	return g, strings.TrimFunc(string(runes[board.Cells:]), IsSeparator), nil
}

// IsRecord reports whether a line of a text with several lines is long enough
// to be meant for a whole puzzle, which no row of a grid is. A part of a frame
// is none, however long.
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

// IsSeparator reports whether r may be between symbols without a meaning.
func IsSeparator(r rune) bool {
	switch r {
	case ' ', '\t', '\n', ',', ';', ':', '|', '!', '/', '"', '\'', '[', ']', '(', ')', '{', '}':
		return true
	}
	return r >= utf8.RuneSelf && unicode.IsSpace(r)
}

// IsBlankSymbol reports whether r is a symbol of an empty cell other than the
// space.
func IsBlankSymbol(r rune) bool {
	d, ok := board.ParseDigit(r)
	return ok && d == 0 && r != ' '
}

// IsProse reports whether a text consists of words.
func IsProse(text string) bool {
	letters, symbols := weigh(text)
	return letters > symbols
}

// LooksLikeCells reports whether at least half of what is at the head of a
// text are symbols of cells.
func LooksLikeCells(text string) bool {
	others, symbols := weigh(text)
	return symbols > 0 && symbols >= others
}

// weigh counts the first symbols of cells in a text and what else is
// between them.
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

// PlainSymbols are the symbols that nearly all programs write.
const PlainSymbols = "0123456789."
