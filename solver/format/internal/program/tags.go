package program

import (
	"bufio"
	"errors"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"sudoku/solver/format/internal/core"
)

// maxTag limits the size of a tag with its attributes, in bytes. An OpenSudoku game takes
// up to two thousand.
const maxTag = 1 << 14

// tags reads the tags of an XML file and skips the text between them. It rejects document
// types and all entities except the five predefined ones.
type tags struct {
	in   *bufio.Reader
	line int // current line, from 1

	words *[]string // text between tags; nil if not wanted
}

// A tag is an XML tag with its attributes.
type tag struct {
	name       string
	attributes map[string]string
	line       int // line on which the tag begins
}

// next returns the next opening tag. At the end of the file the error is io.EOF. If the
// file is rejected, the error is an *Error. Any other error comes from the reader.
func (x *tags) next() (tag, error) {
	for {
		if err := x.skipTo('<'); err != nil {
			return tag{}, err
		}
		t := tag{line: x.line}
		text, err := x.rest()
		if err != nil {
			return tag{}, err
		}
		switch {
		case text == "":
		case text[0] == '!':
			name, _, _ := strings.Cut(text, " ")
			return tag{}, &core.Error{Kind: core.Unsafe, Line: t.line, Text: core.Shorten("<" + name)}
		case text[0] == '/', text[0] == '?', text[0] == '-':
		default:
			err := t.fill(text)
			if err != nil {
				err.Line = t.line
				return tag{}, err
			}
			return t, nil
		}
	}
}

func (x *tags) byte() (byte, error) {
	b, err := x.in.ReadByte()
	if b == '\n' {
		x.line++
	}
	return b, err
}

func (x *tags) skipTo(stop byte) error {
	var text []byte
	for {
		b, err := x.byte()
		if err == nil && b != stop {
			if x.words != nil {
				text = append(text, b)
			}
			continue
		}
		if words := strings.TrimSpace(strings.TrimPrefix(string(text), "\ufeff")); words != "" {
			*x.words = append(*x.words, words)
		}
		return err
	}
}

// rest reads a tag to its end. It returns "-" for a comment.
func (x *tags) rest() (string, error) {
	var text []byte
	quote := byte(0)
	for {
		b, err := x.byte()
		switch {
		case errors.Is(err, io.EOF):
			return "", &core.Error{Kind: core.Damaged, Line: x.line}
		case err != nil:
			return "", err
		case len(text) > maxTag:
			return "", &core.Error{Kind: core.TooLong, Line: x.line}
		case quote != 0 && b == quote:
			quote = 0
		case quote != 0:
		case b == '>':
			return string(text), nil
		case b == '"' || b == '\'':
			quote = b
		}
		text = append(text, b)
		if string(text) == "!--" {
			return "-", x.skipComment()
		}
	}
}

func (x *tags) skipComment() error {
	dashes := 0
	for {
		b, err := x.byte()
		switch {
		case err != nil:
			return err
		case b == '-':
			dashes++
		case b == '>' && dashes > 1:
			return nil
		default:
			dashes = 0
		}
	}
}

// fill parses the name and the attributes.
func (t *tag) fill(text string) *core.Error {
	t.attributes = make(map[string]string)
	text = strings.TrimSuffix(text, "/")
	name, rest := core.FirstWord(strings.NewReplacer("\n", " ", "\r", " ", "\t", " ").Replace(text))
	t.name = name
	for rest != "" {
		name, after, found := strings.Cut(rest, "=")
		after = strings.TrimSpace(after)
		if !found || after == "" || after[0] != '"' && after[0] != '\'' {
			return &core.Error{Kind: core.Damaged}
		}
		value, remainder, found := strings.Cut(after[1:], after[:1])
		if !found {
			return &core.Error{Kind: core.Damaged}
		}
		plain, err := unescape(value)
		if err != nil {
			return err
		}
		t.attributes[strings.TrimSpace(name)] = plain
		rest = strings.TrimSpace(remainder)
	}
	return nil
}

var entities = map[string]string{"amp": "&", "lt": "<", "gt": ">", "quot": `"`, "apos": "'"}

// unescape replaces entities by their characters.
func unescape(text string) (string, *core.Error) {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(text, "&")
		b.WriteString(before)
		if !found {
			return b.String(), nil
		}
		name, after, found := strings.Cut(rest, ";")
		plain, known := entities[name]
		if number, ok := strings.CutPrefix(name, "#"); ok {
			base := 10
			if hex, ok := strings.CutPrefix(number, "x"); ok {
				number, base = hex, 16
			}
			n, err := strconv.ParseUint(number, base, 32)
			known = err == nil && utf8.ValidRune(rune(n))
			plain = string(rune(n))
		}
		if !found || !known {
			return "", &core.Error{Kind: core.Unsafe, Text: core.Shorten("&" + name + ";")}
		}
		b.WriteString(plain)
		text = after
	}
}
