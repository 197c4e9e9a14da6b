package profile_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/internal/sample"
	"sudoku/solver/minlex"
	"sudoku/solver/profile"
	"sudoku/solver/rate"
	"sudoku/solver/search"
)

// withoutLast returns the sample without its last given. The result has several
// solutions.
func withoutLast(seed uint64) board.Grid {
	g := sample.Puzzle(seed)
	for c := board.Cells - 1; ; c-- {
		if g[c] != 0 {
			g[c] = 0
			return g
		}
	}
}

// worked returns the profile of a puzzle with all layers.
func worked(t testing.TB, g board.Grid) profile.Profile {
	t.Helper()
	p := profile.Of(&g)
	if err := p.Work(context.Background(), profile.AllLayers); err != nil {
		t.Fatal(err)
	}
	return p
}

// TestWork compares a profile with the results of the packages that compute it.
func TestWork(t *testing.T) {
	for seed := range uint64(30) {
		g := sample.Puzzle(seed)
		if seed%3 == 1 { // a redundant given
			full := search.Solve(&g).Solution
			g[board.AllCells.Minus(g.Filled()).First()] = full[board.AllCells.Minus(g.Filled()).First()]
		}
		p := worked(t, g)
		b := board.FromGrid(&g)
		r, err := rate.Rate(t.Context(), &b, func(rate.Progress) {})
		if err != nil {
			t.Fatal(err)
		}
		if p.Solutions != 1 || p.Solution != search.Solve(&g).Solution || p.Minimal != (seed%3 != 1) || p.Givens != g.Filled().Len() {
			t.Errorf("seed %d: %+v", seed, p)
		}
		if p.Grade != r.Grade || p.ER != r.SE.ER || p.EP != r.SE.EP || p.ED != r.SE.ED || p.Score != r.HoDoKu.Score || p.Level != r.HoDoKu.Level {
			t.Errorf("seed %d: rated %+v", seed, p)
		}
		if p.Hardest.Key() != r.HoDoKuPath.Steps[r.HoDoKu.Hardest].Technique.Key || p.Setter.Key() != r.SEPath.Steps[r.SE.ERStep].Technique.Key {
			t.Errorf("seed %d: hardest %s, setter %s", seed, p.Hardest.Key(), p.Setter.Key())
		}
		var used []string
		for x := range p.Techniques.All() {
			used = append(used, x.Key())
		}
		for _, x := range r.HoDoKu.Techniques {
			if !slices.Contains(used, x.Technique.Key) {
				t.Errorf("seed %d: %s is not in %v", seed, x.Technique.Key, used)
			}
		}
		if len(used) != len(r.HoDoKu.Techniques) {
			t.Errorf("seed %d: %v", seed, used)
		}
		if form, n := minlex.Of(&g); p.Canonical != form || p.Automorphisms != n || n == 0 {
			t.Errorf("seed %d: canonical %v, %d", seed, p.Canonical, p.Automorphisms)
		}
		if p.Symmetries.Greatest() != generate.Of(g.Filled()) {
			t.Errorf("seed %d: symmetry %v", seed, p.Symmetries.Greatest())
		}
	}
}

// TestGreatest compares Greatest with generate.Of.
func TestGreatest(t *testing.T) {
	for _, s := range generate.Symmetries() {
		for c := range board.Cell(board.Cells) {
			cells := board.NewCellSet(c, board.CellAt(0, 1))
			for range 4 { // close the set under the symmetry
				for x := range board.Cell(board.Cells) {
					if with := cells.With(x); !s.Holds(cells) && s.Holds(with) {
						cells = with
					}
				}
			}
			if got := profile.FindSymmetries(cells).Greatest(); got != generate.Of(cells) {
				t.Errorf("%v: %v, want %v", cells, got, generate.Of(cells))
			}
		}
	}
}

// TestImproper checks improper puzzles and unreadable texts.
func TestImproper(t *testing.T) {
	for name, c := range map[string]struct {
		grid      board.Grid
		solutions int
	}{
		"several": {withoutLast(1), 2},
		"none":    {board.Grid{0: 1, 1: 1}, 0},
	} {
		p := worked(t, c.grid)
		if p.Solutions != c.solutions || p.Minimal || p.Grade != rate.None || p.ER != 0 || !p.Layers.Has(profile.AllLayers) {
			t.Errorf("%s: %+v", name, p)
		}
		row := make(profile.Row, profile.RowSize)
		p.Put(row)
		if _, ok := row.Number(profile.ER); ok {
			t.Errorf("%s: has a rating", name)
		}
	}
	p := profile.Unread()
	if err := p.Work(t.Context(), profile.AllLayers); err != nil || p.Layers != profile.Read {
		t.Errorf("unread: %+v, %v", p, err)
	}
}

