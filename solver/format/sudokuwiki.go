package format

import (
	"sudoku/solver/board"
)

// SudokuWiki is the code of SudokuWiki's addresses, "version B": a head of
// three letters, then two digits of base 36 for each cell. These are 0 for
// nothing, 1 to 9 for a given, 10 to 18 for an entry, and from 19 on the set of
// candidates with 18 added, digit 1 being the lowest bit.
//
// Source: sudokuwiki.org, "Test Strings"; checked against its own strings.
var SudokuWiki = Format{
	Key:    "sudokuwiki",
	Names:  []string{"s9b"},
	Within: InList | InLink | InString,
	Keeps:  keepsOfSudokuWiki,
	Render: renderSudokuWiki,
	may:    func(g *glance) bool { return g.begins("S") },
	detect: func(s source) bool {
		word := s.word()
		return isSudokuWiki(word) && isBase(word[3:], 36)
	},
	parse: parseSudokuWiki,
}

var keepsOfSudokuWiki = keeps(Entries, Eliminations, SingleCandidates)

// sudokuWikiSizes are the sizes of grids by the second letter of the head.
var sudokuWikiSizes = map[byte]int{'4': 4, '9': 9, 'G': 16, 'P': 25}

// isSudokuWiki reports whether a word has the head.
func isSudokuWiki(word string) bool {
	return len(word) > 3 && word[0] == 'S' && sudokuWikiSizes[word[1]] > 0 && word[2] == 'B'
}

func renderSudokuWiki(a *board.Annotated) string {
	out := []byte("S9B")
	cells := show(&a.Position)
	for c, set := range cells.digits {
		n := 0
		switch {
		case cells.kinds[c] == given:
			n = int(set.First())
		case cells.kinds[c] == entry:
			n = int(set.First()) + 9
		case !set.IsEmpty():
			n = int(set) + 18
		}
		out = appendBase(out, n, 36)
	}
	return string(out)
}

func parseSudokuWiki(s source) (Reading, *Error) {
	word, comments := s.code()
	if !isSudokuWiki(word) {
		return Reading{}, &Error{Kind: Unrecognized}
	}
	if size := sudokuWikiSizes[word[1]]; size != 9 {
		return Reading{}, &Error{Kind: OtherSize, Got: size, Want: 9}
	}
	pairs, err := pairsOf(word[3:])
	if err != nil {
		return Reading{}, err
	}
	var cells shown
	for c, pair := range pairs {
		n, ok := fromBase(pair, 36)
		switch {
		case !ok || n > int(board.AllDigits)+18:
			return Reading{}, notADigit(c, pair)
		case n <= 9:
			cells.set(board.Cell(c), given, board.Digit(n))
		case n <= 18:
			cells.set(board.Cell(c), entry, board.Digit(n-9))
		default:
			cells.kinds[c], cells.digits[c] = open, board.DigitSet(n-18)
		}
	}
	return reading(cells.position(keepsOfSudokuWiki), comments...), nil
}

// pairsOf cuts a code into 81 pairs of characters.
func pairsOf(word string) ([]string, *Error) {
	if err := checkCells(len(word), 2); err != nil {
		return nil, err
	}
	pairs := make([]string, board.Cells)
	for c := range pairs {
		pairs[c] = word[2*c : 2*c+2]
	}
	return pairs, nil
}
