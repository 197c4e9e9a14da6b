package format

import (
	"bufio"
	"errors"
	"io"
	"iter"
	"strings"

	"sudoku/solver/board"
)

// Entry is a puzzle of a list.
type Entry struct {
	Reading
	Line int // of the list, from 1; 0 for a puzzle that takes the whole text
}

// Puzzles reads a list with a puzzle in each line, as Line, Sukaku and
// HoDoKuLibrary do, or a text with one puzzle in any format of the catalog. Blank lines, lines that begin with
// '#', and a first line of column names are passed over. What cannot be read
// gives an *Error, in a list with the number of the line and without ending
// it; any other error comes from r and is the last. A list may be of any
// length and is read as it comes; a line, or a text with one puzzle, has at
// most MaxBytes.
func Puzzles(r io.Reader) iter.Seq2[Entry, error] {
	return func(yield func(Entry, error) bool) {
		// Rows of a grid are shorter than a puzzle in one line, so that the first
		// long line tells a list from a grid.
		var waiting []textLine
		size, isList := 0, false
		records := list{yield: yield}
		for l, err := range textLines(r) {
			if err != nil {
				yield(Entry{}, err)
				return
			}
			if !isList {
				waiting = append(waiting, l)
				size += l.size + 1
				if isList = l.isRecord(); isList {
					if !records.read(waiting...) {
						return
					}
				} else if size > MaxBytes {
					yield(Entry{}, &Error{Kind: TooLong})
					return
				}
				continue
			}
			if !records.read(l) {
				return
			}
		}
		if !isList {
			var text strings.Builder
			for _, l := range waiting {
				text.WriteString(l.text + "\n")
			}
			reading, err := Read(text.String())
			yield(Entry{Reading: reading}, err)
		}
	}
}

// list passes on the puzzles of a list.
type list struct {
	yield   func(Entry, error) bool
	started bool // a line with something in it was seen
}

// read passes on the puzzles of lines and reports whether to go on.
func (s *list) read(lines ...textLine) bool {
	for _, l := range lines {
		if !s.readLine(l) {
			return false
		}
	}
	return true
}

func (s *list) readLine(l textLine) bool {
	e := Entry{Line: l.number}
	if l.size > MaxBytes {
		return s.yield(e, &Error{Kind: TooLong, Line: l.number})
	}
	text, comment, _ := strings.Cut(clean(l.text), "#")
	if strings.TrimSpace(text) == "" {
		return true
	}
	first := !s.started
	s.started = true
	if first && isProse(text) && !strings.ContainsAny(text, "0123456789") {
		return true
	}
	if isLibraryLine(text) || isSukaku(text) {
		reading, err := Read(l.text)
		if wrong, ok := errors.AsType[*Error](err); ok {
			wrong.Line = l.number
		}
		e.Reading = reading
		return s.yield(e, err)
	}
	g, rest, err := readRecord(text)
	if err != nil {
		err.Line = l.number
		return s.yield(e, err)
	}
	e.Reading = Reading{
		Position: board.Position{Givens: g},
		Format:   Line.Key,
		Comment:  joinComments([]string{rest, strings.TrimSpace(comment)}),
	}
	return s.yield(e, nil)
}

// textLine is a line of a list without its end.
type textLine struct {
	number int    // from 1
	size   int    // in bytes
	text   string // "" if the line is longer than MaxBytes
}

func (l textLine) isRecord() bool {
	text, _, _ := strings.Cut(clean(l.text), "#")
	return isRecord(text) || isLibraryLine(text) || isSukaku(text)
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
