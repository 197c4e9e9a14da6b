// Package sorting sorts slices by functions that are compiled once.
package sorting

import "sort"

// few is up to how many elements are sorted by insertion: most lists of an engine are
// that short.
const few = 12

// Stable sorts a list; equal elements keep their order. It does what
// slices.SortStableFunc does, of which there would be eight kilobytes for each type in
// the page, and is slower with long lists.
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
