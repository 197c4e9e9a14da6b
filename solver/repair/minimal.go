package repair

import "sudoku/solver/board"

// redundant finds the givens of a puzzle with one solution that can be taken
// out, each alone, and a puzzle inside with the same solution out of which
// nothing can be taken. Without an error minimal is g itself if no given is
// redundant.
func (p *prober) redundant(g *board.Grid) (redundant board.CellSet, minimal board.Grid, err error) {
	givens := g.Filled()
	p.begin(2 * givens.Len())
	for c := range givens.All() {
		less := *g
		less[c] = 0
		_, one, err := p.unique(&less)
		if err != nil {
			return board.CellSet{}, board.Grid{}, err
		}
		if one {
			redundant = redundant.With(c)
		}
		p.at.Done++
	}
	minimal = *g
	for c := range redundant.All() {
		less := minimal
		less[c] = 0
		_, one, err := p.unique(&less)
		if err != nil {
			return board.CellSet{}, board.Grid{}, err
		}
		if one {
			minimal = less
		}
		p.at.Done++
	}
	return redundant, minimal, nil
}
