package main

import (
	"errors"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

const (
	ran   = "fuzz: elapsed: 3s, execs: 200 (66/sec), new interesting: 1 (total: 9)\nfuzz: elapsed: 6s, execs: 500 (99/sec), new interesting: 4 (total: 12)\n"
	found = ran + "--- FAIL: FuzzA (6.02s)\n    --- FAIL: FuzzA (0.00s)\n    Failing input written to testdata/fuzz/FuzzA/1\n"
	ended = ran + "--- FAIL: FuzzA (6.02s)\n    context deadline exceeded\nFAIL\n"
	stuck = ran + "--- FAIL: FuzzA (6.02s)\n    fuzzing process hung or terminated unexpectedly\nFAIL\n"
)

func TestAdd(t *testing.T) {
	for _, tt := range []struct {
		name, output string
		done         bool
		want         row
	}{
		{"a run", ran + "PASS\n", true, row{seconds: 6, executions: 500, inputs: 4, day: "today"}},
		{"a find", found, false, row{seconds: 6, executions: 500, inputs: 4, finds: 1, day: "today"}},
		{"Go takes the end for a failure", ended, true, row{seconds: 6, executions: 500, inputs: 4, day: "today"}},
		{"a test that hangs", stuck, false, row{seconds: 6, executions: 500, inputs: 4, finds: 1, day: "today"}},
		{"a test that does not compile", "undefined: x\n", false, row{}},
	} {
		var got row
		if done := got.add(tt.output, 6*time.Second, "today"); done != tt.done || got != tt.want {
			t.Errorf("%s: %+v, %t", tt.name, got, done)
		}
	}
}

func TestLedger(t *testing.T) {
	a, b, gone := target{"x", "FuzzA"}, target{"y/z", "FuzzB"}, target{"x", "FuzzGone"}
	kept := write([]*row{{target: a, seconds: 60, executions: 7, inputs: 2, finds: 1, day: "2026-01-02"}, {target: gone, day: "-"}})
	rows, err := read(kept, []target{a, b})
	if err != nil || len(rows) != 2 || *rows[0] != (row{target: a, seconds: 60, executions: 7, inputs: 2, finds: 1, day: "2026-01-02"}) || *rows[1] != (row{target: b, day: "-"}) {
		t.Errorf("%v, %v of\n%s", rows, err, kept)
	}
	if _, err := read("x FuzzA many", []target{a}); err == nil {
		t.Error("accepted nonsense")
	}
	if got := sum(rows); got != "2 targets for 0s or longer, 1 minutes in all, 7 executions, 2 new inputs, 1 finds" {
		t.Error(got)
	}
}

// TestNext checks that the target that has run the least is next and that no target runs
// twice at once.
func TestNext(t *testing.T) {
	a, b, c := &row{target: target{"x", "FuzzA"}, seconds: 50}, &row{target: target{"x", "FuzzB"}}, &row{target: target{"x", "FuzzC"}, seconds: 100}
	l := &ledger{path: filepath.Join(t.TempDir(), "ledger"), rows: []*row{a, b, c}, until: 100 * time.Second, end: time.Now().Add(time.Hour)}
	if r, left := l.next(); r != b || left != turn {
		t.Errorf("%v for %v", r, left)
	}
	if r, left := l.next(); r != a || left != 50*time.Second {
		t.Errorf("%v for %v", r, left)
	}
	if r, _ := l.next(); r != nil {
		t.Errorf("%v runs, which has run long enough", r)
	}
	if err := l.done(b, []byte(ran), turn, nil); err != nil || b.seconds != 60 {
		t.Errorf("%v, %+v", err, b)
	}
	if r, left := l.next(); r != b || left != 40*time.Second {
		t.Errorf("%v for %v", r, left)
	}
	if err := l.done(a, []byte(found), time.Second, errors.New("exit status 1")); err == nil {
		t.Error("a failure returns no error")
	}
	if r, _ := l.next(); r != nil {
		t.Errorf("%v runs after a find", r)
	}
}

func TestTargets(t *testing.T) {
	all, err := targetsIn("../../share")
	if err != nil || !slices.Contains(all, target{"../../share", "FuzzDecode"}) {
		t.Errorf("%v, %v", all, err)
	}
}
