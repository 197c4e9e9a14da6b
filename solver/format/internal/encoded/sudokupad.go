package encoded

import (
	"net/url"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
)

// SudokuPad is the code in SudokuPad's addresses. The prefixes "fpuz" and "fpuzzles" are
// followed by an f-puzzles code, "scf" by a Codoku, and "scl" and "ctc" by SudokuPad's
// own JSON, abbreviated and compressed. This JSON describes a puzzle without a player:
// its values are givens, and its pencil marks belong to the puzzle. An f-puzzles code
// holds at least as much, so that is what is written. SudokuPad ignores the entries in
// it, so entries are written as givens. Colours are the author's.
//
// Source: sudokupad.app; its loader, of which several programs have copies.
var SudokuPad = core.Format{
	Key:    "sudokupad",
	Names:  []string{"scl", "ctc"},
	Within: core.InList | core.InLink | core.InString,
	Opens:  "{",
	Keeps:  keepsOfSudokuPad,
	Render: renderSudokuPad,
	May:    func(g *core.Glance) bool { return g.Has('{') || g.Size > core.ShortestCode && g.Begins("fsc") },
	Look: func(s core.Source) bool {
		word := s.Word()
		_, _, ok := cutSudokuPad(word)
		return ok || isSCL(s.Text) && (!strings.Contains(s.Text, `"cells"`) || listsObjects(s.Text, `"cells"`))
	},
	Reads: func(s core.Source) (core.Reading, *core.Error) {
		if isSCL(s.Text) {
			return ReadSCL(strings.TrimSpace(s.Text))
		}
		word, comments := s.Code()
		r, err := readSudokuPad(word)
		r.Comment = core.JoinComments(append([]string{r.Comment}, comments...))
		return r, err
	},
}

var keepsOfSudokuPad = core.Keep(core.CentreMarks, core.CornerMarks, core.CellColours) | core.OneColour

func renderSudokuPad(a *board.Annotated) string {
	kept := keepsOfSudokuPad.Kept(a)
	return "fpuzzles" + LzCompress(fpuzzlesJSON(&kept, "c"))
}

// cutSudokuPad cuts the prefix off a code. It returns false if there is no prefix or if
// the rest does not look like a code: ordinary words can begin with "ctc", too.
func cutSudokuPad(word string) (prefix, code string, ok bool) {
	for _, prefix := range []string{"fpuzzles", "fpuz", "scl", "ctc", "scf"} {
		if code, found := strings.CutPrefix(word, prefix); found {
			code = Repaired(code)
			if prefix == "scf" {
				code, _, _ = strings.Cut(code, "*")
				return prefix, code, len(code) >= 14 && strings.Trim(code, codokuSymbols) == ""
			}
			return prefix, code, len(code) > 40 && strings.Trim(code, base64Symbols+"=-_$") == ""
		}
	}
	return "", "", false
}

// isSCL reports whether a text looks like SudokuPad's JSON, exported or abbreviated.
func isSCL(text string) bool {
	return strings.HasPrefix(strings.TrimSpace(text), "{") &&
		(strings.Contains(text, `"cells"`) || strings.Contains(text, "ce:")) && !strings.Contains(text, `"grid"`)
}

// Repaired restores base64 that was altered in an address: it decodes escapes and
// replaces spaces by "+".
func Repaired(code string) string {
	if plain, err := url.PathUnescape(code); err == nil {
		code = plain
	}
	return strings.ReplaceAll(code, " ", "+")
}

func readSudokuPad(word string) (core.Reading, *core.Error) {
	prefix, code, ok := cutSudokuPad(word)
	switch {
	case !ok:
		return core.Reading{}, &core.Error{Kind: core.Damaged}
	case prefix == "scf":
		r, err := readAs(&Codoku, code)
		if strings.Contains(Repaired(word), "*") {
			r.Dropped[core.Constraints]++
		}
		return r, err
	case strings.HasPrefix(prefix, "fpuz"):
		return readFPuzzlesCode(code)
	}
	text, ok := LzDecompress(code)
	if !ok {
		return core.Reading{}, &core.Error{Kind: core.Damaged}
	}
	return ReadSCL(text)
}

