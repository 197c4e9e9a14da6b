package view

import (
	"strings"

	"sudoku/app/game"
	"sudoku/app/model"
	"sudoku/app/text"
	"sudoku/solver/board"
)

// impossibleOf are the conflicts that the status names because of which there is
// no solution.
func impossibleOf(m *model.Model) []board.Conflict {
	report := checkMarksOf(m).report
	none := m.Solve.Verdict.NoSolution && m.Steps.Hint.Level == 0
	if report != nil {
		none = report.Counted && report.Count == 0
	}
	if !none {
		return nil
	}
	s := m.Sheet()
	conflicts := obvious(&s)
	return conflicts[:min(len(conflicts), mostConflicts)]
}

// obvious are the conflicts of the givens that take no search: digits that
// repeat, else cells and houses for which nothing is left.
func obvious(s *game.Sheet) []board.Conflict {
	if conflicts := s.Position.Givens.Conflicts(); len(conflicts) > 0 {
		return conflicts
	}
	givens := board.FromGrid(&s.Position.Givens)
	return givens.Conflicts()
}

// markImpossible shows a cell that no digit fits, and a house without a place
// for a digit, of which the words are said in its empty cells.
func markImpossible(b *Board, conflicts []board.Conflict, t *text.Catalog) {
	for _, x := range conflicts {
		switch x.Kind {
		case board.NoCandidate:
			c := &b.Cells[x.A]
			c.Impossible = true
			c.Name += ", " + t.Board.NoDigit
		case board.NoPlace:
			var frame strings.Builder
			writeFrame(&frame, "house impossible", x.House)
			b.Drawing += frame.String()
			words := ", " + t.Fill(t.Board.NoPlace, "digit", int(x.Digit), "house", houseName(x.House, t))
			for c := range x.House.Cells().All() {
				if b.Cells[c].Value == "" {
					b.Cells[c].Name += words
				}
			}
		}
	}
}
