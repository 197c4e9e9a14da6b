//go:build !js

package generate

import (
	_ "embed"
	"slices"

	"sudoku/solver/internal/making"
)

// The files of the bank: puzzles that need a technique, to which the miner adds, and
// puzzles that only show one.
var (
	//go:embed bank.txt
	neededFile []byte
	//go:embed seen.txt
	seenFile []byte
)

// BankFile returns the text of the bank that comes with this package. The page does not
// embed it: it loads the file when needed.
func BankFile() []byte { return making.Joined(slices.Concat(neededFile, seenFile)) }
