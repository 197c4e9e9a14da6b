package technique_test

import (
	"iter"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/finders"
	"sudoku/solver/internal/sample"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// BenchmarkMiss runs each search on boards where no technique finds a step.
func BenchmarkMiss(b *testing.B) {
	boards := finders.StuckBoards(b, 20)
	for _, x := range finders.Unasked() {
		b.Run(x.Key, func(b *testing.B) {
			var searches []iter.Seq[step.Step]
			for i := range boards {
				searches = append(searches, x.Find(&boards[i]))
			}
			stop := func(step.Step) bool { return false }
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				searches[i%len(searches)](stop)
			}
		})
	}
}

// BenchmarkAll finds every step of each technique on boards that occur in paths.
func BenchmarkAll(b *testing.B) {
	var boards []board.Board
	for seed := range uint64(20) {
		g := sample.Puzzle(seed)
		finders.Walk(b, &g, func(met *board.Board, next *technique.Technique) bool {
			if finders.NeedsThought(next) {
				boards = append(boards, *met)
			}
			return true
		})
	}
	for _, x := range finders.Unasked() {
		b.Run(x.Key, func(b *testing.B) {
			b.ReportAllocs()
			steps, runs := 0, 0
			for i := 0; b.Loop(); i++ {
				for range x.Find(&boards[i%len(boards)]) {
					steps++
				}
				runs++
			}
			b.ReportMetric(float64(steps)/float64(runs), "steps/op")
		})
	}
}