var sclNames = objectNames{
	value: []string{"value", "v"}, centre: []string{"centremarks"}, corner: []string{"pencilMarks"},
	others: []string{"given"},
}

// sclWords lists the keys of a puzzle that are read or irrelevant. Any other key is a
// constraint or its decoration.
var sclWords = map[string]bool{
	"cells": true, "ce": true, "cellSize": true, "cs": true, "metadata": true, "settings": true, "id": true, "videos": true, "vd": true,
	"title": true, "t": true, "duration": true, "d": true, "lines": true, "l": true, "arrows": true, "a": true, "overlays": true, "o": true,
	"underlays": true, "u": true, "cages": true, "ca": true, "regions": true, "re": true,
}

// ReadSCL parses SudokuPad's own JSON.
func ReadSCL(text string) (core.Reading, *core.Error) {
	v, err := JsonValue(text, true)
	if err != nil {
		return core.Reading{}, err
	}
	cells, err := objectGrid(Items(field(v, "cells", "ce")))
	if err != nil {
		return core.Reading{}, err
	}
	r, err := sclNames.read(cells, func(any) bool { return true })
	if err != nil {
		return core.Reading{}, err
	}
	for _, names := range [][]string{{"lines", "l"}, {"arrows", "a"}, {"overlays", "o"}} {
		r.Dropped[core.Constraints] += len(Items(field(v, names...)))
	}
	fields, _ := v.(map[string]any)
	for name, value := range fields {
		if !sclWords[name] && isSet(value) {
			r.Dropped[core.Constraints]++
		}
	}
	unders := Items(field(v, "underlays", "u"))
	var all []any
	for _, under := range unders {
		all = append(all, field(under, "backgroundColor", "c2"))
	}
	colours := newColouring(all)
	for _, under := range unders {
		if !paint(&r, under, colours) {
			r.Dropped[core.Constraints]++
		}
	}
	for _, cage := range Items(field(v, "cages", "ca")) {
		if len(Items(field(cage, "cells", "ce"))) > 0 && isSet(field(cage, "value", "v")) {
			r.Dropped[core.Constraints]++
		}
	}
	if !AreBoxes(Items(field(v, "regions", "re"))) {
		r.Dropped[core.Constraints]++
	}
	about := field(v, "metadata")
	if isSet(field(about, "solution")) {
		r.Dropped[core.Solutions] = 1
	}
	r.Comment = core.JoinComments([]string{stringValue(field(about, "title", "t")), stringValue(field(about, "author")), stringValue(field(about, "rules"))})
	return r, nil
}

// paint colours the cell that a square exactly covers. It returns false for any other
// shape.
func paint(r *core.Reading, under any, colours *colouring) (ok bool) {
	centre := Items(field(under, "center", "ct"))
	if len(centre) != 2 || isSet(field(under, "rounded", "r")) || isSet(field(under, "text", "te")) ||
		field(under, "width", "w") != 1.0 || field(under, "height", "h") != 1.0 {
		return false
	}
	row, isRow := centre[0].(float64)
	column, isColumn := centre[1].(float64)
	set, others := colours.of(field(under, "backgroundColor", "c2"))
	isCell := isRow && isColumn && row >= 0 && row < 9 && column >= 0 && column < 9 &&
		row == float64(int(row))+0.5 && column == float64(int(column))+0.5
	if !isCell || set == 0 || others > 0 {
		return false
	}
	r.Cells[board.CellAt(int(row), int(column))] |= set
	return true
}

// readAs parses a one-line text in a format.
func readAs(f *core.Format, text string) (core.Reading, *core.Error) {
	s, wrong := core.NewSource(text)
	if wrong != nil {
		return core.Reading{}, &core.Error{Kind: core.Damaged}
	}
	return f.Reads(s)
}
