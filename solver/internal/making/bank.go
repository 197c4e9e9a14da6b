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

// Bank holds rare puzzles as instructions for making them. Each puzzle is an attempt with
// MiningSeed, the stored result of a search, or bred from one of these in one or more
// steps. The instructions always give the same puzzle.
type Bank struct {
	// Mined is the number of attempts examined.
	Mined int
	// Attempts holds attempt numbers in ascending order, by key.
	Attempts map[string][]int
	// Walks is the number of breeding walks made.
	Walks int
	// Births describes the bred puzzles with their bred ancestors, and the results of
	// searches.
	Births []Birth
	// Bred holds indices into Births in ascending order, by key.
	Bred map[string][]int
	// Seen holds puzzles in which a technique has a step, by the technique's key, even if
	// an easier step exists. A puzzle is stored as the decimal number of an attempt or in
	// the format of Pack.
	Seen map[string][]string
}

// MiningSeed is the seed for the attempts in a bank.
const MiningSeed = 0

// Mined makes the puzzle of an attempt with the empty spec.
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

// Solve returns the solution of a proper puzzle. ok is false for any other grid.
func Solve(g *board.Grid) (solution board.Grid, ok bool) {
	found := search.Solve(g)
	return found.Solution, found.Count == 1
}

// Birth describes how a puzzle of a bank was made.
type Birth struct {
	// Parent is the index of the parent. If it is negative, the parent is attempt
	// ^Parent.
	Parent int
	// Seed is the seed for breeding.
	Seed uint64
	// Search names a search of thousands of breeding steps. Its number is Seed, and its
	// result is stored in Givens, since repeating it would take too long. Such a puzzle
	// has no parent. Search is "" for a bred puzzle.
	Search string
	Givens board.Grid
}

// Puzzle returns the puzzle at an index of Births, or an attempt numbered as in Parent.
// If the seed breeds nothing, which happens in a damaged bank, it returns the zero
// puzzle.
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

// Places returns the indices of the puzzles for a key, as accepted by Puzzle.
func (b *Bank) Places(key string) []int {
	places := make([]int, 0, len(b.Attempts[key])+len(b.Bred[key]))
	for _, number := range b.Attempts[key] {
		places = append(places, ^number)
	}
	return append(places, b.Bred[key]...)
}

// SeenPuzzle returns a puzzle in which a technique has a step, by its index in the list.
// ok is false if the index is out of range.
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

// hardest is the suffix of keys that also require the technique to be the hardest on the
// path.
const hardest = ".hardest"

// BankKey returns the key for a technique.
func BankKey(technique string, isHardest bool) string {
	if isHardest {
		return technique + hardest
	}
	return technique
}

// OfKey splits a key made by BankKey. If the key stands for a grade, name is the grade.
func OfKey(key string) (name string, isHardest bool) { return strings.CutSuffix(key, hardest) }
