package technique_test

import (
	"flag"
	"fmt"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/finders"
	"sudoku/solver/internal/reglib"
	"sudoku/solver/internal/sample"
	"sudoku/solver/technique"
)

var (
	derive = flag.String("derive", "", "print cases for this technique from generated puzzles")
	seeds  = flag.Uint64("seeds", 300, "how many generated puzzles -derive walks")
)

// TestDerive makes cases from generated puzzles, for manual selection:
//
//	go test ./solver/technique -run Derive -derive naked-pair -v
//
// For each puzzle it prints the board on its path where the technique has the fewest
// steps. It also prints the board after these steps, where the technique must not find
// any.
func TestDerive(t *testing.T) {
	if *derive == "" {
		return
	}
	x := technique.ByKey(*derive)
	if x == nil {
		t.Fatalf("no technique %q", *derive)
	}
	for seed := range *seeds {
		g := sample.Puzzle(seed)
		var best board.Board
		fewest := 1000
		finders.Walk(t, &g, func(b *board.Board, _ *technique.Technique) bool {
			if n := countSteps(x, b); n > 0 && n < fewest {
				best, fewest = *b, n
			}
			return true
		})
		if fewest == 1000 {
			continue
		}
		fmt.Printf("case generated %d\nsource generated puzzle, seed %d, a board on its path\nboard %s\n%s\n",
			seed, seed, reglib.Format(&best), finders.PrintSteps(t, x, &best, finders.Solved(t, &g)))
		for range 20 {
			s, ok := x.First(&best)
			if !ok {
				fmt.Printf("case generated %d, done\nsource the board of case generated %d, its steps made\nboard %s\nnone\n\n",
					seed, seed, reglib.Format(&best))
				break
			}
			s.Apply(&best)
		}
	}
}

func countSteps(x *technique.Technique, b *board.Board) int {
	n := 0
	for range x.Find(b) {
		n++
	}
	return n
}
