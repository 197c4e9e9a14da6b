package show

import (
	"sudoku/app/desk"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// PlainBoard returns a board of the engine with its candidates, the marks of a view, and
// the candidates that the player asks about.
func PlainBoard(d *desk.Desk, at *board.Board, v *step.View, asked *board.CandidateSet, t *text.Catalog) Board {
	position := d.Sheet().Position
	drawn, selection := Draw(v), d.Selection()
	b := Board{Name: t.Board.Name}
	for c := range board.Cell(board.Cells) {
		value := at.Value(c)
		cell := Cell{
			ID:       c.String(),
			Given:    position.IsGiven(c),
			Answer:   value != 0 && position.Values()[c] != value,
			Selected: selection.Has(c),
			Focus:    c == d.Selected,
		}
		candidates := at.Candidates(c)
		for digit := range board.AllDigits.All() {
			if asked.Has(board.NewCandidate(c, digit)) {
				drawn[c].Asked = drawn[c].Asked.With(digit)
			}
		}
		content := t.Board.Candidates
		switch {
		case value == 0:
			cell.Candidates = (candidates | drawn[c].Asked).String()
		case cell.Given:
			content = t.Board.Given
		case cell.Answer:
			content = t.Board.Answer
		default:
			content = t.Board.Entry
		}
		if value != 0 {
			cell.Value = string('0' + rune(value))
		} else if cell.Candidates == "" {
			content = t.Board.Empty
		}
		cell.Name = t.Fill(content, "digit", cell.Value, "digits", Spaced(cell.Candidates))
		drawn[c].Put(&cell, candidates|drawn[c].Asked, t)
		b.Cells[c] = cell
	}
	return b
}
