package repair_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/corpus"
	"sudoku/solver/internal/sample"
	"sudoku/solver/repair"
	"sudoku/solver/search"
)

// TestMap compares the map with one made by brute force.
func TestMap(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 0))
	for seed := range uint64(25) {
		g := sample.Puzzle(seed)
		for out := 1 + seed%3; out > 0; {
			if c := r.IntN(board.Cells); g[c] != 0 {
				g[c] = 0
				out--
			}
		}
		all := slices.Collect(search.All(t.Context(), &g))
		if len(all) > 60 {
			continue
		}
		a, err := repair.Map(t.Context(), &g, repair.MapLimit, nil)
		if err != nil || a.Count != len(all) || !a.Complete {
			t.Fatalf("seed %d: %d solutions of %d, %v", seed, a.Count, len(all), err)
		}
		var in [board.Cells][10]int
		for _, solution := range all {
			for c, d := range solution {
				in[c][d]++
			}
		}
		var differ board.CellSet
		for c := range in {
			if slices.Max(in[c][:]) < len(all) {
				differ = differ.With(board.Cell(c))
			}
		}
		if a.In != in || a.Differ() != differ {
			t.Errorf("seed %d: wrong counts", seed)
		}
		if want := setsByHand(all); !sameSets(a.Unavoidable, want) {
			t.Errorf("seed %d: unavoidable %v, want %v", seed, a.Unavoidable, want)
		}
		if want := additionsByHand(&g); len(want) <= 200 && !slices.EqualFunc(a.Additions, want, slices.Equal) || a.Ways != len(want) {
			t.Errorf("seed %d: %d additions, want %d", seed, a.Ways, len(want))
		}
	}
}

// setsByHand returns the minimal sets in which pairs of solutions differ.
func setsByHand(all []board.Grid) (sets []board.CellSet) {
	differ := func(a, b *board.Grid) (set board.CellSet) {
		for c := range a {
			if a[c] != b[c] {
				set = set.With(board.Cell(c))
			}
		}
		return set
	}
	for i := range all {
		for j := range all {
			set := differ(&all[i], &all[j])
			least := i != j && !slices.Contains(sets, set)
			for k := range all {
				other := differ(&all[i], &all[k])
				least = least && (k == i || other == set || !other.Within(set))
			}
			if least {
				sets = append(sets, set)
			}
		}
	}
	return sets
}

// sameSets reports whether got holds the first sets of want in order of size, up to 100.
func sameSets(got, want []board.CellSet) bool {
	if len(got) != min(len(want), 100) {
		return false
	}
	size := 0
	for _, set := range got {
		if !slices.Contains(want, set) || set.Len() < size {
			return false
		}
		size = set.Len()
	}
	return true
}

// additionsByHand tries adding each given alone and, if none suffices, each pair.
func additionsByHand(g *board.Grid) (ways [][]board.Candidate) {
	proper := func(way ...board.Candidate) bool {
		with := *g
		for _, x := range way {
			if with[x.Cell()] != 0 {
				return false
			}
			with[x.Cell()] = x.Digit()
		}
		return search.Solve(&with).Count == 1
	}
	for x := range board.Candidate(board.Candidates) {
		if proper(x) {
			ways = append(ways, []board.Candidate{x})
		}
	}
	if len(ways) > 0 {
		return ways
	}
	for x := range board.Candidate(board.Candidates) {
		for y := x + 1; y < board.Candidates; y++ {
			if g[x.Cell()] == 0 && g[y.Cell()] == 0 && proper(x, y) {
				ways = append(ways, []board.Candidate{x, y})
			}
		}
	}
	return ways
}

// TestMapCut checks that the candidates are still exact when the comparison stops at a
// limit. It also cancels a comparison.
func TestMapCut(t *testing.T) {
	g := corpus.Grid(t, "000801000000000430500000000000070800000000100020030000600000075003400000000200600")
	whole, err := repair.Map(t.Context(), &g, repair.MapLimit, nil)
	if err != nil || whole.Count != 9734 || !whole.Complete || len(whole.Unavoidable) == 0 {
		t.Fatalf("%d solutions, %v", whole.Count, err)
	}
	part, err := repair.Map(t.Context(), &g, 500, nil)
	if err != nil || part.Count != 500 || part.Complete || part.Candidates != whole.Candidates || part.Ways != 0 {
		t.Errorf("%d solutions, complete %v, %d ways, %v", part.Count, part.Complete, part.Ways, err)
	}
	for name, m := range map[string]repair.Ambiguity{"whole": whole, "part": part} {
		for _, set := range m.Unavoidable {
			if set.Meets(g.Filled()) || set.Len() < 4 {
				t.Errorf("%s: %v is not an unavoidable set", name, set)
			}
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	reports := 0
	_, err = repair.Map(ctx, &board.Grid{}, repair.MapLimit, func(repair.Progress) {
		if reports++; reports == 3 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled after %d reports: %v", reports, err)
	}
}

// TestMapOfProper maps grids with one solution or none.
func TestMapOfProper(t *testing.T) {
	one := sample.Puzzle(1)
	for count, g := range map[int]board.Grid{1: one, 0: {0: 1, 1: 1}} {
		a, err := repair.Map(t.Context(), &g, repair.MapLimit, nil)
		if err != nil || a.Count != count || !a.Complete || a.Unavoidable != nil || a.Ways != 0 || !a.Differ().IsEmpty() {
			t.Errorf("%d solutions: %+v, %v", count, a.Count, err)
		}
	}
}
