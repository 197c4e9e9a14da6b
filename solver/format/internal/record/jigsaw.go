package record

import (
	"unicode"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// Jigsaw is a line of 81 symbols followed by a letter for each cell that names its
// region. Regions other than the boxes are ignored, as constraints of a variant.
//
// Source: the Interactive Sudoku Solver, which reads it.
var Jigsaw = core.Format{
	Key:    "jigsaw",
	Within: core.InList | core.InLink,
	May:    func(g *core.Glance) bool { return g.Size >= 2*board.Cells },
	Look: func(s core.Source) bool {
		word := s.Word()
		return len(word) == 2*board.Cells && basic.LeadingSymbols(word[:board.Cells]) == board.Cells && hasNineParts(word[board.Cells:])
	},
	Reads: func(s core.Source) (core.Reading, *core.Error) {
		word, comments := s.Code()
		if len(word) != 2*board.Cells {
			return core.Reading{}, &core.Error{Kind: core.Unrecognized}
		}
		g, _, err := basic.ReadRecord(word[:board.Cells])
		if err != nil {
			return core.Reading{}, err
		}
		r := core.NewReading(board.Position{Givens: g}, comments...)
		parts := word[board.Cells:]
		for c := range board.Cell(board.Cells) {
			for peer := range board.Cell(board.Cells) {
				if (parts[c] == parts[peer]) != (c.Box() == peer.Box()) {
					r.Dropped[core.Constraints] = 1
				}
			}
		}
		return r, nil
	},
}

// hasNineParts reports whether the letters of a text name nine regions of nine cells
// each.
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
