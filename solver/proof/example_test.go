package proof_test

import (
	"bytes"
	"context"
	"fmt"
	"log"

	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/path"
	"sudoku/solver/proof"
	"sudoku/solver/step"
)

func Example() {
	puzzle, err := format.Read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	if err != nil {
		log.Fatal(err)
	}
	b := board.New(&puzzle.Position)
	walked, err := path.Human().Walk(context.Background(), &b, nil)
	if err != nil {
		log.Fatal(err)
	}
	var steps []step.Step
	for _, taken := range walked.Steps {
		steps = append(steps, taken.Step)
	}
	c, err := proof.Certify(context.Background(), &puzzle.Position, steps, 0, func(int) {})
	if err != nil {
		log.Fatal(err)
	}
	lines, err := proof.Check(bytes.NewReader(c.Formula), bytes.NewReader(c.Proof))
	fmt.Println(lines, "lines, wrong:", err)
	// Output: 385 lines, wrong: <nil>
}
