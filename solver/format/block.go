package format

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// block says how the lines of a text are separated from others in a list, for a
// format that takes several lines and is no bare grid.
type block struct {
	// begins reports whether a line is the first of a text.
	begins func(text string) bool
	// takes reports whether a line belongs to a text with these lines, of which
	// there is at least one.
	takes func(lines []string, text string) bool
}

// blockRun follows the lines of a list and says which belong to a block.
type blockRun struct {
	block *block // that is open, nil for none
	lines []string
}

// follow takes in a line: begins if it is the first of a block, inside if it
// belongs to one.
func (b *blockRun) follow(text string) (begins, inside bool) {
	if b.block != nil && b.block.takes(b.lines, text) {
		b.lines = append(b.lines, text)
		return false, true
	}
	b.block, b.lines = nil, nil
	for _, f := range inBlocks {
		if f.block.begins(text) {
			b.block, b.lines = f.block, []string{text}
			return true, true
		}
	}
	return false, false
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

// csvBlock is nine rows, below a header perhaps. The first shows how many
// fields there are.
var csvBlock = block{
	begins: func(text string) bool {
		fields := shortFields(text)
		return len(fields) == 9 || len(fields) == 10
	},
	takes: func(lines []string, text string) bool {
		rows := 9
		if isNumbering(shortFields(lines[0])) {
			rows++
		}
		return len(lines) < rows && (isTableRow(text) || isField(text) && strings.TrimSpace(text) != "")
	},
}

// isTableRow reports whether a line may be a row of a table, with mistakes in
// its fields perhaps.
func isTableRow(text string) bool {
	const longest = 8 // runes in a field with a mistake
	for _, separator := range []string{"\t", ";", ","} {
		if n := strings.Count(text, separator); n > 0 && n < 12 {
			return !slices.ContainsFunc(strings.Split(text, separator), func(f string) bool { return utf8.RuneCountInString(f) > longest })
		}
	}
	return false
}

// shortFields are the fields of a line of a table with a symbol at most in each,
// nil for any other line. Spaces separate none.
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
	return utf8.RuneCountInString(bareField(field)) <= 1
}

// bareField is a field without the blanks and the quotes around it.
func bareField(field string) string { return strings.Trim(field, " \t\"'") }

// isNumbering reports whether fields are the numbers of columns as programs
// write them above a table: from 0 or from 1 up, perhaps with an empty field
// above the numbers of the rows.
func isNumbering(fields []string) bool {
	if len(fields) == 10 && bareField(fields[0]) == "" {
		fields = fields[1:]
	}
	if len(fields) != 9 {
		return false
	}
	first := bareField(fields[0])
	if first != "0" && first != "1" {
		return false
	}
	for i, f := range fields {
		if bareField(f) != string(first[0]+byte(i)) {
			return false
		}
	}
	return true
}
