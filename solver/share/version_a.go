package share

import (
	"slices"

	"sudoku/solver/board"
)

// Version A is a number N = x*4093 + 98 in base 62 without leading zeros. The digits are
// 0-9, a-z, A-Z.
//
// # Content of x
//
// x encodes a series of choices, which layA makes for the givens and then for the
// entries:
//
//  1. the symmetry of the pattern of filled cells (givens only),
//  2. the number of filled orbits of that symmetry,
//  3. for each orbit in order, whether it is filled,
//  4. whether any digit clashes with one in an earlier peer,
//  5. for each filled cell in order, its digit: one that no earlier peer
//     holds or, if there is a clash, any of the nine.
//
// A choice takes log2(total/weight) bits, so that common choices are short; see
// number.go. The weights in step 3 are the numbers of orbits still to be left empty and
// to be filled. The pattern therefore takes log2 of the number of patterns with the same
// number of orbits.
//
// # Detection of damage
//
// N mod 4093 is 98. Because 4093 is a prime and 62 generates enough residues, the check
// always detects one changed character, two swapped ones, and the loss of the first, the
// last, or the last two characters. It misses other damage in one of 4093 cases. Most of
// these are detected as well, because the decoded position must have the same code.
const (
	primeA = 4093
	restA  = 98
)

// longestA exceeds the length of any code. The two patterns and 81 digits from 1 to 9
// take fewer than 420 bits.
const longestA = 80

func encodeA(p *board.Position) string {
	var c choices
	own := *p
	for i, d := range own.Givens {
		if d != 0 {
			own.Entries[i] = 0
		}
	}
	layBothA(&own, &c)
	n := c.number()
	n.timesPlus(primeA, restA)
	return string(n.text62(1))
}

func decodeA(code string) (board.Position, *Error) {
	damaged := &Error{Kind: Damaged}
	if len(code) > longestA {
		return board.Position{}, damaged
	}
	n, ok := natural62(code)
	if !ok || n.divide(primeA) != restA {
		return board.Position{}, damaged
	}
	c := choices{reading: &n}
	var p board.Position
	if !layBothA(&p, &c) || encodeA(&p) != code {
		return board.Position{}, damaged
	}
	return p, nil
}

// layBothA codes the choices of both layers. When reading, it fills p and reports whether
// the choices are valid.
func layBothA(p *board.Position, c *choices) (ok bool) {
	var values board.Grid
	last := len(symmetriesA) - 1
	return layA(&p.Givens, &values, symmetriesA[:], givenWeightsA, c) &&
		layA(&p.Entries, &values, symmetriesA[last:], entryWeightsA, c)
}

// layA codes the choices of a layer whose digits go into the empty cells of values.
func layA(layer, values *board.Grid, symmetries []symmetry, countWeights func(n int) []int, c *choices) (ok bool) {
	which := slices.IndexFunc(symmetries, func(s symmetry) bool { return s.fits(layer) })
	weights := make([]int, len(symmetries))
	for i, s := range symmetries {
		weights[i] = s.weight
	}
	which = c.choose(which, weights...)

	var orbits [][]board.Cell
	filled := 0
	for _, o := range symmetries[which].orbits() {
		if values[o[0]] != 0 {
			continue
		}
		orbits = append(orbits, o)
		if layer[o[0]] != 0 {
			filled++
		}
	}
	filled = c.choose(filled, countWeights(len(orbits))...)

	var cells board.CellSet
	for i, o := range orbits {
		left := len(orbits) - i
		if c.choose(asBit(layer[o[0]] != 0), left-filled, filled) == 1 {
			filled--
			for _, cell := range o {
				cells = cells.With(cell)
			}
		}
	}
	return layDigitsA(layer, values, cells, c)
}

// layDigitsA codes the digits of the given cells and adds them to values.
func layDigitsA(layer, values *board.Grid, cells board.CellSet, c *choices) (ok bool) {
	clash := c.choose(asBit(clashes(layer, *values)), 63, 1) == 1
	for cell := range cells.All() {
		free := board.AllDigits
		if !clash {
			free = freeDigits(values, cell)
		}
		if free.IsEmpty() {
			return false
		}
		digits := slices.Collect(free.All())
		layer[cell] = digits[c.pick(slices.Index(digits, layer[cell]), len(digits))]
		values[cell] = layer[cell]
	}
	return true
}

// clashes reports whether a digit of the layer equals one of a peer when the digits are
// added to values cell by cell.
func clashes(layer *board.Grid, values board.Grid) bool {
	for cell := range layer.Filled().All() {
		if !freeDigits(&values, cell).Has(layer[cell]) {
			return true
		}
		values[cell] = layer[cell]
	}
	return false
}

// freeDigits returns the digits that no peer of a cell holds.
func freeDigits(values *board.Grid, cell board.Cell) board.DigitSet {
	free := board.AllDigits
	for peer := range cell.Peers().All() {
		if d := values[peer]; d != 0 {
			free = free.Without(d)
		}
	}
	return free
}

// givenWeightsA favours the usual numbers of givens: 17 to 36 of 81, or the same
// proportion of n.
func givenWeightsA(n int) []int {
	weights := make([]int, n+1)
	for k := range weights {
		weights[k] = 1
		if 81*k >= 17*n && 81*k <= 36*n {
			weights[k] = 16
		}
	}
	return weights
}

// entryWeightsA favours untouched and completed puzzles.
func entryWeightsA(n int) []int {
	weights := slices.Repeat([]int{1}, n+1)
	weights[n] = 32
	weights[0] = 64
	return weights
}

// A symmetry maps the cells onto each other. The cells of an orbit are all filled or all
// empty.
type symmetry struct {
	weight int
	image  func(row, column int) (int, int)
}

// symmetriesA lists the symmetries in the order in which they are tried. The last one
// fits any pattern.
var symmetriesA = [...]symmetry{
	{1, func(r, c int) (int, int) { return c, 8 - r }},     // quarter turn
	{6, func(r, c int) (int, int) { return 8 - r, 8 - c }}, // half turn
	{1, func(r, c int) (int, int) { return r, 8 - c }},     // left and right
	{1, func(r, c int) (int, int) { return 8 - r, c }},     // top and bottom
	{1, func(r, c int) (int, int) { return c, r }},         // diagonal
	{1, func(r, c int) (int, int) { return 8 - c, 8 - r }}, // antidiagonal
	{8, func(r, c int) (int, int) { return r, c }},         // none
}

func (s symmetry) fits(g *board.Grid) bool {
	for c, d := range g {
		if (d != 0) != (g[s.of(board.Cell(c))] != 0) {
			return false
		}
	}
	return true
}

func (s symmetry) of(c board.Cell) board.Cell { return board.CellAt(s.image(c.Row(), c.Column())) }

// orbits returns the sets of cells that map onto each other, ordered by their first
// cells.
func (s symmetry) orbits() [][]board.Cell {
	var all [][]board.Cell
	var seen board.CellSet
	for c := range board.Cell(board.Cells) {
		var orbit []board.Cell
		for ; !seen.Has(c); c = s.of(c) {
			seen = seen.With(c)
			orbit = append(orbit, c)
		}
		if orbit != nil {
			all = append(all, orbit)
		}
	}
	return all
}
