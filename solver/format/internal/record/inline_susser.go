package record

import (
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// InlineSusser is Susser with the candidates of each empty cell in brackets. Some
// programs instead list the eliminated candidates there, and write a plain blank for a
// cell that has none. A text with blanks is therefore rejected.
//
//	53[24][26]7[468](…)
//
// Source: Sudoku Studio, "inline Susser" format.
var InlineSusser = core.Format{
	Key:    "inline-susser",
	Within: core.InList,
	Keeps:  keepsOfInline,
	May:    func(g *core.Glance) bool { return g.Has('[') },
	Look: func(s core.Source) bool {
		text := inlineSusserIn(s)
		return strings.Count(text, "[") > 1 && strings.Trim(text, basic.PlainSymbols+"+[]") == ""
	},
	Reads: func(s core.Source) (core.Reading, *core.Error) {
		var cells core.Shown
		c := 0
		for text := inlineSusserIn(s); text != ""; c++ {
			if c == board.Cells {
				return core.Reading{}, &core.Error{Kind: core.WrongCellCount, Got: c + 1, Want: board.Cells}
			}
			kind, symbol, rest := core.IsGiven, text[:1], text[1:]
			switch symbol {
			case "[":
				kind = core.IsOpen
				symbol, rest, _ = strings.Cut(rest, "]")
			case "+":
				if rest != "" {
					kind, symbol, rest = core.IsEntry, rest[:1], rest[1:]
				}
			}
			set, ok := basic.ParseGroup(symbol)
			if !ok || set.IsEmpty() {
				return core.Reading{}, core.BadDigit(c, symbol)
			}
			cells.Kinds[c], cells.Digits[c], text = kind, set, rest
		}
		if c != board.Cells {
			return core.Reading{}, &core.Error{Kind: core.WrongCellCount, Got: c, Want: board.Cells}
		}
		return core.NewReading(cells.Position(keepsOfInline)), nil
	},
}

var keepsOfInline = core.Keep(core.Entries, core.Eliminations, core.SingleCandidates)

// inlineSusserIn returns the line of a one-line text, and otherwise "".
func inlineSusserIn(s core.Source) string {
	if len(s.Lines) != 1 {
		return ""
	}
	return strings.TrimSpace(s.Lines[0].Text)
}
