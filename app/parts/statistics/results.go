package statistics

import (
	"cmp"
	"slices"
	"sort"

	"sudoku/app/calendar"
	"sudoku/solver/rate"
	"sudoku/solver/sorting"
)

// Results holds results, earliest first. A puzzle solved again counts towards the number
// of results and the days, but not towards the times, since the player may remember the
// solution.
type Results []Result

// Solved returns the number of results with a grade.
func (all Results) Solved(g rate.Grade) (n int) {
	for i := range all {
		if all[i].Grade == g {
			n++
		}
	}
	return n
}

// Best returns the fastest result without hints for a grade, if any.
func (all Results) Best(g rate.Grade) (best Result, ok bool) {
	for _, r := range all.first(g) {
		if r.Hints == 0 && (!ok || r.Millis < best.Millis) {
			best, ok = r, true
		}
	}
	return best, ok
}

// Median returns the median time for a grade in milliseconds. For an even number of
// results it is the mean of the middle two. ok is false without results.
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

// first returns the first result of each puzzle of a grade.
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

// Days returns the days with a solved puzzle, in order and without duplicates.
func (all Results) Days() (days []calendar.Day) {
	for i := range all {
		days = append(days, calendar.NewDay(all[i].Finished))
	}
	sorting.Stable(days, cmp.Compare[calendar.Day])
	return slices.Compact(days)
}

// on returns the number of results on a day.
func (all Results) on(day calendar.Day) (n int) {
	for i := range all {
		if calendar.NewDay(all[i].Finished) == day {
			n++
		}
	}
	return n
}

// sorted returns results in order and without duplicates.
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

// Streak returns the current and the longest run of consecutive days. days must be in
// order. The current run may end yesterday, since today is not over yet.
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
