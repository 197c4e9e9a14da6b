package encoded

import (
	"fmt"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
)

// GNOMESudoku is the format of GNOME Sudoku's saved games. Its JSON lists the nonempty
// cells, each with its position, its value, a flag for fixed cells, and its earmarks.
//
// Source: GNOME Sudoku, lib/saver.vala.
var GNOMESudoku = core.Format{
	Key:    "gnome-sudoku",
	Within: core.InList,
	Opens:  "{",
	Keeps:  core.Keep(core.Entries, core.CentreMarks),
	May:    func(g *core.Glance) bool { return g.Has('"') },
	Look: func(s core.Source) bool {
		return strings.Contains(s.Text, `"position"`) && strings.Contains(s.Text, `"fixed"`)
	},
	Reads: parseGNOMESudoku,
}

func parseGNOMESudoku(s core.Source) (core.Reading, *core.Error) {
	v, err := JsonValue(s.Text, false)
	if err != nil {
		return core.Reading{}, err
	}
	var r core.Reading
	for _, cell := range Items(field(v, "cells")) {
		row, column := cellPosition(field(cell, "position"))
		if row < 0 || column < 0 {
			return core.Reading{}, &core.Error{Kind: core.Damaged}
		}
		c := 9*row + column
		value := field(cell, "value")
		d, ok := toDigit(value)
		if !ok {
			return core.Reading{}, core.BadDigit(c, fmt.Sprint(value))
		}
		if fixed, _ := field(cell, "fixed").(bool); fixed {
			r.Givens[c] = d
		} else {
			r.Entries[c] = d
		}
		var others int
		r.Centre[c], others = readMarks(field(cell, "earmarks"))
		r.Dropped[core.OtherMarks] += others
	}
	if r.Annotated == (board.Annotated{}) {
		return core.Reading{}, &core.Error{Kind: core.Damaged}
	}
	return r, nil
}

// cellPosition returns the row and the column in a pair, counted from 0, or -1 if the
// pair is invalid.
func cellPosition(v any) (row, column int) {
	pair := Items(v)
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
