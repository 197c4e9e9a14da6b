package drawn

import (
	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// HoDoKuClipboard is HoDoKu's output when several copy options are set. It contains the
// givens as a line or a grid, an optional grid of all digits, and a PencilMarkGrid with
// or without the marks of a step.
//
// Source: HoDoKu, which reads and writes it.
var HoDoKuClipboard = core.Format{
	Key:     "hodoku-clipboard",
	Keeps:   core.Keep(core.Entries, core.Eliminations, core.SingleCandidates, core.DeadCells),
	Stacked: true,
	Look: func(s core.Source) bool {
		givens, _, candidates, ok := clipboardParts(s)
		return ok && basic.DetectPencilMarks(candidates) && (len(givens.Lines) == 9 && basic.DetectGrid(givens) || basic.DetectLine(givens))
	},
	Reads: parseClipboard,
}

// keepsOfClipboard is the capability of a text without the grid of all digits. In such a
// text, a single candidate may be an entry.
var keepsOfClipboard = core.Keep(core.Entries, core.Eliminations, core.DeadCells) | core.Marked

// clipboardParts returns the rows of each grid. The grid of all digits is optional.
func clipboardParts(s core.Source) (givens, values, candidates core.Source, ok bool) {
	plain, _ := basic.WithoutStepMarks(s)
	rows, _ := basic.PencilMarkRows(plain)
	part := func(from, to int) core.Source { return core.Source{Text: s.Text, Lines: rows[from:to]} }
	switch len(rows) {
	case 10:
		return part(0, 1), core.Source{}, part(1, 10), true
	case 18:
		return part(0, 9), core.Source{}, part(9, 18), true
	case 27:
		return part(0, 9), part(9, 18), part(18, 27), true
	}
	return core.Source{}, core.Source{}, core.Source{}, false
}

func parseClipboard(s core.Source) (core.Reading, *core.Error) {
	givens, values, candidates, ok := clipboardParts(s)
	if !ok {
		return core.Reading{}, &core.Error{Kind: core.Unrecognized}
	}
	parse := basic.ParseGrid
	if len(givens.Lines) == 1 {
		parse = basic.ParseLine
	}
	puzzle, err := parse(givens)
	if err != nil {
		return core.Reading{}, err
	}
	cells, err := basic.GroupGrid(candidates)
	if err != nil {
		return core.Reading{}, err
	}
	if !showsAll(cells, &puzzle.Givens) {
		return core.Reading{}, &core.Error{Kind: core.Unrecognized} // the candidates belong to another puzzle
	}
	for c, d := range puzzle.Givens {
		if d != 0 {
			cells.Set(board.Cell(c), core.IsGiven, d)
		}
	}
	if len(values.Lines) > 0 {
		all, err := basic.ParseGrid(values)
		if err != nil {
			return core.Reading{}, err
		}
		if !showsAll(cells, &all.Givens) {
			return core.Reading{}, &core.Error{Kind: core.Unrecognized}
		}
		for c, d := range all.Givens {
			switch {
			case cells.Kinds[c] == core.IsGiven:
			case d == 0:
				cells.Kinds[c] = core.IsOpen
			default:
				cells.Set(board.Cell(c), core.IsEntry, d)
			}
		}
	}
	_, comments := basic.PencilMarkRows(s)
	r := core.NewReading(cells.Position(keepsOfClipboard), comments...)
	if _, marks := basic.WithoutStepMarks(s); marks > 0 {
		r.Dropped[core.Steps] = 1
	}
	return r, nil
}

// showsAll reports whether each digit of a grid is the only one shown in its cell.
func showsAll(s *core.Shown, g *board.Grid) bool {
	for c, d := range g {
		if d != 0 && s.Digits[c] != board.NewDigitSet(d) {
			return false
		}
	}
	return true
}
