package work

import (
	"context"
	"strings"
	"testing"

	"sudoku/app/work/wire"
)

func TestPrintJob(t *testing.T) {
	const (
		puzzle   = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
		solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
		several  = "...8.1.........43.5............7.8........1...2..3....6......75..34........2..6.."
	)
	var given wire.Grid
	if err := given.UnmarshalText([]byte(puzzle)); err != nil {
		t.Fatal(err)
	}
	list := strings.Join([]string{puzzle, "nothing of the sort", several, puzzle, puzzle}, "\n")
	game := "<opensudoku><game data='" + puzzle + "'/></opensudoku>"
	files := game + several + "\n" + puzzle
	for _, tt := range []struct {
		name      string
		job       PrintJob
		solutions []string
	}{
		{"a grid", PrintJob{Puzzle: given}, []string{solution}},
		{"some", PrintJob{Puzzles: []wire.Grid{given, {}}}, []string{solution, ""}},
		{"a list", PrintJob{To: len(list), Most: 3}.Carrying([]byte(list)), []string{solution, "", solution}},
		{"the lists of two files", PrintJob{To: len(files), Most: 3, Files: []int{len(game)}}.Carrying([]byte(files)), []string{solution, "", solution}},
		{"the first of two files", PrintJob{To: len(game), Most: 3, Files: []int{len(game), len(game) + 10}}.Carrying([]byte(game)), []string{solution}},
		{"an empty list", PrintJob{To: 1, Most: 3}, nil},
	} {
		var got Printed
		Serve(context.Background(), Request{Job: tt.job}, func(r Response) {
			if r.Last() {
				got, _ = r.Answer.(Printed)
			}
		})
		if len(got.Puzzles) != len(tt.solutions) || len(got.Solutions) != len(tt.solutions) {
			t.Errorf("%s: %d puzzles, %d solutions", tt.name, len(got.Puzzles), len(got.Solutions))
			continue
		}
		for i, want := range tt.solutions {
			text, _ := got.Solutions[i].MarshalText()
			if want == "" {
				want = strings.Repeat(".", 81)
			}
			if string(text) != want {
				t.Errorf("%s: solution %d is %s, want %s", tt.name, i, text, want)
			}
		}
	}
}
