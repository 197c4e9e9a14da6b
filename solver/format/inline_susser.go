package format

import (
	"strings"

	"sudoku/solver/board"
)

// InlineSusser is Susser with the candidates of each empty cell in brackets.
// As there are programs that write there those that are ruled out, and nothing
// for a cell of which none is, a text with blanks is refused.
//
//	53[24][26]7[468](…)
//
// Source: Sudoku Studio, "inline Susser" format.
var InlineSusser = Format{
	Key:    "inline-susser",
	Within: InList,
	Keeps:  keepsOfInline,
	may:    func(g *glance) bool { return g.has('[') },
	detect: func(s source) bool {
		text := inlineSusserIn(s)
		return strings.Count(text, "[") > 1 && strings.Trim(text, plainSymbols+"+[]") == ""
	},
	parse: func(s source) (Reading, *Error) {
		var cells shown
		c := 0
		for text := inlineSusserIn(s); text != ""; c++ {
			if c == board.Cells {
				return Reading{}, &Error{Kind: WrongCellCount, Got: c + 1, Want: board.Cells}
			}
			kind, symbol, rest := given, text[:1], text[1:]
			switch symbol {
			case "[":
				kind = open
				symbol, rest, _ = strings.Cut(rest, "]")
			case "+":
				if rest != "" {
					kind, symbol, rest = entry, rest[:1], rest[1:]
				}
			}
			set, ok := parseGroup(symbol)
			if !ok || set.IsEmpty() {
				return Reading{}, notADigit(c, symbol)
			}
			cells.kinds[c], cells.digits[c], text = kind, set, rest
		}
		if c != board.Cells {
			return Reading{}, &Error{Kind: WrongCellCount, Got: c, Want: board.Cells}
		}
		return reading(cells.position(keepsOfInline)), nil
	},
}

var keepsOfInline = keeps(Entries, Eliminations, SingleCandidates)

// inlineSusserIn is the only line, else "".
func inlineSusserIn(s source) string {
	if len(s.lines) != 1 {
		return ""
	}
	return strings.TrimSpace(s.lines[0].text)
}
