package format

import (
	"strings"

	"sudoku/solver/board"
)

// PuzzleBank is a line of SudokuExchange's puzzle bank: twelve characters of a
// hash, 81 digits and a rating.
//
//	0000183b305c 050703060007000800000816000000030000… 1.2
//
// Source: github.com/grantm/sudoku-exchange-puzzle-bank.
var PuzzleBank = Format{
	Key:    "puzzle-bank",
	Within: InList,
	may:    func(g *glance) bool { return g.size > board.Cells+12 },
	detect: func(s source) bool { return isBankLine(strings.Fields(s.text)) },
	parse: func(s source) (Reading, *Error) {
		fields := strings.Fields(s.text)
		if !isBankLine(fields) {
			return Reading{}, &Error{Kind: Unrecognized}
		}
		g, _, err := readRecord(fields[1])
		return reading(board.Position{Givens: g}, strings.Join(append(fields[:1:1], fields[2:]...), " ")), err
	},
}

func isBankLine(fields []string) bool {
	return len(fields) >= 2 && len(fields) <= 3 &&
		len(fields[0]) == 12 && strings.Trim(fields[0], "0123456789abcdef") == "" &&
		len(fields[1]) == board.Cells && leadingSymbols(fields[1]) == board.Cells
}
