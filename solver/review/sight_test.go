package review

import (
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/sample"
	"sudoku/solver/path"
	"sudoku/solver/technique"
)

// TestPlaces checks that techniques that are not searched for the reason of a digit never
// place one, on the boards of all examples and of some paths.
func TestPlaces(t *testing.T) {
	var boards []board.Board
	for seed := range uint64(12) {
		g := sample.Puzzle(seed)
		b := board.FromGrid(&g)
		walked, err := path.Easiest().Walk(t.Context(), &b, nil)
		if err != nil {
			t.Fatal(err)
		}
		for i := range walked.Steps {
			if i%4 == 0 {
				boards = append(boards, walked.Steps[i].Before)
			}
		}
	}
	for _, x := range technique.Catalog() {
		p := x.Example()
		boards = append(boards, board.New(&p))
	}
	placing := map[string]bool{}
	for _, x := range seen().Techniques {
		for i := range boards {
			for s := range x.Find(&boards[i]) {
				if len(s.Placements) > 0 {
					placing[x.Key] = true
				}
			}
		}
		if placing[x.Key] != places(x) {
			t.Errorf("%s places digits: %v", x.Key, placing[x.Key])
		}
	}
}
