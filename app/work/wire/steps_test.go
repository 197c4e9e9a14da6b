package wire_test

import (
	"reflect"
	"strings"
	"testing"

	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/path"
	"sudoku/solver/step"
)

// manySteps returns all steps that are found in some positions, with many techniques.
func manySteps(t *testing.T) wire.Steps {
	t.Helper()
	var all wire.Steps
	for _, puzzle := range []string{
		"400080100000209000000730000020001009005000070090000050010500400600300000004007603", "800000000003600000070090200050007000000045700000100030001000068008500010090000400",
		"000801000000000435000000000000070800000000100020030000600000075003400000000200600",
	} {
		var g wire.Grid
		if err := g.UnmarshalText([]byte(strings.ReplaceAll(puzzle, "0", "."))); err != nil {
			t.Fatal(err)
		}
		b := board.FromGrid((*board.Grid)(&g))
		p, err := path.Human().Walk(t.Context(), &b, nil)
		if err != nil {
			t.Fatal(err)
		}
		for i, taken := range p.Steps {
			if i%5 != 0 {
				all = append(all, taken.Step)
				continue
			}
			for _, s := range path.Human().All(&taken.Before) {
				all = append(all, s)
			}
		}
	}
	return all
}

func TestStepsComeOutAsTheyWere(t *testing.T) {
	all := manySteps(t)
	techniques := map[string]bool{}
	for i := range all {
		techniques[all[i].Technique] = true
		text, err := all[i : i+1].MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		var got wire.Steps
		if err := got.UnmarshalText(text); err != nil || len(got) != 1 {
			t.Fatalf("%s: %v", all[i].Text(), err)
		}
		if got[0].Detail() != all[i].Detail() {
			t.Errorf("%s came out as %s", all[i].Detail(), got[0].Detail())
		}
		for j := range all[i].Args {
			if want := reflect.TypeOf(all[i].Args[j].Value); reflect.TypeOf(got[0].Args[j].Value) != want {
				t.Errorf("%s: argument %d is no %v", all[i].Text(), j, want)
			}
		}
	}
	if len(techniques) < 20 {
		t.Errorf("only %d techniques are tested", len(techniques))
	}
	text, _ := all.MarshalText()
	if size := len(text) / len(all); size > 400 {
		t.Errorf("a step takes %d bytes", size)
	}
}

// TestChainsComeOutAsTheyWere checks that chains survive a round trip. Their steps
// contain links, almost locked sets and conditions of links.
func TestChainsComeOutAsTheyWere(t *testing.T) {
	from, to := step.Node{Digit: 3, Cells: board.NewCellSet(0, 1)}, step.NewNode(board.NewCandidate(80, 9))
	links := step.Chain{
		{From: from, To: to, Kind: step.Strong, Via: step.ViaSet(board.NewCellSet(5, 7, 80))},
		{From: to, To: from, Kind: step.Weak, Via: step.ViaHouse(26), Without: []board.Candidate{728, 3}},
	}
	s := step.Step{Technique: "x", Eliminations: []board.Candidate{0, 728}, SE: 123, Complexity: 4567,
		Views: []step.View{{Links: links}, {}},
		Args: []step.Arg{step.ChainArg("chain", links), step.NumberArg("n", 7), step.CandidatesArg("c", 5, 4), step.HousesArg("h", board.AllHouses),
			step.DigitsArg("d", board.AllDigits), step.CellsArg("cells", board.AllCells)}}
	text, _ := wire.Steps{s}.MarshalText()
	var got wire.Steps
	if err := got.UnmarshalText(text); err != nil || !reflect.DeepEqual(got[0], s) {
		t.Errorf("%+v came out as %+v, %v", s, got, err)
	}
}

// TestEveryTypeOfArgument checks that each type of argument survives a round trip.
func TestEveryTypeOfArgument(t *testing.T) {
	claim := step.Claim{Candidate: 5, True: true}
	args := []step.Arg{
		step.CellsArg("cells", board.AllCells), step.DigitsArg("digits", board.AllDigits), step.HousesArg("houses", board.AllHouses),
		step.CandidatesArg("candidates", 5, 4), step.NumberArg("number", 7),
		step.ChainArg("chain", step.Chain{step.CellLink(3, 1, 9)}),
		step.BranchArg("branch", step.Branch{If: claim, Then: claim, Links: []step.Link{step.CellLink(4, 2, 8)}}),
		step.NestedArg("nested", &step.Step{Technique: "y", Placements: []board.Candidate{7}}),
	}
	if types := reflect.TypeFor[step.Values]().NumMethod(); types != len(args) {
		t.Errorf("%d types of arguments, %d are tested", types, len(args))
	}
	text, _ := wire.Steps{{Technique: "x", Args: args}}.MarshalText()
	var got wire.Steps
	if err := got.UnmarshalText(text); err != nil || !reflect.DeepEqual(got[0].Args, args) {
		t.Errorf("%+v came out as %+v, %v", args, got, err)
	}
}

// TestDamagedSteps checks that damaged text is either rejected or decoded, and never
// causes a panic.
func TestDamagedSteps(t *testing.T) {
	text, _ := manySteps(t)[:3].MarshalText()
	for i := range text {
		var cut, changed wire.Steps
		if err := cut.UnmarshalText(text[:i]); err == nil {
			t.Errorf("accepted the text cut after %d characters", i)
		}
		damaged := []byte(string(text))
		damaged[i] = "A/9z"[i%4]
		_ = changed.UnmarshalText(damaged)
	}
}
