package share

import (
	"bufio"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
)

func TestHistories(t *testing.T) {
	for name, h := range histories(t) {
		code, err := EncodeHistory(h)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got, err := DecodeHistory(code); err != nil || !reflect.DeepEqual(got, h) {
			t.Errorf("%s: %s decodes to %s, %v; want %s", name, code, dump(got), err, dump(h))
		}
	}
}

func TestHistoryLengths(t *testing.T) {
	samples := histories(t)
	for _, tt := range []struct {
		name string
		h    *History
		most int
	}{
		{"one elimination", samples["one elimination"], 36},
		{"a full state", samples["a full state"], 130},
		{"118 changes", samples["a game with no times"], 300},
		{"118 changes with times", samples["a game"], 500},
		{"200 changes with times", game(t, 180), 900},
	} {
		code, err := EncodeHistory(tt.h)
		if err != nil || len(code) > tt.most {
			t.Errorf("%s: %d nodes take %d characters, %v; want %d at most", tt.name, len(tt.h.Nodes), len(code), err, tt.most)
		}
	}
}

func TestHistoryRoundTrips(t *testing.T) {
	rng := rand.New(rand.NewPCG(6, 2))
	for range 300 {
		h := randomHistory(rng)
		if rng.IntN(2) == 0 {
			drawGroups(rng, h)
		}
		code, err := EncodeHistory(h)
		if err != nil {
			t.Fatal(err)
		}
		if grouped := code[0] == 'C'; grouped != h.hasGroups() {
			t.Fatalf("%s has groups: %v", code, h.hasGroups())
		}
		if got, err := DecodeHistory(code); err != nil || !reflect.DeepEqual(got, h) {
			t.Fatalf("%s decodes to %s, %v; want %s", code, dump(got), err, dump(h))
		}
	}
}

// TestMeaninglessIsLeftOut checks that meaningless values are dropped and that equivalent
// states have the same code.
func TestMeaninglessIsLeftOut(t *testing.T) {
	p := parsePosition(t, example, none)
	clean := board.Annotated{Position: p}
	dirty := clean
	dirty.Entries[0], dirty.Givens[2] = 7, 12
	dirty.Centre[1], dirty.Corner[1], dirty.Cells[1] = 1<<9, 1<<10, 1
	dirty.Eliminated.Add(board.Candidates)
	dirty.Candidates[5] = 10
	dirty.Links.Len = 3
	dirty.Links.Links[1].To = board.LinkEnd{Candidate: 9, Group: 3} // not its first cell
	dirty.Links.Links[2].From = board.LinkEnd{Group: 18<<9 | 7}     // a row has these cells
	dirty.Links.Links[0].To.Candidate = board.Candidates
	if got, want := EncodeState(&dirty), Encode(&p); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	h := Of(&clean)
	h.Nodes[0].Name = strings.Repeat("ö", 50) + "\xff"
	h.Nodes[0].At = -3
	code, err := EncodeHistory(h)
	if err != nil {
		t.Fatal(err)
	}
	got, err := DecodeHistory(code)
	if err != nil || got.Nodes[0].Name != strings.Repeat("ö", 30) || got.Nodes[0].At != 0 {
		t.Errorf("%s, %v", dump(got), err)
	}
}

func TestNoHistories(t *testing.T) {
	many := &History{Nodes: make([]Node, MaxNodes+1)}
	long := &History{Nodes: make([]Node, MaxNodes)}
	rng := rand.New(rand.NewPCG(7, 7))
	for i := range many.Nodes {
		many.Nodes[i].Parent = i - 1
		if i < MaxNodes {
			long.Nodes[i] = Node{Parent: i - 1, State: randomState(rng, board.Annotated{}, 20)}
		}
	}
	for name, h := range map[string]*History{
		"nothing":           {},
		"too many":          many,
		"too long":          long,
		"before its parent": {Nodes: []Node{{Parent: -1}, {Parent: 1}}},
		"two firsts":        {Nodes: []Node{{Parent: -1}, {Parent: -1}}},
		"no first":          {Nodes: []Node{{Parent: 0}}},
		"nothing present":   {Nodes: []Node{{Parent: -1}}, Present: 1},
		"before the first":  {Nodes: []Node{{Parent: -1}}, Present: -1},
	} {
		if code, err := EncodeHistory(h); err == nil {
			t.Errorf("%s: %.40s", name, code)
		}
	}
}

// historyFile lists codes and the histories that they decode to. Its lines are never
// changed or removed.
const historyFile = "testdata/histories.txt"

func TestOldHistoriesDecodeForever(t *testing.T) {
	if *update {
		addHistories(t)
	}
	f, err := os.Open(historyFile)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	want := map[string]*strings.Builder{}
	code := ""
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		switch line := lines.Text(); {
		case strings.HasPrefix(line, "#"):
		case strings.HasPrefix(line, "B"), strings.HasPrefix(line, "C"):
			code = line
			want[code] = &strings.Builder{}
		default:
			fmt.Fprintln(want[code], line)
		}
	}
	if len(want) < 20 {
		t.Errorf("%d histories, want 20 or more", len(want))
	}
	for code, says := range want {
		h, err := DecodeHistory(code)
		if err != nil {
			t.Errorf("%s: %v", code, err)
		} else if got := dump(h); got != says.String() {
			t.Errorf("%s says\n%swant\n%s", code, got, says)
		}
	}
}

