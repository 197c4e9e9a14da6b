package record

import (
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// PuzzleBank is a line of SudokuExchange's puzzle bank: twelve characters of a hash, 81
// digits and a rating.
//
//	0000183b305c 050703060007000800000816000000030000… 1.2
//
// Source: github.com/grantm/sudoku-exchange-puzzle-bank.
var PuzzleBank = core.Format{
	Key:    "puzzle-bank",
	Within: core.InList,
	May:    func(g *core.Glance) bool { return g.Size > board.Cells+12 },
	Look:   func(s core.Source) bool { return isBankLine(strings.Fields(s.Text)) },
	Reads: func(s core.Source) (core.Reading, *core.Error) {
		fields := strings.Fields(s.Text)
		if !isBankLine(fields) {
			return core.Reading{}, &core.Error{Kind: core.Unrecognized}
		}
		g, _, err := basic.ReadRecord(fields[1])
		return core.NewReading(board.Position{Givens: g}, strings.Join(append(fields[:1:1], fields[2:]...), " ")), err
	},
}

func isBankLine(fields []string) bool {
	return len(fields) >= 2 && len(fields) <= 3 &&
		len(fields[0]) == 12 && strings.Trim(fields[0], "0123456789abcdef") == "" &&
		len(fields[1]) == board.Cells && basic.LeadingSymbols(fields[1]) == board.Cells
}
