//go:build !js

package generate

import (
	_ "embed"
	"slices"

	"sudoku/solver/internal/making"
)

// The files of the bank. neededFile, which the miner extends, holds puzzles that require
// a technique. seenFile holds puzzles that merely contain a step of one.
var (
	//go:embed bank.txt
	neededFile []byte
	//go:embed seen.txt
	seenFile []byte
)

// BankFile returns the text of the bank that comes with this package. The page does not
// embed it but loads the file when needed.
func BankFile() []byte { return making.Joined(slices.Concat(neededFile, seenFile)) }
