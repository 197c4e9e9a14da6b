package statistics

import (
	"slices"
	"sort"

	"sudoku/app/calendar"
	"sudoku/solver/rate"
)

// Results are results, those finished first first. A puzzle that was solved
// again counts again where results and days are counted. Times are those of the
// first time each puzzle was solved: who solves it again may know it.
type Results []Result

// Solved is how many there are of a grade.
func (all Results) Solved(g rate.Grade) (n int) {
	for i := range all {
		if all[i].Grade == g {
			n++
		}
	}
	return n
}

// Best is the fastest result of a grade, without hints; ok is false if there is
// none.
func (all Results) Best(g rate.Grade) (best Result, ok bool) {
	for _, r := range all.first(g) {
		if r.Hints == 0 && (!ok || r.Millis < best.Millis) {
			best, ok = r, true
		}
	}
	return best, ok
}

// Median is the time of a grade, in milliseconds, that half of the results are
// not slower than; ok is false if there is none. Of an even number it is the
// mean of the two in the middle.
func (all Results) Median(g rate.Grade) (millis int64, ok bool) {
	first := all.first(g)
	if len(first) == 0 {
		return 0, false
	}
	sort.Slice(first, func(i, j int) bool { return first[i].Millis < first[j].Millis })
	half := len(first) / 2
	if len(first)%2 == 1 {
		return first[half].Millis, true
	}
	return (first[half-1].Millis + first[half].Millis) / 2, true
}

// first are the results of a grade without those of puzzles solved before.
func (all Results) first(g rate.Grade) (first Results) {
	known := map[string]bool{}
	for _, r := range all {
		if !known[r.Givens] && r.Grade == g {
			first = append(first, r)
		}
		known[r.Givens] = true
	}
	return first
}

// Days are the days on which a puzzle was solved, each once, in order.
func (all Results) Days() (days []calendar.Day) {
	for i := range all {
		days = append(days, calendar.NewDay(all[i].Finished))
	}
	slices.Sort(days)
	return slices.Compact(days)
}

// sorted are results in order, each once.
func sorted(all Results) Results {
	var list Results
	known := map[string]bool{}
	for _, r := range all {
		if id := r.ID(); !known[id] {
			known[id] = true
			list = append(list, r)
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].Finished.Before(list[j].Finished) })
	return list
}

// Streak is how many days in a row there are in days, which are in order: those
// that end today, or yesterday as long as today has still time; and the longest
// ever.
func Streak(days []calendar.Day, today calendar.Day) (now, longest int) {
	row := 0
	for i, day := range days {
		if i > 0 && day == days[i-1]+1 {
			row++
		} else {
			row = 1
		}
		longest = max(longest, row)
		if day == today || day == today-1 {
			now = row
		}
	}
	return now, longest
}
