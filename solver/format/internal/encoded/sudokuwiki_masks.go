package encoded

import (
	"strconv"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
)

// SudokuWikiMasks is the first code used in SudokuWiki's addresses, "n=": 81 numbers,
// separated by commas. Each is a set of candidates with the lowest bit for the digit 1. A
// single candidate counts as a given.
//
// Source: sudokuwiki.org, "Test Strings".
var SudokuWikiMasks = core.Format{
	Key:    "sudokuwiki-masks",
	Within: core.InList | core.InLink | core.InString,
	Keeps:  core.Keep(core.Eliminations),
	Render: renderMasks,
	May:    func(g *core.Glance) bool { return g.Size > board.Cells && g.Digits > board.Cells*3/4 && g.Has(',') },
	Look: func(s core.Source) bool {
		word := s.Word()
		numbers, several := 0, false
		for field := range strings.SplitSeq(word, ",") {
			if n, err := strconv.Atoi(field); err == nil {
				numbers++
				several = several || n > 9
			}
		}
		return several && numbers > board.Cells*3/4 && numbers <= board.Cells+1
	},
	Reads: parseMasks,
}

func renderMasks(a *board.Annotated) string {
	var masks []string
	for _, set := range core.Show(&a.Position).Digits {
		masks = append(masks, strconv.Itoa(int(set)))
	}
	return strings.Join(masks, ",")
}

func parseMasks(s core.Source) (core.Reading, *core.Error) {
	word, comments := s.Code()
	fields := strings.Split(word, ",")
	if len(fields) != board.Cells {
		return core.Reading{}, &core.Error{Kind: core.WrongCellCount, Got: len(fields), Want: board.Cells}
	}
	var cells core.Shown
	for c, field := range fields {
		n, err := strconv.Atoi(field)
		set, ok := core.DecodeMask(n, 0)
		if err != nil || !ok {
			return core.Reading{}, core.BadDigit(c, field)
		}
		cells.Digits[c] = set
	}
	return core.NewReading(cells.Position(core.Keep(core.Eliminations)), comments...), nil
}
