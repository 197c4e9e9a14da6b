package encoded

import (
	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
)

// SudokuWiki is the code in SudokuWiki's addresses, "version B": a prefix of three
// characters and two digits in base 36 for each cell. The values are 0 for an empty cell,
// 1 to 9 for a given and 10 to 18 for an entry. A value from 19 up is a set of candidates
// plus 18, with the lowest bit for the digit 1.
//
// Source: sudokuwiki.org, "Test Strings"; checked against its own strings.
var SudokuWiki = core.Format{
	Key:    "sudokuwiki",
	Names:  []string{"s9b"},
	Within: core.InList | core.InLink | core.InString,
	Keeps:  keepsOfSudokuWiki,
	Render: renderSudokuWiki,
	May:    func(g *core.Glance) bool { return g.Begins("S") },
	Look: func(s core.Source) bool {
		word := s.Word()
		return isSudokuWiki(word) && core.IsBase(word[3:], 36)
	},
	Reads: parseSudokuWiki,
}

var keepsOfSudokuWiki = core.Keep(core.Entries, core.Eliminations, core.SingleCandidates)

// sudokuWikiSizes maps the second character of the prefix to the size of the grid.
var sudokuWikiSizes = map[byte]int{'4': 4, '9': 9, 'G': 16, 'P': 25}

// isSudokuWiki reports whether a word has the prefix of a SudokuWiki code.
func isSudokuWiki(word string) bool {
	return len(word) > 3 && word[0] == 'S' && sudokuWikiSizes[word[1]] > 0 && word[2] == 'B'
}

func renderSudokuWiki(a *board.Annotated) string {
	out := []byte("S9B")
	cells := core.Show(&a.Position)
	for c, set := range cells.Digits {
		n := 0
		switch {
		case cells.Kinds[c] == core.IsGiven:
			n = int(set.First())
		case cells.Kinds[c] == core.IsEntry:
			n = int(set.First()) + 9
		case !set.IsEmpty():
			n = int(set) + 18
		}
		out = core.AppendBase(out, n, 36)
	}
	return string(out)
}

func parseSudokuWiki(s core.Source) (core.Reading, *core.Error) {
	word, comments := s.Code()
	if !isSudokuWiki(word) {
		return core.Reading{}, &core.Error{Kind: core.Unrecognized}
	}
	if size := sudokuWikiSizes[word[1]]; size != 9 {
		return core.Reading{}, &core.Error{Kind: core.OtherSize, Got: size, Want: 9}
	}
	pairs, err := splitPairs(word[3:])
	if err != nil {
		return core.Reading{}, err
	}
	var cells core.Shown
	for c, pair := range pairs {
		n, ok := core.FromBase(pair, 36)
		switch {
		case !ok || n > int(board.AllDigits)+18:
			return core.Reading{}, core.BadDigit(c, pair)
		case n <= 9:
			cells.Set(board.Cell(c), core.IsGiven, board.Digit(n))
		case n <= 18:
			cells.Set(board.Cell(c), core.IsEntry, board.Digit(n-9))
		default:
			cells.Kinds[c], cells.Digits[c] = core.IsOpen, board.DigitSet(n-18)
		}
	}
	return core.NewReading(cells.Position(keepsOfSudokuWiki), comments...), nil
}

// splitPairs splits a code into 81 pairs of characters.
func splitPairs(word string) ([]string, *core.Error) {
	if err := core.CheckCells(len(word), 2); err != nil {
		return nil, err
	}
	pairs := make([]string, board.Cells)
	for c := range pairs {
		pairs[c] = word[2*c : 2*c+2]
	}
	return pairs, nil
}
