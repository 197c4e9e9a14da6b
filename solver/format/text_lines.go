package format

import (
	"bufio"
	"errors"
	"io"
	"iter"
	"strings"
)

// textLine is a line of a list without its end.
type textLine struct {
	number int    // from 1
	size   int    // in bytes
	text   string // "" if the line is longer than MaxBytes
}

// source is the line cleaned; what else may end a line is a blank here.
func (l textLine) source() (source, error) {
	return newSource(strings.ReplaceAll(clean(l.text), "\n", " "))
}

// isRecord reports whether a line is meant for a whole puzzle.
func (l textLine) isRecord() bool {
	if l.size < shortestCode {
		return false
	}
	one, bad := l.source()
	if bad != nil {
		return false
	}
	if address, _, ok := one.address(); ok && address != "" {
		_, err := readLink(address)
		return err == nil
	}
	if isRecord(one.lines[0].text) {
		return true
	}
	for _, f := range lineFormats {
		if f.detects(one) {
			return true
		}
	}
	return false
}

// textLines cuts a reader into lines, which end with LF, CR or both, and keeps
// of each no more than is read. The error is that of the reader.
func textLines(r io.Reader) iter.Seq2[textLine, error] {
	return func(yield func(textLine, error) bool) {
		in := bufio.NewReader(r)
		var text []byte
		size, number, last := 0, 1, byte(0)
		for {
			b, err := in.ReadByte()
			atEnd := errors.Is(err, io.EOF)
			switch {
			case err != nil && !atEnd:
				yield(textLine{}, err)
				return
			case atEnd && size == 0:
				return
			case b == '\n' && last == '\r':
			case atEnd, b == '\n', b == '\r':
				if size > MaxBytes {
					text = nil
				}
				if !yield(textLine{number, size, string(text)}, nil) || atEnd {
					return
				}
				text, size = text[:0], 0
				number++
			default:
				if size++; size <= MaxBytes {
					text = append(text, b)
				}
			}
			last = b
		}
	}
}
