package format

import (
	"strings"

	"sudoku/solver/board"
)

// Susser is the line of Sudoku Studio, 81 digits or blanks with "+" before an
// entry and, after a colon, the candidates ruled out as digit, row and column.
// A comment after a colon looks much the same, so that there must be two of
// them, or an entry, and none may be ruled out already.
//
//	53..7....6..195...(…)+4...:113 216
//
// Source: Sudoku Studio, "Susser" format.
var Susser = Format{
	Key:    "susser",
	Within: InList,
	Keeps:  keeps(Entries, Eliminations, SingleCandidates, DeadCells),
	may:    func(g *glance) bool { return g.size >= board.Cells && g.hasAny("+:") },
	detect: func(s source) bool { return susserIn(s) != "" },
	parse: func(s source) (Reading, *Error) {
		text := susserIn(s)
		if text == "" {
			return Reading{}, &Error{Kind: Unrecognized}
		}
		var p board.Position
		symbols, ruledOut, _ := strings.Cut(text, ":")
		if err := parseLibraryCells(symbols, &p); err != nil {
			return Reading{}, err
		}
		open := board.New(&p)
		n := 0
		for field := range strings.FieldsSeq(ruledOut) {
			c, d, ok := parseTriple(field)
			if !ok || !open.Has(c, d) {
				return Reading{}, &Error{Kind: NotACandidate, Text: shorten(field)}
			}
			p.Eliminated.Add(board.CandidateOf(c, d))
			n++
		}
		_, comments := recordsOf(s)
		return reading(p, comments...), nil
	},
}

// susserIn is the only line if it has the looks, else "".
func susserIn(s source) string {
	records, _ := recordsOf(s)
	if len(records) != 1 {
		return ""
	}
	text := strings.TrimSpace(records[0].text)
	symbols, ruledOut, hasColon := strings.Cut(text, ":")
	isPlayed := strings.Contains(symbols, "+")
	fields := strings.Fields(ruledOut)
	if strings.Trim(symbols, plainSymbols+"+") != "" || len(symbols)-strings.Count(symbols, "+") != board.Cells ||
		!isPlayed && (len(fields) < 2 || hasColon && len(fields) == 0) {
		return ""
	}
	var p board.Position
	if parseLibraryCells(symbols, &p) != nil {
		return text
	}
	open := board.New(&p)
	for _, field := range fields {
		c, d, ok := parseTriple(field)
		if !ok || !open.Has(c, d) && !isPlayed {
			return ""
		}
	}
	return text
}
