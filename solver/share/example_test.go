package share_test

import (
	"fmt"
	"log"

	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/share"
)

// A code holds givens, entries and eliminations, and fits into a link.
func ExampleEncode() {
	read, err := format.Read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	if err != nil {
		log.Fatal(err)
	}
	position := read.Position.WithEntry(board.CellAt(4, 4), 5)
	code := share.Encode(&position)
	fmt.Println(code)
	again, err := share.Decode(code)
	fmt.Println(again == position, err)
	// Output:
	// A3BFuFiqvsaihHr78iyk475Mf
	// true <nil>
}