// addHistories appends samples that are not in the file yet.
func addHistories(t *testing.T) {
	text, err := os.ReadFile(historyFile)
	if err != nil {
		t.Fatal(err)
	}
	samples := histories(t)
	all := []*History{}
	for _, name := range slices.Sorted(maps.Keys(samples)) {
		all = append(all, samples[name])
	}
	for rng := rand.New(rand.NewPCG(9, 9)); len(all) < 24; {
		all = append(all, randomHistory(rng))
	}
	for _, h := range all {
		if code, err := EncodeHistory(h); err != nil {
			t.Fatal(err)
		} else if !strings.Contains(string(text), code) {
			text = append(text, code+"\n"+dump(h)...)
		}
	}
	if err := os.WriteFile(historyFile, text, 0o644); err != nil {
		t.Fatal(err)
	}
}

// dump describes a history by the differences of each node from its parent.
func dump(h *History) string {
	if h == nil {
		return "nothing"
	}
	var b strings.Builder
	for i, n := range h.Nodes {
		from := board.Annotated{}
		if i > 0 {
			from = h.Nodes[n.Parent].State
		}
		fmt.Fprintf(&b, " %d from %d", i, n.Parent)
		for _, part := range []struct {
			on   bool
			text string
		}{
			{i == h.Present, "present"}, {n.Locked, "locked"}, {n.Name != "", fmt.Sprintf("%q", n.Name)}, {n.At != 0, fmt.Sprint("at ", n.At)},
			{n.State.Givens != from.Givens, "givens " + n.State.Givens.String()},
			{n.State.Entries != from.Entries, "entries " + n.State.Entries.String()},
			{n.State.Eliminated != from.Eliminated, "eliminated " + n.State.Eliminated.String()},
			{n.State.Centre != from.Centre, "centre " + byCell(n.State.Centre[:], from.Centre[:])},
			{n.State.Corner != from.Corner, "corner " + byCell(n.State.Corner[:], from.Corner[:])},
			{n.State.Cells != from.Cells, "cells " + byCell(n.State.Cells[:], from.Cells[:])},
			{n.State.Candidates != from.Candidates, "colours " + byCandidate(&n.State, &from)},
			{n.State.Links != from.Links, fmt.Sprint("links ", drawnLinks(&n.State.Links))},
		} {
			if part.on {
				b.WriteString(", " + part.text)
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func byCell[T comparable](now, from []T) string {
	var parts []string
	for c := range now {
		if now[c] != from[c] {
			parts = append(parts, fmt.Sprintf("%v:%v", board.Cell(c), now[c]))
		}
	}
	return strings.Join(parts, " ")
}

func byCandidate(now, from *board.Annotated) string {
	var parts []string
	for x, colour := range now.Candidates {
		if colour != from.Candidates[x] {
			parts = append(parts, fmt.Sprintf("%v:%d", board.Candidate(x), colour))
		}
	}
	return strings.Join(parts, " ")
}

// TestDamagedHistoriesAreFound checks that a code is rejected if it is truncated or if
// one character is changed, removed or swapped with the next.
func TestDamagedHistoriesAreFound(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 3))
	for name, h := range histories(t) {
		code, err := EncodeHistory(h)
		if err != nil {
			t.Fatal(err)
		}
		expectError := func(damaged string) {
			t.Helper()
			var e *Error
			if _, err := DecodeHistory(damaged); damaged != code && !errors.As(err, &e) {
				t.Errorf("%s: %s, damaged from %s, is accepted", name, damaged, code)
			}
		}
		for i := range code {
			expectError(code[:i])
			expectError(code[:i] + string(alphabet[rng.IntN(62)]) + code[i+1:])
			expectError(code[:i] + code[i+1:])
			if i > 0 {
				expectError(code[:i-1] + code[i:i+1] + code[i-1:i] + code[i+1:])
			}
		}
		expectError(code + "0")
	}
}

// forged returns a code that holds arbitrary bytes with a correct checksum.
func forged(bytes []byte) string {
	return "B" + checkB(bytes) + toBase62(bytes)
}

// FuzzDecodeHistory checks that each history has only one code, whatever bytes follow a
// correct checksum.
func FuzzDecodeHistory(f *testing.F) {
	for _, h := range histories(f) {
		code, err := EncodeHistory(h)
		if err != nil {
			f.Fatal(err)
		}
		bytes, _ := fromBase62(code[1+checkDigits:])
		f.Add(bytes)
	}
	f.Fuzz(func(t *testing.T, bytes []byte) {
		code := forged(bytes)
		h, err := DecodeHistory(code)
		if err != nil {
			if _, ok := err.(*Error); !ok {
				t.Fatalf("%v is not an *Error", err)
			}
			return
		}
		if again, err := EncodeHistory(h); again != code || err != nil {
			t.Fatalf("%s and %s are the same history, %v", code, again, err)
		}
	})
}
