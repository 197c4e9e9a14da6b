package profile_test

import (
	"math"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/sample"
	"sudoku/solver/profile"
)

// TestTally checks that each puzzle is in its bin and that puzzles without a value are
// counted separately.
func TestTally(t *testing.T) {
	const puzzles = 20
	var rows []profile.Row
	for seed := range uint64(puzzles) {
		p := worked(t, sample.Puzzle(seed))
		row := make(profile.Row, profile.RowSize)
		p.Put(row)
		rows = append(rows, row)
	}
	unknown := make(profile.Row, profile.RowSize)
	fresh := profile.Of(new(board.Grid))
	fresh.Put(unknown)
	rows = append(rows, unknown)
	for m := range profile.Measure(profile.Measures) {
		y := profile.NewTally(m)
		want := map[int]int{}
		for _, r := range rows {
			y.Add(r)
			if !r.Layers().Has(m.Layer()) {
				continue
			}
			score := int(math.Round(10 * math.Log10(float64(r.Score()))))
			switch m {
			case profile.ByGivens:
				want[r.Givens()]++
			case profile.ByER:
				want[r.ER()]++
			case profile.ByScore:
				want[score]++
			case profile.ByTechnique:
				for x := range r.Techniques().All() {
					want[int(x)]++
				}
			case profile.ByERAndScore:
				want[r.ER()*profile.ScoreBins+score]++
			}
		}
		silent := 1
		if m == profile.ByGivens {
			silent = 0
		}
		if y.Puzzles != len(rows) || y.Silent != silent {
			t.Errorf("measure %d: %d puzzles, %d of them silent", m, y.Puzzles, y.Silent)
		}
		sum := 0
		for bin, n := range y.Counts {
			if n != want[bin] {
				t.Errorf("measure %d: %d puzzles in bin %d, want %d", m, n, bin, want[bin])
			}
			sum += n
		}
		if sum < puzzles {
			t.Errorf("measure %d: %d puzzles in all bins", m, sum)
		}
		lines := strings.Split(strings.TrimSpace(y.CSV()), "\n")
		for _, line := range lines {
			if strings.Count(line, ",") != strings.Count(lines[0], ",") {
				t.Errorf("measure %d: the columns of line %q differ from those of %q", m, line, lines[0])
			}
		}
	}
}

// TestScoreRange checks that the bins of scores are contiguous up to a million.
func TestScoreRange(t *testing.T) {
	next := 1
	for bin := range profile.ScoreBins {
		from, to := profile.ScoreRange(bin)
		if from != next {
			t.Fatalf("bin %d begins at %d, want %d", bin, from, next)
		}
		next = to + 1
		for _, score := range []int{from, to} {
			if from > to {
				continue
			}
			if got := int(math.Round(10 * math.Log10(float64(score)))); got != bin {
				t.Errorf("%d is in bin %d, want %d", score, got, bin)
			}
		}
	}
}
