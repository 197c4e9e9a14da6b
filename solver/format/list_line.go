package format

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// isFrameHead reports whether a line begins with a corner and strokes.
func isFrameHead(text []byte) bool {
	text = bytes.TrimLeft(text, " \t")
	corner, size := utf8.DecodeRune(text)
	if corner >= '─' && corner <= '╿' {
		return true
	}
	return strings.ContainsRune(".+:*'-|", corner) && bytes.HasPrefix(text[size:], []byte("--"))
}

// findLineFormat returns the format that a single line looks like. It returns nil if it
// finds none or only Line, which is tried last. The most common line, just 81 symbols,
// cannot be in any other format.
func findLineFormat(one core.Source) *Format {
	if text := one.Lines[0].Text; basic.LeadingSymbols(text) >= board.Cells && len(text) <= board.Cells+1 {
		return nil
	}
	return core.FirstMatch(one, inList)
}

// plainGrid parses a line of 81 digits and dots, optionally followed by blanks. It is
// several times as fast as Line, which parses all other lines.
func plainGrid(line []byte) (g board.Grid, ok bool) {
	line = bytes.TrimRight(line, " \t")
	if len(line) != board.Cells {
		return g, false
	}
	var all board.Digit
	for i := range g {
		d := plainDigits[line[i]]
		g[i] = d
		all |= d
	}
	mayCountFromZero := bytes.IndexByte(line, '0') >= 0 && bytes.IndexByte(line, '.') >= 0 && bytes.IndexByte(line, '9') < 0
	return g, all < 16 && !mayCountFromZero
}

// plainDigits maps the plain symbols to digits and all other characters to 16.
var plainDigits = func() (digits [256]board.Digit) {
	for ch := range digits {
		digits[ch] = 16
	}
	for _, ch := range basic.PlainSymbols {
		digits[ch], _ = board.ParseDigit(ch)
	}
	return digits
}()
