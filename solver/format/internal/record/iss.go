package record

import (
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
)

// ISS is the text of the Interactive Sudoku Solver. Each constraint begins with a dot and
// has a name and arguments, separated by "~". A constraint without a name is a cell with
// its digits: one digit is a given, and several are the remaining candidates. The
// constraints of variants are ignored.
//
//	.~R1C1_5~R1C3_2_4.Cage~10~R2C1~R2C2
//
// Source: sigh.github.io/Interactive-Sudoku-Solver.
var ISS = core.Format{
	Key:    "iss",
	Sparse: true,
	Keeps:  core.Keep(core.Eliminations),
	Within: core.InList | core.InLink,
	May:    func(g *core.Glance) bool { return g.Has('~') },
	Look: func(s core.Source) bool {
		word, _ := issIn(s)
		return strings.HasPrefix(word, ".") && strings.Contains(strings.ToUpper(word), ".~R")
	},
	Reads: func(s core.Source) (core.Reading, *core.Error) {
		word, comments := issIn(s)
		var cells core.Shown
		dropped := 0
		for constraint := range strings.SplitSeq(word, ".") {
			name, arguments, _ := strings.Cut(constraint, "~")
			switch {
			case constraint == "":
			case name == "Shape":
				if size, _, _ := strings.Cut(arguments, "~"); size != "9x9" {
					rows, _, _ := strings.Cut(size, "x")
					n, _ := core.FromBase(rows, 10)
					return core.Reading{}, &core.Error{Kind: core.OtherSize, Got: n, Want: 9}
				}
			case name != "":
				dropped++
			default:
				for argument := range strings.SplitSeq(arguments, "~") {
					if err := addISS(&cells, argument); err != nil {
						return core.Reading{}, err
					}
				}
			}
		}
		if !strings.HasPrefix(word, ".") || cells == (core.Shown{}) {
			return core.Reading{}, &core.Error{Kind: core.Unrecognized}
		}
		r := core.NewReading(cells.Position(core.Keep(core.Eliminations)), comments...)
		r.Dropped[core.Constraints] = dropped
		return r, nil
	},
}

// issIn returns the text with broken lines joined, and the comments.
func issIn(s core.Source) (text string, comments []string) {
	var word strings.Builder
	for _, l := range s.Lines {
		for field := range strings.FieldsSeq(l.Text) {
			if word.Len() == 0 || strings.Contains(field, "~") || strings.HasPrefix(field, "_") || strings.HasPrefix(field, ".") {
				word.WriteString(field)
			} else {
				comments = append(comments, field)
			}
		}
		if isGlued := l.Text != "" && l.Text == strings.TrimSpace(l.Text); isGlued && l.Comment != "" {
			word.WriteString("#" + l.Comment) // a mistake rather than a comment
		} else {
			comments = append(comments, l.Comment)
		}
	}
	return word.String(), comments
}

// addISS parses a cell with its digits: "R1C3_2_4".
func addISS(s *core.Shown, text string) *core.Error {
	name, digits, _ := strings.Cut(text, "_")
	c, ok := board.ParseCell(strings.ToLower(name))
	if !ok || digits == "" {
		return &core.Error{Kind: core.NotACandidate, Text: core.Shorten(text)}
	}
	var set board.DigitSet
	for digit := range strings.SplitSeq(digits, "_") {
		n, ok := core.FromBase(digit, 10)
		if !ok || len(digit) != 1 || n == 0 {
			return core.BadDigit(int(c), digit)
		}
		set = set.With(board.Digit(n))
	}
	if s.Kinds[c] != core.Unsaid {
		set &= s.Digits[c]
	}
	s.Digits[c], s.Kinds[c] = set, core.IsOpen
	if set.Len() == 1 {
		s.Kinds[c] = core.IsGiven
	}
	return nil
}
