package rate_test

import (
	"context"
	_ "embed"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/rate"
)

//go:embed testdata/times.txt
var times string

// TestDuration compares the model with the published times of two sources. The times of
// one source are not in seconds, so only their proportions are compared.
func TestDuration(t *testing.T) {
	var model, played []float64
	within, sites, off := 0, 0, 0.0
	for line := range strings.Lines(times) {
		fields := strings.Fields(line)
		if fields[0] == "#" {
			continue
		}
		took, err := strconv.ParseFloat(fields[2], 64)
		if err != nil {
			t.Fatal(err)
		}
		seconds := duration(t, fields[1])
		if seconds == 0 {
			t.Errorf("%s has no duration", fields[1])
			continue
		}
		if fields[0] == "sotd" {
			sites++
			off += math.Abs(math.Log(seconds / took))
			t.Logf("%.0f s, took %.0f s", seconds, took)
			continue
		}
		model, played = append(model, seconds), append(played, took)
	}
	var ratios []float64
	for i := range model {
		ratios = append(ratios, model[i]/played[i])
	}
	slices.Sort(ratios)
	usual := ratios[len(ratios)/2]
	for _, r := range ratios {
		if math.Abs(math.Log(r/usual)) < math.Log(1.2) {
			within++
		}
	}
	r := correlation(model, played)
	t.Logf("%d puzzles: correlation %.2f, %d %% within 20 %% of the usual proportion; %d puzzles of a site: %.0f %% off on average",
		len(model), r, 100*within/len(model), sites, 100*(math.Exp(off/float64(sites))-1))
	if r < .65 || within < len(model)*4/5 || off/float64(sites) > math.Log(1.2) {
		t.Error("the model predicts worse than it did")
	}
}

// TestNoDuration checks that Duration returns 0 for puzzles that it cannot estimate.
func TestNoDuration(t *testing.T) {
	for name, puzzle := range map[string]string{
		"several solutions": strings.Repeat(".", 81),
		"no solution":       "55" + strings.Repeat(".", 79),
		"experts only":      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
	} {
		if seconds := duration(t, puzzle); seconds != 0 {
			t.Errorf("%s: %.0f s", name, seconds)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	b := board.Board{}
	if _, err := rate.Duration(ctx, &b); err == nil {
		t.Error("a cancelled context gives no error")
	}
}

func duration(t *testing.T, puzzle string) (seconds float64) {
	t.Helper()
	read, err := format.Read(puzzle)
	if err != nil {
		t.Fatal(err)
	}
	b := board.New(&board.Position{Givens: read.Position.Givens})
	d, err := rate.Duration(t.Context(), &b)
	if err != nil {
		t.Fatal(err)
	}
	return d.Seconds()
}

// correlation returns Pearson's coefficient.
func correlation(x, y []float64) float64 {
	n := float64(len(x))
	var sx, sy, sxx, syy, sxy float64
	for i := range x {
		sx, sy, sxx, syy, sxy = sx+x[i], sy+y[i], sxx+x[i]*x[i], syy+y[i]*y[i], sxy+x[i]*y[i]
	}
	return (sxy - sx*sy/n) / math.Sqrt((sxx-sx*sx/n)*(syy-sy*sy/n))
}
