package generate

import (
	"testing"

	"sudoku/solver/board"
)

// TestSymmetries checks the orbits of each symmetry: they partition the grid, and their
// number agrees with Burnside's lemma.
func TestSymmetries(t *testing.T) {
	want := map[Symmetry]int{
		NoSymmetry: 81, HalfTurn: 41, QuarterTurn: 21, LeftRight: 45, TopBottom: 45, BothMirrors: 25,
		Diagonal: 45, Antidiagonal: 45, BothDiagonals: 25, FullSymmetry: 15,
	}
	for _, s := range Symmetries() {
		var union board.CellSet
		n := 0
		for _, orbit := range s.orbits() {
			union = union.Or(orbit)
			n += orbit.Len()
			if !s.Holds(orbit) || Of(orbit.Or(s.orbits()[0])) < s && len(s.orbits()) < len(Of(orbit.Or(s.orbits()[0])).orbits()) {
				t.Errorf("%v: %v", s, orbit)
			}
		}
		if union != board.AllCells || n != board.Cells || len(s.orbits()) != want[s] {
			t.Errorf("%v: %d orbits with %d cells", s, len(s.orbits()), n)
		}
		if back, ok := SymmetryByKey(s.String()); !ok || back != s {
			t.Errorf("Of finds %v as %v", s, back)
		}
	}
	if _, ok := SymmetryByKey("upside-down"); ok {
		t.Error("found a symmetry for an unknown key")
	}
	if got := Of(board.AllCells); got != FullSymmetry {
		t.Errorf("all cells: %v", got)
	}
	corner := board.NewCellSet(board.CellAt(0, 0), board.CellAt(0, 1))
	if got := Of(corner); got != NoSymmetry || HalfTurn.Holds(corner) {
		t.Errorf("two cells in a corner: %v", got)
	}
}
