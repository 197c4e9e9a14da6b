// Package sorting provides a stable sort with a small code size.
package sorting

import "sort"

// few is the maximum length of a list that is sorted by insertion. Most lists in the
// solver are no longer than that.
const few = 12

// Stable sorts a list and keeps the order of equal elements. slices.SortStableFunc is
// faster for long lists, but adds eight kilobytes to the page for each element type.
func Stable[S ~[]E, E any](list S, compare func(a, b E) int) {
	if len(list) > few {
		sort.SliceStable(list, func(i, j int) bool { return compare(list[i], list[j]) < 0 })
		return
	}
	for i := 1; i < len(list); i++ {
		x, j := list[i], i
		for ; j > 0 && compare(x, list[j-1]) < 0; j-- {
			list[j] = list[j-1]
		}
		list[j] = x
	}
}
