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
	log := func(n int) int { return int(math.Round(10 * math.Log10(float64(max(n, 1))))) }
	values := [profile.Axes]func(profile.Row) int{
		profile.Puzzles: func(profile.Row) int { return 0 }, profile.ByGivens: profile.Row.Givens, profile.BySolutions: profile.Row.Solutions,
		profile.ByGrade: func(r profile.Row) int { return int(r.Grade()) }, profile.ByER: profile.Row.ER, profile.ByEP: profile.Row.EP,
		profile.ByED: profile.Row.ED, profile.ByScore: func(r profile.Row) int { return log(r.Score()) },
		profile.ByLevel:   func(r profile.Row) int { return int(r.Level()) },
		profile.ByTime:    func(r profile.Row) int { return log(int(r.Time().Microseconds())) },
		profile.ByHardest: func(r profile.Row) int { return int(r.Hardest()) },
	}
	type pair struct{ across, up int }
	var charts [][2]profile.Axis
	for across := profile.ByGivens; across < profile.Axes; across++ {
		for up := profile.Puzzles; up == profile.Puzzles || up.IsOrdered() && across.IsOrdered(); up++ {
			charts = append(charts, [2]profile.Axis{across, up})
		}
	}
	for _, m := range charts {
		y := profile.NewTally(m[0], m[1])
		want := map[pair]int{}
		for _, r := range rows {
			y.Add(r)
			switch {
			case !r.Layers().Has(profile.Rated) && (m[0] != profile.ByGivens || m[1] > profile.ByGivens):
			case m[0] == profile.ByTechnique:
				for x := range r.Techniques().All() {
					want[pair{int(x), 0}]++
				}
			default:
				want[pair{values[m[0]](r), values[m[1]](r)}]++
			}
		}
		silent := 1
		if m[0] == profile.ByGivens && m[1] <= profile.ByGivens {
			silent = 0
		}
		if y.Puzzles != len(rows) || y.Silent != silent {
			t.Errorf("axes %d: %d puzzles, %d of them silent", m, y.Puzzles, y.Silent)
		}
		sum := 0
		for bin, n := range y.Counts {
			across, up := y.Bins(bin)
			if n != want[pair{across, up}] {
				t.Errorf("axes %d: %d puzzles in bin %d, want %d", m, n, bin, want[pair{across, up}])
			}
			sum += n
		}
		if sum < puzzles {
			t.Errorf("axes %d: %d puzzles in all bins", m, sum)
		}
		lines := strings.Split(strings.TrimSpace(y.CSV()), "\n")
		for _, line := range lines {
			if strings.Count(line, ",") != strings.Count(lines[0], ",") {
				t.Errorf("axes %d: the columns of line %q differ from those of %q", m, line, lines[0])
			}
		}
	}
}

// TestScoreRange checks that the bins of scores are contiguous up to a million.
func TestScoreRange(t *testing.T) {
	next := 1
	for bin := range 61 {
		from, to := profile.BinRange(bin)
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
