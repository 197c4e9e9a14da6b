package format

import (
	"fmt"
	"strings"

	"sudoku/solver/board"
)

// GNOMESudoku is the saved game of GNOME Sudoku: JSON with a list of the cells
// that are not empty, each with its position, its value, whether it is fixed,
// and its earmarks.
//
// Source: GNOME Sudoku, lib/saver.vala.
var GNOMESudoku = Format{
	Key:    "gnome-sudoku",
	Within: InList,
	opens:  "{",
	Keeps:  keeps(Entries, CentreMarks),
	may:    func(g *glance) bool { return g.has('"') },
	detect: func(s source) bool {
		return strings.Contains(s.text, `"position"`) && strings.Contains(s.text, `"fixed"`)
	},
	parse: parseGNOMESudoku,
}

func parseGNOMESudoku(s source) (Reading, *Error) {
	v, err := jsonValue(s.text, false)
	if err != nil {
		return Reading{}, err
	}
	var r Reading
	for _, cell := range items(field(v, "cells")) {
		row, column := cellPosition(field(cell, "position"))
		if row < 0 || column < 0 {
			return Reading{}, &Error{Kind: Damaged}
		}
		c := 9*row + column
		value := field(cell, "value")
		d, ok := digitOf(value)
		if !ok {
			return Reading{}, notADigit(c, fmt.Sprint(value))
		}
		if fixed, _ := field(cell, "fixed").(bool); fixed {
			r.Givens[c] = d
		} else {
			r.Entries[c] = d
		}
		var others int
		r.Centre[c], others = marksOf(field(cell, "earmarks"))
		r.Dropped[OtherMarks] += others
	}
	if r.Annotated == (board.Annotated{}) {
		return Reading{}, &Error{Kind: Damaged}
	}
	return r, nil
}

// cellPosition are the row and the column of a pair that counts from 0, -1 for what
// is none.
func cellPosition(v any) (row, column int) {
	pair := items(v)
	if len(pair) != 2 {
		return -1, -1
	}
	place := [2]int{-1, -1}
	for i, n := range pair {
		if n, ok := n.(float64); ok && n >= 0 && n <= 8 && float64(int(n)) == n {
			place[i] = int(n)
		}
	}
	return place[0], place[1]
}
