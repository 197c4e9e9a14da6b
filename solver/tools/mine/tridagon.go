package main

import (
	"math/rand/v2"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/internal/making"
	"sudoku/solver/search"
	"sudoku/solver/technique"
)

var tridagon = technique.ByKey("tridagon")

// forge digs a puzzle out of a random grid in which three digits lie in four boxes as in
// a tridagon, except for one cell. It adds the puzzle to the bank if the path needs the
// tridagon. The number of the walk is the seed.
func (r *breeder) forge() {
	n := r.bank.Walks
	r.bank.Walks++
	random := rand.New(rand.NewPCG(making.MiningSeed, uint64(n)))
	for range 1500 {
		made := making.Mined(random.IntN(1 << 30))
		for _, cells := range hammers(&made.Solution) {
			if !digAround(random, &made, cells) {
				continue
			}
			if s := look(&made.Givens, r.wanted, false); slices.Contains(s.keys, "tridagon") && !r.known[made.Givens] {
				r.hold("tridagon", n, &made, making.Toughness(&made.Givens))
				return
			}
		}
	}
}

// threes lists the ways to place three cells in a box with no two in a line. The first
// three are even permutations.
var threes = [6][3]int{{0, 4, 8}, {1, 5, 6}, {2, 3, 7}, {0, 5, 7}, {1, 3, 8}, {2, 4, 6}}

// hammers lists, for every three digits, their cells in the four upper left boxes and
// the one cell that is missing for a tridagon there. It skips digits for which none or
// several are missing, or the number of odd permutations is even.
func hammers(solution *board.Grid) (all []board.CellSet) {
	for _, mask := range board.Choices(9, 3) {
		digits := board.DigitSet(mask)
		var cells board.CellSet
		odd, short, ok := 0, 0, true
		for _, box := range [4]int{0, 1, 3, 4} {
			var in board.CellSet
			for c := range board.BoxHouse(box).Cells().All() {
				if digits.Has(solution[c]) {
					in = in.With(c)
				}
			}
			most, at := 0, 0
			for j, places := range threes {
				k := 0
				for _, i := range places {
					if in.Has(board.BoxHouse(box).At(i)) {
						k++
					}
				}
				if k > most {
					most, at = k, j
				}
			}
			switch most {
			case 3:
			case 2:
				short++
			default:
				ok = false
			}
			for _, i := range threes[at] {
				in = in.With(board.BoxHouse(box).At(i))
			}
			cells = cells.Or(in)
			odd += at / 3
		}
		if ok && short == 1 && odd%2 == 1 {
			all = append(all, cells)
		}
	}
	return all
}

// digAround removes the givens of some cells. Then it removes others in random order as
// long as the solution remains unique, starting with the remaining givens of the three
// digits, which lie outside the four boxes. Once there is a tridagon on the board where
// the basics end, digging must preserve it. digAround reports whether there ever was one.
func digAround(random *rand.Rand, made *making.Puzzle, cells board.CellSet) bool {
	g := made.Solution
	var digits board.DigitSet
	for c := range cells.All() {
		g[c] = 0
	}
	for _, c := range commonDigits(made, cells) {
		digits = digits.With(c)
	}
	order := slices.Collect(g.Filled().All())
	random.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	slices.SortStableFunc(order, func(x, y board.Cell) int {
		return weight(digits, made, y) - weight(digits, made, x)
	})
	has := false
	for range 2 {
		for _, c := range order {
			less := g
			less[c] = 0
			if g[c] == 0 || search.Solve(&less).Count != 1 {
				continue
			}
			if now := hasStep(tridagon, &less); now || !has {
				g, has = less, now
			}
		}
	}
	made.Givens = g
	return has
}

func weight(digits board.DigitSet, made *making.Puzzle, c board.Cell) int {
	if digits.Has(made.Solution[c]) {
		return 1
	}
	return 0
}

// commonDigits returns the three digits that are most frequent in the given cells.
func commonDigits(made *making.Puzzle, cells board.CellSet) []board.Digit {
	var n [10]int
	for c := range cells.All() {
		n[made.Solution[c]]++
	}
	all := []board.Digit{1, 2, 3, 4, 5, 6, 7, 8, 9}
	slices.SortStableFunc(all, func(x, y board.Digit) int { return n[y] - n[x] })
	return all[:3]
}
