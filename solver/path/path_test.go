package path_test

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/golden"
	"sudoku/solver/internal/corpus"
	"sudoku/solver/internal/sample"
	"sudoku/solver/path"
	"sudoku/solver/search"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

var long = flag.Int("long", 0, "how many puzzles of each corpus the soundness test walks at least")

// corpora lists the puzzle files that the soundness test walks, and the number of puzzles
// that it takes from each by default, more than two thousand in all. With -short it takes
// a twentieth of them.
var corpora = []struct {
	file  string
	count int
}{
	{"puzzles0_kaggle_sub20k.txt", 400},
	{"puzzles2_17_clue.txt", 400},
	{"puzzles3_magictour_top1465.txt", 20},
	{"puzzles5_forum_hardest_1905_11+.txt", 0}, // see TestHardest
	{"puzzles6_forum_hardest_1106.txt", 0},
	{"qqwing_simple.txt", 300},
	{"qqwing_easy.txt", 300},
	{"qqwing_intermediate.txt", 300},
	{"qqwing_expert.txt", 100},
	{"sudocue_top10000.txt", 100},
	{"tdoku_generate_6k.txt", 120},
}

// TestRecipes compares the recipes of other programs with recorded lists, and the default
// recipe with the catalog.
func TestRecipes(t *testing.T) {
	human := path.Human()
	want := slices.DeleteFunc(technique.Catalog(), func(x *technique.Technique) bool { return x.OnRequest })
	if !slices.Equal(human.Techniques, want) {
		t.Errorf("the default recipe has %d techniques, not the catalog's %d", len(human.Techniques), len(want))
	}
	var got strings.Builder
	for _, r := range path.Recipes() {
		if r.Key == human.Key {
			continue
		}
		fmt.Fprintln(&got, r.Key)
		for _, x := range r.Techniques {
			if x.OnRequest {
				t.Errorf("%s has %s, which is searched on request", r.Key, x.Key)
			}
			fmt.Fprintln(&got, "  "+x.Key)
		}
	}
	golden.Compare(t, "testdata/recipes.txt", got.String())
	if _, ok := path.ByKey("none"); ok {
		t.Error("ByKey finds a recipe called none")
	}
}

func walk(t *testing.T, g *board.Grid) path.Path {
	t.Helper()
	b := board.FromGrid(g)
	p, err := path.Human().Walk(t.Context(), &b, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestPaths compares the paths of puzzles from easy to hard with recorded ones.
func TestPaths(t *testing.T) {
	for _, seed := range []uint64{5, 25, 62} {
		g := sample.Puzzle(seed)
		p := walk(t, &g)
		var got strings.Builder
		fmt.Fprintln(&got, g.String())
		for _, taken := range p.Steps {
			fmt.Fprintln(&got, taken.Step.Text())
		}
		last := p.Last.Values()
		fmt.Fprintf(&got, "%s\nsolved %t\n", last.String(), p.Solved)
		golden.Compare(t, fmt.Sprintf("testdata/path-%d.txt", seed), got.String())
	}
}

// TestSound walks puzzles of all kinds. It checks every step against the solution, checks
// how the path ends, and checks that a second walk gives the same path.
func TestSound(t *testing.T) {
	var puzzles []board.Grid
	for seed := range uint64(20) {
		puzzles = append(puzzles, sample.Puzzle(seed))
	}
	for _, x := range corpora {
		count := x.count
		if testing.Short() {
			count /= 20
		}
		all := corpus.Puzzles(t, x.file)
		puzzles = append(puzzles, all[:min(max(count, *long), len(all))]...)
	}
	for i := range puzzles {
		p := checkPath(t, &puzzles[i])
		if i < 20 && !reflect.DeepEqual(p, walk(t, &puzzles[i])) {
			t.Errorf("%v has two paths", &puzzles[i])
		}
	}
}

// checkPath walks a puzzle, checks each step against the solution, and checks that the
// path ends on its last board and solves the puzzle.
func checkPath(t *testing.T, g *board.Grid) path.Path {
	t.Helper()
	found := search.Solve(g)
	p := walk(t, g)
	b := board.FromGrid(g)
	for _, taken := range p.Steps {
		if taken.Before != b {
			t.Fatalf("%v: %s was not found on the board before it", g, taken.Step.Text())
		}
		if taken.Technique.Key != taken.Step.Technique {
			t.Errorf("%s has a step of %s", taken.Technique.Key, taken.Step.Technique)
		}
		if err := step.Check(&taken.Step, &b, &found.Solution); err != nil {
			t.Errorf("%v: %s: %v", g, taken.Step.Text(), err)
		}
		taken.Step.Apply(&b)
		if b == taken.Before {
			t.Fatalf("%v: %s changes nothing", g, taken.Step.Text())
		}
	}
	if p.Last != b || !p.Solved || !b.IsSolved() || p.UniquenessOff {
		t.Errorf("%v: the last board does not match the steps", g)
	}
	return p
}

// TestBrokenBoards checks that paths on boards with no solution or several use no
// uniqueness technique and are not solved.
func TestBrokenBoards(t *testing.T) {
	g := sample.Puzzle(3)
	first := g.Filled().First()
	open := g
	open[first] = 0
	wrong := g
	wrong[first] = wrong[first]%9 + 1
	for name, puzzle := range map[string]board.Grid{"empty": {}, "several solutions": open, "none": wrong} {
		p := walk(t, &puzzle)
		if p.Solved {
			t.Errorf("%s: solved", name)
		}
		uniqueness := slices.ContainsFunc(path.Human().Techniques, func(x *technique.Technique) bool { return x.Uniqueness })
		if p.UniquenessOff != uniqueness {
			t.Errorf("%s: uniqueness techniques are not left out", name)
		}
		for _, taken := range p.Steps {
			if taken.Technique.Uniqueness {
				t.Errorf("%s: %s is used", name, taken.Technique.Key)
			}
		}
	}
}

func TestWalkStops(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	b := board.FromGrid(new(board.Grid))
	start := time.Now()
	if p, err := path.Human().Walk(ctx, &b, nil); !errors.Is(err, context.Canceled) || len(p.Steps) != 0 {
		t.Errorf("%d steps, %v", len(p.Steps), err)
	}
	if took := time.Since(start); took > time.Minute {
		t.Errorf("took %v", took)
	}
}

// TestHints checks the hints of all levels for the steps of a path.
func TestHints(t *testing.T) {
	g := sample.Puzzle(62)
	for _, taken := range walk(t, &g).Steps {
		s := &taken.Step
		var last path.Hint
		for level := path.NameTechnique; level <= path.Apply; level++ {
			h := path.NewHint(s, level)
			switch {
			case h.Level != level, h.Technique != s.Technique,
				h.Houses.IsEmpty() != (level < path.ShowHouses),
				h.Cells.IsEmpty() != (level < path.ShowCells),
				len(h.Views) == 0 != (level < path.ShowPattern):
				t.Errorf("level %d of %s: %+v", level, s.Text(), h)
			case level > path.ShowHouses && h.Houses != last.Houses:
				t.Errorf("%s: the houses differ between levels", s.Text())
			}
			last = h
		}
		var effects []board.Candidate
		for _, x := range last.Views[0].Candidates {
			if x.Role&(step.Placed|step.Eliminated) != 0 {
				effects = append(effects, x.Item)
			}
		}
		if want := slices.Concat(s.Placements, s.Eliminations); len(effects) != len(want) {
			t.Errorf("%s: the pattern shows the effects %v", s.Text(), effects)
		}
	}
}
