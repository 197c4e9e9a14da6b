package path_test

import (
	"context"
	"fmt"
	"log"

	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/path"
)

func ExampleRecipe_Walk() {
	read, err := format.Read("400080100000209000000730000020001009005000070090000050010500400600300000004007603")
	if err != nil {
		log.Fatal(err)
	}
	b := board.New(&read.Position)
	walked, err := path.Human().Walk(context.Background(), &b, nil)
	if err != nil {
		log.Fatal(err)
	}
	for _, taken := range walked.Steps[:3] {
		fmt.Println(taken.Technique.Key, taken.Step.Placements, taken.Step.Eliminations)
	}
	fmt.Println(len(walked.Steps), walked.Solved)
	// Output:
	// hidden-single-box [r2c5=1] []
	// hidden-single-box [r3c6=4] []
	// hidden-single-box [r1c6=5] []
	// 69 true
}
