package repair

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sudoku/solver/board"
)

// TestMinimal compares minimal with its definition on random sets, many of which contain
// another.
func TestMinimal(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, n := range []int{0, 1, 30, 300} {
		seen := map[board.CellSet]bool{}
		var sets []board.CellSet
		for range n {
			var set board.CellSet
			for range 4 + r.IntN(12) {
				set = set.With(board.Cell(r.IntN(board.Cells / 2)))
			}
			if !seen[set] {
				seen[set] = true
				sets = append(sets, set)
			}
		}
		var want []board.CellSet
		for set := range seen {
			if !slices.ContainsFunc(sets, func(s board.CellSet) bool { return s != set && s.Within(set) }) {
				want = append(want, set)
			}
		}
		slices.SortFunc(want, func(a, b board.CellSet) int {
			if a.Len() != b.Len() {
				return a.Len() - b.Len()
			}
			return slices.Compare(slices.Collect(a.All()), slices.Collect(b.All()))
		})
		want = want[:min(len(want), maxSets)]
		if got := minimal(slices.Clone(sets)); !slices.Equal(got, want) {
			t.Errorf("%d sets: %v, want %v", n, got, want)
		}
	}
}
