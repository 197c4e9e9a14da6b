//go:build !js

package generate

import (
	_ "embed"
	"slices"

	"sudoku/solver/internal/making"
)

// What the bank consists of: puzzles that need something, which the miner adds to,
// and those in which something is to be seen.
var (
	//go:embed bank.txt
	neededFile []byte
	//go:embed seen.txt
	seenFile []byte
)

// BankFile returns the text of the bank that comes with this package. The program of the
// page does not hold it: it loads the file when it needs it.
func BankFile() []byte { return making.Joined(slices.Concat(neededFile, seenFile)) }
