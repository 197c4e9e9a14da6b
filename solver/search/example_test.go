package search_test

import (
	"context"
	"fmt"

	"sudoku/solver/board"
	"sudoku/solver/search"
)

func ExampleSolve() {
	var g board.Grid
	for c, digit := range "530070000600195000098000060800060003400803001700020006060000280000419005000080079" {
		g[c] = board.Digit(digit - '0')
	}
	result := search.Solve(&g)
	fmt.Println(result.Count)
	fmt.Println(&result.Solution)
	// Output:
	// 1
	// 534678912672195348198342567859761423426853791713924856961537284287419635345286179
}

func ExampleCount() {
	var empty board.Grid
	result, err := search.Count(context.Background(), &empty, 1000, nil)
	fmt.Println(result.Count, err)
	// Output:
	// 1000 <nil>
}

func ExampleAll() {
	// A solved grid without the digits 8 and 9.
	var g board.Grid
	for c := range g {
		row, column := c/9, c%9
		g[c] = board.Digit((row%3*3+row/3+column)%9 + 1)
		if g[c] > 7 {
			g[c] = 0
		}
	}
	for solution := range search.All(context.Background(), &g) {
		fmt.Println(&solution)
	}
	// Output:
	// 123456789456789123789123456234567891567891234891234567345678912678912345912345678
	// 123456798456798123798123456234567981567981234981234567345679812679812345812345679
}
