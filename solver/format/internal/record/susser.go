package record

import (
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// Susser is the line format of Sudoku Studio: 81 digits or blanks with "+" before an
// entry, then a colon and the eliminated candidates as digit, row and column. A comment
// after a colon can look similar. A text without entries must therefore have two such
// candidates, none of them already excluded by the digits.
//
//	53..7....6..195...(…)+4...:113 216
//
// Source: Sudoku Studio, "Susser" format.
var Susser = core.Format{
	Key:    "susser",
	Within: core.InList,
	Keeps:  core.Keep(core.Entries, core.Eliminations, core.SingleCandidates, core.DeadCells),
	May:    func(g *core.Glance) bool { return g.Size >= board.Cells && g.HasAny("+:") },
	Look:   func(s core.Source) bool { return susserIn(s) != "" },
	Reads: func(s core.Source) (core.Reading, *core.Error) {
		text := susserIn(s)
		if text == "" {
			return core.Reading{}, &core.Error{Kind: core.Unrecognized}
		}
		var p board.Position
		symbols, ruledOut, _ := strings.Cut(text, ":")
		if err := parseLibraryCells(symbols, &p); err != nil {
			return core.Reading{}, err
		}
		open := board.New(&p)
		n := 0
		for field := range strings.FieldsSeq(ruledOut) {
			c, d, ok := parseTriple(field)
			if !ok || !open.Has(c, d) {
				return core.Reading{}, &core.Error{Kind: core.NotACandidate, Text: core.Shorten(field)}
			}
			p.Eliminated.Add(board.NewCandidate(c, d))
			n++
		}
		_, comments := basic.SplitRecords(s)
		return core.NewReading(p, comments...), nil
	},
}

// susserIn returns the only line of a text if it looks like Susser, and otherwise "".
func susserIn(s core.Source) string {
	records, _ := basic.SplitRecords(s)
	if len(records) != 1 {
		return ""
	}
	text := strings.TrimSpace(records[0].Text)
	symbols, ruledOut, hasColon := strings.Cut(text, ":")
	isPlayed := strings.Contains(symbols, "+")
	fields := strings.Fields(ruledOut)
	if strings.Trim(symbols, basic.PlainSymbols+"+") != "" || len(symbols)-strings.Count(symbols, "+") != board.Cells ||
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
