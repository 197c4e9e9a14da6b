package format

import "sudoku/solver/board"

// What follows is common to the formats that show for each cell the digits it
// may hold. They do not tell a digit from a candidate that is alone in its
// cell, nor a given from an entry.

// shown are the digits of each cell as such a format shows them.
type shown [board.Cells]board.DigitSet

// showPosition are the digits and candidates of a position.
func showPosition(p *board.Position) *shown {
	var cells shown
	b := board.New(p)
	for c := range board.Cell(board.Cells) {
		if d := b.Value(c); d != 0 {
			cells[c] = board.DigitSetOf(d)
		} else {
			cells[c] = b.Candidates(c)
		}
	}
	return &cells
}

// position reads a digit that is alone in its cell as a given, as all programs
// do, unless a peer shows it beside others: there it has not been placed yet.
func (cells *shown) position() board.Position {
	var p board.Position
	for c := range board.Cell(board.Cells) {
		if set := cells[c]; set.Len() == 1 && !cells.isOpen(c, set.First()) {
			p.Givens[c] = set.First()
		}
	}
	b := board.New(&p)
	for c := range b.Empty().All() {
		for d := range (b.Candidates(c) &^ cells[c]).All() {
			p.Eliminated.Add(board.CandidateOf(c, d))
		}
	}
	return p
}

func (cells *shown) isOpen(c board.Cell, d board.Digit) bool {
	for peer := range c.Peers().All() {
		if cells[peer].Len() > 1 && cells[peer].Has(d) {
			return true
		}
	}
	return false
}
