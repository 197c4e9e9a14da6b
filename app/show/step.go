package show

import (
	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/step"
)

// Clean removes all candidates from the board except the placed ones, which are drawn
// full size.
func Clean(b *Board, placed []board.Candidate) {
	for c := range b.Cells {
		b.Cells[c].Candidates = ""
	}
	for _, x := range placed {
		cell := &b.Cells[x.Cell()]
		cell.Candidates, cell.Drawn.Alone = board.NewDigitSet(x.Digit()).String(), true
	}
}

// PointAt adds both ends of a link to the targets of a word that can be pointed at.
func PointAt(words *explain.Token, l *step.Link) {
	for _, n := range []step.Node{l.From, l.To} {
		for c := range n.Cells.All() {
			words.Candidates.Add(board.NewCandidate(c, n.Digit))
		}
	}
}

// Draw returns the marks of a view for each cell.
func Draw(v *step.View) (drawn [board.Cells]Drawn) {
	for c := range drawn {
		drawn[c].Shown = true
	}
	for _, h := range v.Cells {
		drawn[h.Item].Cell = h.Role
	}
	for _, h := range v.Candidates {
		drawn[h.Item.Cell()].Digits[h.Item.Digit()-1] = h.Role
	}
	return drawn
}
