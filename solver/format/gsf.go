package format

import (
	"strings"

	"sudoku/solver/board"
)

// GSF is a line of the lists that gsf's sudoku program writes: fields set off
// by commas, of which the fifth is the puzzle in 81 symbols. The others are a
// comment.
//
// Source: HoDoKu, which reads them.
var GSF = Format{
	Key:    "gsf",
	Names:  []string{"q2"},
	Within: InList,
	may:    func(g *glance) bool { return g.size > board.Cells/2 && g.has(',') },
	detect: func(s source) bool {
		records, _ := recordsOf(s)
		return len(records) == 1 && isGSFLine(records[0].text)
	},
	parse: func(s source) (Reading, *Error) {
		records, comments := recordsOf(s)
		if len(records) != 1 {
			return Reading{}, &Error{Kind: SeveralPuzzles, Got: len(records), Want: 1}
		}
		fields := strings.Split(records[0].text, ",")
		if len(fields) < gsfFields {
			return Reading{}, &Error{Kind: WrongCellCount, Got: 0, Want: board.Cells}
		}
		g, _, err := readRecord(strings.TrimSpace(fields[4]))
		if err != nil {
			return Reading{}, s.at(records[0], err)
		}
		others := strings.Join(append(fields[:4:4], fields[5:]...), ",")
		return reading(board.Position{Givens: g}, append([]string{strings.Trim(others, " ,")}, comments...)...), nil
	},
}

// gsfFields is how many fields there are at least.
const gsfFields = 7

func isGSFLine(text string) bool {
	fields := strings.SplitN(text, ",", gsfFields)
	return len(fields) == gsfFields && leadingSymbols(strings.TrimSpace(fields[4])) >= board.Cells/2
}
