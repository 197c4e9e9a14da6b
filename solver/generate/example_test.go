package generate_test

import (
	"context"
	"fmt"
	"log"

	"sudoku/solver/generate"
	"sudoku/solver/rate"
)

// The same spec and seed always give the same puzzle.
func ExampleGenerate() {
	order := generate.Spec{Grade: rate.GradeMedium, Symmetry: generate.HalfTurn}
	puzzle, err := generate.Generate(context.Background(), order, 2026)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(&puzzle.Givens)
	fmt.Println(&puzzle.Solution)
	// Output:
	// ...451..29.....5.....3...84..1....2..5..6..3..3....1..79...3.....6.....82..517...
	// 368451792947826513125379684671938425459162837832745169794683251516294378283517946
}

// No proper puzzle has 16 givens, so Generate fails without a search.
func ExampleGenerate_impossible() {
	_, err := generate.Generate(context.Background(), generate.Spec{Givens: generate.Range{Min: 16, Max: 16}}, 1)
	fmt.Println(err)
	// Output: no such puzzle: fewer than 17 givens never have one solution
}
