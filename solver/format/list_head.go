package format

import (
	"bufio"
	"bytes"
	"io"
	"slices"
	"strings"

	"sudoku/solver/format/internal/core"
)

// peekHead is as much of the head of a file as says whether it is XML, after
// blanks of any number; all begins with that head. It reads one byte after
// another, so that a short list is not waited for.
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

// fileFormat is the format of files of many puzzles that a text is in, nil if
// there is none.
func fileFormat(head string, in *bufio.Reader) *Format {
	for _, f := range inFiles {
		if f.File.Begins(head) && f.File.Holds(core.PeekString(in, mostHead)) {
			return f
		}
	}
	return nil
}

// mostHead is as much of the head of a file as says what is in it, in bytes.
const mostHead = 1 << 10

// isOtherMarkup reports whether XML or HTML has something else in it than a file
// of many puzzles, to judge by its head.
func isOtherMarkup(in *bufio.Reader) bool {
	head := core.PeekString(in, mostHead)
	return !slices.ContainsFunc(inFiles, func(f *Format) bool { return f.File.Holds(head) })
}

// InLines reports whether a list has a puzzle in each line, to judge by its
// head, so that it may be cut after any line. A head of some thousand
// characters is enough.
func InLines(head string) bool {
	if slices.ContainsFunc(inFiles, func(f *Format) bool { return f.File.Begins(head) }) {
		return false
	}
	whole := strings.LastIndexAny(head, "\r\n") + 1
	records := 0
	var run blockRun
	for l := range textLines(bufio.NewReader(strings.NewReader(head[:whole]))) {
		if _, isPlain := plainGrid(l.raw); !isPlain {
			if _, inside := run.follow(string(l.raw)); inside {
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

// isHeading reports whether a line begins a file whose lines belong together,
// however long they are.
func isHeading(text string) bool {
	text = strings.ToLower(strings.TrimSpace(text))
	return slices.ContainsFunc(openings, func(opening string) bool { return strings.HasPrefix(text, opening) })
}

// mostWhole is from which size on, in bytes, grids one below another are passed
// on as they come and no longer held for what may be one puzzle.
const mostWhole = 1 << 16
