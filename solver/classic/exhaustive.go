package classic

import "sudoku/solver/board"

// Refusal reports a digit that appears more than once in a house.
type Refusal struct {
	House board.House
	Digit board.Digit
	Count int // 2 to 9
}

// refusals lists the repeated digits of a grid, by house, then by digit.
func refusals(g *board.Grid) []Refusal {
	var found []Refusal
	for h := range board.House(board.Houses) {
		var count [10]int
		for i := range 9 {
			count[g[h.At(i)]]++
		}
		for d := 1; d <= 9; d++ {
			if count[d] > 1 {
				found = append(found, Refusal{h, board.Digit(d), count[d]})
			}
		}
	}
	return found
}

// exhaustive returns the search that counts its tries, starting at the first empty cell
// in row order. It refuses a grid that breaks the rules. The later variant, with sets,
// tries only the digits that the row, column and box allow. The earlier one writes each
// of the nine digits and then checks it.
func exhaustive(sets bool) func(*run) {
	return func(r *run) {
		if r.result.Refusals = refusals(r.givens); r.result.Refusals != nil {
			r.stop(Refused)
			return
		}
		var fill func(depth int) bool
		fill = func(depth int) (done bool) {
			if !r.node(depth) {
				return true
			}
			c, ok := firstEmpty(&r.result.Grid)
			if !ok {
				return true
			}
			fits := free(&r.result.Grid, c)
			digits := board.AllDigits
			if sets {
				digits = fits
			}
			for d := range digits.All() {
				r.place(c, d)
				if fits.Has(d) && fill(depth+1) {
					return true
				}
				r.takeBack(c)
			}
			return false
		}
		r.conclude(fill(0))
	}
}
