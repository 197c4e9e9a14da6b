package search

import "math/bits"

// Within a chute (a band or a stack), a digit appears once in each line and once in each
// box. The three minilines that hold it therefore form one of six permutations.
// Permutation n puts the digit of line i into box permutations[n][i].
var permutations = [6][3]int{{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}}

// These tables are indexed by the nine minirows of a band that have a candidate of a
// digit, three bits per row.
var (
	// ways is the set of open permutations, and wayCount their number.
	ways     [512]uint8
	wayCount [512]uint32
	// lowRows and highRows hold the cells of the minirows that occur in an open
	// permutation, for the lower and the upper half of a word.
	lowRows, highRows [512]uint64
	// wayRows holds the cells in the minirows of each permutation.
	wayRows [6]uint64
)

// These tables convert between a cell of a band, 0 to 26 in reading order, and its bit.
var (
	cellBit [27]uint32
	cellBox [27]uint32 // the bits of the cell's box
	bitCell [32]uint8
)

func init() {
	for n, p := range permutations {
		wayRows[n] = (1<<p[0] | 1<<(3+p[1]) | 1<<(6+p[2])) * pictures
	}
	for i := range ways {
		for n, rows := range wayRows {
			if rows&nine&^uint64(i) == 0 {
				ways[i] |= 1 << n
				lowRows[i] |= rows
			}
		}
		wayCount[i] = uint32(bits.OnesCount8(ways[i]))
		highRows[i] = lowRows[i] << 32
	}
	for c := range cellBit {
		row, column := c/9, c%9
		bit := 9*(column%3) + 3*row + column/3
		cellBit[c] = 1 << bit
		cellBox[c] = box << (column / 3)
		bitCell[bit] = uint8(c)
	}
}
