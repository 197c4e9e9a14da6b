package drawn

import (
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// SudoCueState is SudoCue's file format for candidates: nine rows of nine groups of
// digits. An entry is preceded by "u". A single digit without "u" is a given, unless a
// peer shows it among other digits.
//
// Source: sudocue.net, "File formats".
var SudoCueState = core.Format{
	Key:       "sudocue-state",
	Names:     []string{"sdx"},
	Keeps:     core.Keep(core.Entries, core.Eliminations),
	Extension: ".sdx",
	Render:    renderSudoCueState,
	Look: func(s core.Source) bool {
		rows, _ := basic.PencilMarkRows(s)
		full, entries := 0, 0
		for _, l := range rows {
			if groups := strings.Fields(l.Text); len(groups) == 9 {
				full++
				for _, g := range groups {
					if len(g) == 2 && g[0] == 'u' && g[1] >= '1' && g[1] <= '9' {
						entries++
					}
				}
			}
		}
		return entries > 0 && full > 4 && full*2 > len(rows)
	},
	Reads: parseSudoCueState,
}

func renderSudoCueState(a *board.Annotated) string {
	var b strings.Builder
	cells := core.Show(&a.Position)
	for c, set := range cells.Digits {
		switch {
		case cells.Kinds[c] == core.IsEntry:
			b.WriteString("u" + set.String())
		case set.IsEmpty():
			b.WriteByte('0')
		default:
			b.WriteString(set.String())
		}
		switch {
		case c == board.Cells-1:
		case c%9 == 8:
			b.WriteByte('\n')
		default:
			b.WriteByte(' ')
		}
	}
	return b.String()
}

func parseSudoCueState(s core.Source) (core.Reading, *core.Error) {
	rows, comments := basic.PencilMarkRows(s)
	if len(rows) != 9 {
		return core.Reading{}, &core.Error{Kind: core.WrongRowCount, Got: len(rows), Want: 9}
	}
	var cells core.Shown
	for r, l := range rows {
		groups := strings.Fields(l.Text)
		if len(groups) != 9 {
			return core.Reading{}, s.At(l, &core.Error{Kind: core.WrongRowLength, Row: r + 1, Got: len(groups), Want: 9})
		}
		for i, g := range groups {
			group, isEntry := strings.CutPrefix(g, "u")
			set, ok := basic.ParseGroup(group)
			if !ok || isEntry && set.Len() != 1 {
				return core.Reading{}, s.At(l, core.BadDigit(r*9+i, g))
			}
			cells.Digits[r*9+i] = set
			if isEntry {
				cells.Kinds[r*9+i] = core.IsEntry
			}
		}
	}
	return core.NewReading(cells.Position(core.Keep(core.Entries, core.Eliminations)), comments...), nil
}
