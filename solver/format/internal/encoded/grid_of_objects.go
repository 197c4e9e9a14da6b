package encoded

import (
	"fmt"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
)

// The rest of this file is shared by f-puzzles and SudokuPad, which describe a grid as
// nine rows of nine objects.

// objectNames holds the possible keys in an object, long and short: the keys for each
// part and for the colours, and other keys that are irrelevant or read elsewhere.
type objectNames struct{ value, centre, corner, colours, others []string }

// objectGrid returns the 81 objects of a grid.
func objectGrid(rows []any) (cells []any, err *core.Error) {
	if len(rows) == 0 {
		return nil, &core.Error{Kind: core.Damaged}
	}
	if len(rows) != 9 {
		return nil, &core.Error{Kind: core.OtherSize, Got: len(rows), Want: 9}
	}
	for r, row := range rows {
		row := Items(row)
		if len(row) != 9 {
			return nil, &core.Error{Kind: core.WrongRowLength, Row: r + 1, Got: len(row), Want: 9}
		}
		for c, cell := range row {
			if _, ok := cell.(map[string]any); !ok {
				return nil, &core.Error{Kind: core.NotACell, Row: r + 1, Column: c + 1, Text: core.Shorten(fmt.Sprint(cell))}
			}
		}
		cells = append(cells, row...)
	}
	return cells, nil
}

// read parses the cells. isGiven reports whether a cell is a given rather than an entry.
func (names *objectNames) read(cells []any, isGiven func(cell any) bool) (core.Reading, *core.Error) {
	var r core.Reading
	colours := names.colouring(cells)
	r.Dropped[core.OtherMarks] = colours.merged
	for c, cell := range cells {
		v := field(cell, names.value...)
		d, ok := toDigit(v)
		switch {
		case !ok:
			return core.Reading{}, core.BadDigit(c, fmt.Sprint(v))
		case isGiven(cell):
			r.Givens[c] = d
		default:
			r.Entries[c] = d
		}
		var others [3]int
		r.Centre[c], others[0] = readMarks(field(cell, names.centre...))
		r.Corner[c], others[1] = readMarks(field(cell, names.corner...))
		for _, name := range names.colours {
			set, unread := colours.of(field(cell, name))
			r.Cells[c] |= set
			others[2] += unread
		}
		r.Dropped[core.OtherMarks] += others[0] + others[1] + others[2] + names.unknown(cell)
	}
	return r, nil
}

// colouring returns the colouring for all colours of the cells.
func (names *objectNames) colouring(cells []any) *colouring {
	var all []any
	for _, cell := range cells {
		for _, name := range names.colours {
			all = append(all, field(cell, name))
		}
	}
	return newColouring(all)
}

// unknown counts the values set under unknown keys.
func (names *objectNames) unknown(cell any) (n int) {
	fields, _ := cell.(map[string]any)
	all := slices.Concat(names.value, names.centre, names.corner, names.colours, names.others)
	for name, v := range fields {
		if !slices.Contains(all, name) && isSet(v) {
			n++
		}
	}
	return n
}

// readMarks returns the pencil marks in an array and the number of items that are not
// digits.
func readMarks(v any) (set board.DigitSet, others int) {
	for _, mark := range Items(v) {
		if d, ok := toDigit(mark); ok && d != 0 {
			set = set.With(d)
		} else {
			others++
		}
	}
	return set, others
}

// AreBoxes reports whether each region lies within one box. A region is a list of pairs
// of row and column.
func AreBoxes(parts []any) bool {
	for _, part := range parts {
		boxes := make(map[int]bool)
		for _, cell := range Items(part) {
			pair := Items(cell)
			if len(pair) != 2 {
				return false
			}
			row, isRow := pair[0].(float64)
			column, isColumn := pair[1].(float64)
			if !isRow || !isColumn {
				return false
			}
			boxes[int(row)/3*3+int(column)/3] = true
		}
		if len(boxes) > 1 {
			return false
		}
	}
	return true
}
