package show

import (
	"strings"

	"sudoku/app/game"
	"sudoku/app/text"
	"sudoku/solver/board"
)

// MostConflicts limits how many conflicts are named.
const MostConflicts = 3

// VerdictText explains why there is no solution. It names the obvious conflicts. If there
// are none, it says that the puzzle contradicts itself.
func VerdictText(s *game.Sheet, t *text.Catalog) string {
	conflicts := Obvious(s)
	if len(conflicts) == 0 {
		return t.Outcomes.NoneSearched
	}
	return t.Outcomes.None + t.Techniques.Marks.Space + ConflictsText(conflicts, t)
}

// ConflictsText describes up to MostConflicts conflicts and counts the rest.
func ConflictsText(conflicts []board.Conflict, t *text.Catalog) string {
	var parts []string
	for _, x := range conflicts[:min(len(conflicts), MostConflicts)] {
		parts = append(parts, conflictText(x, t))
	}
	if more := len(conflicts) - MostConflicts; more > 0 {
		parts = append(parts, t.Fill(t.Outcomes.MoreConflicts, "count", more))
	}
	return strings.Join(parts, t.Techniques.Marks.Space)
}

func conflictText(x board.Conflict, t *text.Catalog) string {
	w := &t.Outcomes
	return fillConflict(x, t, w.NoCandidate, w.NoPlace, w.Twice)
}

// ConflictClause describes a conflict as the end of a sentence.
func ConflictClause(x board.Conflict, t *text.Catalog) string {
	w := &t.Explain
	return fillConflict(x, t, w.NoDigit, w.NoPlace, w.Twice)
}

// ContradictionText says that the conflict at the end of an assumption is a contradiction.
func ContradictionText(x board.Conflict, t *text.Catalog) string {
	return t.Fill(t.Explain.Contradiction, "conflict", ConflictClause(x, t))
}

func fillConflict(x board.Conflict, t *text.Catalog, noDigit, noPlace, twice string) string {
	sentence := twice
	switch x.Kind {
	case board.NoCandidate:
		sentence = noDigit
	case board.NoPlace:
		sentence = noPlace
	}
	return t.Fill(sentence, "digit", int(x.Digit), "house", x.House, "cell", x.A)
}

// Obvious returns the conflicts that need no search: repeated givens or, if there are
// none, cells without a candidate and houses without a place for a digit.
func Obvious(s *game.Sheet) []board.Conflict {
	if conflicts := s.Position.Givens.Conflicts(); len(conflicts) > 0 {
		return conflicts
	}
	givens := board.FromGrid(&s.Position.Givens)
	return givens.Conflicts()
}

// MarkImpossible marks cells that no digit fits and frames houses without a place for a
// digit. It also adds the reason to the names of these cells and of the houses' empty
// cells.
func MarkImpossible(b *Board, conflicts []board.Conflict, t *text.Catalog) {
	for _, x := range conflicts {
		switch x.Kind {
		case board.NoCandidate:
			c := &b.Cells[x.A]
			c.Impossible = true
			c.Name += t.Techniques.Marks.Comma + t.Board.NoDigit
		case board.NoPlace:
			var frame strings.Builder
			writeFrame(&frame, "house impossible", x.House)
			b.Drawing += frame.String()
			words := t.Techniques.Marks.Comma + t.Fill(t.Board.NoPlace, "digit", int(x.Digit), "house", x.House)
			for c := range x.House.Cells().All() {
				if b.Cells[c].Value == "" {
					b.Cells[c].Name += words
				}
			}
		}
	}
}
