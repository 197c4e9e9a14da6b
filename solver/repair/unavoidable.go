package repair

import (
	"cmp"
	"context"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/search"
	"sudoku/solver/sorting"
)

const (
	// references is the number of solutions, spread over the list, with which the others
	// are compared.
	references = 64
	// maxSets is the maximum number of sets kept.
	maxSets = 100
)

// unavoidable finds sets of cells in which solutions differ. None of the sets found for a
// solution contains another. If there are at most references solutions, unavoidable
// compares all pairs.
func unavoidable(ctx context.Context, all []board.Grid, progress func(Progress)) ([]board.CellSet, error) {
	found := map[board.CellSet]bool{}
	chosen := min(len(all), references)
	for i := range chosen {
		if err := ctx.Err(); err != nil {
			return smallest(found), err
		}
		progress(Progress{Stage: Completing, Done: i, Total: chosen})
		solution := &all[i*len(all)/chosen]
		for _, set := range minimal(differences(solution, all)) {
			found[shrunk(ctx, solution, set)] = true
		}
	}
	return smallest(found), ctx.Err()
}

// differences returns the sets of cells in which a solution differs from each of the
// others.
func differences(solution *board.Grid, all []board.Grid) (sets []board.CellSet) {
	seen := map[board.CellSet]bool{}
	for i := range all {
		set := difference(solution, &all[i])
		if !set.IsEmpty() && !seen[set] {
			seen[set] = true
			sets = append(sets, set)
		}
	}
	return sets
}

func difference(a, b *board.Grid) (set board.CellSet) {
	for c := range a {
		if a[c] != b[c] {
			set = set.With(board.Cell(c))
		}
	}
	return set
}

// minimal returns the sets that contain none of the others, smallest first and at most
// maxSets of them.
func minimal(sets []board.CellSet) (kept []board.CellSet) {
	var ofSize [board.Cells + 1][]board.CellSet
	for _, set := range sets {
		ofSize[set.Len()] = append(ofSize[set.Len()], set)
	}
	for _, same := range ofSize {
		smaller := kept
		for _, set := range same {
			if !slices.ContainsFunc(smaller, func(s board.CellSet) bool { return s.Within(set) }) {
				kept = append(kept, set)
			}
		}
		sortSets(kept[len(smaller):])
		if len(kept) >= maxSets {
			return kept[:maxSets]
		}
	}
	return kept
}

// sortSets sorts sets by size, then by their cells.
func sortSets(sets []board.CellSet) {
	sorting.Stable(sets, func(a, b board.CellSet) int {
		return cmp.Or(cmp.Compare(a.Len(), b.Len()), cmp.Compare(a.Minus(b).First(), b.Minus(a).First()))
	})
}

// shrunk takes the set of cells in which another solution differs from the given one. It
// shrinks the set until no solution differs in only part of it.
func shrunk(ctx context.Context, solution *board.Grid, set board.CellSet) board.CellSet {
	for smaller := true; smaller && ctx.Err() == nil; {
		smaller = false
		for c := range set.All() {
			// A solution that also agrees in this cell differs in a smaller set.
			less := *solution
			for x := range set.Without(c).All() {
				less[x] = 0
			}
			if other, ok := otherThan(ctx, &less, solution); ok {
				set, smaller = difference(solution, &other), true
				break
			}
		}
	}
	return set
}

// otherThan finds a solution of a grid that is not the known one.
func otherThan(ctx context.Context, g, known *board.Grid) (other board.Grid, ok bool) {
	for solution := range search.All(ctx, g) {
		if solution != *known {
			return solution, true
		}
	}
	return other, false
}

// smallest returns the smallest sets found, at most maxSets of them.
func smallest(found map[board.CellSet]bool) []board.CellSet {
	sets := make([]board.CellSet, 0, len(found))
	for set := range found {
		sets = append(sets, set)
	}
	sortSets(sets)
	return sets[:min(len(sets), maxSets)]
}
