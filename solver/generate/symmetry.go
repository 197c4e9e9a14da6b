package generate

import "sudoku/solver/board"

// Symmetry is a symmetry of the cells with givens: a set of rotations and reflections
// that map these cells onto themselves. The constants below cover every such set.
type Symmetry uint8

// The symmetries. NoSymmetry neither requires nor forbids a symmetry.
const (
	NoSymmetry Symmetry = iota
	HalfTurn
	QuarterTurn
	LeftRight // reflection in the middle column
	TopBottom // reflection in the middle row
	BothMirrors
	Diagonal     // reflection in the diagonal from the top left
	Antidiagonal // reflection in the diagonal from the top right
	BothDiagonals
	FullSymmetry
)

// maps holds the rotations and reflections that generate all others. Each maps a cell,
// given by row and column, to its image.
var maps = [...]func(r, c int) (row, column int){
	func(r, c int) (int, int) { return 8 - r, 8 - c }, // 0 half turn
	func(r, c int) (int, int) { return c, 8 - r },     // 1 quarter turn
	func(r, c int) (int, int) { return r, 8 - c },     // 2 left and right
	func(r, c int) (int, int) { return 8 - r, c },     // 3 top and bottom
	func(r, c int) (int, int) { return c, r },         // 4 diagonal
	func(r, c int) (int, int) { return 8 - c, 8 - r }, // 5 antidiagonal
}

// symmetries lists the symmetries with their keys and generators.
var symmetries = [...]struct {
	key  string
	maps []int
}{
	NoSymmetry:    {"none", nil},
	HalfTurn:      {"half-turn", []int{0}},
	QuarterTurn:   {"quarter-turn", []int{1}},
	LeftRight:     {"left-right", []int{2}},
	TopBottom:     {"top-bottom", []int{3}},
	BothMirrors:   {"both-mirrors", []int{2, 3}},
	Diagonal:      {"diagonal", []int{4}},
	Antidiagonal:  {"antidiagonal", []int{5}},
	BothDiagonals: {"both-diagonals", []int{4, 5}},
	FullSymmetry:  {"full", []int{1, 2}},
}

// Symmetries lists all symmetries.
func Symmetries() []Symmetry {
	all := make([]Symmetry, len(symmetries))
	for i := range all {
		all[i] = Symmetry(i)
	}
	return all
}

// String returns the key of the symmetry, in kebab-case. Keys never change.
func (s Symmetry) String() string { return symmetries[s].key }

// SymmetryByKey returns the symmetry with the given key. ok is false if the key is unknown.
func SymmetryByKey(key string) (s Symmetry, ok bool) {
	for i, x := range symmetries {
		if x.key == key {
			return Symmetry(i), true
		}
	}
	return NoSymmetry, false
}

// Holds reports whether the set of cells has the symmetry.
func (s Symmetry) Holds(cells board.CellSet) bool {
	for _, orbit := range s.orbits() {
		if cells.Meets(orbit) && !orbit.Within(cells) {
			return false
		}
	}
	return true
}

// orbits returns the smallest sets of cells that have the symmetry, ordered by first
// cell. The caller must not change the list.
func (s Symmetry) orbits() []board.CellSet { return orbits[s] }

var orbits = func() (all [len(symmetries)][]board.CellSet) {
	for s := range symmetries {
		var seen board.CellSet
		for c := range board.Cell(board.Cells) {
			if seen.Has(c) {
				continue
			}
			orbit := orbit(c, symmetries[s].maps)
			seen = seen.Or(orbit)
			all[s] = append(all[s], orbit)
		}
	}
	return all
}()

func orbit(c board.Cell, by []int) board.CellSet {
	orbit := board.NewCellSet(c)
	for open := []board.Cell{c}; len(open) > 0; open = open[1:] {
		for _, m := range by {
			next := board.CellAt(maps[m](open[0].Row(), open[0].Column()))
			if !orbit.Has(next) {
				orbit = orbit.With(next)
				open = append(open, next)
			}
		}
	}
	return orbit
}

// Of returns the symmetry of a set of cells, or NoSymmetry. If the set has several
// symmetries, Of returns the one with the largest orbits.
func Of(cells board.CellSet) Symmetry {
	best := NoSymmetry
	for s := range Symmetry(len(symmetries)) {
		if s.Holds(cells) && len(orbits[s]) < len(orbits[best]) {
			best = s
		}
	}
	return best
}

// counts reports which numbers of givens a union of orbits can have.
func (s Symmetry) counts() (possible [board.Cells + 1]bool) {
	possible[0] = true
	for _, orbit := range orbits[s] {
		n := orbit.Len()
		for have := board.Cells - n; have >= 0; have-- {
			possible[have+n] = possible[have+n] || possible[have]
		}
	}
	return possible
}
