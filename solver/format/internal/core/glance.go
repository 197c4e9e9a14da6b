package core

import (
	"strings"
)

// Glance is what is seen of a text without reading it. It is enough to say of
// most texts which formats they are not in.
type Glance struct {
	Size   int       // in bytes
	Digits int       // from 0 to 9
	Head   byte      // what the first word begins with
	bytes  [4]uint64 // a bit for each that occurs

	// Program is what package program says of the text, once it was asked: it is asked
	// up to four times, and takes longest.
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

// Has reports whether a byte of ASCII is in the text.
func (g *Glance) Has(ch byte) bool { return g.bytes[ch>>6]>>(ch&63)&1 != 0 }

// HasAny reports whether any of the bytes of ASCII is in the text.
func (g *Glance) HasAny(chars string) bool {
	for i := range len(chars) {
		if g.Has(chars[i]) {
			return true
		}
	}
	return false
}

// Begins reports whether the first word begins with any of some bytes.
func (g *Glance) Begins(chars string) bool { return strings.IndexByte(chars, g.Head) >= 0 }
