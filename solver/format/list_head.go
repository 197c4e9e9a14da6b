package format

import (
	"bufio"
	"bytes"
	"io"
	"strings"
)

// headOf is as much of the head of a file as says whether it is XML, after
// blanks of any number; all begins with that head. It reads one byte after
// another, so that a short list is not waited for.
func headOf(in *bufio.Reader) (head string, all *bufio.Reader) {
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

// isOtherMarkup reports whether XML or HTML has something else in it than games of
// OpenSudoku, to judge by its head.
func isOtherMarkup(in *bufio.Reader) bool {
	head := peekString(in, 1<<10)
	return strings.Contains(head, "<ksudoku") || !strings.Contains(head, "<opensudoku") && !strings.Contains(head, "<game ") && !strings.Contains(head, "<game>")
}

// InLines reports whether a list has a puzzle in each line, to judge by its
// head, so that it may be cut after any line. A head of some thousand
// characters is enough.
func InLines(head string) bool {
	if isOpenSudoku(head) {
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
	return strings.HasPrefix(text, dataVersion) || strings.HasPrefix(text, "{")
}

// mostWhole is from which size on, in bytes, grids one below another are passed
// on as they come and no longer held for what may be one puzzle.
const mostWhole = 1 << 16
