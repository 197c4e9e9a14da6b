package fish_test

import (
	"fmt"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/finders"
	"sudoku/solver/internal/sample"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// TestFishAgainstDefinition compares the eliminations of fish with those of a search that
// applies the definition to every base and cover.
func TestFishAgainstDefinition(t *testing.T) {
	var boards []board.Board
	for seed := uint64(100); len(boards) < 20; seed++ {
		g := sample.Puzzle(seed)
		kept := 0
		finders.Walk(t, &g, func(b *board.Board, next *technique.Technique) bool {
			if finders.NeedsThought(next) && kept < 2 {
				boards = append(boards, *b)
				kept++
			}
			return true
		})
	}
	for _, family := range []plainFish{
		{keys: []string{"x-wing"}, size: 2},
		{keys: []string{"jellyfish"}, size: 4},
		{keys: []string{"finned-x-wing", "sashimi-x-wing"}, size: 2, fins: true},
		{keys: []string{"finned-swordfish", "sashimi-swordfish"}, size: 3, fins: true},
		{keys: []string{"finned-jellyfish", "sashimi-jellyfish"}, size: 4, fins: true},
		{keys: []string{"franken-swordfish"}, size: 3, franken: true},
		{keys: []string{"finned-franken-x-wing"}, size: 2, franken: true, fins: true},
		{keys: []string{"finned-franken-swordfish"}, size: 3, franken: true, fins: true},
	} {
		t.Run(family.keys[0], func(t *testing.T) {
			t.Parallel()
			fish := 0
			for i := range boards {
				want, got := family.search(&boards[i]), make(map[string]bool)
				for _, key := range family.keys {
					for s := range technique.ByKey(key).Find(&boards[i]) {
						text := step.CandidateList(s.Eliminations).String()
						got[text] = true
						if !want[text] && s.Arg("second-cover") == nil {
							t.Errorf("not a fish by the definition: %s", s.Text())
						}
					}
				}
				for text := range want {
					if fish++; !got[text] {
						t.Errorf("no step eliminates %s", text)
					}
				}
			}
			if fish == 0 {
				t.Error("the boards have no fish")
			}
		})
	}
}

// plainFish finds the fish of a family by brute force.
type plainFish struct {
	keys          []string
	size          int
	franken, fins bool
}

// search returns the sets of candidates that fish eliminate.
func (f plainFish) search(b *board.Board) map[string]bool {
	found := make(map[string]bool)
	for d := range board.AllDigits.All() {
		places := b.Places(d)
		if places.Len() < 4 {
			continue
		}
		for _, kind := range []board.HouseKind{board.Row, board.Column} {
			var bases, covers []board.House
			for h := range board.House(board.Houses) {
				if !places.Meets(h.Cells()) || !h.IsLine() && !f.franken {
					continue
				}
				if !h.IsLine() || h.Kind() == kind {
					bases = append(bases, h)
				}
				if !h.IsLine() || h.Kind() != kind {
					covers = append(covers, h)
				}
			}
			houseSets(bases, f.size, func(base board.HouseSet) {
				houseSets(covers, f.size, func(cover board.HouseSet) {
					if cleared := f.cleared(places, base, cover); !cleared.IsEmpty() {
						list := step.Candidates(b, cleared, board.NewDigitSet(d))
						found[fmt.Sprint(step.CandidateList(list))] = true
					}
				})
			})
		}
	}
	return found
}

// cleared returns the cells that a base and a cover clear. It returns none if base and
// cover are not a fish of the family.
func (f plainFish) cleared(places board.CellSet, base, cover board.HouseSet) board.CellSet {
	const boxes = board.HouseSet(511 << 18)
	if base&cover != 0 || base&^boxes == 0 || cover&^boxes == 0 || f.franken != ((base|cover)&boxes != 0) {
		return board.CellSet{}
	}
	based, endo := coveredPlaces(places, base)
	covered, twice := coveredPlaces(places, cover)
	fins := based.Minus(covered).Or(endo)
	if fins.IsEmpty() == f.fins || fins.Len() > 5 || endo.Len() > 2 {
		return board.CellSet{}
	}
	for h := range cover.All() {
		if !based.Meets(h.Cells()) {
			return board.CellSet{}
		}
	}
	return covered.Minus(based).Or(twice).And(fins.CommonPeers())
}

// coveredPlaces returns the places in at least one of the houses, and the places in two
// of them.
func coveredPlaces(places board.CellSet, houses board.HouseSet) (all, twice board.CellSet) {
	for h := range houses.All() {
		here := places.And(h.Cells())
		twice = twice.Or(all.And(here))
		all = all.Or(here)
	}
	return all, twice
}

// houseSets visits the sets of n of the houses.
func houseSets(houses []board.House, n int, visit func(board.HouseSet)) {
	if n == 0 {
		visit(0)
		return
	}
	for i, h := range houses {
		houseSets(houses[i+1:], n-1, func(rest board.HouseSet) { visit(rest.With(h)) })
	}
}
