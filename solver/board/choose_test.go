package board_test

import (
	"math/bits"
	"slices"
	"testing"

	"sudoku/solver/board"
)

func TestChoices(t *testing.T) {
	for _, tt := range []struct {
		n, k int
		want []uint16
	}{
		{0, 0, []uint16{0}},
		{3, 0, []uint16{0}},
		{3, 2, []uint16{0b011, 0b101, 0b110}},
		{4, 4, []uint16{0b1111}},
		{2, 3, nil},
	} {
		if got := board.Choices(tt.n, tt.k); !slices.Equal(got, tt.want) {
			t.Errorf("%d of %d: %b", tt.k, tt.n, got)
		}
	}
	all := 0
	for k := range 10 {
		for _, mask := range board.Choices(9, k) {
			if bits.OnesCount16(mask) != k {
				t.Errorf("%b does not have %d bits", mask, k)
			}
			all++
		}
	}
	if all != 1<<9 {
		t.Errorf("%d choices of nine", all)
	}
}

func TestBoxesFirst(t *testing.T) {
	var all board.HouseSet
	for i, h := range board.BoxesFirst() {
		all = all.With(h)
		if (i < 9) != (h.Kind() == board.Box) {
			t.Errorf("%v is number %d", h, i)
		}
	}
	if all != board.AllHouses {
		t.Errorf("the houses are %v", all)
	}
}

func TestCrossings(t *testing.T) {
	all := board.Crossings()
	if len(all) != 54 {
		t.Errorf("%d crossings", len(all))
	}
	for i, x := range all {
		if x.Box.Kind() != board.Box || !x.Line.IsLine() || x.Cells.Len() != 3 || x.Cells != x.Box.Cells().And(x.Line.Cells()) {
			t.Errorf("%+v is not a crossing", x)
		}
		if i > 0 && (all[i-1].Box > x.Box || all[i-1].Box == x.Box && all[i-1].Line >= x.Line) {
			t.Errorf("%+v comes after %+v", x, all[i-1])
		}
	}
}

func TestLookingAtCells(t *testing.T) {
	var g board.Grid
	copy(g[:], []board.Digit{1, 2, 3, 4, 5, 6, 7})
	b := board.FromGrid(&g)
	two := board.NewCellSet(7, 8)
	if got := b.Bivalue(); got != two {
		t.Errorf("bivalue %v", got)
	}
	if got := b.DigitsIn(two); got != board.NewDigitSet(8, 9) {
		t.Errorf("digits %v", got)
	}
	if got, want := b.CellsWith(board.NewDigitSet(1, 8)), b.Places(1).Or(b.Places(8)); got != want || !two.Within(got) {
		t.Errorf("places %v", got)
	}
	var set board.CandidateSet
	set.AddCells(two, 9)
	if set.String() != "r1c8=9 r1c9=9" {
		t.Errorf("set %v", set.String())
	}
}
