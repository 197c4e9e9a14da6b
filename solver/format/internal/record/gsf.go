package record

import (
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// GSF is a line of a list written by gsf's sudoku program. Its fields are separated by
// commas, and the fifth is the puzzle as 81 symbols. The other fields are a comment.
//
// Source: HoDoKu, which reads them.
var GSF = core.Format{
	Key:    "gsf",
	Names:  []string{"q2"},
	Within: core.InList,
	May:    func(g *core.Glance) bool { return g.Size > board.Cells/2 && g.Has(',') },
	Look: func(s core.Source) bool {
		records, _ := basic.SplitRecords(s)
		return len(records) == 1 && isGSFLine(records[0].Text)
	},
	Reads: func(s core.Source) (core.Reading, *core.Error) {
		records, comments := basic.SplitRecords(s)
		if len(records) != 1 {
			return core.Reading{}, &core.Error{Kind: core.SeveralPuzzles, Got: len(records), Want: 1}
		}
		fields := strings.Split(records[0].Text, ",")
		if len(fields) < gsfFields {
			return core.Reading{}, &core.Error{Kind: core.WrongCellCount, Got: 0, Want: board.Cells}
		}
		g, _, err := basic.ReadRecord(strings.TrimSpace(fields[4]))
		if err != nil {
			return core.Reading{}, s.At(records[0], err)
		}
		others := strings.Join(append(fields[:4:4], fields[5:]...), ",")
		return core.NewReading(board.Position{Givens: g}, append([]string{strings.Trim(others, " ,")}, comments...)...), nil
	},
}

// gsfFields is the minimum number of fields.
const gsfFields = 7

func isGSFLine(text string) bool {
	fields := strings.SplitN(text, ",", gsfFields)
	return len(fields) == gsfFields && basic.LeadingSymbols(strings.TrimSpace(fields[4])) >= board.Cells/2
}
