package core

import (
	"bytes"
	"strings"
)

// A Glance summarises a text. It suffices to rule out most formats without reading the
// text.
type Glance struct {
	Size   int       // in bytes
	Digits int       // number of decimal digits
	Head   byte      // first byte of the first word
	Word   int       // length of the first word of a single line, else Size
	bytes  [4]uint64 // bit set of the bytes that occur

	// Program caches the puzzles found by ProgramText. Finding them is the slowest part
	// of the detection, and reading the text needs them again.
	Program struct {
		Known bool
		Found []Entry
		Wrong *Error
	}
}

func glanceAt(text string, lines []TextLine) *Glance {
	g := &Glance{Size: len(text)}
	for i := range len(text) {
		g.note(text[i])
	}
	g.Word = g.Size
	if len(lines) == 1 {
		word, _ := FirstWord(lines[0].Text)
		g.Word = len(word)
	}
	for _, l := range lines {
		if word := strings.TrimLeft(l.Text, " \t"); word != "" {
			g.Head = word[0]
			break
		}
	}
	return g
}

func (g *Glance) note(ch byte) {
	g.bytes[ch>>6] |= 1 << (ch & 63)
	if ch-'0' <= 9 {
		g.Digits++
	}
}

// AtLine sets g to the glance of a line. It returns false if the line has a comment, or
// characters that NewSource may replace.
func (g *Glance) AtLine(line []byte) bool {
	*g = Glance{Size: len(line)}
	for _, ch := range line {
		if (ch < ' ' && ch != '\t') || ch > '~' {
			return false
		}
		g.note(ch)
	}
	if word := bytes.TrimLeft(line, " \t"); len(word) > 0 {
		g.Head = word[0]
		if g.Word = bytes.IndexAny(word, " \t"); g.Word < 0 {
			g.Word = len(word)
		}
	}
	return !g.Has('#') && !g.Begins("/%;")
}

// Has reports whether an ASCII byte occurs in the text.
func (g *Glance) Has(ch byte) bool { return g.bytes[ch>>6]>>(ch&63)&1 != 0 }

// HasAny reports whether any of the ASCII bytes occurs in the text.
func (g *Glance) HasAny(chars string) bool {
	for i := range len(chars) {
		if g.Has(chars[i]) {
			return true
		}
	}
	return false
}

// Begins reports whether the first word begins with one of the characters.
func (g *Glance) Begins(chars string) bool { return strings.IndexByte(chars, g.Head) >= 0 }
