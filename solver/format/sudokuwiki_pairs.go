package format

import (
	"strings"

	"sudoku/solver/board"
)

// SudokuWikiPairs is the former code of SudokuWiki, "version 1": two digits of
// base 32 for each cell, the set of candidates doubled, digit 1 being the
// lowest bit, and 1 added for a given. A candidate that is alone in its cell
// counts as a digit.
//
// Source: sudokuwiki.org, "Test Strings".
var SudokuWikiPairs = Format{
	Key:    "sudokuwiki-pairs",
	Within: InList | InLink | InString,
	Keeps:  keepsOfPairs,
	Render: renderPairs,
	may:    func(g *glance) bool { return g.size >= 2*board.Cells },
	detect: func(s source) bool {
		word := s.word()
		return len(word) == 2*board.Cells && isBase(word, 32) && strings.Trim(word, "0123456789") != ""
	},
	parse: parsePairs,
}

var keepsOfPairs = keeps(Entries, Eliminations) | marked

func renderPairs(a *board.Annotated) string {
	var out []byte
	cells := show(&a.Position)
	for c, set := range cells.digits {
		n := int(set) << 1
		if cells.kinds[c] == given {
			n++
		}
		out = appendBase(out, n, 32)
	}
	return string(out)
}

func parsePairs(s source) (Reading, *Error) {
	word, comments := s.code()
	pairs, err := pairsOf(word)
	if err != nil {
		return Reading{}, err
	}
	var cells shown
	for c, pair := range pairs {
		n, ok := fromBase(pair, 32)
		set := board.DigitSet(n >> 1)
		if !ok || n&1 != 0 && set.Len() != 1 {
			return Reading{}, notADigit(c, pair)
		}
		cells.digits[c] = set
		if n&1 != 0 {
			cells.kinds[c] = given
		}
	}
	return reading(cells.position(keepsOfPairs), comments...), nil
}
