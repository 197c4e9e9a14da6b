//go:build !js

package terminal

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Printable is a text in which everything that a terminal would obey instead of
// print, or that is not seen, is written out as Go writes it: \x1b, \x00,
// \u202e. Text that is not UTF-8 is written out byte by byte.
func Printable(text string) string {
	if strings.IndexFunc(text, isHidden) < 0 && utf8.ValidString(text) {
		return text
	}
	var b strings.Builder
	for i, r := range text {
		switch {
		case r == utf8.RuneError && !strings.HasPrefix(text[i:], "\ufffd"):
			b.WriteString(strings.Trim(strconv.QuoteToASCII(text[i:i+1]), `"`))
		case isHidden(r):
			b.WriteString(strings.Trim(strconv.QuoteRuneToASCII(r), "'"))
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// isHidden reports whether a character is a control or shows as nothing, or as
// something that ends a line.
func isHidden(r rune) bool {
	return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co, unicode.Zl, unicode.Zp)
}
