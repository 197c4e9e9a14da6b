package generate_test

import (
	"slices"
	"testing"
	"time"

	"sudoku/solver/generate"
	"sudoku/solver/rate"
)

// BenchmarkGenerate makes puzzles and reports the time of the 95th percentile in
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
