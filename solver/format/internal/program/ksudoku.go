package program

import (
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
)

// KSudoku is the file format of KSudoku. An element "values" has a character for each
// cell, from "b" for 1 to "j" for 9, or "_" for an empty cell. The player's entries and
// pencil marks are events of the history. A cell with a digit has no marks.
//
// Source: KSudoku, src/gui/serializer.cpp and symbols.h.
var KSudoku = core.Format{
	Key:    "ksudoku",
	Within: core.InList,
	Keeps:  core.Keep(core.Entries, core.CentreMarks),
	May:    func(g *core.Glance) bool { return g.Has('<') },
	Look:   func(s core.Source) bool { return strings.Contains(s.Text, "<ksudoku") },
	Reads:  parseKSudoku,
}

func parseKSudoku(s core.Source) (core.Reading, *core.Error) {
	_, rest, _ := strings.Cut(s.Text, "<values>")
	values, rest, closed := strings.Cut(rest, "</values>")
	values = strings.TrimSpace(values)
	switch {
	case !closed:
		return core.Reading{}, &core.Error{Kind: core.NoPuzzle, Text: "KSudoku"}
	case len(values) != board.Cells:
		return core.Reading{}, &core.Error{Kind: core.WrongCellCount, Got: len(values), Want: board.Cells}
	}
	var r core.Reading
	for c := range board.Cells {
		ch := values[c]
		if ch != '_' && (ch < 'b' || ch > 'j') {
			return core.Reading{}, core.BadDigit(c, values[c:c+1])
		}
		if ch != '_' {
			r.Givens[c] = board.Digit(ch - 'a')
		}
	}
	r.Dropped[core.Constraints] = strings.Count(s.Text, "<cage") + strings.Count(s.Text, "<clique")
	_, history, _ := strings.Cut(rest, "<history")
	for event := range strings.SplitSeq(history, "<simple-event") {
		text, _, _ := strings.Cut(event, ">")
		var t tag
		if t.fill("event "+strings.TrimSuffix(strings.TrimSpace(text), "/")) != nil {
			continue
		}
		if err := applyEvent(&r, &t); err != nil {
			return core.Reading{}, err
		}
	}
	return r, nil
}

// applyEvent applies an event, which sets or clears a digit or sets marks.
func applyEvent(r *core.Reading, t *tag) *core.Error {
	c, isCell := core.FromBase(t.attributes["index"], 10)
	if !isCell || c >= board.Cells || r.Givens[c] != 0 {
		return nil
	}
	if marks, ok := t.attributes["markers"]; ok {
		r.Entries[c], r.Centre[c] = 0, 0
		for i, mark := range marks[:min(len(marks), 9)] {
			if mark != '0' {
				r.Centre[c] = r.Centre[c].With(board.Digit(i + 1))
			}
		}
		return nil
	}
	d, ok := core.FromBase(t.attributes["value"], 10)
	if !ok || d > 9 {
		return core.BadDigit(c, t.attributes["value"])
	}
	r.Entries[c], r.Centre[c] = board.Digit(d), 0
	return nil
}
