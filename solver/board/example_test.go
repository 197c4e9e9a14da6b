package board_test

import (
	"fmt"

	"sudoku/solver/board"
)

// A board keeps the candidates of its empty cells.
func Example() {
	var p board.Position
	p = p.WithGiven(board.CellAt(0, 0), 5).WithEntry(board.CellAt(0, 1), 3)
	p.Eliminated.Add(board.NewCandidate(board.CellAt(0, 2), 9))
	b := board.New(&p)
	fmt.Println(b.Candidates(board.CellAt(0, 2)))
	fmt.Println(b.Value(board.CellAt(0, 0)), b.Empty().Len())
	// Output:
	// 124678
	// 5 79
}

// A grid may have any content. Conflicts lists what is wrong with it.
func ExampleGrid_Conflicts() {
	g := board.Grid{0: 5, 1: 5}
	fmt.Println(g)
	for _, c := range g.Conflicts() {
		fmt.Println(c.Digit, c.House, c.A, c.B)
	}
	// Output:
	// 55...............................................................................
	// 5 r1 r1c1 r1c2
}
