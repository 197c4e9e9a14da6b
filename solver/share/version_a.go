package share

import (
	"slices"

	"sudoku/solver/board"
)

// Version A is one number, N = x*4093 + 98, in base 62 without leading
// zeros. The digits are 0-9, a-z, A-Z.
//
// # What x holds
//
// A row of choices, as layA makes them: for the givens and then for the
// entries
//
//  1. the symmetry of the pattern of filled cells (givens only),
//  2. how many of the orbits of that symmetry are filled,
//  3. for each orbit in order whether it is,
//  4. whether any digit clashes with one in a peer that came before it,
//  5. for each filled cell in order its digit: one of those that no such peer
//     holds, or one of all nine after a clash.
//
// A choice takes log2(total/weight) bits, so that what is common takes little:
// see number.go. In step 3 the weights are the orbits still to be filled
// and still to be left, by which the pattern takes log2 of the number of
// patterns with that many.
//
// # What the check finds
//
// N mod 4093 is 98. Because 4093 is a prime and 62 generates enough residues,
// one changed character and two exchanged ones are always found, as is the loss
// of the first, the last, or the last two characters. Any other damage is found
// but for one case in 4093, and usually then as well: the position found must
// have this very code.
const (
	primeA = 4093
	restA  = 98
)

// longestA is more than the length of any code: both patterns and 81 digits in
// a radix of nine take less than 420 bits.
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

// layBothA goes through the choices of both layers. Reading, it fills p; ok is
// false if the choices make no sense.
func layBothA(p *board.Position, c *choices) (ok bool) {
	var values board.Grid
	last := len(symmetriesA) - 1
	return layA(&p.Givens, &values, symmetriesA[:], givenWeightsA, c) &&
		layA(&p.Entries, &values, symmetriesA[last:], entryWeightsA, c)
}

// layA goes through the choices of a layer, to be put into the empty cells of
// values.
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

// layDigitsA goes through the choices for the digits of some cells and puts
// them into values as well.
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

// clashes reports whether a digit of the layer, laid over values cell by cell,
// meets an equal one.
func clashes(layer *board.Grid, values board.Grid) bool {
	for cell := range layer.Filled().All() {
		if !freeDigits(&values, cell).Has(layer[cell]) {
			return true
		}
		values[cell] = layer[cell]
	}
	return false
}

// freeDigits are the digits that no peer of a cell holds.
func freeDigits(values *board.Grid, cell board.Cell) board.DigitSet {
	free := board.AllDigits
	for peer := range cell.Peers().All() {
		if d := values[peer]; d != 0 {
			free = free.Without(d)
		}
	}
	return free
}

// givenWeightsA favours the numbers of givens that puzzles have: 17 to 36 of
// 81, or as many in proportion.
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

// entryWeightsA favours a puzzle not begun, and one completed.
func entryWeightsA(n int) []int {
	weights := slices.Repeat([]int{1}, n+1)
	weights[n] = 32
	weights[0] = 64
	return weights
}

// symmetry is a way to map the cells onto each other. The cells of an orbit
// are all filled or all empty.
type symmetry struct {
	weight int
	image  func(row, column int) (int, int)
}

// symmetriesA are tried in this order; the last fits any pattern.
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

// orbits are the sets of cells that are mapped onto each other, in the order
// of their first cells.
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
