package board_test

import (
	"testing"

	"sudoku/solver/board"
)

// TestLinkEnds checks that different sets of cells in a house make different ends.
func TestLinkEnds(t *testing.T) {
	ends := map[board.LinkEnd]board.CellSet{}
	for h := range board.House(board.Houses) {
		for bits := 1; bits < 512; bits++ {
			var cells board.CellSet
			for i := range 9 {
				if bits>>i&1 != 0 {
					cells = cells.With(h.At(i))
				}
			}
			e, ok := board.NewLinkEnd(5, cells)
			if !ok || e.Cells() != cells || e.Digit() != 5 || e.Cell() != cells.First() || (e.Group == 0) != (cells.Len() == 1) {
				t.Errorf("%s: %v, %v", cells.Compact(), e, ok)
			}
			if other, there := ends[e]; there && other != cells {
				t.Errorf("%s and %s are the same end", cells.Compact(), other.Compact())
			}
			ends[e] = cells
		}
	}
	for _, cells := range []board.CellSet{{}, board.NewCellSet(0, 80), board.NewCellSet(0, 1, 20, 30)} {
		if e, ok := board.NewLinkEnd(5, cells); ok {
			t.Errorf("%s: %v", cells.Compact(), e)
		}
	}
}

func TestLinkSets(t *testing.T) {
	end := func(d board.Digit, cells ...board.Cell) board.LinkEnd {
		e, _ := board.NewLinkEnd(d, board.NewCellSet(cells...))
		return e
	}
	for _, tt := range []struct {
		link board.DrawnLink
		want int // number of cells in the set
	}{
		{board.DrawnLink{From: end(1, 0, 1), To: end(3, 0, 1), Strong: true}, 2},
		{board.DrawnLink{From: end(1, 4), To: end(3, 4), Strong: true}, 1},
		{board.DrawnLink{From: end(1, 0, 1), To: end(3, 0, 1)}, 0},
		{board.DrawnLink{From: end(1, 0, 1), To: end(3, 0, 2), Strong: true}, 0},
		{board.DrawnLink{From: end(1, 0), To: end(3, 0, 2), Strong: true}, 0},
	} {
		if got := tt.link.Set(); got.Len() != tt.want {
			t.Errorf("%v: the set is %s", tt.link, got.Compact())
		}
	}
}
