package format

import (
	"strconv"
	"strings"

	"sudoku/solver/board"
)

// SudokuWikiMasks is the first code of SudokuWiki's addresses, "n=": 81
// numbers, separated by commas, each a set of candidates, digit 1 being the
// lowest bit. A candidate that is alone in its cell counts as a given.
//
// Source: sudokuwiki.org, "Test Strings".
var SudokuWikiMasks = Format{
	Key:    "sudokuwiki-masks",
	Within: InList | InLink | InString,
	Keeps:  keeps(Eliminations),
	Render: renderMasks,
	may:    func(g *glance) bool { return g.size > board.Cells && g.digits > board.Cells*3/4 && g.has(',') },
	detect: func(s source) bool {
		word := s.word()
		numbers, several := 0, false
		for field := range strings.SplitSeq(word, ",") {
			if n, err := strconv.Atoi(field); err == nil {
				numbers++
				several = several || n > 9
			}
		}
		return several && numbers > board.Cells*3/4 && numbers <= board.Cells+1
	},
	parse: parseMasks,
}

func renderMasks(a *board.Annotated) string {
	var masks []string
	for _, set := range show(&a.Position).digits {
		masks = append(masks, strconv.Itoa(int(set)))
	}
	return strings.Join(masks, ",")
}

func parseMasks(s source) (Reading, *Error) {
	word, comments := s.code()
	fields := strings.Split(word, ",")
	if len(fields) != board.Cells {
		return Reading{}, &Error{Kind: WrongCellCount, Got: len(fields), Want: board.Cells}
	}
	var cells shown
	for c, field := range fields {
		n, err := strconv.Atoi(field)
		set, ok := maskOf(n, 0)
		if err != nil || !ok {
			return Reading{}, notADigit(c, field)
		}
		cells.digits[c] = set
	}
	return reading(cells.position(keeps(Eliminations)), comments...), nil
}
