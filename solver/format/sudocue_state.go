package format

import (
	"strings"

	"sudoku/solver/board"
)

// SudoCueState is the file of SudoCue with candidates: nine rows of nine
// groups of digits, a "u" before an entry. A digit that is alone without it is
// a given, unless a peer shows it beside others.
//
// Source: sudocue.net, "File formats".
var SudoCueState = Format{
	Key:       "sudocue-state",
	Names:     []string{"sdx"},
	Keeps:     keeps(Entries, Eliminations),
	Extension: ".sdx",
	Render:    renderSudoCueState,
	detect: func(s source) bool {
		rows, _ := pencilMarkRows(s)
		full, entries := 0, 0
		for _, l := range rows {
			if groups := strings.Fields(l.text); len(groups) == 9 {
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
	parse: parseSudoCueState,
}

func renderSudoCueState(a *board.Annotated) string {
	var b strings.Builder
	cells := show(&a.Position)
	for c, set := range cells.digits {
		switch {
		case cells.kinds[c] == entry:
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

func parseSudoCueState(s source) (Reading, *Error) {
	rows, comments := pencilMarkRows(s)
	if len(rows) != 9 {
		return Reading{}, &Error{Kind: WrongRowCount, Got: len(rows), Want: 9}
	}
	var cells shown
	for r, l := range rows {
		groups := strings.Fields(l.text)
		if len(groups) != 9 {
			return Reading{}, s.at(l, &Error{Kind: WrongRowLength, Row: r + 1, Got: len(groups), Want: 9})
		}
		for i, g := range groups {
			group, isEntry := strings.CutPrefix(g, "u")
			set, ok := parseGroup(group)
			if !ok || isEntry && set.Len() != 1 {
				return Reading{}, s.at(l, notADigit(r*9+i, g))
			}
			cells.digits[r*9+i] = set
			if isEntry {
				cells.kinds[r*9+i] = entry
			}
		}
	}
	return reading(cells.position(keeps(Entries, Eliminations)), comments...), nil
}
