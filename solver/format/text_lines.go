package format

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"iter"
	"strings"

	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// textLine is a line of a list without its end.
type textLine struct {
	number int    // from 1
	size   int    // in bytes
	raw    []byte // nil if the line is longer than MaxBytes; valid until the next line
}

// kept is a line that stays valid.
func (l textLine) kept() textLine {
	l.raw = bytes.Clone(l.raw)
	return l
}

// source is the line cleaned; what else may end a line is a blank here.
func (l textLine) source() (core.Source, error) {
	return core.NewSource(strings.ReplaceAll(core.Clean(string(l.raw)), "\n", " "))
}

// isRecord reports whether a line is meant for a whole puzzle.
func (l textLine) isRecord() bool {
	if l.size < core.ShortestCode {
		return false
	}
	if _, plain := plainGrid(l.raw); plain {
		return true
	}
	one, bad := l.source()
	if bad != nil {
		return false
	}
	if address, _, ok := addressIn(one); ok && address != "" {
		_, err := readLink(address)
		return err == nil
	}
	if basic.IsRecord(one.Lines[0].Text) {
		return true
	}
	for _, f := range inList {
		if f.LooksLike(one) {
			return true
		}
	}
	return false
}

// textLines cuts a reader into lines, which end with LF, CR or both, and keeps
// of each no more than is read. The error is that of the reader.
func textLines(in *bufio.Reader) iter.Seq2[textLine, error] {
	return func(yield func(textLine, error) bool) {
		l := textLine{number: 1}
		var begun []byte // of a line that the last chunk ended in
		afterCR := false
		for {
			chunk, err := in.ReadSlice('\n')
			for len(chunk) > 0 {
				isRest := afterCR && chunk[0] == '\n'
				afterCR = false
				if isRest {
					chunk = chunk[1:]
					continue
				}
				end := lineEnd(chunk)
				if end < 0 {
					if l.size += len(chunk); l.size <= MaxBytes {
						begun = append(begun, chunk...)
					}
					break
				}
				l.size += end
				l.raw = chunk[:end]
				if len(begun) > 0 {
					begun = append(begun, l.raw...)
					l.raw = begun
				}
				if l.size > MaxBytes {
					l.raw = nil
				}
				if !yield(l, nil) {
					return
				}
				afterCR = chunk[end] == '\r'
				chunk, begun, l = chunk[end+1:], begun[:0], textLine{number: l.number + 1}
			}
			switch {
			case err == nil || errors.Is(err, bufio.ErrBufferFull):
			case !errors.Is(err, io.EOF):
				yield(textLine{}, err)
				return
			default:
				if l.raw = begun; l.size > MaxBytes {
					l.raw = nil
				}
				if l.size > 0 {
					yield(l, nil)
				}
				return
			}
		}
	}
}

// lineEnd is the place of the first end of a line, -1 if there is none. There
// is at most one LF, and it is the last character.
func lineEnd(chunk []byte) int {
	if i := bytes.IndexByte(chunk, '\r'); i >= 0 {
		return i
	}
	if last := len(chunk) - 1; chunk[last] == '\n' {
		return last
	}
	return -1
}

// LineEnds counts the ends of lines in a part of a text, so that the lines of
// its other parts can be numbered. A part does not end between CR and LF.
func LineEnds(text []byte) int {
	ends := bytes.Count(text, []byte{'\n'})
	if bytes.IndexByte(text, '\r') >= 0 {
		ends += bytes.Count(text, []byte{'\r'}) - bytes.Count(text, []byte("\r\n"))
	}
	return ends
}
