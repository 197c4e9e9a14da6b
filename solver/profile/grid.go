package profile

import "sudoku/solver/board"

// GridSize is the length of a packed grid in bytes: four bits a cell.
const GridSize = 41

// PackGrid writes a grid into GridSize bytes, the first cell in the low bits.
func PackGrid(to []byte, g *board.Grid) {
	for i := range GridSize - 1 {
		to[i] = byte(g[2*i]) | byte(g[2*i+1])<<4
	}
	to[GridSize-1] = byte(g[board.Cells-1])
}

// UnpackGrid reads what PackGrid wrote. Bits that stand for no digit are read as
// empty cells.
func UnpackGrid(from []byte) (g board.Grid) {
	for c := range g {
		if d := from[c/2] >> (4 * (c % 2)) & 15; d <= 9 {
			g[c] = board.Digit(d)
		}
	}
	return g
}

// digest is a number that equal grids share, and different ones hardly ever
// (FNV-1a of the packed grid).
func digest(g *board.Grid) uint64 {
	var packed [GridSize]byte
	PackGrid(packed[:], g)
	h := uint64(14695981039346656037)
	for _, b := range packed {
		h = (h ^ uint64(b)) * 1099511628211
	}
	return h
}
