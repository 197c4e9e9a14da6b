package core

import (
	"strings"
	"unicode/utf8"
)

// MaxBytes and MaxLines limit a text that is read as one puzzle.
const (
	MaxBytes = 1 << 20
	MaxLines = 1 << 14
)

// A Source is a text in normalised form, both as a whole and split into lines.
type Source struct {
	Text   string
	Lines  []TextLine
	Glance *Glance // nil if the text was not examined
}

// A TextLine is a line of a source without its line end.
type TextLine struct {
	Number  int // from 1
	Text    string
	Comment string // text after the first '#', or a line that is a comment
	Header  bool   // the comment is a file header, which starts with a letter
}

// NewSource cleans a text and splits it into lines. It rejects a text that is empty or
// too long.
func NewSource(text string) (Source, error) {
	if len(text) > MaxBytes {
		return Source{}, &Error{Kind: TooLong}
	}
	text = Clean(asUTF8(text))
	ends := strings.Count(text, "\n")
	if ends >= MaxLines {
		return Source{}, &Error{Kind: TooLong}
	}
	s := Source{Text: text, Lines: make([]TextLine, 0, ends+1)}
	empty := true
	number := 0
	for raw := range strings.SplitSeq(text, "\n") {
		number++
		content, comment := CutComment(raw)
		if strings.TrimSpace(content) != "" {
			empty = false
		}
		s.Lines = append(s.Lines, TextLine{number, content, strings.TrimSpace(comment), isHeader(raw)})
	}
	if empty {
		return Source{}, &Error{Kind: Empty}
	}
	s.Glance = glanceAt(text, s.Lines)
	return s, nil
}

// At adds the line number to an error if the source has several lines.
func (s Source) At(l TextLine, err *Error) *Error {
	if len(s.Lines) > 1 {
		err.Line = l.Number
	}
	return err
}

// Clean replaces variants of plain characters with the plain ones: the line ends of all
// systems, spaces of all widths, full-width letters and digits, and typographic dots and
// dashes. In box drawings, vertical strokes become '|' and all others '+'. Clean removes
// zero-width characters and terminal colours.
func Clean(text string) string {
	if isClean(text) {
		return strings.TrimSuffix(text, "\n")
	}
	var b strings.Builder
	b.Grow(len(text))
	skip := 0 // end of the current colour code
	for i, r := range text {
		switch {
		case i < skip:
		case r == '\r' && strings.HasPrefix(text[i+1:], "\n"):
		case r >= '\v' && r <= '\r', r == '\u2028', r == '\u2029':
			b.WriteByte('\n')
		case r == escape:
			skip = i + colourCode(text[i:])
		case r < utf8.RuneSelf:
			b.WriteByte(byte(r))
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

// escape begins the sequences that set colours in a terminal.
const escape = '\x1b'

// colourCode returns the length of the colour code at the start of a text, such as
// ESC[31m.
func colourCode(text string) int {
	inside, ok := strings.CutPrefix(text[1:], "[")
	rest := strings.TrimLeft(inside, "0123456789;:?")
	if !ok || rest == "" {
		return 1
	}
	return len(text) - len(rest) + 1
}

// isClean reports whether a text is ASCII, contains no terminal colours, and has only
// '\n' as line ends.
func isClean(text string) bool {
	for i := range len(text) {
		if ch := text[i]; ch >= utf8.RuneSelf || ch >= '\v' && ch <= '\r' || ch == escape {
			return false
		}
	}
	return true
}

// CutComment splits a line before its comment. A comment starts with '#'. An entire line
// is a comment if it starts like one in a programming language.
func CutComment(raw string) (content, comment string) {
	bare := strings.TrimLeft(raw, " \t")
	for _, mark := range [...]string{"//", "%", "; "} {
		if inside, ok := strings.CutPrefix(bare, mark); ok && (mark != "; " || !strings.Contains(strings.TrimLeft(inside, "; "), ";")) {
			return "", inside
		}
	}
	content, comment, _ = strings.Cut(raw, "#")
	return content, comment
}

// JoinComments joins the nonempty comments, each on its own line.
func JoinComments(comments []string) string {
	var said []string
	for _, c := range comments {
		if c != "" {
			said = append(said, c)
		}
	}
	return strings.Join(said, "\n")
}

// isHeader reports whether a line begins with "#" and the letter of a header: author,
// date, comment, description, number of givens, level, number of solutions, source, time
// or address. The letter must not be the start of a word.
func isHeader(raw string) bool {
	return len(raw) > 1 && raw[0] == '#' && strings.IndexByte("ABCDHLNSTU", raw[1]) >= 0 &&
		(len(raw) == 2 || raw[2] < 'a' || raw[2] > 'z')
}

// MaxNesting limits the nesting of brackets. A puzzle has about five levels.
const MaxNesting = 32

// Words returns a text without surrounding blanks, or "" if the text is not valid UTF-8.
func Words(text string) string {
	if !utf8.ValidString(text) {
		return ""
	}
	return strings.TrimSpace(text)
}
