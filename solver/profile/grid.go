package profile

import "sudoku/solver/board"

// GridSize is the length of a packed grid in bytes, with four bits per cell.
const GridSize = 41

// PackGrid packs a grid into GridSize bytes, with the first cell in the low bits.
func PackGrid(to []byte, g *board.Grid) {
	for i := range GridSize - 1 {
		to[i] = byte(g[2*i]) | byte(g[2*i+1])<<4
	}
	to[GridSize-1] = byte(g[board.Cells-1])
}

// UnpackGrid unpacks the output of PackGrid. Values above 9 become empty cells.
func UnpackGrid(from []byte) (g board.Grid) {
	for c := range g {
		if d := from[c/2] >> (4 * (c % 2)) & 15; d <= 9 {
			g[c] = board.Digit(d)
		}
	}
	return g
}

// digest returns the FNV-1a hash of the packed grid. Different grids hardly ever have the
// same digest.
func digest(g *board.Grid) uint64 {
	var packed [GridSize]byte
	PackGrid(packed[:], g)
	h := uint64(14695981039346656037)
	for _, b := range packed {
		h = (h ^ uint64(b)) * 1099511628211
	}
	return h
}
