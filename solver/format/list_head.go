package format

import (
	"bufio"
	"bytes"
	"io"
	"slices"
	"strings"

	"sudoku/solver/format/internal/core"
)

// peekHead skips blanks and returns enough of the start of a file to detect XML. The
// returned reader still provides the entire file. peekHead reads byte by byte so that it
// does not block on a short list.
func peekHead(in *bufio.Reader) (head string, all *bufio.Reader) {
	const byteOrderMark = "\ufeff"
	var blanks []byte
	for len(blanks) < MaxBytes {
		next, err := in.Peek(1)
		if len(blanks) == 0 && err == nil && next[0] == byteOrderMark[0] {
			next, err = in.Peek(len(byteOrderMark))
		}
		if err != nil || string(next) != byteOrderMark && !bytes.ContainsAny(next, " \t\r\n") {
			break
		}
		blanks = append(blanks, next...)
		in.Discard(len(next))
	}
	for size := 1; size <= len("<opensudoku"); size++ {
		more, err := in.Peek(size)
		if err != nil {
			break
		}
		if head = string(more); head[0] != '<' {
			break
		}
	}
	if len(blanks) > 0 {
		in = bufio.NewReader(io.MultiReader(bytes.NewReader(blanks), in))
	}
	return head, in
}

// fileFormat returns the format of a file with many puzzles, or nil.
func fileFormat(head string, in *bufio.Reader) *Format {
	for _, f := range inFiles {
		if f.File.Begins(head) && f.File.Holds(core.PeekString(in, mostHead)) {
			return f
		}
	}
	return nil
}

// mostHead is the number of bytes that suffice to identify a file.
const mostHead = 1 << 10

// isOtherMarkup reports whether XML or HTML, judging by its start, is anything but a file
// with many puzzles.
func isOtherMarkup(in *bufio.Reader) bool {
	head := core.PeekString(in, mostHead)
	return !slices.ContainsFunc(inFiles, func(f *Format) bool { return f.File.Holds(head) })
}

// InLines reports whether a list, judging by its start, has one puzzle per line, so that
// it can be split after any line. A few thousand characters suffice.
func InLines(head string) bool {
	if slices.ContainsFunc(inFiles, func(f *Format) bool { return f.File.Begins(head) }) {
		return false
	}
	whole := strings.LastIndexAny(head, "\r\n") + 1
	records := 0
	var run blockRun
	for l := range textLines(bufio.NewReader(strings.NewReader(head[:whole]))) {
		if _, isPlain := plainGrid(l.raw); !isPlain {
			if _, inside := run.follow(l.raw); inside {
				return false
			}
		}
		switch {
		case l.isRecord():
			records++
		case records == 0 && isHeading(string(l.raw)), isGridRow(l):
			return false
		}
	}
	return records > 0
}

// isHeading reports whether a line begins a file whose lines belong together regardless
// of their length.
func isHeading(text string) bool {
	text = strings.ToLower(strings.TrimSpace(text))
	return slices.ContainsFunc(openings, func(opening string) bool { return strings.HasPrefix(text, opening) })
}

// mostWhole is the size in bytes from which stacked grids are read as a list. Shorter
// texts are first tried as one puzzle.
const mostWhole = 1 << 16
