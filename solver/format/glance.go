package format

import (
	"strings"
)

// glance is what is seen of a text without reading it. It is enough to say of
// most texts which formats they are not in.
type glance struct {
	size   int       // in bytes
	digits int       // from 0 to 9
	head   byte      // what the first word begins with
	bytes  [4]uint64 // a bit for each that occurs

	// program is what programGrids says of the text, once it was asked: it is asked
	// up to four times, and takes longest.
	program struct {
		known bool
		found []Entry
		wrong *Error
	}
}

func glanceAt(text string, lines []line) *glance {
	g := &glance{size: len(text)}
	for i := range len(text) {
		ch := text[i]
		g.bytes[ch>>6] |= 1 << (ch & 63)
		if ch-'0' <= 9 {
			g.digits++
		}
	}
	for _, l := range lines {
		if word := strings.TrimLeft(l.text, " \t"); word != "" {
			g.head = word[0]
			break
		}
	}
	return g
}

// has reports whether a byte of ASCII is in the text.
func (g *glance) has(ch byte) bool { return g.bytes[ch>>6]>>(ch&63)&1 != 0 }

// hasAny reports whether any of the bytes of ASCII is in the text.
func (g *glance) hasAny(chars string) bool {
	for i := range len(chars) {
		if g.has(chars[i]) {
			return true
		}
	}
	return false
}

// begins reports whether the first word begins with any of some bytes.
func (g *glance) begins(chars string) bool { return strings.IndexByte(chars, g.head) >= 0 }
