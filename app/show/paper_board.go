package show

import (
	"strconv"

	"sudoku/solver/board"
)

// PaperBoard returns a grid for printing: givens, entries and, if notes is set, the
// candidates of empty cells.
func PaperBoard(p *board.Position, notes bool, name string) Board {
	b := Board{Name: name}
	values := p.Values()
	position := board.New(p)
	for c := range board.Cell(board.Cells) {
		cell := Cell{ID: c.String(), Given: p.IsGiven(c)}
		if d := values[c]; d != 0 {
			cell.Value = strconv.Itoa(int(d))
		} else if notes {
			cell.Candidates = position.Candidates(c).String()
		}
		b.Cells[c] = cell
	}
	return b
}
