package format

import (
	"unicode"

	"sudoku/solver/board"
)

// Jigsaw is a line of 81 symbols and then a letter for each cell that names the
// part of the grid it belongs to. Where the parts are not the boxes, they are
// passed over as a constraint of a variant.
//
// Source: the Interactive Sudoku Solver, which reads it.
var Jigsaw = Format{
	Key:    "jigsaw",
	Within: InList | InLink,
	may:    func(g *glance) bool { return g.size >= 2*board.Cells },
	detect: func(s source) bool {
		word := s.word()
		return len(word) == 2*board.Cells && leadingSymbols(word[:board.Cells]) == board.Cells && hasNineParts(word[board.Cells:])
	},
	parse: func(s source) (Reading, *Error) {
		word, comments := s.code()
		if len(word) != 2*board.Cells {
			return Reading{}, &Error{Kind: Unrecognized}
		}
		g, _, err := readRecord(word[:board.Cells])
		if err != nil {
			return Reading{}, err
		}
		r := reading(board.Position{Givens: g}, comments...)
		parts := word[board.Cells:]
		for c := range board.Cell(board.Cells) {
			for peer := range board.Cell(board.Cells) {
				if (parts[c] == parts[peer]) != (c.Box() == peer.Box()) {
					r.Dropped[Constraints] = 1
				}
			}
		}
		return r, nil
	},
}

// hasNineParts reports whether a text names nine parts with nine cells each by
// letters.
func hasNineParts(text string) bool {
	parts := make(map[rune]int)
	for _, r := range text {
		if _, isSymbol := board.ParseDigit(r); isSymbol && !unicode.IsLetter(r) {
			return false
		}
		parts[r]++
	}
	for _, n := range parts {
		if n != 9 {
			return false
		}
	}
	return len(parts) == 9
}
