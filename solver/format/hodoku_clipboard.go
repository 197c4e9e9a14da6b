package format

import (
	"sudoku/solver/board"
)

// HoDoKuClipboard is what HoDoKu makes of several choices at once: the givens,
// as a line or as a grid, then perhaps a grid of all digits, and last a
// PencilMarkGrid, with the marks of a step or without.
//
// Source: HoDoKu, which reads and writes it.
var HoDoKuClipboard = Format{
	Key:     "hodoku-clipboard",
	Keeps:   keeps(Entries, Eliminations, SingleCandidates, DeadCells),
	stacked: true,
	detect: func(s source) bool {
		givens, _, candidates, ok := clipboardParts(s)
		return ok && detectPencilMarks(candidates) && (len(givens.lines) == 9 && detectGrid(givens) || detectLine(givens))
	},
	parse: parseClipboard,
}

// keepsOfClipboard is for a text without the grid of all digits, in which a
// candidate alone in its cell may be an entry.
var keepsOfClipboard = keeps(Entries, Eliminations, DeadCells) | marked

// clipboardParts are the rows of each grid; those of all digits may be missing.
func clipboardParts(s source) (givens, values, candidates source, ok bool) {
	plain, _ := withoutStepMarks(s)
	rows, _ := pencilMarkRows(plain)
	part := func(from, to int) source { return source{text: s.text, lines: rows[from:to]} }
	switch len(rows) {
	case 10:
		return part(0, 1), source{}, part(1, 10), true
	case 18:
		return part(0, 9), source{}, part(9, 18), true
	case 27:
		return part(0, 9), part(9, 18), part(18, 27), true
	}
	return source{}, source{}, source{}, false
}

func parseClipboard(s source) (Reading, *Error) {
	givens, values, candidates, ok := clipboardParts(s)
	if !ok {
		return Reading{}, &Error{Kind: Unrecognized}
	}
	parse := parseGrid
	if len(givens.lines) == 1 {
		parse = parseLine
	}
	puzzle, err := parse(givens)
	if err != nil {
		return Reading{}, err
	}
	cells, err := groupGrid(candidates)
	if err != nil {
		return Reading{}, err
	}
	if !showsAll(cells, &puzzle.Givens) {
		return Reading{}, &Error{Kind: Unrecognized} // of another puzzle
	}
	for c, d := range puzzle.Givens {
		if d != 0 {
			cells.set(board.Cell(c), given, d)
		}
	}
	if len(values.lines) > 0 {
		all, err := parseGrid(values)
		if err != nil {
			return Reading{}, err
		}
		if !showsAll(cells, &all.Givens) {
			return Reading{}, &Error{Kind: Unrecognized}
		}
		for c, d := range all.Givens {
			switch {
			case cells.kinds[c] == given:
			case d == 0:
				cells.kinds[c] = open
			default:
				cells.set(board.Cell(c), entry, d)
			}
		}
	}
	_, comments := pencilMarkRows(s)
	r := reading(cells.position(keepsOfClipboard), comments...)
	if _, marks := withoutStepMarks(s); marks > 0 {
		r.Dropped[Steps] = 1
	}
	return r, nil
}

// showsAll reports whether each digit of a grid is alone in its cell.
func showsAll(s *shown, g *board.Grid) bool {
	for c, d := range g {
		if d != 0 && s.digits[c] != board.DigitSetOf(d) {
			return false
		}
	}
	return true
}
