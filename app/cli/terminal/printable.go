//go:build !js

package terminal

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Printable escapes invisible characters and characters that a terminal would interpret,
// in Go's notation: \x1b, \x00, \u202e. It escapes invalid UTF-8 byte by byte.
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

// isHidden reports whether a character is invisible, a control character or a line break.
func isHidden(r rune) bool {
	return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co, unicode.Zl, unicode.Zp)
}
