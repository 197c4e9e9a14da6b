package main

import (
	"fmt"

	"sudoku/solver/internal/making"
	"sudoku/solver/technique"
)

// grades lists the keys of the grades.
var grades = []string{"Easy", "Medium", "Hard", "Expert", "Extreme"}

// report prints the number of puzzles for each key.
func report(b *making.Bank) {
	fmt.Printf("%d attempts, %d walks, %d births\n", b.Mined, b.Walks, len(b.Births))
	all := grades
	for _, t := range technique.Catalog() {
		all = append(all, t.Key)
	}
	none, few := 0, 0
	for _, key := range all {
		switch n := len(b.Places(key)); {
		case n == 0:
			none++
		case n < enough(key):
			few++
		}
		fmt.Printf("%5d %5d %s\n", len(b.Places(key)), len(b.Places(key+".hardest")), key)
	}
	fmt.Printf("%d kinds: %d without a puzzle, %d with fewer than are wanted\n", len(all), none, few)
}
