package work_test

import (
	"context"
	"testing"

	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/repair"
)

func TestCheck(t *testing.T) {
	for name, tt := range map[string]struct {
		givens             string
		count, core, extra int
		redundant, minimal int
		first              work.Repair // the first repair, without its Grid
		found              int
	}{
		"several": {
			givens: several, count: 9734, extra: 3, found: 2,
			first: work.Repair{Kind: repair.Shift, From: 15, To: 16, Was: 4, Now: 4, Line: board.RowHouse(1), Digits: "43"},
		},
		"one": {givens: wikipedia, count: 1, redundant: 22, minimal: 23},
		"none": {
			givens: solution[:80] + "8", core: 2, found: 2,
			first: work.Repair{Kind: repair.Change, From: 80, To: 80, Was: 8, Now: 9},
		},
	} {
		t.Run(name, func(t *testing.T) {
			givens := grid(t, tt.givens)
			got, ok := serve(t, work.Check{Givens: givens, Limit: 100000}).Answer.(work.Checked)
			if !ok || !got.Counted || len(got.Unfinished) > 0 {
				t.Fatalf("answered %+v", got)
			}
			filled := func(g wire.Grid) int { b := board.Grid(g); return b.Filled().Len() }
			extra := 0
			if filled(got.Completed) > 0 {
				extra = filled(got.Completed) - filled(givens)
			}
			if got.Count != tt.count || filled(got.Contradiction) != tt.core || extra != tt.extra ||
				filled(got.Redundant) != tt.redundant || filled(got.Minimal) != tt.minimal {
				t.Errorf("answered %+v", got)
			}
			if len(got.Repairs) != tt.found {
				t.Fatalf("the repairs are %+v", got.Repairs)
			}
			if tt.found == 0 {
				return
			}
			first := got.Repairs[0]
			if first.Grid = (wire.Grid{}); first != tt.first {
				t.Errorf("the first repair is %+v", first)
			}
			repaired := serve(t, work.Solve{Givens: got.Repairs[0].Grid, Limit: 2}).Answer.(work.Solved)
			if repaired.Count != 1 {
				t.Errorf("the first repair leaves %d solutions", repaired.Count)
			}
			if c := board.CellAt(5, 2); tt.count > 1 && got.Digits[c].String() != "1456789" {
				t.Errorf("%v takes %v", c, got.Digits[c])
			}
		})
	}
}

func TestCheckLimits(t *testing.T) {
	got := serve(t, work.Check{Givens: grid(t, several), Limit: 50}).Answer.(work.Checked)
	if got.Count != 50 || got.Counted {
		t.Errorf("%d solutions counted to the limit of 50 (%v)", got.Count, got.Counted)
	}
}

func TestCheckReportsItsProgress(t *testing.T) {
	reports := map[repair.Stage]int{}
	work.Serve(t.Context(), work.Request{ID: 1, Job: work.Check{Limit: 100000}}, func(r work.Response) {
		if r.Last() {
			return
		}
		if r.Progress.Done > r.Progress.Total {
			t.Errorf("progress %+v", *r.Progress)
		}
		reports[repair.Stage(r.Progress.Stage)]++
	})
	if reports[repair.Counting] == 0 || reports[repair.Listing]+reports[repair.Completing] == 0 {
		t.Errorf("reports %v", reports)
	}
}

func TestCancelCheck(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	var last work.Response
	work.Serve(ctx, work.Request{ID: 1, Job: work.Check{Limit: 100000}}, func(r work.Response) { last = r })
	if last.Err == "" {
		t.Errorf("answered %+v", last)
	}
}
