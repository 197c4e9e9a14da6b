package repair

import (
	"iter"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/corpus"
	"sudoku/solver/search"
)

// TestTypos mistypes puzzles in every way that a repair can undo. The original must be
// among the repairs unless the mistyped puzzle is proper.
func TestTypos(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	perFile := 40
	if testing.Short() {
		perFile = 8
	}
	ranks := map[string][]int{}
	proper := 0
	for _, file := range []string{"puzzles0_kaggle_sub20k.txt", "puzzles2_17_clue.txt", "puzzles3_magictour_top1465.txt",
		"qqwing_easy.txt", "qqwing_expert.txt", "sudocue_top10000.txt", "tdoku_generate_6k.txt"} {
		puzzles := corpus.Puzzles(t, file)
		for i := range min(perFile, len(puzzles)) {
			g := puzzles[i*len(puzzles)/perFile%len(puzzles)]
			for k := i % 4; k < len(typos); k += 4 {
				typo := typos[k]
				typed, ok := typo.mistype(g, random)
				if !ok {
					continue
				}
				if search.Solve(&typed).Count == 1 {
					proper++
					continue
				}
				r := diagnose(t, &typed)
				rank := slices.IndexFunc(r.Repairs, func(r Repair) bool { return r.Grid == g })
				if rank < 0 {
					t.Errorf("%s: %v: the original %v is not among %d repairs", typo.name, &typed, &g, len(r.Repairs))
				}
				ranks[typo.name] = append(ranks[typo.name], rank+1)
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(ranks)) {
		all := ranks[name]
		slices.Sort(all)
		firsts, _ := slices.BinarySearch(all, 2)
		top5, _ := slices.BinarySearch(all, 6)
		t.Logf("%-14s %4d typos: %3d%% first, %3d%% among five, median %d, 90%% within %d, last %d", name, len(all),
			100*firsts/len(all), 100*top5/len(all), all[len(all)/2], all[len(all)*9/10], all[len(all)-1])
	}
	t.Logf("%d mistyped puzzles are proper", proper)
}

// typos lists typing errors, each the reverse of a repair.
var typos = []struct {
	name    string
	mistype func(board.Grid, *rand.Rand) (board.Grid, bool)
}{
	{"digit", func(g board.Grid, random *rand.Rand) (board.Grid, bool) {
		c := pickCell(g.Filled(), random)
		g[c] = (g[c]+board.Digit(random.IntN(8)))%9 + 1
		return g, true
	}},
	{"look-alike", func(g board.Grid, random *rand.Rand) (board.Grid, bool) {
		c := pickCell(g.Filled(), random)
		pair := lookAlike[random.IntN(len(lookAlike))]
		for g[c] != pair[0] {
			if g[c] == pair[1] {
				pair[0], pair[1] = pair[1], pair[0]
				continue
			}
			pair = lookAlike[random.IntN(len(lookAlike))]
		}
		g[c] = pair[1]
		return g, true
	}},
	{"one cell off", func(g board.Grid, random *rand.Rand) (board.Grid, bool) {
		return pick(g, random, moves, func(r Repair) bool { return r.cost() == costs.moveOneInRow })
	}},
	{"elsewhere", func(g board.Grid, random *rand.Rand) (board.Grid, bool) {
		return pick(g, random, moves, func(Repair) bool { return true })
	}},
	{"swap", func(g board.Grid, random *rand.Rand) (board.Grid, bool) {
		return pick(g, random, swaps, func(Repair) bool { return true })
	}},
	{"row shift", func(g board.Grid, random *rand.Rand) (board.Grid, bool) {
		return pick(g, random, shifts, func(r Repair) bool { return r.cost() == costs.shiftInRow })
	}},
	{"column shift", func(g board.Grid, random *rand.Rand) (board.Grid, bool) {
		return pick(g, random, shifts, func(r Repair) bool { return r.cost() == costs.shiftInColumn })
	}},
	{"one too many", func(g board.Grid, random *rand.Rand) (board.Grid, bool) {
		open := board.AllCells.Minus(g.Filled())
		g[pickCell(open, random)] = board.Digit(random.IntN(9) + 1)
		return g, true
	}},
}

// pick applies a random suitable edit of one kind.
func pick(g board.Grid, random *rand.Rand, of func(*board.Grid) iter.Seq[Repair],
	suits func(Repair) bool) (board.Grid, bool) {
	var all []board.Grid
	for r := range of(&g) {
		if suits(r) {
			all = append(all, r.Grid)
		}
	}
	if len(all) == 0 {
		return g, false
	}
	return all[random.IntN(len(all))], true
}

// pickCell returns a random cell of a set.
func pickCell(set board.CellSet, random *rand.Rand) board.Cell {
	return slices.Collect(set.All())[random.IntN(set.Len())]
}
