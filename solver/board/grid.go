package board

import "strings"

// Grid holds the content of the 81 cells, row by row: a digit, or 0 for an empty cell. A
// Grid may break the rules of sudoku; Conflicts lists what is wrong.
type Grid [Cells]Digit

// String formats the grid as 81 characters, with "." for an empty cell.
func (g Grid) String() string {
	var b strings.Builder
	b.Grow(Cells)
	for _, d := range g {
		if d == 0 {
			b.WriteByte('.')
		} else {
			b.WriteByte('0' + byte(d))
		}
	}
	return b.String()
}

// Filled returns the cells that hold a digit.
func (g *Grid) Filled() CellSet {
	var s CellSet
	for c, d := range g {
		if d != 0 {
			s = s.With(Cell(c))
		}
	}
	return s
}

// IsSolution reports whether every house holds each of the nine digits once.
func (g *Grid) IsSolution() bool {
	for h := range House(Houses) {
		var seen DigitSet
		for i := range 9 {
			d := g[h.At(i)]
			if d == 0 {
				return false
			}
			seen = seen.With(d)
		}
		if seen != AllDigits {
			return false
		}
	}
	return true
}

// Over returns the grid with each empty cell filled with the content of that cell in below.
func (g *Grid) Over(below *Grid) Grid {
	merged := *g
	for c, d := range merged {
		if d == 0 {
			merged[c] = below[c]
		}
	}
	return merged
}
