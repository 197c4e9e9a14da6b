package literal

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"sudoku/solver/board"
)

// A tokenKind is the kind of a token.
type tokenKind uint8

const (
	end tokenKind = iota
	opening
	closing
	quoted
	word
	assigning  // : = =>
	separating // , ;
	joining    // any other symbol, such as +
	lineEnd
)

type token struct {
	kind  tokenKind
	text  string
	line  int
	glued bool // directly follows the preceding token
}

// quotes lists the string delimiters.
const quotes = "\"'`"

// A scanner splits a text into tokens.
type scanner struct {
	text     string
	at       int
	line     int
	comments []string
	unclosed [len(blockComments)]bool // no closing delimiter is left
	atStart  bool                     // at the start of a line
	endless  [2 * len(quotes)]int     // for each quote, single and triple: offset before which no string ends
}

// rest returns the text that has not been read yet.
func (s *scanner) rest() string { return s.text[s.at:] }

// next returns the next token. It collects comments separately.
func (s *scanner) next() token {
	glued := !s.atStart
	s.atStart = false
	for {
		rest := s.rest()
		switch {
		case rest == "":
			return token{kind: end, line: s.line}
		case rest[0] == '\n':
			s.at++
			s.line++
			s.atStart = true
			return token{kind: lineEnd, line: s.line - 1}
		case isSpace(rest):
			_, size := utf8.DecodeRuneInString(rest)
			s.at += size
			glued = false
		case s.comment():
			glued = false
		default:
			t := s.token()
			t.glued = glued
			return t
		}
	}
}

func isSpace(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return unicode.IsSpace(r)
}

// token reads a token that begins with a visible character.
func (s *scanner) token() token {
	rest, t := s.rest(), token{line: s.line}
	size := 1
	switch ch := rest[0]; {
	case strings.IndexByte("([{", ch) >= 0:
		t.kind = opening
	case strings.IndexByte(")]}", ch) >= 0:
		t.kind = closing
	case ch == ',' || ch == ';':
		t.kind = separating
	case strings.HasPrefix(rest, "=>"), strings.HasPrefix(rest, ":="):
		t.kind, size = assigning, 2
	case ch == ':' || ch == '=':
		t.kind = assigning
	case ch == '"' || ch == '\'' || ch == '`':
		text, length, ok := s.readString(rest)
		if !ok {
			t.kind = joining
			break
		}
		t.kind, t.text, size = quoted, text, length
	default:
		if size = wordLength(rest); size == 0 {
			_, size = utf8.DecodeRuneInString(rest)
			t.kind = joining
			break
		}
		t.kind, t.text = word, rest[:size]
		if size <= 2 && len(rest) > size && strings.IndexByte(`"'#`, rest[size]) >= 0 && isLetters(t.text) {
			return s.prefixed(size)
		}
	}
	s.line += strings.Count(rest[:size], "\n")
	s.at += size
	return t
}

// prefixed reads a string after its prefix, as in r"…" or r#"…"#.
func (s *scanner) prefixed(size int) token {
	s.at += size
	marks := len(s.rest()) - len(strings.TrimLeft(s.rest(), "#"))
	s.at += marks
	if s.rest() == "" {
		return token{kind: end, line: s.line}
	}
	t := s.token()
	if strings.HasPrefix(s.rest(), strings.Repeat("#", marks)) {
		s.at += marks
	}
	return t
}

func isLetters(text string) bool {
	return !strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) })
}

// wordLength returns the length of the word at the start of a text. A word may contain
// dots and symbols of empty cells.
func wordLength(text string) int {
	for i, r := range text {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("$!?"+board.EmptySymbols, r) {
			return i
		}
	}
	return len(text)
}

// lineComments lists the delimiters of comments that end with the line, and blockComments
// those of comments that can span several lines.
var (
	lineComments  = []string{"//", "#", "-- ", "--\n", ";;", "%"}
	blockComments = [...][2]string{{"/*", "*/"}, {"(*", "*)"}, {"{-", "-}"}, {"<!--", "-->"}}
)

// comment skips a comment and reports whether there was one.
func (s *scanner) comment() bool {
	rest := s.rest()
	if strings.IndexByte("/({<#-;%", rest[0]) < 0 {
		return false // the most frequent case
	}
	for i, marks := range blockComments {
		if inside, found := strings.CutPrefix(rest, marks[0]); found && !s.unclosed[i] {
			text, _, closed := strings.Cut(inside, marks[1])
			if !closed {
				s.unclosed[i] = true
				continue
			}
			s.skipComment(text, len(marks[0])+len(text)+len(marks[1]))
			return true
		}
	}
	for _, mark := range lineComments {
		if inside, found := strings.CutPrefix(rest, mark); found {
			if mark == "#" && inside != "" && strings.IndexByte(`"[({`, inside[0]) >= 0 {
				continue // a string, an attribute or a literal in some languages
			}
			inside = rest[len(strings.TrimRight(mark, " \n")):]
			text, _, _ := strings.Cut(inside, "\n")
			s.skipComment(text, len(rest)-len(inside)+len(text))
			return true
		}
	}
	return false
}

func (s *scanner) skipComment(text string, size int) {
	s.line += strings.Count(s.rest()[:size], "\n")
	s.at += size
	if text = strings.TrimSpace(text); text != "" {
		s.comments = append(s.comments, text)
	}
}

// readString reads the string at the start of rest. It returns false if the string does
// not end. It then remembers how far it searched, because no later string with the same
// quotes can end before that point.
func (s *scanner) readString(rest string) (content string, length int, ok bool) {
	quote, kind := rest[:1], strings.IndexByte(quotes, rest[0])
	if triple := strings.Repeat(quote, 3); strings.HasPrefix(rest, triple) {
		quote, kind = triple, kind+len(quotes)
	}
	if s.at < s.endless[kind] {
		return "", 0, false
	}
	content, length, ok = upTo(rest, quote)
	if !ok {
		s.endless[kind] = s.at + length
	}
	return content, length, ok
}

// upTo reads a string with its quotes. If the string does not end, length is how far upTo
// searched.
func upTo(text, quote string) (content string, length int, ok bool) {
	var b strings.Builder
	for i := len(quote); i < len(text); {
		switch {
		case strings.HasPrefix(text[i:], quote):
			return b.String(), i + len(quote), true
		case text[i] == '\n' && quote == "'":
			return "", i, false
		case text[i] == '\\' && i+1 < len(text):
			plain, size := unescape(text[i:])
			b.WriteString(plain)
			i += size
		default:
			b.WriteByte(text[i])
			i++
		}
	}
	return "", len(text), false
}

// unescape decodes the escape sequence at the start of a text.
func unescape(text string) (plain string, size int) {
	switch text[1] {
	case 'n', 'r':
		return "\n", 2
	case 't':
		return "\t", 2
	case '\n':
		return "", 2 // line continuation
	case 'u':
		if len(text) >= 6 {
			if n, err := strconv.ParseUint(text[2:6], 16, 32); err == nil && utf8.ValidRune(rune(n)) {
				return string(rune(n)), 6
			}
		}
	}
	return text[1:2], 2
}
