package classic

import (
	"strconv"
	"strings"

	"sudoku/solver/board"
)

// stringRecursion is the well-known three-line solver. It replaces the first "0" of an
// 81-character string with each digit of 5^18 in turn, although 2, 5 and 6 occur more
// than once in it, and calls itself with the new string. It stops at the first string
// without a "0" and does not check that it is a solution.
func stringRecursion(r *run) {
	digits := strconv.Itoa(3814697265625) // 5^18
	recurse(r, func(a string, i int) []byte {
		var fitting []byte
		for _, m := range []byte(digits) {
			excluded := false
			for j := range a {
				excluded = excluded || a[j] == m && shareHouse(i, j)
			}
			if !excluded {
				fitting = append(fitting, m)
			}
		}
		return fitting
	})
}

// stringRecursionRewritten is the author's own rewrite of stringRecursion, about a
// hundred times faster in Python. It first collects the excluded digits in a set, then
// tries 1 to 9 in order.
func stringRecursionRewritten(r *run) {
	recurse(r, func(a string, i int) []byte {
		excluded := map[byte]bool{}
		for j := range a {
			if shareHouse(i, j) {
				excluded[a[j]] = true
			}
		}
		var fitting []byte
		for _, m := range []byte("123456789") {
			if !excluded[m] {
				fitting = append(fitting, m)
			}
		}
		return fitting
	})
}

// recurse runs the recursion of both variants. fitting lists the digits to try at
// position i of the string.
func recurse(r *run, fitting func(a string, i int) []byte) {
	var fill func(a string, depth int) bool
	fill = func(a string, depth int) (done bool) {
		if !r.node(depth) {
			return true
		}
		i := strings.IndexByte(a, '0')
		if i < 0 {
			return true
		}
		for _, m := range fitting(a, i) {
			r.place(board.Cell(i), board.Digit(m-'0'))
			if fill(a[:i]+string(m)+a[i+1:], depth+1) {
				return true
			}
			r.takeBack(board.Cell(i))
		}
		return false
	}
	r.conclude(fill(strings.ReplaceAll(r.result.Grid.String(), ".", "0"), 0))
}

// shareHouse reports whether two positions in the string are equal or share a row, column
// or box.
func shareHouse(i, j int) bool {
	return (i-j)%9 == 0 || i/9 == j/9 || i/27 == j/27 && i%9/3 == j%9/3
}
