//go:build !js

package main

import "math/bits"

// tiny is a second, minimal solver that shares no code with package search. It branches
// on the cell that has the fewest possible digits, and counts solutions up to a limit. At
// the end it holds the last solution.
type tiny struct {
	cells    [81]byte // 1 to 9, or 0 for an empty cell
	solution [81]byte
	count    int

	houses [27]int // digits of each row, column and box, as bits
}

// solve counts the solutions of the cells up to a limit.
func (t *tiny) solve(limit int) {
	given := t.cells
	t.cells = [81]byte{}
	for i, digit := range given {
		if digit != 0 && t.left(i)>>digit&1 == 0 {
			return
		}
		t.put(i, digit)
	}
	t.search(limit)
}

func (t *tiny) search(limit int) {
	best, fewest := -1, 10
	for i, digit := range t.cells {
		if digit == 0 {
			if n := bits.OnesCount(uint(t.left(i))); n < fewest {
				best, fewest = i, n
			}
		}
	}
	if best < 0 {
		t.solution = t.cells
		t.count++
		return
	}
	for left := t.left(best); left != 0 && t.count < limit; left &= left - 1 {
		digit := byte(bits.TrailingZeros(uint(left)))
		t.put(best, digit)
		t.search(limit)
		t.take(best)
	}
}

// left returns the digits that a cell may hold, as bits 1 to 9.
func (t *tiny) left(i int) int {
	row, column, box := t.seen(i)
	return 0x3FE &^ (*row | *column | *box)
}

// put writes a digit into an empty cell; it does nothing if the digit is 0. take removes
// the digit.
func (t *tiny) put(i int, digit byte) {
	row, column, box := t.seen(i)
	t.cells[i] = digit
	for _, house := range []*int{row, column, box} {
		*house |= 1 << digit &^ 1
	}
}

func (t *tiny) take(i int) {
	row, column, box := t.seen(i)
	for _, house := range []*int{row, column, box} {
		*house &^= 1 << t.cells[i]
	}
	t.cells[i] = 0
}

// seen returns the houses of a cell.
func (t *tiny) seen(i int) (row, column, box *int) {
	return &t.houses[i/9], &t.houses[9+i%9], &t.houses[18+i/27*3+i%9/3]
}
