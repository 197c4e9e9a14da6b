package minlex_test

import (
	"math/rand/v2"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/internal/corpus"
	"sudoku/solver/internal/sample"
	"sudoku/solver/minlex"
	"sudoku/solver/search"
)

// plain computes the canonical form by brute force. It tries every order of the columns
// of the grid and of its transpose, and for each order repeatedly chooses the least next
// row.
type plain struct {
	rows  [9][9]board.Digit // the rows, with the columns permuted
	least board.Grid
	ways  int
	now   board.Grid
}

func plainForm(g *board.Grid) (board.Grid, int) {
	p := plain{ways: 0}
	p.least[0] = 10
	for side := range 2 {
		for _, columns := range linesInOrder() {
			for r := range 9 {
				for i, c := range columns {
					if side == 0 {
						p.rows[r][i] = g[9*r+c]
					} else {
						p.rows[r][i] = g[9*c+r]
					}
				}
			}
			p.down(0, 0, 0, [10]board.Digit{})
		}
	}
	return p.least, p.ways
}

// down fills the rows from position at on in every legal order whose result does not
// exceed the least form so far.
func (p *plain) down(at, used, band int, names [10]board.Digit) {
	if at == 9 {
		if p.now == p.least {
			p.ways++
		} else {
			p.least, p.ways = p.now, 1
		}
		return
	}
	for r := range 9 {
		if used>>r&1 != 0 || at%3 != 0 && r/3 != band || at%3 == 0 && used>>(r/3*3)&7 != 0 {
			continue
		}
		named := names
		highest := board.Digit(0)
		for _, n := range named {
			highest = max(highest, n)
		}
		for i, d := range p.rows[r] {
			if d != 0 && named[d] == 0 {
				highest++
				named[d] = highest
			}
			p.now[9*at+i] = named[d]
		}
		if !greater(p.now[:9*at+9], p.least[:9*at+9]) {
			p.down(at+1, used|1<<r, r/3, named)
		}
	}
}

func greater(a, b []board.Digit) bool {
	for i := range a {
		if a[i] != b[i] {
			return a[i] > b[i]
		}
	}
	return false
}

// linesInOrder returns all 1296 permutations of nine lines that keep the three chutes
// together.
func linesInOrder() (all [][9]int) {
	orders := [][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}
	for _, chutes := range orders {
		for _, x := range orders {
			for _, y := range orders {
				for _, z := range orders {
					var one [9]int
					for i, inside := range [3][3]int{x, y, z} {
						for k, line := range inside {
							one[3*i+k] = 3*chutes[i] + line
						}
					}
					all = append(all, one)
				}
			}
		}
	}
	return all
}

// TestAgainstDefinition compares Of with plainForm for minimal puzzles, sparse puzzles
// with many automorphisms, and full grids.
func TestAgainstDefinition(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 0))
	for seed := range uint64(24) {
		g := sample.Puzzle(seed)
		switch seed % 4 {
		case 1:
			for range 60 {
				g[r.IntN(board.Cells)] = 0
			}
		case 2:
			for range 150 + 20*seed {
				g[r.IntN(board.Cells)] = 0
			}
		case 3:
			g = search.Solve(&g).Solution
		}
		form, ways := minlex.Of(&g)
		if want, all := plainForm(&g); form != want || ways != all {
			t.Errorf("%v:\n%v %d\n%v %d", &g, &form, ways, &want, all)
		}
	}
}

// TestAutomorphisms compares the numbers of automorphisms of some grids with known
// numbers.
func TestAutomorphisms(t *testing.T) {
	one := board.Grid{40: 7}
	// The grid with the most automorphisms has 648.
	most, ok := board.Grid{}, true
	for i, x := range "123456789456789123789123456231564897564897231897231564312645978645978312978312645" {
		most[i], ok = board.ParseDigit(x)
		if !ok {
			t.Fatal(x)
		}
	}
	all := 2 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6
	for name, c := range map[string]struct {
		grid board.Grid
		want int
	}{
		"empty": {board.Grid{}, all}, "one given": {one, all / 81}, "most": {most, 648},
	} {
		if _, n := minlex.Of(&c.grid); n != c.want {
			t.Errorf("%s: %d, want %d", name, n, c.want)
		}
	}
	broken := board.Grid{0: 1, 8: 1}
	if form, n := minlex.Of(&broken); form != broken || n != 0 {
		t.Errorf("repeated digit in a row: %v, %d", &form, n)
	}
}

// TestDisguises checks that equivalent puzzles and full grids have the same form.
func TestDisguises(t *testing.T) {
	puzzles := make([]board.Grid, 0, 1000)
	for seed := range uint64(200) {
		puzzles = append(puzzles, sample.Puzzle(seed))
	}
	for _, file := range []string{"puzzles2_17_clue.txt", "puzzles3_magictour_top1465.txt", "puzzles0_kaggle_sub20k.txt"} {
		puzzles = append(puzzles, corpus.Puzzles(t, file)...)
	}
	for i := range puzzles {
		if i%20 == 0 {
			puzzles[i] = search.Solve(&puzzles[i]).Solution
		}
	}
	for seed := range uint64(10_000) {
		g := puzzles[seed%uint64(len(puzzles))]
		form, ways := minlex.Of(&g)
		d := generate.RandomDisguise(seed, false)
		other := d.Of(&g)
		if again, n := minlex.Of(&other); again != form || n != ways {
			t.Fatalf("%v and %v:\n%v %d\n%v %d", &g, &other, &form, ways, &again, n)
		}
	}
}

// TestPublished compares Of with a list of 17-clue puzzles published in canonical form.
// 28 of its 1000 entries are not in fact canonical; for these, plainForm decides.
func TestPublished(t *testing.T) {
	all := corpus.Puzzles(t, "puzzles2_17_clue.txt")
	same := 0
	for _, g := range all {
		form, _ := minlex.Of(&g)
		if form == g {
			same++
			continue
		}
		if least, _ := plainForm(&g); form != least {
			t.Errorf("got %v for %v", &form, &g)
		}
	}
	if len(all) > 0 && same != 972 {
		t.Errorf("%d of %d are unchanged", same, len(all))
	}
}

// BenchmarkForm reports puzzles per second.
func BenchmarkForm(b *testing.B) {
	lists := map[string][]board.Grid{}
	for _, file := range []string{"puzzles2_17_clue.txt", "puzzles3_magictour_top1465.txt", "puzzles0_kaggle_sub20k.txt", "tdoku_generate_6k.txt"} {
		lists[file] = corpus.Puzzles(b, file)
	}
	for _, g := range lists["puzzles2_17_clue.txt"] {
		lists["solutions"] = append(lists["solutions"], search.Solve(&g).Solution)
	}
	for name, all := range lists {
		if len(all) == 0 {
			continue
		}
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			i := 0
			for b.Loop() {
				minlex.Of(&all[i%len(all)])
				i++
			}
			b.ReportMetric(float64(i)/b.Elapsed().Seconds(), "puzzles/s")
		})
	}
}
