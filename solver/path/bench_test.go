package path_test

import (
	"slices"
	"testing"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/internal/corpus"
	"sudoku/solver/path"
)

// BenchmarkWalk walks puzzles from each corpus until no technique finds a step.
func BenchmarkWalk(b *testing.B) {
	for _, file := range []string{
		"puzzles0_kaggle_sub20k.txt", "puzzles2_17_clue.txt", "puzzles3_magictour_top1465.txt", "puzzles6_forum_hardest_1106.txt",
	} {
		all := corpus.Puzzles(b, file)
		if all == nil {
			continue
		}
		b.Run(file, func(b *testing.B) {
			b.ReportAllocs()
			solved, i := 0, 0
			for b.Loop() {
				start := board.FromGrid(&all[i%len(all)])
				i++
				if p, err := path.Human().Walk(b.Context(), &start, nil); err != nil {
					b.Fatal(err)
				} else if p.Solved {
					solved++
				}
			}
			b.ReportMetric(float64(solved)/float64(i), "solved/op")
		})
	}
}

// BenchmarkPositions finds the next step and all steps on the positions that occur when
// the magictour list is solved. It reports the 95th percentile of the times.
func BenchmarkPositions(b *testing.B) {
	all := corpus.Puzzles(b, "puzzles3_magictour_top1465.txt")
	if all == nil {
		return
	}
	human := path.Human()
	var boards []board.Board
	for i := range all[:min(100, len(all))] {
		start := board.FromGrid(&all[i])
		p, err := human.Walk(b.Context(), &start, nil)
		if err != nil {
			b.Fatal(err)
		}
		for _, taken := range p.Steps {
			boards = append(boards, taken.Before)
		}
	}
	for name, look := range map[string]func(*board.Board){
		"next": func(x *board.Board) { human.Next(b.Context(), x, nil) },
		"all": func(x *board.Board) {
			for range human.All(x) {
			}
		},
	} {
		b.Run(name, func(b *testing.B) {
			var times []time.Duration
			i := 0
			for b.Loop() {
				start := time.Now()
				look(&boards[i%len(boards)])
				times = append(times, time.Since(start))
				i++
			}
			slices.Sort(times)
			b.ReportMetric(float64(times[len(times)*95/100])/1e6, "p95-ms")
			b.ReportMetric(float64(times[len(times)-1])/1e6, "max-ms")
		})
	}
}
