//go:build !js

package main

import (
	"os"
	"strings"
	"testing"

	"sudoku/solver/generate"
	"sudoku/solver/internal/making"
)

// small returns a bank with a few attempts.
func small(t *testing.T) *making.Bank {
	t.Helper()
	b, err := making.ReadBank(strings.NewReader("mined 3000\nExtreme 17 210 4\ncell-forcing-chain 17 405\nfinned-jellyfish 662 937 1154\ngrouped-continuous-nice-loop 1072\n"))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func bankText(t *testing.T, b *making.Bank) string {
	t.Helper()
	var out strings.Builder
	if _, err := b.WriteTo(&out); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// TestWalksRepeat makes the same walks twice. The second time it writes and reads the
// bank in between, as two runs of the command do.
func TestWalksRepeat(t *testing.T) {
	// The walks include one with a goal and a climb.
	const first, walks = 4, 2
	whole := small(t)
	whole.Walks = first
	r := newBreeder(whole)
	for range walks {
		r.walk()
	}
	parted := small(t)
	parted.Walks = first
	for range walks {
		newBreeder(parted).walk()
		var err error
		if parted, err = making.ReadBank(strings.NewReader(bankText(t, parted))); err != nil {
			t.Fatal(err)
		}
	}
	if bankText(t, whole) != bankText(t, parted) {
		t.Errorf("other banks:\n%s\n%s", bankText(t, whole), bankText(t, parted))
	}
	if whole.Walks != first+walks || len(whole.Births) == 0 {
		t.Errorf("%d walks, %d births", whole.Walks, len(whole.Births))
	}
}

// TestTidy checks that tidying keeps the puzzles of every list and removes duplicates.
func TestTidy(t *testing.T) {
	b, err := read("../../generate/bank.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"Extreme", "tridagon", "swordfish"} {
		b.Bred[key] = b.Bred[key][:min(12, len(b.Bred[key]))]
	}
	for key := range b.Bred {
		if key != "Extreme" && key != "tridagon" && key != "swordfish" {
			delete(b.Bred, key)
		}
	}
	before := len(b.Births)
	b.Births = append(b.Births, b.Births[b.Bred["tridagon"][0]]) // a duplicate
	b.Bred["swordfish"] = append(b.Bred["swordfish"], before)
	puzzles := func(key string) (all []making.Puzzle) {
		for _, place := range b.Bred[key] {
			all = append(all, b.Puzzle(place))
		}
		return all
	}
	want := map[string][]making.Puzzle{}
	for key := range b.Bred {
		want[key] = puzzles(key)
	}
	newBreeder(b).tidy()
	if len(b.Births) >= before {
		t.Errorf("%d births of %d", len(b.Births), before)
	}
	for key, all := range want {
		got := map[making.Puzzle]bool{}
		for _, made := range puzzles(key) {
			got[made] = true
		}
		for _, made := range all {
			if !got[made] {
				t.Errorf("%s has lost %v", key, &made.Givens)
			}
		}
	}
}

// TestForge checks that a puzzle kept by forge needs the tridagon.
func TestForge(t *testing.T) {
	b := small(t)
	r := newBreeder(b)
	for tries := 0; len(b.Bred["tridagon"]) == 0; tries++ {
		if tries == 20 {
			t.Fatal("no tridagon in 20 tries")
		}
		r.forge()
	}
	made := b.Puzzle(b.Bred["tridagon"][0])
	s, _ := parseOrder("tridagon")
	if ok, err := generate.Holds(t.Context(), s, &made.Givens); !ok || err != nil {
		t.Errorf("%v needs no tridagon, %v", &made.Givens, err)
	}
}

// TestWriteIsWhole checks that nothing remains of a longer file that a bank overwrites.
func TestWriteIsWhole(t *testing.T) {
	file := t.TempDir() + "/bank.txt"
	if err := os.WriteFile(file, []byte("something longer than a bank of nothing"), 0o644); err != nil {
		t.Fatal(err)
	}
	b := small(t)
	if err := write(file, b); err != nil {
		t.Fatal(err)
	}
	again, err := read(file)
	if err != nil || bankText(t, again) != bankText(t, b) {
		t.Errorf("%+v, %v", again, err)
	}
	if none, err := read(file + ".none"); err != nil || none.Mined != 0 {
		t.Errorf("%+v, %v", none, err)
	}
}

// TestCover checks that cover returns short lists.
func TestCover(t *testing.T) {
	for _, x := range []struct {
		boards [][]string
		want   string
	}{
		{[][]string{{"a", "b"}, {"b"}, {"c", "b"}}, "b"},
		{[][]string{{"a", "b"}, {"c"}, {"a"}}, "a c"},
		{[][]string{{"a"}, {}}, "a nothing earlier"},
		{nil, ""},
	} {
		if got := strings.Join(cover(x.boards), " "); got != x.want {
			t.Errorf("%v: %q", x.boards, got)
		}
	}
}
