package game

import (
	"fmt"
	"strconv"
	"strings"

	"sudoku/solver/board"
)

// layer pairs the letter of a change with the grid that it changes.
type layer struct {
	letter byte
	grid   func(*board.Position) *board.Grid
}

var layers = []layer{
	{'g', func(p *board.Position) *board.Grid { return &p.Givens }},
	{'e', func(p *board.Position) *board.Grid { return &p.Entries }},
}

// eliminated is the letter for eliminating a candidate or restoring it.
const eliminated = 'x'

// changes encodes the differences between two sheets. Each cell that differs is encoded
// as the layer's letter, two decimals for the cell's index, and the new digit, 0 for
// none. Then follow the candidates eliminated in only one of the sheets, each as an x and
// three decimals, and finally the changed marks.
func changes(from, to *Sheet) string {
	var b strings.Builder
	for _, l := range layers {
		before, after := l.grid(&from.Position), l.grid(&to.Position)
		for c, d := range after {
			if d != before[c] {
				fmt.Fprintf(&b, "%c%02d%d", l.letter, c, d)
			}
		}
	}
	if was, is := &from.Position.Eliminated, &to.Position.Eliminated; *was != *is {
		for x := range board.Candidate(board.Candidates) {
			if was.Has(x) != is.Has(x) {
				fmt.Fprintf(&b, "%c%03d", eliminated, x)
			}
		}
	}
	writeMarks(&b, &from.Marks, &to.Marks)
	return b.String()
}

// apply turns the sheet of a node's parent into the node's own.
func apply(n *node, s *Sheet) (err error) {
	for changes := n.Changes; changes != ""; changes = changes[4:] {
		if len(changes) < 4 {
			return fmt.Errorf("change %q is cut short", changes)
		}
		number, err := strconv.ParseUint(changes[1:4], 10, 16)
		if err != nil {
			return fmt.Errorf("change %q: %w", changes[:4], err)
		}
		if !applyChange(changes[0], int(number), &s.Position) && !applyMark(changes[0], int(number), &s.Marks) {
			return fmt.Errorf("change %q", changes[:4])
		}
	}
	if n.Links != nil {
		s.Marks.Links, err = readLinks(*n.Links)
	}
	return err
}

// applyChange applies a change to a position; ok is false if the letter and number do not
// encode a change.
func applyChange(letter byte, number int, p *board.Position) (ok bool) {
	if x := board.Candidate(number); letter == eliminated && x < board.Candidates {
		if p.Eliminated.Has(x) {
			p.Eliminated.Remove(x)
		} else {
			p.Eliminated.Add(x)
		}
		return true
	}
	cell, digit := number/10, number%10
	for _, l := range layers {
		if l.letter == letter && cell < board.Cells {
			l.grid(p)[cell] = board.Digit(digit)
			return true
		}
	}
	return false
}
