package format

import (
	"bufio"
	"errors"
	"io"
	"iter"
	"strings"

	"sudoku/solver/format/internal/core"
)

// PuzzlesIn is like Puzzles but reads only one format.
func PuzzlesIn(f *Format, r io.Reader) iter.Seq2[Entry, error] {
	return func(yield func(Entry, error) bool) {
		switch {
		case f.File != nil:
			f.File.Entries(r)(yield)
		case f.Within.Has(InList):
			readLines(f, r)(yield)
		default:
			readBlocks(f, r)(yield)
		}
	}
}

// readBlocks reads a list in a format with several lines per puzzle. It splits the list
// as Puzzles does.
func readBlocks(f *Format, r io.Reader) iter.Seq2[Entry, error] {
	return func(yield func(Entry, error) bool) {
		var lines []textLine
		var head strings.Builder // start of the text, tried as one puzzle
		g := grids{
			read: f.Parse,
			emit: func(line int, r Reading, err *Error) bool {
				if err != nil {
					return yield(Entry{Line: line}, err)
				}
				return yield(Entry{Reading: r, Line: line}, nil)
			},
		}
		for l, err := range textLines(bufio.NewReader(r)) {
			switch {
			case err != nil:
				yield(Entry{}, err)
				return
			case lines == nil && head.Len() > mostWhole:
				if !g.add(l.kept()) {
					return
				}
				continue
			}
			lines = append(lines, l.kept())
			head.Write(l.raw)
			head.WriteByte('\n')
			if l.size > MaxBytes || head.Len() > mostWhole && areSeveral(lines) {
				if l.size > MaxBytes {
					yield(Entry{}, &Error{Kind: TooLong})
					return
				}
				for _, l := range lines {
					if !g.add(l) {
						return
					}
				}
				lines = nil
			}
		}
		if lines == nil && head.Len() > 0 {
			g.end()
			return
		}
		reading, err := f.Parse(head.String())
		if err == nil || !areSeveral(lines) {
			yield(Entry{Reading: reading}, err)
			return
		}
		g.addAll(lines)
	}
}

func readLines(f *Format, r io.Reader) iter.Seq2[Entry, error] {
	return func(yield func(Entry, error) bool) {
		for l, err := range textLines(core.InUTF8(bufio.NewReader(r))) {
			if err != nil {
				yield(Entry{}, err)
				return
			}
			e := Entry{Line: l.number}
			one, bad := l.source()
			if wrong, ok := errors.AsType[*Error](bad); ok && wrong.Kind == Empty && l.size <= MaxBytes {
				continue
			}
			var wrong *Error
			if bad != nil || l.size > MaxBytes {
				wrong = &Error{Kind: TooLong}
			} else {
				e.Reading, wrong = f.Read(one)
			}
			if wrong == nil {
				bad = nil
			} else {
				wrong.Line = l.number
				bad = wrong
			}
			if !yield(e, bad) {
				return
			}
		}
	}
}
