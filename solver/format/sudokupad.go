package format

import (
	"net/url"
	"strings"

	"sudoku/solver/board"
)

// SudokuPad is the code of SudokuPad's addresses. A prefix names what follows:
// "fpuz" and "fpuzzles" a code of f-puzzles, "scf" a Codoku, "scl" and "ctc"
// SudokuPad's own JSON, shortened and compressed. The JSON is a puzzle without a
// player: its values are givens, its pencil marks belong to the puzzle, and there
// is no place for what a player wrote. It could say no more than a code of
// f-puzzles, which is therefore what is written, and of whose entries SudokuPad
// takes no notice, so that they are written as givens. Colours are the author's.
//
// Source: sudokupad.app; its loader as several programs carry it.
var SudokuPad = Format{
	Key:    "sudokupad",
	Names:  []string{"scl", "ctc"},
	Within: InList | InLink | InString,
	opens:  "{",
	Keeps:  keepsOfSudokuPad,
	Render: renderSudokuPad,
	may:    func(g *glance) bool { return g.size > shortestCode && (g.has('{') || g.begins("fsc")) },
	detect: func(s source) bool {
		word := s.word()
		_, _, ok := cutSudokuPad(word)
		return ok || isSCL(s.text) && (!strings.Contains(s.text, `"cells"`) || listsObjects(s.text, `"cells"`))
	},
	parse: func(s source) (Reading, *Error) {
		if isSCL(s.text) {
			return readSCL(strings.TrimSpace(s.text))
		}
		word, comments := s.code()
		r, err := readSudokuPad(word)
		r.Comment = joinComments(append([]string{r.Comment}, comments...))
		return r, err
	},
}

var keepsOfSudokuPad = keeps(CentreMarks, CornerMarks, CellColours) | oneColour

func renderSudokuPad(a *board.Annotated) string {
	kept := keepsOfSudokuPad.Kept(a)
	return "fpuzzles" + lzCompress(fpuzzlesJSON(&kept, "c"))
}

// cutSudokuPad cuts the prefix off a code. ok is false if there is none or what
// follows has not the looks of it. "ctc" and the like may begin a word.
func cutSudokuPad(word string) (prefix, code string, ok bool) {
	for _, prefix := range []string{"fpuzzles", "fpuz", "scl", "ctc", "scf"} {
		if code, found := strings.CutPrefix(word, prefix); found {
			code = repaired(code)
			if prefix == "scf" {
				code, _, _ = strings.Cut(code, "*")
				return prefix, code, len(code) >= 14 && strings.Trim(code, codokuSymbols) == ""
			}
			return prefix, code, len(code) > 40 && strings.Trim(code, base64Symbols+"=-_$") == ""
		}
	}
	return "", "", false
}

// isSCL reports whether a text is SudokuPad's JSON, as it exports it or
// shortened.
func isSCL(text string) bool {
	return strings.HasPrefix(strings.TrimSpace(text), "{") &&
		(strings.Contains(text, `"cells"`) || strings.Contains(text, "ce:")) && !strings.Contains(text, `"grid"`)
}

// repaired undoes what addresses and programs do to base64: escapes, spaces
// for "+".
func repaired(code string) string {
	if plain, err := url.PathUnescape(code); err == nil {
		code = plain
	}
	return strings.ReplaceAll(code, " ", "+")
}

func readSudokuPad(word string) (Reading, *Error) {
	prefix, code, ok := cutSudokuPad(word)
	switch {
	case !ok:
		return Reading{}, &Error{Kind: Damaged}
	case prefix == "scf":
		r, err := readAs(&Codoku, code)
		if strings.Contains(repaired(word), "*") {
			r.Dropped[Constraints]++
		}
		return r, err
	case strings.HasPrefix(prefix, "fpuz"):
		return readFPuzzlesCode(code)
	}
	text, ok := lzDecompress(code)
	if !ok {
		return Reading{}, &Error{Kind: Damaged}
	}
	return readSCL(text)
}

var sclNames = objectNames{
	value: []string{"value", "v"}, centre: []string{"centremarks"}, corner: []string{"pencilMarks"},
	others: []string{"given"},
}

// sclWords are the fields of a puzzle that are read or mean nothing here; any
// other is a constraint, or drawn for one.
var sclWords = map[string]bool{
	"cells": true, "ce": true, "cellSize": true, "cs": true, "metadata": true, "settings": true, "id": true, "videos": true, "vd": true,
	"title": true, "t": true, "duration": true, "d": true, "lines": true, "l": true, "arrows": true, "a": true, "overlays": true, "o": true,
	"underlays": true, "u": true, "cages": true, "ca": true, "regions": true, "re": true,
}

// readSCL reads SudokuPad's own JSON.
func readSCL(text string) (Reading, *Error) {
	v, err := jsonValue(text, true)
	if err != nil {
		return Reading{}, err
	}
	cells, err := objectGrid(items(field(v, "cells", "ce")))
	if err != nil {
		return Reading{}, err
	}
	r, err := sclNames.read(cells, func(any) bool { return true })
	if err != nil {
		return Reading{}, err
	}
	for _, names := range [][]string{{"lines", "l"}, {"arrows", "a"}, {"overlays", "o"}} {
		r.Dropped[Constraints] += len(items(field(v, names...)))
	}
	fields, _ := v.(map[string]any)
	for name, value := range fields {
		if !sclWords[name] && isSet(value) {
			r.Dropped[Constraints]++
		}
	}
	unders := items(field(v, "underlays", "u"))
	var all []any
	for _, under := range unders {
		all = append(all, field(under, "backgroundColor", "c2"))
	}
	colours := newColouring(all)
	for _, under := range unders {
		if !paint(&r, under, colours) {
			r.Dropped[Constraints]++
		}
	}
	for _, cage := range items(field(v, "cages", "ca")) {
		if len(items(field(cage, "cells", "ce"))) > 0 && isSet(field(cage, "value", "v")) {
			r.Dropped[Constraints]++
		}
	}
	if !areBoxes(items(field(v, "regions", "re"))) {
		r.Dropped[Constraints]++
	}
	about := field(v, "metadata")
	if isSet(field(about, "solution")) {
		r.Dropped[Solutions] = 1
	}
	r.Comment = joinComments([]string{said(field(about, "title", "t")), said(field(about, "author")), said(field(about, "rules"))})
	return r, nil
}

// paint takes over the colour of a cell, a rectangle of its size and place. ok is
// false for anything else.
func paint(r *Reading, under any, colours *colouring) (ok bool) {
	centre := items(field(under, "center", "ct"))
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

// readAs reads a text of one line in a format.
func readAs(f *Format, text string) (Reading, *Error) {
	s, wrong := newSource(text)
	if wrong != nil {
		return Reading{}, &Error{Kind: Damaged}
	}
	return f.parse(s)
}