// TestLayers checks that only the requested layers are computed, and only once.
func TestLayers(t *testing.T) {
	g := sample.Puzzle(4)
	for _, c := range []struct{ ask, get profile.Layer }{
		{profile.Read, profile.Read},
		{profile.Solved, profile.Read | profile.Solved},
		{profile.Properties, profile.Read | profile.Solved | profile.Properties},
		{profile.Canonical, profile.Read | profile.Canonical},
		{profile.Rated, profile.Read | profile.Solved | profile.Rated},
	} {
		p := profile.Of(&g)
		if err := p.Work(t.Context(), c.ask); err != nil || p.Layers != c.get {
			t.Errorf("asked for %b, got %b, %v", c.ask, p.Layers, err)
		}
		p.Solutions = 7 // existing layers are not recomputed
		if err := p.Work(t.Context(), profile.Read|c.get&profile.Solved); err != nil || p.Solutions != 7 {
			t.Errorf("solved again: %+v", p)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	p := profile.Of(&g)
	if err := p.Work(ctx, profile.AllLayers); err == nil || p.Layers != profile.Read {
		t.Errorf("cancelled: %b, %v", p.Layers, err)
	}
}

// TestNamed checks which techniques a word selects.
func TestNamed(t *testing.T) {
	for word, want := range map[string][]string{
		"xy-wing": {"xy-wing"}, "jellyfish": {"jellyfish"}, "nothing": nil, "": nil, "-": nil,
	} {
		var got []string
		for x := range profile.Named(word).All() {
			got = append(got, x.Key())
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q: %v", word, got)
		}
	}
	chains := profile.Named("chain")
	for _, key := range []string{"x-chain", "xy-chain", "als-chain"} {
		if !chains.Has(profile.TechniqueNumber(key)) {
			t.Errorf("%s is not a chain", key)
		}
	}
	if chains.Has(profile.TechniqueNumber("xy-wing")) || profile.TechniqueNumber("brute-force") > profile.MaxTechnique || profile.TechniqueNumber("brute-force") == 0 {
		t.Error("wrong technique numbers")
	}
}

// random returns a valid random profile.
func random(r *rand.Rand) profile.Profile {
	g := sample.Puzzle(r.Uint64N(20))
	p := profile.Of(&g)
	if r.IntN(10) == 0 {
		return profile.Unread()
	}
	if r.IntN(4) > 0 {
		p.Layers |= profile.Solved
		p.Solutions = r.IntN(3)
	}
	if p.Solutions > 0 {
		p.Solution = search.Solve(&g).Solution
	}
	if p.Layers.Has(profile.Solved) && r.IntN(2) == 0 {
		p.Layers |= profile.Properties
		p.Minimal, p.Symmetries = p.Solutions == 1 && r.IntN(2) == 0, profile.Symmetries(2<<r.IntN(9))
	}
	if r.IntN(2) == 0 {
		p.Layers |= profile.Canonical
		p.Canonical, p.Automorphisms = g, 1+r.IntN(648)
	}
	if p.Layers.Has(profile.Solved) && r.IntN(2) == 0 {
		p.Layers |= profile.Rated
		if p.Solutions == 1 {
			p.Grade, p.ER, p.EP, p.ED = rate.Grade(r.IntN(6)), r.IntN(201), r.IntN(201), r.IntN(201)
			p.Score, p.Level = r.IntN(1_000_000), rate.Level(r.IntN(5))
			p.Hardest, p.Setter = anyTechnique(r), anyTechnique(r)
			p.Techniques = profile.TechniqueSet{}.With(p.Hardest).With(p.Setter)
		}
	}
	return p
}

// TestClassSize checks the number of equivalent puzzles.
func TestClassSize(t *testing.T) {
	for name, c := range map[string]struct {
		grid board.Grid
		size int
	}{
		"no given": {board.Grid{}, 1}, "one given": {board.Grid{40: 7}, 81 * 9}, "clash": {board.Grid{0: 1, 1: 1}, 0},
	} {
		p := profile.Of(&c.grid)
		if err := p.Work(t.Context(), profile.Canonical); err != nil {
			t.Fatal(err)
		}
		row := make(profile.Row, profile.RowSize)
		if p.Put(row); row.ClassSize() != c.size {
			t.Errorf("%s: %d, want %d", name, row.ClassSize(), c.size)
		}
	}
}

// anyTechnique returns a random technique or NoTechnique.
func anyTechnique(r *rand.Rand) profile.Technique {
	return profile.Technique(r.IntN(int(profile.TechniqueNumber("brute-force")) + 1))
}
