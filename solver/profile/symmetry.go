package profile

import (
	"sudoku/solver/board"
	"sudoku/solver/generate"
)

// Symmetries is a set of the symmetries that cells can have, a bit each.
type Symmetries uint16

// FindSymmetries are the symmetries that cells have; NoSymmetry, which all have, is
// not among them.
func FindSymmetries(cells board.CellSet) (all Symmetries) {
	for _, s := range generate.Symmetries() {
		if s != generate.NoSymmetry && s.Holds(cells) {
			all = all.With(s)
		}
	}
	return all
}

// With is the set with one more.
func (s Symmetries) With(one generate.Symmetry) Symmetries { return s | 1<<one }

// Has reports whether a symmetry is in the set; NoSymmetry is in the empty one
// only.
func (s Symmetries) Has(one generate.Symmetry) bool {
	if one == generate.NoSymmetry {
		return s == 0
	}
	return s>>one&1 != 0
}

// allSymmetries are the bits that have a meaning.
var allSymmetries = FindSymmetries(board.AllCells)

// bySize are the symmetries, those with the largest orbits first.
var bySize = [...]generate.Symmetry{
	generate.FullSymmetry, generate.QuarterTurn, generate.BothMirrors, generate.BothDiagonals,
	generate.HalfTurn, generate.Diagonal, generate.Antidiagonal, generate.LeftRight, generate.TopBottom,
}

// Greatest is the one that says the most, NoSymmetry if there is none.
func (s Symmetries) Greatest() generate.Symmetry {
	for _, one := range bySize {
		if s.Has(one) {
			return one
		}
	}
	return generate.NoSymmetry
}
