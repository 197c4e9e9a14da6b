package profile_test

import (
	"bytes"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/sample"
	"sudoku/solver/profile"
	"sudoku/solver/search"
)

func TestPackGrid(t *testing.T) {
	for seed := range uint64(20) {
		g := sample.Puzzle(seed)
		switch seed % 4 {
		case 1:
			g = search.Solve(&g).Solution
		case 2:
			g = board.Grid{80: board.Digit(seed%9 + 1)}
		}
		var packed [profile.GridSize]byte
		if n := profile.PackGrid(packed[:], &g); n != g.Filled().Len() {
			t.Errorf("%v: %d digits", &g, n)
		}
		if got := profile.UnpackGrid(packed[:]); got != g {
			t.Errorf("%v was unpacked as %v", &g, &got)
		}
	}
}

// TestUnpackBrokenGrid checks that values that are not digits become empty cells.
func TestUnpackBrokenGrid(t *testing.T) {
	packed := bytes.Repeat([]byte{0xa9}, profile.GridSize)
	got := profile.UnpackGrid(packed)
	for c, d := range got {
		if want := board.Digit(9 * (1 - c%2)); d != want {
			t.Errorf("cell %d: %d, want %d", c, d, want)
		}
	}
}

func TestSetGivens(t *testing.T) {
	g := sample.Puzzle(1)
	p := profile.Of(&g)
	got, want := make(profile.Row, profile.RowSize), make(profile.Row, profile.RowSize)
	got.SetGivens(p.Givens)
	p.Put(want)
	if !bytes.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}
