package work_test

import (
	"bytes"
	"context"
	"testing"

	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/profile"
	"sudoku/solver/search"
)

// hard17 has 17 givens and needs no guess, like most puzzles in lists. With such puzzles,
// the overhead of handling a list shows most clearly.
const hard17 = "000801000000000043500000000000070800000000100020030000600000075003400000000200600"

// BenchmarkList reads a list of a thousand puzzles and counts their solutions as workers
// do. For comparison, it also solves the puzzles with the engine alone.
func BenchmarkList(b *testing.B) {
	const puzzles = 1000
	list := bytes.Repeat([]byte(hard17+"\n"), puzzles)
	perPuzzle := func(b *testing.B) {
		b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N)/puzzles, "µs/puzzle")
	}
	serve := func(job work.Job) (last work.Response) {
		work.Serve(context.Background(), work.Request{Job: job}, func(r work.Response) { last = r })
		return last
	}
	read := func() work.Contained {
		return serve(work.Contents{Part: work.Part{To: len(list)}.Carrying(list)}).Answer.(work.Contained)
	}
	b.Run("read", func(b *testing.B) {
		for b.Loop() {
			read()
		}
		perPuzzle(b)
	})
	rows := read().Rows()
	b.Run("count", func(b *testing.B) {
		for b.Loop() {
			serve(work.Deepen{Layer: profile.Solved}.Carrying(rows))
		}
		perPuzzle(b)
	})
	var g board.Grid
	for i, ch := range []byte(hard17) {
		g[i] = board.Digit(ch - '0')
	}
	b.Run("engine", func(b *testing.B) {
		for b.Loop() {
			for range puzzles {
				search.Solve(&g)
			}
		}
		perPuzzle(b)
	})
}
