package work_test

import (
	"context"
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
)

func grid(t *testing.T, s string) wire.Grid {
	t.Helper()
	var g wire.Grid
	if err := g.UnmarshalText([]byte(strings.ReplaceAll(s, "0", "."))); err != nil {
		t.Fatal(err)
	}
	return g
}

const (
	wikipedia = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
	solution  = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
	several   = "000801000000000430500000000000070800000000100020030000600000075003400000000200600"
)

// serve encodes a request, serves it as the worker does, and returns the last response.
func serve(t *testing.T, job work.Job) work.Response {
	t.Helper()
	text, data, err := work.Request{ID: 7, Revision: 9, Job: job}.Pack()
	if err != nil {
		t.Fatal(err)
	}
	var req work.Request
	if err := req.Unpack(text, data); err != nil {
		t.Fatal(err)
	}
	var last work.Response
	ended := false
	work.Serve(context.Background(), req, func(r work.Response) {
		if ended {
			t.Error("a response after the last")
		}
		ended = r.Last()
		if r.ID != 7 || r.Revision != 9 {
			t.Errorf("a response to request %d, revision %d", r.ID, r.Revision)
		}
		text, data, err := r.Pack()
		if err != nil {
			t.Fatal(err)
		}
		last = work.Response{}
		if err := last.Unpack(text, data); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(last, r) {
			t.Errorf("another response came out of its message:\n%.300s\nnot\n%.300s", fmt.Sprintf("%+v", last), fmt.Sprintf("%+v", r))
		}
	})
	if !ended {
		t.Error("no last response")
	}
	return last
}

func TestSolve(t *testing.T) {
	for name, tt := range map[string]struct {
		givens, entries string
		limit           int
		count, fitting  int
		first           string
	}{
		"unique":                {wikipedia, "", 10, 1, 1, solution},
		"with a right entry":    {wikipedia, "004", 10, 1, 1, solution},
		"with a wrong entry":    {wikipedia, "001", 10, 1, 1, solution},
		"several":               {several, "", 100000, 9734, 9734, "234891567169725438578346912316574829497682153825139746642918375953467281781253694"},
		"several, to the limit": {several, "", 50, 50, 50, "234891567169725438578346912316574829497682153825139746642918375953467281781253694"},
		"none":                  {"12345678", "", 10, 1 << 30, 0, ""},
	} {
		t.Run(name, func(t *testing.T) {
			pad := func(s string) wire.Grid { return grid(t, s+strings.Repeat(".", board.Cells-len(s))) }
			givens := pad(tt.givens)
			if name == "none" {
				givens[17] = 9 // r2c9, which sees the only cell of row 1 that could hold a 9
				tt.count = 0
			}
			r := serve(t, work.Solve{Givens: givens, Entries: pad(tt.entries), Limit: tt.limit})
			got, ok := r.Answer.(work.Solved)
			if !ok {
				t.Fatalf("answered %+v", r)
			}
			if got.Count != tt.count || got.Fitting != tt.fitting || got.Limit != tt.limit {
				t.Errorf("%d solutions, %d fitting, limit %d", got.Count, got.Fitting, got.Limit)
			}
			if want := tt.first; want != "" && got.First != grid(t, want) {
				first := board.Grid(got.First)
				t.Errorf("first %s, want %s", first.String(), want)
			}
			if got.Nodes == 0 {
				t.Error("it took no nodes")
			}
		})
	}
}

func TestEntriesChooseAmongSeveral(t *testing.T) {
	entries := wire.Grid{0: 7}
	r := serve(t, work.Solve{Givens: grid(t, several), Entries: entries, Limit: 100000})
	got := r.Answer.(work.Solved)
	if got.Count != 9734 || got.Fitting == 0 || got.Fitting >= got.Count || got.First[0] != 7 || got.Base[0] != 7 {
		t.Errorf("%d solutions, %d fitting, beginning with %d", got.Count, got.Fitting, got.First[0])
	}
}

func TestBrowse(t *testing.T) {
	base := grid(t, several)
	first := serve(t, work.Browse{Base: base, From: 0, Want: 100}).Answer.(work.Page)
	if len(first.Solutions) != 100 {
		t.Fatalf("%d solutions", len(first.Solutions))
	}
	for i := 1; i < len(first.Solutions); i++ {
		before, after := board.Grid(first.Solutions[i-1]), board.Grid(first.Solutions[i])
		if before.String() >= after.String() {
			t.Errorf("solution %d is not after the one before", i)
		}
	}
	inside := serve(t, work.Browse{Base: base, From: 50, Want: 10}).Answer.(work.Page)
	if !reflect.DeepEqual(inside.Solutions, first.Solutions[50:60]) {
		t.Error("another page has other solutions")
	}
	end := serve(t, work.Browse{Base: base, From: 9700, Want: 100}).Answer.(work.Page)
	if end.From != 9700 || len(end.Solutions) != 34 {
		t.Errorf("%d solutions from %d", len(end.Solutions), end.From)
	}
}

func TestCancel(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	var last work.Response
	work.Serve(ctx, work.Request{ID: 1, Job: work.Solve{Limit: 1 << 40}}, func(r work.Response) { last = r })
	if last.Err == "" {
		t.Errorf("answered %+v", last)
	}
}

func TestDamagedMessages(t *testing.T) {
	for _, text := range []string{
		``, `{`, `{"id":1}`, `{"id":1,"job":{"kind":"Nothing","body":{}}}`,
		`{"id":1,"job":{"kind":"Solved","body":{}}}`,
		`{"id":1,"job":{"kind":"Solve","body":{"givens":"12"}}}`,
		`{"id":1,"job":{"kind":"Solve","body":7}}`,
	} {
		var req work.Request
		if err := json.Unmarshal([]byte(text), &req); err == nil {
			t.Errorf("%s: no error", text)
		}
	}
}

func FuzzRequest(f *testing.F) {
	text, err := json.Marshal(work.Request{ID: 1, Job: work.Browse{Want: 3}})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(string(text))
	f.Fuzz(func(t *testing.T, text string) {
		var req work.Request
		if json.Unmarshal([]byte(text), &req) == nil && req.Job == nil {
			t.Error("a request without a job")
		}
	})
}
