package format

import (
	"strings"
	"unicode/utf8"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// isFrameHead reports whether a line begins like the top of a frame, with a corner and
// two strokes.
func isFrameHead(text []byte) bool {
	for len(text) > 0 && isBlank(text[0]) {
		text = text[1:]
	}
	if len(text) < 3 {
		return false
	}
	if text[0] < utf8.RuneSelf {
		return text[1] == '-' && text[2] == '-' && strings.IndexByte(".+:*'-|", text[0]) >= 0
	}
	corner, _ := utf8.DecodeRune(text)
	return corner >= '─' && corner <= '╿'
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
	for len(line) > board.Cells && isBlank(line[len(line)-1]) {
		line = line[:len(line)-1]
	}
	if len(line) != board.Cells {
		return g, false
	}
	all := byte(0)
	line = line[:len(g)]
	for i := range g {
		symbol := plainSymbols[line[i]]
		g[i] = board.Digit(symbol & 15)
		all |= symbol
	}
	mayCountFromZero := all&(isZero|isDot|isNine) == isZero|isDot
	return g, all&isOther == 0 && !mayCountFromZero
}

func isBlank(ch byte) bool { return ch == ' ' || ch == '\t' }

// Flags in plainSymbols.
const (
	isOther = 1 << (4 + iota) // neither digit nor dot
	isZero
	isDot
	isNine
)

// plainSymbols maps characters to digits and flags.
var plainSymbols = func() (symbols [256]byte) {
	for ch := range symbols {
		symbols[ch] = isOther
	}
	for _, ch := range basic.PlainSymbols {
		d, _ := board.ParseDigit(ch)
		symbols[ch] = byte(d)
	}
	symbols['0'] |= isZero
	symbols['.'] |= isDot
	symbols['9'] |= isNine
	return symbols
}()
