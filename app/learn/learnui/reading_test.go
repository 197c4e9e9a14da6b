package learnui

import (
	"maps"
	"strings"
	"testing"
	"time"

	"sudoku/app/calendar"
	"sudoku/app/daily"
	"sudoku/app/parts/statistics"
	"sudoku/solver/rate"
)

// TestSolved checks that solved returns the last day on which each puzzle was solved, and
// that it also lists daily puzzles by name.
func TestSolved(t *testing.T) {
	now := time.Date(2026, 11, 25, 23, 30, 0, 0, time.FixedZone("", -3600))
	today := calendar.NewDay(now)
	one, two := strings.Repeat("1", 81), strings.Repeat("2", 81)
	var texts []string
	for _, r := range []statistics.Result{
		{Givens: one, Finished: now.AddDate(0, 0, -1)},
		{Givens: one, Finished: now},
		{Givens: one, Finished: now.AddDate(0, 0, -2)},
		{Givens: two, Finished: now.AddDate(0, 0, -3), Daily: daily.Puzzle{Day: today - 3, Grade: rate.GradeHard}},
	} {
		texts = append(texts, r.Encode())
	}
	got := solved(append(texts, "damaged"))
	want := map[string]calendar.Day{one: today, two: today - 3, "2026-11-22-hard": today - 3}
	if !maps.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}
