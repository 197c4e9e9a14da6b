package format

import (
	"strings"

	"sudoku/solver/board"
)

// ISS is the text of the Interactive Sudoku Solver: constraints that begin with
// a point each, a name and its arguments, set off by "~". Those without a name
// are cells with their digits: one is a given, several are the candidates that
// are left. The constraints of variants are passed over.
//
//	.~R1C1_5~R1C3_2_4.Cage~10~R2C1~R2C2
//
// Source: sigh.github.io/Interactive-Sudoku-Solver.
var ISS = Format{
	Key:    "iss",
	Keeps:  keeps(Eliminations),
	Within: InList | InLink,
	may:    func(g *glance) bool { return g.has('~') },
	detect: func(s source) bool {
		word, _ := issIn(s)
		return strings.HasPrefix(word, ".") && strings.Contains(strings.ToUpper(word), ".~R")
	},
	parse: func(s source) (Reading, *Error) {
		word, comments := issIn(s)
		var cells shown
		dropped := 0
		for constraint := range strings.SplitSeq(word, ".") {
			name, arguments, _ := strings.Cut(constraint, "~")
			switch {
			case constraint == "":
			case name == "Shape":
				if size, _, _ := strings.Cut(arguments, "~"); size != "9x9" {
					rows, _, _ := strings.Cut(size, "x")
					n, _ := fromBase(rows, 10)
					return Reading{}, &Error{Kind: OtherSize, Got: n, Want: 9}
				}
			case name != "":
				dropped++
			default:
				for argument := range strings.SplitSeq(arguments, "~") {
					if err := addISS(&cells, argument); err != nil {
						return Reading{}, err
					}
				}
			}
		}
		if !strings.HasPrefix(word, ".") || cells == (shown{}) {
			return Reading{}, &Error{Kind: Unrecognized}
		}
		r := reading(cells.position(keeps(Eliminations)), comments...)
		r.Dropped[Constraints] = dropped
		return r, nil
	},
}

// issIn is the text, put together again where it was broken, and what else is
// there.
func issIn(s source) (text string, comments []string) {
	var word strings.Builder
	for _, l := range s.lines {
		for field := range strings.FieldsSeq(l.text) {
			if word.Len() == 0 || strings.Contains(field, "~") || strings.HasPrefix(field, "_") || strings.HasPrefix(field, ".") {
				word.WriteString(field)
			} else {
				comments = append(comments, field)
			}
		}
		if isGlued := l.text != "" && l.text == strings.TrimSpace(l.text); isGlued && l.comment != "" {
			word.WriteString("#" + l.comment) // a mistake, which no comment hides
		} else {
			comments = append(comments, l.comment)
		}
	}
	return word.String(), comments
}

// addISS reads a cell with its digits: "R1C3_2_4".
func addISS(s *shown, text string) *Error {
	name, digits, _ := strings.Cut(text, "_")
	c, ok := board.ParseCell(strings.ToLower(name))
	if !ok || digits == "" {
		return &Error{Kind: NotACandidate, Text: shorten(text)}
	}
	var set board.DigitSet
	for digit := range strings.SplitSeq(digits, "_") {
		n, ok := fromBase(digit, 10)
		if !ok || len(digit) != 1 || n == 0 {
			return notADigit(int(c), digit)
		}
		set = set.With(board.Digit(n))
	}
	if s.kinds[c] != unsaid {
		set &= s.digits[c]
	}
	s.digits[c], s.kinds[c] = set, open
	if set.Len() == 1 {
		s.kinds[c] = given
	}
	return nil
}
