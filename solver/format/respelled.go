package format

import (
	"strings"
	"unicode"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// entriesRespelled returns the puzzles of a text in an unusual notation that no format
// reads. It returns nil for any other text.
func entriesRespelled(text string) []Entry {
	text = core.Clean(text)
	for _, respell := range []func(string) string{spellEscapes, spellRuns, quoteValues} {
		if plain := respell(text); plain != text {
			if all, _ := entriesIn(plain); all != nil {
				return all
			}
		}
	}
	for _, blank := range "?oO#~□▢☐⬜◻○B" {
		if plain, n := spellBlanks(text, blank); n >= fewestBlanks {
			if all, empty := entriesIn(plain); empty == n {
				return all
			}
		}
	}
	return nil
}

// entriesIn returns the puzzles of a text and their total number of empty cells. It
// returns nil if a part is unreadable.
func entriesIn(text string) (all []Entry, empty int) {
	for e, err := range Scan(strings.NewReader(text), false) {
		if err != nil {
			return nil, 0
		}
		values := e.Values()
		empty += board.Cells - values.Filled().Len()
		all = append(all, *e)
	}
	return all, empty
}

// spellEscapes replaces escape sequences for line ends, tabs and colours, such as \n,
// with the characters themselves.
func spellEscapes(text string) string {
	text = strings.NewReplacer("^[[", "\x1b[", `\x1b[`, "\x1b[", `\033[`, "\x1b[", `\e[`, "\x1b[").Replace(text)
	if strings.Contains(text, "\n") {
		return text
	}
	return strings.NewReplacer(`\u25a1`, "□", `\r\n`, "\n", `\n`, "\n", `\t`, "\t").Replace(text)
}

// fewestBlanks is the minimum number of empty cells with an unusual symbol.
const fewestBlanks = 20

// spellBlanks replaces an unusual symbol for empty cells with a dot. If the symbol is a
// letter or "#", lines with other letters stay as they are. spellBlanks also counts the
// symbols replaced.
func spellBlanks(text string, blank rune) (plain string, n int) {
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		isWord := func(r rune) bool { return r != blank && unicode.IsLetter(r) }
		if strings.ContainsFunc(l, isWord) && (blank == '#' || unicode.IsLetter(blank)) {
			continue
		}
		n += strings.Count(l, string(blank))
		lines[i] = strings.ReplaceAll(l, string(blank), ".")
	}
	return strings.Join(lines, "\n"), n
}

// spellRuns writes out runs of empty cells: "53b7d" is "53..7....". An underscore may
// separate two digits, and a slash two rows. Either each line or the whole text must have
// 81 cells. Words without digits are not runs.
//
// Source: Simon Tatham's Portable Puzzle Collection, Solo.
func spellRuns(text string) string {
	var b strings.Builder
	cells := 0
	for _, ch := range strings.ReplaceAll(text, "3x3:", "") {
		switch {
		case ch >= 'a' && ch <= 'z':
			cells += int(ch-'a') + 1
			b.WriteString(strings.Repeat(".", int(ch-'a')+1))
		case ch >= '1' && ch <= '9':
			cells++
			b.WriteRune(ch)
		case ch != '_' && ch != '/' && ch != '\n' && ch != ' ':
			return text
		}
		if cells == board.Cells {
			b.WriteByte('\n')
			cells = 0
		}
	}
	if cells != 0 || !strings.ContainsFunc(text, unicode.IsLetter) || !strings.ContainsAny(text, "123456789") {
		return text
	}
	return b.String()
}

// quoteValues quotes the values in lines such as "puzzle=53..7....", as found in a
// settings file.
func quoteValues(text string) string {
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		at := strings.IndexAny(l, "=:")
		if at < 0 {
			continue
		}
		if value := strings.TrimSpace(l[at+1:]); basic.IsWholeRecord(value) && strings.ContainsFunc(l[:at], unicode.IsLetter) {
			lines[i] = l[:at+1] + `"` + value + `"`
		}
	}
	return strings.Join(lines, "\n")
}
