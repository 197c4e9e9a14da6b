package work_test

import (
	"encoding/json"
	"testing"

	"sudoku/app/work"
	"sudoku/solver/board"
)

// TestMapSolutions maps a puzzle with 9,734 solutions, and a puzzle with two solutions
// that differ in four cells. The answers pass through messages, as from a worker.
func TestMapSolutions(t *testing.T) {
	got, ok := serve(t, work.MapSolutions{Givens: grid(t, several), Limit: 10_000}).Answer.(work.SolutionsMapped)
	if !ok || got.Count != 9734 || !got.Complete || len(got.Unavoidable) == 0 || got.Ways != 0 {
		t.Fatalf("%d solutions, complete %v, %d ways", got.Count, got.Complete, got.Ways)
	}
	if c := board.CellAt(5, 2); got.Digits[c].String() != "1456789" {
		t.Errorf("%v takes %v", c, got.Digits[c])
	}
	twofold := grid(t, "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179")
	answer := serve(t, work.MapSolutions{Givens: twofold, Limit: 100})
	packed, err := json.Marshal(answer)
	var read work.Response
	if err != nil || json.Unmarshal(packed, &read) != nil {
		t.Fatal(err)
	}
	got, ok = read.Answer.(work.SolutionsMapped)
	if !ok || got.Count != 2 || len(got.Unavoidable) != 1 || len(got.Unavoidable[0]) != 4 || got.Ways != 8 || len(got.Additions[0]) != 1 {
		t.Errorf("%+v", got)
	}
	if c := board.CellAt(0, 3); got.In[c][6] != 1 || got.In[c][7] != 1 || got.In[0][5] != 2 {
		t.Errorf("in %v", got.In[c])
	}
}
