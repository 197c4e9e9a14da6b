package generate_test

import (
	"cmp"
	"slices"
	"testing"
	"time"

	"sudoku/solver/generate"
	"sudoku/solver/rate"
)

// BenchmarkGenerate makes puzzles and reports the 95th percentile of the times in
// milliseconds.
func BenchmarkGenerate(b *testing.B) {
	for _, x := range []struct {
		name string
		spec generate.Spec
	}{
		{"Easy", generate.Spec{Grade: rate.GradeEasy}},
		{"Medium", generate.Spec{Grade: rate.GradeMedium}},
		{"Hard", generate.Spec{Grade: rate.GradeHard}},
		{"Expert", generate.Spec{Grade: rate.GradeExpert}},
		{"Extreme", generate.Spec{Grade: rate.GradeExtreme}},
		{"Easy/half-turn", generate.Spec{Grade: rate.GradeEasy, Symmetry: generate.HalfTurn}},
		{"Medium/half-turn", generate.Spec{Grade: rate.GradeMedium, Symmetry: generate.HalfTurn}},
		{"Hard/half-turn", generate.Spec{Grade: rate.GradeHard, Symmetry: generate.HalfTurn}},
		{"Hard/full", generate.Spec{Grade: rate.GradeHard, Symmetry: generate.FullSymmetry}},
		{"Expert/half-turn", generate.Spec{Grade: rate.GradeExpert, Symmetry: generate.HalfTurn}},
	} {
		b.Run(x.name, func(b *testing.B) {
			var times []time.Duration
			for b.Loop() {
				start := time.Now()
				if _, err := generate.Generate(b.Context(), x.spec, uint64(len(times))); err != nil {
					b.Fatal(err)
				}
				times = append(times, time.Since(start))
			}
			slices.Sort(times)
			b.ReportMetric(float64(times[len(times)*95/100])/1e6, "p95-ms")
		})
	}
}

// bankSeeds is the number of puzzles that the benchmark makes for each key.
const bankSeeds = 20

// BenchmarkBank makes puzzles for every key of the bank. It reports the median, the
// 99th percentile and the longest time in milliseconds, and logs the slowest keys.
func BenchmarkBank(b *testing.B) {
	bank := theBank(b)
	type timed struct {
		key           string
		median, worst time.Duration
		tries         int
	}
	var all []timed
	var times []time.Duration
	for b.Loop() {
		all, times = nil, nil
		for _, key := range bankKeys(bank) {
			s, _ := generate.ParseOrder(key)
			x := timed{key: key}
			var here []time.Duration
			for seed := range uint64(bankSeeds) {
				start := time.Now()
				made, err := bank.Generate(b.Context(), s, seed)
				if err != nil {
					b.Fatalf("%s: %v", key, err)
				}
				here = append(here, time.Since(start))
				x.tries = max(x.tries, made.Attempt+1)
			}
			slices.Sort(here)
			x.median, x.worst = here[len(here)/2], here[len(here)-1]
			all = append(all, x)
			times = append(times, here...)
		}
	}
	slices.Sort(times)
	b.ReportMetric(float64(times[len(times)/2])/1e6, "median-ms")
	b.ReportMetric(float64(times[len(times)*99/100])/1e6, "p99-ms")
	b.ReportMetric(float64(times[len(times)-1])/1e6, "worst-ms")
	slices.SortFunc(all, func(x, y timed) int { return cmp.Compare(y.worst, x.worst) })
	for _, x := range all[:12] {
		b.Logf("%-32s median %8.1f ms, worst %8.1f ms, up to %d disguises", x.key, float64(x.median)/1e6, float64(x.worst)/1e6, x.tries)
	}
}
