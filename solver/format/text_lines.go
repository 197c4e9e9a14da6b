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

// A textLine is a line of a list without its line end.
type textLine struct {
	number int    // from 1
	size   int    // in bytes
	raw    []byte // nil if the line is longer than MaxBytes; valid until the next line
}

// kept returns a copy of l that remains valid.
func (l textLine) kept() textLine {
	l.raw = bytes.Clone(l.raw)
	return l
}

// source returns the cleaned line. Other line ends within it become spaces.
func (l textLine) source() (core.Source, error) {
	return core.NewSource(strings.ReplaceAll(core.Clean(string(l.raw)), "\n", " "))
}

// isRecord reports whether a line looks like a whole puzzle.
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
	if text := one.Lines[0].Text; basic.IsRecord(text) && quoteValues(text) == text && spellEscapes(text) == text {
		return true
	}
	for _, f := range inList {
		if f.LooksLike(one) {
			return true
		}
	}
	return false
}

// textLines splits a reader into lines, which end with LF, CR or both. It keeps at most
// MaxBytes of each line. Any error comes from the reader.
func textLines(in *bufio.Reader) iter.Seq2[textLine, error] {
	return func(yield func(textLine, error) bool) {
		l := textLine{number: 1}
		var partial []byte // start of a line that continues in the next chunk
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
						partial = append(partial, chunk...)
					}
					break
				}
				l.size += end
				l.raw = chunk[:end]
				if len(partial) > 0 {
					partial = append(partial, l.raw...)
					l.raw = partial
				}
				if l.size > MaxBytes {
					l.raw = nil
				}
				if !yield(l, nil) {
					return
				}
				afterCR = chunk[end] == '\r'
				chunk, partial, l = chunk[end+1:], partial[:0], textLine{number: l.number + 1}
			}
			switch {
			case err == nil || errors.Is(err, bufio.ErrBufferFull):
			case !errors.Is(err, io.EOF):
				yield(textLine{}, err)
				return
			default:
				if l.raw = partial; l.size > MaxBytes {
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

// lineEnd returns the index of the first line end, or -1. There is at most one LF, and it
// is the last character.
func lineEnd(chunk []byte) int {
	if i := bytes.IndexByte(chunk, '\r'); i >= 0 {
		return i
	}
	if last := len(chunk) - 1; chunk[last] == '\n' {
		return last
	}
	return -1
}

// LineEnds counts the line ends in a part of a text, so that lines in later parts can be
// numbered. The text must not be split between CR and LF.
func LineEnds(text []byte) int {
	ends := 0
	for rest := text; ; ends++ { // faster than bytes.Count in browsers
		i := bytes.IndexByte(rest, '\n')
		if i < 0 {
			break
		}
		rest = rest[i+1:]
	}
	if bytes.IndexByte(text, '\r') >= 0 {
		ends += bytes.Count(text, []byte{'\r'}) - bytes.Count(text, []byte("\r\n"))
	}
	return ends
}
