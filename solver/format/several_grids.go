package format

import (
	"errors"
	"strings"
)

// readWhole reads lines that are no list: one puzzle, or else several grids.
func readWhole(lines []textLine, yield func(Entry, error) bool) {
	r, err := Read(joined(lines))
	if err == nil {
		yield(Entry{Reading: r}, nil)
		return
	}
	grids := cutGrids(lines)
	if len(grids) < 2 {
		yield(Entry{}, err)
		return
	}
	for _, grid := range grids {
		e := Entry{Line: grid[0].number}
		e.Reading, err = Read(joined(grid))
		if wrong, ok := errors.AsType[*Error](err); ok {
			wrong.Line = max(wrong.Line, 1) + e.Line - 1
		}
		if !yield(e, err) {
			return
		}
	}
}

func joined(lines []textLine) string {
	var text strings.Builder
	for _, l := range lines {
		text.WriteString(l.text + "\n")
	}
	return text.String()
}

// cutGrids cuts lines behind every ninth one that holds symbols. Lines without
// any between two grids are a part of neither, but for words above.
func cutGrids(lines []textLine) (grids [][]textLine) {
	var grid []textLine
	rows := 0
	for _, l := range lines {
		text, _, _ := strings.Cut(clean(l.text), "#")
		kind := newRow(line{text: text}).kind
		if rows == 0 && kind != filledRow && kind != wordRow {
			continue
		}
		grid = append(grid, l)
		if kind == filledRow {
			rows++
		}
		if rows == 9 {
			grids = append(grids, grid)
			grid, rows = nil, 0
		}
	}
	if rows > 0 {
		grids = append(grids, grid)
	}
	return grids
}
