package solver_test

import (
	"context"
	"fmt"

	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/repair"
	"sudoku/solver/search"
	"sudoku/solver/share"
)

func Example() {
	read, err := format.Read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	if err != nil {
		fmt.Println(err)
		return
	}
	givens := read.Position.Givens
	result := search.Solve(&givens)
	fmt.Println(result.Count, "solution:", result.Solution.String())
	// Output: 1 solution: 534678912672195348198342567859761423426853791713924856961537284287419635345286179
}

// An error says where the text cannot be read.
func Example_badInput() {
	_, err := format.Read("5 3 . | . 7 . | . . .\n6 . . | 1 9 5 | . . .\n. 9 8 | . . . | y 6 .\n8 . . | . 6 . | . . 3\n" +
		"4 . . | 8 . 3 | . . 1\n7 . . | . 2 . | . . 6\n. 6 . | . . . | 2 8 .\n. . . | 4 1 9 | . . 5\n. . . | . 8 . | . 7 9")
	fmt.Println(err)
	// Output: line 3, row 3, column 7: 'y' is not a digit
}

// For an ambiguous puzzle, print the number of solutions, the first solution and the
// likeliest typing error.
func Example_ambiguous() {
	read, _ := format.Read("000801000000000430500000000000070800000000100020030000600000075003400000000200600")
	ctx, givens := context.Background(), read.Position.Givens
	counted, _ := search.Count(ctx, &givens, 100_000, nil)
	fmt.Println(counted.Count, "solutions")
	for solution := range search.All(ctx, &givens) {
		fmt.Println(solution.String())
		break
	}
	report, _ := repair.Diagnose(ctx, &givens, repair.Defaults(), nil)
	first := report.Repairs[0]
	fmt.Println("meant:", first.Grid.String())
	// Output:
	// 9734 solutions
	// 234891567169725438578346912316574829497682153825139746642918375953467281781253694
	// meant: ...8.1..........435............7.8........1...2..3....6......75..34........2..6..
}

// A link holds givens, entries and eliminations. EncodeHistory also encodes marks and the
// whole history.
func Example_link() {
	var p board.Position
	p = p.WithGiven(board.CellAt(0, 0), 5).WithEntry(board.CellAt(0, 1), 3)
	back, err := share.Decode(share.Encode(&p))
	fmt.Println(back == p, err)
	// Output: true <nil>
}
