package format

import (
	"strings"
	"unicode/utf8"

	"sudoku/solver/board"
)

// Sukaku is the line of 729 symbols, nine for each cell in turn: at its place
// each digit that the cell may hold, a blank symbol for any other. A cell with
// one digit holds it.
//
// Source: Sudoku Explainer and its successors, which read and write it.
var Sukaku = Format{
	Key:    "sukaku",
	Names:  []string{"729"},
	Within: InList | InLink | InString,
	Keeps:  keeps(Eliminations, DeadCells),
	Render: renderSukaku,
	may:    func(g *glance) bool { return g.size >= board.Candidates },
	detect: func(s source) bool {
		records, _ := recordsOf(s)
		return len(records) == 1 && isSukaku(records[0].text)
	},
	parse: parseSukaku,
}

func renderSukaku(a *board.Annotated) string {
	var b strings.Builder
	for _, set := range show(&a.Position).digits {
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

// isSukaku reports whether a line begins with a word of 729 characters, almost
// all of which are a digit at its place or a blank.
func isSukaku(text string) bool {
	word, _ := firstWord(text)
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

func parseSukaku(s source) (Reading, *Error) {
	records, comments := recordsOf(s)
	if len(records) != 1 {
		return Reading{}, &Error{Kind: SeveralPuzzles, Got: len(records), Want: 1}
	}
	word, comment := firstWord(records[0].text)
	var cells shown
	i := 0
	for _, r := range word {
		c := i / 9
		d, ok := board.ParseDigit(r)
		if c >= board.Cells {
			break
		}
		if !ok || d != 0 && int(d) != i%9+1 {
			return Reading{}, s.at(records[0], notADigit(c, string(r)))
		}
		if d != 0 {
			cells.digits[c] = cells.digits[c].With(d)
		}
		i++
	}
	if i != board.Candidates {
		return Reading{}, s.at(records[0], &Error{Kind: WrongCellCount, Got: i / 9, Want: board.Cells})
	}
	return reading(cells.position(keeps(Eliminations, DeadCells)), append([]string{comment}, comments...)...), nil
}
