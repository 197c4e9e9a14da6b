package work_test

import (
	"reflect"
	"slices"
	"testing"

	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/path"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// human returns the page's default choice.
func human() (c work.Choice) {
	for _, t := range path.Human().Techniques {
		c.Techniques = append(c.Techniques, t.Key)
	}
	c.Uniqueness = true
	return c
}

const hard = "400080100000209000000730000020001009005000070090000050010500400600300000004007603"

// wrongEntry returns a position with an entry that contradicts the solution.
func wrongEntry(t *testing.T) wire.Position {
	return wire.Position{Givens: grid(t, wikipedia), Entries: wire.Grid{2: 1, 3: 6}}
}

// follow applies steps to a position.
func follow(t *testing.T, p *wire.Position, steps wire.Steps) board.Board {
	t.Helper()
	plain := p.Plain()
	b := board.New(&plain)
	for i := range steps {
		before := b
		steps[i].Apply(&b)
		if b == before {
			t.Fatalf("%s changes nothing", steps[i].Text())
		}
	}
	return b
}

func TestExplain(t *testing.T) {
	puzzle := wire.Position{Givens: grid(t, hard)}
	cheapest := serve(t, work.Explain{Choice: human(), Position: puzzle}).Answer.(work.Explained)
	if last := follow(t, &puzzle, cheapest.Steps); !cheapest.Solved || !last.IsSolved() || cheapest.Faults.Solutions != 1 {
		t.Errorf("solved %v by %d steps", cheapest.Solved, len(cheapest.Steps))
	}
	fewest := serve(t, work.Explain{Choice: human(), Position: puzzle, Fewest: true}).Answer.(work.Explained)
	if last := follow(t, &puzzle, fewest.Steps); !fewest.Solved || !last.IsSolved() || len(fewest.Steps) > len(cheapest.Steps) {
		t.Errorf("%d steps, the cheapest path has %d", len(fewest.Steps), len(cheapest.Steps))
	}
	few := work.Choice{Techniques: []string{"naked-single", "full-house", "no-such"}}
	stuck := serve(t, work.Explain{Choice: few, Position: puzzle}).Answer.(work.Explained)
	for i := range stuck.Steps {
		if key := stuck.Steps[i].Technique; key != "naked-single" && key != "full-house" {
			t.Errorf("%s was not chosen", key)
		}
	}
	if stuck.Solved {
		t.Error("solved by naked singles")
	}
	if want := []string{"hidden-single-box", "direct-claiming", "locked-pair"}; !slices.Equal(stuck.Missing, want) || cheapest.Missing != nil {
		t.Errorf("would go on: %v, and on a whole path %v", stuck.Missing, cheapest.Missing)
	}
}

func TestExplainBeginsWithoutMistakes(t *testing.T) {
	wrong := wrongEntry(t)
	got := serve(t, work.Explain{Choice: human(), Position: wrong}).Answer.(work.Explained)
	if !reflect.DeepEqual(got.Faults.Entries, []board.Cell{2}) || got.Start.Entries != (wire.Grid{}) || !got.Solved {
		t.Errorf("began with %+v, mistakes %+v", got.Start, got.Faults)
	}
	right := wire.Position{Givens: grid(t, wikipedia), Entries: wire.Grid{2: 4}}
	got = serve(t, work.Explain{Choice: human(), Position: right}).Answer.(work.Explained)
	if got.Start.Entries != right.Entries || got.Faults.AreMistakes() {
		t.Errorf("began with %+v, mistakes %+v", got.Start, got.Faults)
	}
	none := wire.Position{Givens: wire.Grid{0: 5, 1: 5}}
	got = serve(t, work.Explain{Choice: human(), Position: none}).Answer.(work.Explained)
	if got.Faults.Solutions != 0 || len(got.Steps) > 0 {
		t.Errorf("%d solutions, %d steps", got.Faults.Solutions, len(got.Steps))
	}
	many := wire.Position{Givens: grid(t, several)}
	got = serve(t, work.Explain{Choice: human(), Position: many}).Answer.(work.Explained)
	if got.Faults.Solutions != 2 || got.Solved || !got.UniquenessOff {
		t.Errorf("%+v", got)
	}
}

func TestFindSteps(t *testing.T) {
	puzzle := wire.Position{Givens: grid(t, hard)}
	found := serve(t, work.FindSteps{Choice: human(), Position: puzzle}).Answer.(work.Found)
	if len(found.Steps) == 0 || found.More || found.UniquenessOff {
		t.Fatalf("%d steps", len(found.Steps))
	}
	for i := range found.Steps {
		follow(t, &puzzle, found.Steps[i:i+1])
	}
	// The answer must have steps of each technique that finds any, except for techniques
	// whose search is slow.
	b := puzzle.Board()
	for _, x := range path.Human().Techniques {
		_, ok := x.First(&b)
		has := slices.ContainsFunc(found.Steps, func(s step.Step) bool { return s.Technique == x.Key })
		if want := ok && x.Long == nil; has != want {
			t.Errorf("%s: found %v, want %v", x.Key, has, want)
		}
	}
	for i, s := range found.Steps {
		if want := path.Left(&b, &s); found.Left[i] != want {
			t.Errorf("step %d leaves %d candidates, want %d", i, found.Left[i], want)
		}
	}
	var long work.Found
	request := work.Request{ID: 1, Job: work.FindSteps{Choice: human(), Position: puzzle, Long: true}}
	work.Serve(t.Context(), request, func(r work.Response) { long, _ = r.Answer.(work.Found) })
	if len(long.Steps) == 0 || len(long.Left) != len(long.Steps) {
		t.Errorf("%d steps that take long", len(long.Steps))
	}
	for _, s := range long.Steps {
		if technique.ByKey(s.Technique).Long == nil {
			t.Errorf("%s does not take long", s.Technique)
		}
	}
	if got := serve(t, work.FindSteps{Choice: human(), Position: wrongEntry(t)}).Answer.(work.Found); len(got.Steps) > 0 || !got.Faults.AreMistakes() {
		t.Error("steps from a mistake")
	}
}
