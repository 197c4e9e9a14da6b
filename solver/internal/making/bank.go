package making

import (
	"slices"
	"strconv"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/search"
)

// Puzzle is a puzzle with its only solution.
type Puzzle struct{ Givens, Solution board.Grid }

// Bank has puzzles for orders that are rare. It holds none of them, only how each
// came about: as an attempt of MiningSeed, or bred, step by step, from such a puzzle.
// Both give the same puzzle for ever.
type Bank struct {
	// Mined is the number of attempts that have been looked at.
	Mined int
	// Attempts are the numbers in rising order, by the key of an order.
	Attempts map[string][]int
	// Walks is the number of walks that have been made to breed puzzles.
	Walks int
	// Births are the puzzles that were bred, and those on the way to them.
	Births []Birth
	// Bred are places in Births in rising order, by the key of an order.
	Bred map[string][]int
	// Seen are puzzles by the key of a technique that has a step there, though
	// something easier may have one too: the decimal number of an attempt, or the
	// puzzle itself as Pack writes it.
	Seen map[string][]string
}

// MiningSeed is the seed of the attempts in a bank.
const MiningSeed = 0

// Mined is the puzzle of an attempt as a bank has it: that of an order that asks for
// nothing.
func Mined(number int) (made Puzzle) {
	r := NewRandom(MiningSeed, number)
	made.Solution = FullGrid(r)
	order := make([]board.CellSet, board.Cells)
	for c := range order {
		order[c] = board.NewCellSet(board.Cell(c))
	}
	Shuffle(r, order)
	made.Givens = Dug(&made.Solution, order, 0, 0)
	return made
}

// Solve is the solution of a grid that has one; ok is false for any other.
func Solve(g *board.Grid) (solution board.Grid, ok bool) {
	found := search.Solve(g)
	return found.Solution, found.Count == 1
}

// Birth is how a puzzle of a bank came about.
type Birth struct {
	// Parent is the place of the puzzle that it was bred from; below 0 that is an
	// attempt, ^Parent its number.
	Parent int
	// Seed is what it was bred by.
	Seed uint64
	// Search is the name of a search of thousands of such steps, the one with the
	// number Seed, whose result is held itself: Givens. It has no parent. Search is ""
	// for what was bred.
	Search string
	Givens board.Grid
}

// Puzzle is the puzzle at a place in Births, or an attempt as in a Parent. It is zero
// in a damaged bank, where nothing is bred by a seed.
func (b *Bank) Puzzle(place int) Puzzle {
	var seeds []uint64
	for ; place >= 0 && b.Births[place].Search == ""; place = b.Births[place].Parent {
		seeds = append(seeds, b.Births[place].Seed)
	}
	var made Puzzle
	if place < 0 {
		made = Mined(^place)
	} else {
		made.Givens = b.Births[place].Givens
		made.Solution, _ = Solve(&made.Givens)
	}
	for _, seed := range slices.Backward(seeds) {
		made, _ = Bred(&made, seed)
	}
	return made
}

// Places are where the puzzles for a key are, in the sense of Puzzle.
func (b *Bank) Places(key string) []int {
	places := make([]int, 0, len(b.Attempts[key])+len(b.Bred[key]))
	for _, number := range b.Attempts[key] {
		places = append(places, ^number)
	}
	return append(places, b.Bred[key]...)
}

// SeenPuzzle is one of the puzzles in which a technique has a step, by its place in
// the list; ok is false where there is none.
func (b *Bank) SeenPuzzle(key string, place int) (made Puzzle, ok bool) {
	list := b.Seen[key]
	if place < 0 || place >= len(list) {
		return made, false
	}
	if number, err := strconv.Atoi(list[place]); err == nil {
		return Mined(number), true
	}
	g, err := unpack(list[place])
	if err != nil {
		return made, false
	}
	made.Givens = g
	made.Solution, ok = Solve(&g)
	return made, ok
}

// hardest is what the key of a technique ends in where the technique is also the
// hardest of the path.
const hardest = ".hardest"

// BankKey is the key of the orders for a technique.
func BankKey(technique string, isHardest bool) string {
	if isHardest {
		return technique + hardest
	}
	return technique
}

// OfKey is the technique of a key that BankKey made, or the grade that a key is.
func OfKey(key string) (name string, isHardest bool) { return strings.CutSuffix(key, hardest) }
