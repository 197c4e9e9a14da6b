package board

import "math/bits"

// Choices returns the ways to choose k of the first n of nine items, as bit masks in
// ascending order; n and k are 0 to 9. The slice must not be modified.
func Choices(n, k int) []uint16 { return choices[k][:binomials[n][k]] }

// choices[k] lists the masks with k of nine bits set, in ascending order. The masks that
// use only the first n bits therefore come first.
var choices = func() (masks [10][]uint16) {
	for mask := range uint16(1 << 9) {
		k := bits.OnesCount16(mask)
		masks[k] = append(masks[k], mask)
	}
	return masks
}()

// binomials[n][k] is the number of ways to choose k of n items.
var binomials = func() (table [10][10]int) {
	for n := range table {
		table[n][0] = 1
		for k := 1; k <= n; k++ {
			table[n][k] = table[n-1][k-1] + table[n-1][k]
		}
	}
	return table
}()
