package record

import (
	"strings"
	"unicode/utf8"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// Sukaku is a line of 729 symbols, nine for each cell in order. Each possible digit is at
// its place, and blank symbols fill the rest. A cell with one digit counts as placed.
//
// Source: Sudoku Explainer and its successors, which read and write it.
var Sukaku = core.Format{
	Key:    "sukaku",
	Names:  []string{"729"},
	Within: core.InList | core.InLink | core.InString,
	Keeps:  core.Keep(core.Eliminations, core.DeadCells),
	Render: renderSukaku,
	May:    func(g *core.Glance) bool { return g.Size >= board.Candidates },
	Look: func(s core.Source) bool {
		records, _ := basic.SplitRecords(s)
		return len(records) == 1 && isSukaku(records[0].Text)
	},
	Reads: parseSukaku,
}

func renderSukaku(a *board.Annotated) string {
	var b strings.Builder
	for _, set := range core.Show(&a.Position).Digits {
		for d := range board.AllDigits.All() {
			if set.Has(d) {
				b.WriteByte('0' + byte(d))
			} else {
				b.WriteByte('.')
			}
		}
	}
	return b.String()
}

// isSukaku reports whether a line starts with a word of 729 characters, almost all of
// which are blanks or digits at their places.
func isSukaku(text string) bool {
	word, _ := core.FirstWord(text)
	if len(word) > 4*board.Candidates || utf8.RuneCountInString(word) != board.Candidates {
		return false
	}
	good, i := 0, 0
	for _, r := range word {
		if d, ok := board.ParseDigit(r); ok && (d == 0 || int(d) == i%9+1) {
			good++
		}
		i++
	}
	return good > board.Candidates*9/10
}

func parseSukaku(s core.Source) (core.Reading, *core.Error) {
	records, comments := basic.SplitRecords(s)
	if len(records) != 1 {
		return core.Reading{}, &core.Error{Kind: core.SeveralPuzzles, Got: len(records), Want: 1}
	}
	word, comment := core.FirstWord(records[0].Text)
	var cells core.Shown
	i := 0
	for _, r := range word {
		c := i / 9
		d, ok := board.ParseDigit(r)
		if c >= board.Cells {
			break
		}
		if !ok || d != 0 && int(d) != i%9+1 {
			return core.Reading{}, s.At(records[0], core.BadDigit(c, string(r)))
		}
		if d != 0 {
			cells.Digits[c] = cells.Digits[c].With(d)
		}
		i++
	}
	if i != board.Candidates {
		return core.Reading{}, s.At(records[0], &core.Error{Kind: core.WrongCellCount, Got: i / 9, Want: board.Cells})
	}
	return core.NewReading(cells.Position(core.Keep(core.Eliminations, core.DeadCells)), append([]string{comment}, comments...)...), nil
}
