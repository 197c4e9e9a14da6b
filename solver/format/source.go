package format

import (
	"strings"
	"unicode/utf8"
)

// MaxBytes and MaxLines bound a text that is read as one puzzle.
const (
	MaxBytes = 1 << 20
	MaxLines = 1 << 14
)

// source is a text with the habits of editors, web pages and keyboards taken
// out of it, as a whole and cut into lines.
type source struct {
	text  string
	lines []line
}

// line is a line of a source without its end.
type line struct {
	number  int // from 1
	text    string
	comment string // what stood after the first '#'
	header  bool   // the comment is a header of a file, a letter first
}

// newSource cleans a text and cuts it up. A text without anything in it is
// refused, as is one that is too long.
func newSource(text string) (source, error) {
	if len(text) > MaxBytes {
		return source{}, &Error{Kind: TooLong}
	}
	text = clean(asUTF8(text))
	if strings.Count(text, "\n") >= MaxLines {
		return source{}, &Error{Kind: TooLong}
	}
	s := source{text: text}
	empty := true
	number := 0
	for raw := range strings.SplitSeq(text, "\n") {
		number++
		content, comment, _ := strings.Cut(raw, "#")
		if strings.TrimSpace(content) != "" {
			empty = false
		}
		s.lines = append(s.lines, line{number, content, strings.TrimSpace(comment), isHeader(raw)})
	}
	if empty {
		return source{}, &Error{Kind: Empty}
	}
	return s, nil
}

// at puts the number of the line into an error, if there are several lines.
func (s source) at(l line, err *Error) *Error {
	if len(s.lines) > 1 {
		err.Line = l.number
	}
	return err
}

var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u2028", "\n", "\u2029", "\n", "\v", "\n", "\f", "\n")

// clean replaces what represents a plain character by that character: line
// ends of all systems, spaces of all widths, full-width letters and digits,
// typographic dots and dashes, and box drawing, whose uprights become '|' and
// whose other strokes become '+'. Marks without width are dropped.
func clean(text string) string {
	text = lineEnds.Replace(text)
	if isASCII(text) {
		return strings.TrimSuffix(text, "\n")
	}
	var b strings.Builder
	b.Grow(len(text))
	for _, r := range text {
		switch {
		case r < utf8.RuneSelf:
			b.WriteRune(r)
		case r == '\u00a0', r >= '\u2000' && r <= '\u200a', r == '\u202f', r == '\u205f', r == '\u3000':
			b.WriteByte(' ')
		case r >= '\u200b' && r <= '\u200f', r == '\u2060', r == '\ufeff':
		case r >= '！' && r <= '～':
			b.WriteRune(r - '！' + '!')
		case r == '…':
			b.WriteString("...")
		case r == '·', r == '•', r == '∙', r == '⋅':
			b.WriteByte('.')
		case r >= '\u2010' && r <= '\u2015', r == '−':
			b.WriteByte('-')
		case strings.ContainsRune("│┃╎╏┆┇┊┋║¦", r):
			b.WriteByte('|')
		case r >= '─' && r <= '╿':
			b.WriteByte('+')
		default:
			b.WriteRune(r)
		}
	}
	return strings.TrimSuffix(b.String(), "\n")
}

func isASCII(text string) bool {
	for i := range len(text) {
		if text[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}
