package rate_test

import (
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/corpus"
	"sudoku/solver/rate"
)

// peers holds the speeds of HoDoKu 2.2 in batch mode and of Sudoku Explainer 1.2.1's
// serate, in puzzles per second for each corpus. Both were measured on one core of a
// loaded machine, including start-up.
var peers = []struct {
	file       string
	hodoku, se float64
}{
	{"puzzles0_kaggle_sub20k.txt", 1227, 1258},
	{"puzzles2_17_clue.txt", 306, 83},
	{"tdoku_generate_6k.txt", 102, 25.5},
	{"puzzles3_magictour_top1465.txt", 3.3, 1.2},
}

// BenchmarkHoDoKu rates the corpora as HoDoKu does and reports puzzles per second for
// this package and for HoDoKu.
func BenchmarkHoDoKu(b *testing.B) {
	for _, x := range peers {
		benchmarkPeer(b, x.file, x.hodoku, func(start *board.Board) error {
			_, _, err := rate.RateHoDoKu(b.Context(), start)
			return err
		})
	}
}

// BenchmarkSE rates the corpora as Sudoku Explainer does and reports puzzles per second
// for this package and for serate.
func BenchmarkSE(b *testing.B) {
	for _, x := range peers {
		benchmarkPeer(b, x.file, x.se, func(start *board.Board) error {
			_, _, err := rate.RateSE(b.Context(), start, func(int) {})
			return err
		})
	}
}

func benchmarkPeer(b *testing.B, file string, peer float64, rateOne func(*board.Board) error) {
	all := corpus.Puzzles(b, file)
	if all == nil {
		return
	}
	b.Run(file, func(b *testing.B) {
		b.ReportAllocs()
		i := 0
		for b.Loop() {
			start := board.FromGrid(&all[i%len(all)])
			i++
			if err := rateOne(&start); err != nil {
				b.Fatal(err)
			}
		}
		b.ReportMetric(float64(i)/b.Elapsed().Seconds(), "puzzles/s")
		b.ReportMetric(peer, "peer/s")
	})
}
