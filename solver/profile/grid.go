package profile

import "sudoku/solver/board"

// GridSize is the length of a packed grid in bytes, with four bits per cell.
const GridSize = 41

// PackGrid packs a grid into GridSize bytes, with the first cell in the low bits. It
// returns the number of digits.
func PackGrid(to []byte, g *board.Grid) (digits int) {
	to = to[:GridSize]
	for i := range GridSize - 1 {
		low, high := int(g[2*i]), int(g[2*i+1])
		to[i] = byte(low | high<<4)
		digits += (low+15)>>4 + (high+15)>>4
	}
	last := int(g[board.Cells-1])
	to[GridSize-1] = byte(last)
	return digits + (last+15)>>4
}

// UnpackGrid unpacks the output of PackGrid. Values above 9 become empty cells.
func UnpackGrid(from []byte) (g board.Grid) {
	from = from[:GridSize]
	for i := range GridSize - 1 {
		g[2*i], g[2*i+1] = packed[from[i]&15], packed[from[i]>>4]
	}
	g[board.Cells-1] = packed[from[GridSize-1]&15]
	return g
}

// packed maps four bits of a packed grid to digits.
var packed = [16]board.Digit{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}

// digest returns the FNV-1a hash of the packed grid. Different grids hardly ever have the
// same digest.
func digest(g *board.Grid) uint64 {
	var bytes [GridSize]byte
	PackGrid(bytes[:], g)
	h := uint64(14695981039346656037)
	for _, b := range bytes {
		h = (h ^ uint64(b)) * 1099511628211
	}
	return h
}
