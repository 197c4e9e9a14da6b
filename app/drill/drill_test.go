package drill

import (
	"maps"
	"slices"
	"testing"
	"time"
)

var noon = time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)

// TestNote checks that a found technique moves to the next box and a missed one to the
// first.
func TestNote(t *testing.T) {
	var p Progress
	for i, step := range []struct {
		found bool
		want  Record
	}{
		{true, Record{1, 0, 1, 0, ""}}, {true, Record{2, 0, 2, 0, ""}}, {true, Record{3, 0, 3, 0, ""}}, {true, Record{4, 0, 4, 0, ""}},
		{true, Record{5, 0, 5, 0, ""}}, {true, Record{6, 0, 5, 0, ""}}, {false, Record{6, 1, 1, 0, ""}}, {true, Record{7, 1, 2, 0, ""}},
	} {
		before := p["x-wing"]
		next := p.Note("x-wing", step.found, noon.Add(time.Duration(i)*time.Hour))
		if p["x-wing"] != before {
			t.Fatal("the progress before was changed")
		}
		p = next
		step.want.Last = noon.Add(time.Duration(i) * time.Hour).UnixMilli()
		if p["x-wing"] != step.want {
			t.Errorf("after %d: %+v, want %+v", i, p["x-wing"], step.want)
		}
	}
}

// TestNext checks that the technique that has waited longest for its box comes next, and
// that no technique comes twice in a row unless it is the only one.
func TestNext(t *testing.T) {
	ago := func(d time.Duration) int64 { return noon.Add(-d).UnixMilli() }
	day := 24 * time.Hour
	for name, x := range map[string]struct {
		p      Progress
		before string
		want   string
	}{
		"nothing":               {nil, "", ""},
		"one":                   {Progress{"a": {Box: 1, Last: ago(0)}}, "a", "a"},
		"the longer":            {Progress{"a": {Box: 1, Last: ago(day)}, "b": {Box: 1, Last: ago(2 * day)}}, "", "b"},
		"the lower box":         {Progress{"a": {Box: 1, Last: ago(day)}, "b": {Box: 3, Last: ago(2 * day)}}, "", "a"},
		"the higher, if due":    {Progress{"a": {Box: 1, Last: ago(day)}, "b": {Box: 3, Last: ago(20 * day)}}, "", "b"},
		"not twice":             {Progress{"a": {Box: 1, Last: ago(9 * day)}, "b": {Box: 5, Last: ago(0)}}, "a", "b"},
		"a clock that was late": {Progress{"a": {Box: 1, Last: ago(-day)}, "b": {Box: 1, Last: ago(-day)}}, "", "a"},
	} {
		got, ok := x.p.Next(x.before, noon)
		if got != x.want || ok != (x.want != "") {
			t.Errorf("%s: %q, %v", name, got, ok)
		}
	}
}

// TestDue checks that a technique is due when it has waited for the interval of its box.
func TestDue(t *testing.T) {
	day := 24 * time.Hour
	p := Progress{"a": {Box: 1}, "b": {Box: 2}, "c": {Box: 3}, "unboxed": {}}
	for _, x := range []struct {
		wait time.Duration
		want int
	}{{0, 0}, {day - time.Millisecond, 0}, {day, 2}, {2 * day, 3}, {4*day - time.Millisecond, 3}, {4 * day, 4}} {
		if got := p.Due(time.UnixMilli(0).Add(x.wait)); got != x.want {
			t.Errorf("%d are due after %v, want %d", got, x.wait, x.want)
		}
	}
}

// TestMerge checks that merging is commutative and idempotent.
func TestMerge(t *testing.T) {
	here := Progress{"a": {Found: 3, Missed: 1, Box: 3, Last: 5}, "b": {Found: 1, Box: 1, Last: 9}}
	there := Progress{"a": {Found: 2, Missed: 4, Box: 1, Last: 7}, "c": {Missed: 1, Box: 1, Last: 2}}
	want := Progress{"a": {Found: 3, Missed: 4, Box: 1, Last: 7}, "b": here["b"], "c": there["c"]}
	for _, got := range []Progress{here.Merge(there), there.Merge(here), here.Merge(there).Merge(there).Merge(here)} {
		if !maps.Equal(got, want) {
			t.Errorf("%v, want %v", got, want)
		}
	}
	if len(here) != 2 || here["a"].Missed != 1 {
		t.Error("a merger changed what it merged")
	}
}

// TestDecode checks that texts of earlier versions stay readable.
func TestDecode(t *testing.T) {
	p := Progress{"x-wing": {Found: 2, Missed: 1, Box: 2, Last: 1790000000000}}
	const text = `{"version":1,"techniques":{"x-wing":{"found":2,"missed":1,"box":2,"last":1790000000000}}}`
	if p.Encode() != text {
		t.Errorf("written as %s", p.Encode())
	}
	if back, err := Decode(text); err != nil || !maps.Equal(back, p) {
		t.Errorf("read as %v, %v", back, err)
	}
	if back, err := Decode(""); err != nil || back != nil {
		t.Errorf("nothing is %v, %v", back, err)
	}
	wrong := []string{"[]", `{"version":1,"techniques":{"a":{"box":6}}}`, `{"version":1,"techniques":{"a":{"found":-1}}}`}
	for _, text := range slices.Concat(wrong, []string{`{"version":2}`}) {
		if _, err := Decode(text); err == nil {
			t.Errorf("%s is read", text)
		}
	}
	if _, err := Decode(`{"version":2}`); err != ErrVersion {
		t.Errorf("a newer version gives %v", err)
	}
}

// TestMiss checks that a technique missed in a game comes back after a day, in the
// position of the game until it is found there.
func TestMiss(t *testing.T) {
	p := Progress{"x-wing": {Found: 4, Box: 4, Last: noon.AddDate(0, -1, 0).UnixMilli()}}.Miss("x-wing", "here", noon)
	if want := (Record{Found: 4, Box: 1, Last: noon.UnixMilli(), Own: "here"}); p["x-wing"] != want {
		t.Errorf("missed: %+v, want %+v", p["x-wing"], want)
	}
	if back, err := Decode(p.Encode()); err != nil || !maps.Equal(back, p) {
		t.Errorf("read as %v, %v", back, err)
	}
	if p.Due(noon) != 0 || p.Due(noon.AddDate(0, 0, 1)) != 1 {
		t.Error("it is not due after a day")
	}
	if again := p.Note("x-wing", false, noon); again["x-wing"].Own != "here" {
		t.Error("a position that was not solved is forgotten")
	}
	if found := p.Note("x-wing", true, noon); found["x-wing"].Own != "" {
		t.Error("a position that was solved comes back")
	}
	if both := p.Merge(Progress{"x-wing": {Last: noon.UnixMilli() + 1, Own: "there"}}); both["x-wing"].Own != "there" {
		t.Error("the older position is kept")
	}
}
