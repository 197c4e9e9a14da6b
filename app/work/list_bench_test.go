package work_test

import (
	"bytes"
	"context"
	"testing"

	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/search"
)

// hard17 is a puzzle of 17 givens that needs no guess, as most lists are made
// of: what a list costs on top of solving shows best.
const hard17 = "000801000000000043500000000000070800000000100020030000600000075003400000000200600"

// BenchmarkList solves a list of a thousand puzzles as a worker does, and the
// same puzzles by the engine alone.
func BenchmarkList(b *testing.B) {
	const puzzles = 1000
	list := bytes.Repeat([]byte(hard17+"\n"), puzzles)
	var g board.Grid
	for i, ch := range []byte(hard17) {
		g[i] = board.Digit(ch - '0')
	}
	b.Run("list", func(b *testing.B) {
		req := work.Request{Job: work.SolveList{Part: work.Part{To: len(list)}.Carrying(list)}}
		for b.Loop() {
			work.Serve(context.Background(), req, func(work.Response) {})
		}
		b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N)/puzzles, "µs/puzzle")
	})
	b.Run("engine", func(b *testing.B) {
		for b.Loop() {
			for range puzzles {
				search.Solve(&g)
			}
		}
		b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N)/puzzles, "µs/puzzle")
	})
}
