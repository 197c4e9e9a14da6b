package encoded

import (
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
)

// SudokuWikiPairs is SudokuWiki's former code, "version 1": two digits in base 32 for
// each cell. The number is twice the set of candidates, with the lowest bit for the digit
// 1, plus 1 for a given. A single candidate counts as a digit.
//
// Source: sudokuwiki.org, "Test Strings".
var SudokuWikiPairs = core.Format{
	Key:    "sudokuwiki-pairs",
	Within: core.InList | core.InLink | core.InString,
	Keeps:  keepsOfPairs,
	Render: renderPairs,
	May:    func(g *core.Glance) bool { return g.Size >= 2*board.Cells },
	Look: func(s core.Source) bool {
		word := s.Word()
		return len(word) == 2*board.Cells && core.IsBase(word, 32) && strings.Trim(word, "0123456789") != ""
	},
	Reads: parsePairs,
}

var keepsOfPairs = core.Keep(core.Entries, core.Eliminations) | core.Marked

func renderPairs(a *board.Annotated) string {
	var out []byte
	cells := core.Show(&a.Position)
	for c, set := range cells.Digits {
		n := int(set) << 1
		if cells.Kinds[c] == core.IsGiven {
			n++
		}
		out = core.AppendBase(out, n, 32)
	}
	return string(out)
}

func parsePairs(s core.Source) (core.Reading, *core.Error) {
	word, comments := s.Code()
	pairs, err := splitPairs(word)
	if err != nil {
		return core.Reading{}, err
	}
	var cells core.Shown
	for c, pair := range pairs {
		n, ok := core.FromBase(pair, 32)
		set := board.DigitSet(n >> 1)
		if !ok || n&1 != 0 && set.Len() != 1 {
			return core.Reading{}, core.BadDigit(c, pair)
		}
		cells.Digits[c] = set
		if n&1 != 0 {
			cells.Kinds[c] = core.IsGiven
		}
	}
	return core.NewReading(cells.Position(keepsOfPairs), comments...), nil
}
