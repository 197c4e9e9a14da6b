package repair

import "sudoku/solver/board"

// redundant finds the givens of a proper puzzle that can each be removed on their own,
// and a minimal puzzle with the same solution. If err is nil and no given is redundant,
// minimal equals g.
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
