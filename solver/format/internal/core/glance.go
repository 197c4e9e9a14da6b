package core

import (
	"strings"
)

// A Glance summarises a text. It suffices to rule out most formats without reading the
// text.
type Glance struct {
	Size   int       // in bytes
	Digits int       // number of decimal digits
	Head   byte      // first byte of the first word
	bytes  [4]uint64 // set of the bytes that occur

	// Program caches the result of package program. Up to four formats need it, and
	// computing it is the slowest part of the detection.
	Program struct {
		Known bool
		Found []Entry
		Wrong *Error
	}
}

func glanceAt(text string, lines []TextLine) *Glance {
	g := &Glance{Size: len(text)}
	for i := range len(text) {
		ch := text[i]
		g.bytes[ch>>6] |= 1 << (ch & 63)
		if ch-'0' <= 9 {
			g.Digits++
		}
	}
	for _, l := range lines {
		if word := strings.TrimLeft(l.Text, " \t"); word != "" {
			g.Head = word[0]
			break
		}
	}
	return g
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
