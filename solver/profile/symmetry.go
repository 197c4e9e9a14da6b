package profile

import (
	"sudoku/solver/board"
	"sudoku/solver/generate"
)

// Symmetries is a bit set of the symmetries of a pattern of cells.
type Symmetries uint16

// FindSymmetries returns the symmetries of a pattern of cells. It leaves out NoSymmetry,
// which every pattern has.
func FindSymmetries(cells board.CellSet) (all Symmetries) {
	for _, s := range generate.Symmetries() {
		if s != generate.NoSymmetry && s.Holds(cells) {
			all = all.With(s)
		}
	}
	return all
}

// With returns s with another symmetry.
func (s Symmetries) With(one generate.Symmetry) Symmetries { return s | 1<<one }

// Has reports whether a symmetry is in the set. NoSymmetry is only in the empty set.
func (s Symmetries) Has(one generate.Symmetry) bool {
	if one == generate.NoSymmetry {
		return s == 0
	}
	return s>>one&1 != 0
}

// allSymmetries has the bits of all symmetries set.
var allSymmetries = FindSymmetries(board.AllCells)

// bySize lists the symmetries by decreasing size of their orbits.
var bySize = [...]generate.Symmetry{
	generate.FullSymmetry, generate.QuarterTurn, generate.BothMirrors, generate.BothDiagonals,
	generate.HalfTurn, generate.Diagonal, generate.Antidiagonal, generate.LeftRight, generate.TopBottom,
}

// Greatest returns the symmetry with the largest orbits, or NoSymmetry if the set is
// empty.
func (s Symmetries) Greatest() generate.Symmetry {
	for _, one := range bySize {
		if s.Has(one) {
			return one
		}
	}
	return generate.NoSymmetry
}
