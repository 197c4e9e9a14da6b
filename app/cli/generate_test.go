//go:build !js

package cli

import (
	"bytes"
	"context"
	"io"
	"strings"
	"testing"
	"time"

	"sudoku/app/cli/pipeline"
	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// TestGenerateJobs checks that neither the puzzles nor their order depend on the number
// of jobs.
func TestGenerateJobs(t *testing.T) {
	for _, args := range [][]string{
		{"--count=30", "--grade=Hard"},
		{"--count=5", "--json", "--grade=Medium-Hard", "--symmetry=diagonal"},
		{"--count=1", "--technique=swordfish"},
	} {
		want := ""
		for _, jobs := range []string{"1", "2", "8"} {
			var out, errs strings.Builder
			all := append([]string{"generate", "--seed=11", "--jobs=" + jobs}, args...)
			if status := run(t.Context(), all, strings.NewReader(""), &out, &errs); status != pipeline.Done || errs.String() != "" {
				t.Fatalf("%v: exit %d, %q", all, status, errs.String())
			}
			if want == "" {
				want = out.String()
			}
			if out.String() != want {
				t.Errorf("%v gives\n%swant\n%s", all, out.String(), want)
			}
		}
	}
}

// TestGenerateSeeds checks that each puzzle uses the next seed, and that two calls
// without a seed differ.
func TestGenerateSeeds(t *testing.T) {
	made := func(args ...string) string {
		var out strings.Builder
		if status := run(t.Context(), append([]string{"generate"}, args...), strings.NewReader(""), &out, io.Discard); status != pipeline.Done {
			t.Fatalf("%v: exit %d", args, status)
		}
		return out.String()
	}
	if got, want := made("--seed=41", "--count=2"), made("--seed=41")+made("--seed=42"); got != want {
		t.Errorf("two puzzles are\n%swant\n%s", got, want)
	}
	if first, second := made(), made(); first == second {
		t.Error("the same puzzle twice")
	}
	if got := made("--count=0"); got != "" {
		t.Errorf("no puzzles print %q", got)
	}
}

// rare requests puzzles that are never found in practice.
var rare = []string{"generate", "--symmetry=full", "--givens=17"}

// TestGenerateLimit checks that a search stops at its time limit.
func TestGenerateLimit(t *testing.T) {
	for _, jobs := range []string{"--jobs=1", "--jobs=4"} {
		var out, errs strings.Builder
		start := time.Now()
		status := run(t.Context(), append(rare, jobs, "--count=3", "--limit=50ms"), strings.NewReader(""), &out, &errs)
		if status != pipeline.Unsolved || out.String() != "" || !strings.Contains(errs.String(), "within 50ms") || time.Since(start) > time.Minute {
			t.Errorf("exit %d after %v, %q, %q", status, time.Since(start), out.String(), errs.String())
		}
	}
}

// TestGenerateInterrupt checks that a search that would run forever can be cancelled.
func TestGenerateInterrupt(t *testing.T) {
	ctx, interrupt := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer interrupt()
	var errs strings.Builder
	start := time.Now()
	status := run(ctx, append(rare, "--limit=0"), strings.NewReader(""), io.Discard, &errs)
	if status != pipeline.Interrupted || errs.String() != "" || time.Since(start) > time.Minute {
		t.Errorf("exit %d after %v, %q", status, time.Since(start), errs.String())
	}
}

// TestTechniqueListed makes puzzles for each technique in the bank, and checks that the
// listed path has the technique. Only techniques that the easiest path leaves out or
// tries last need another path.
func TestTechniqueListed(t *testing.T) {
	bank, err := generate.ReadBank(bytes.NewReader(generate.BankFile()))
	if err != nil {
		t.Fatal(err)
	}
	seeds := uint64(3)
	if testing.Short() {
		seeds = 1
	}
	made := 0
	for _, x := range technique.Catalog() {
		s := generate.Spec{Techniques: []string{x.Key}}
		if !bank.Has(&s) || testing.Short() && x.Class == entry.Branching {
			continue
		}
		for seed := range seeds {
			puzzle, err := bank.Generate(t.Context(), s, seed)
			if err != nil {
				t.Fatalf("%s, seed %d: %v", x.Key, seed, err)
			}
			b := board.FromGrid(&puzzle.Givens)
			r := newRated()
			if err := r.walk(t.Context(), &s, &b); err != nil {
				t.Fatal(err)
			}
			if r.Path.Techniques[x.Key] == 0 {
				t.Errorf("%s, seed %d: not on the path %v", x.Key, seed, r.Path)
			}
			made++
			if order := r.Path.Recipe == "catalog"; order != (x.OnRequest || x.Class == entry.Expert) {
				t.Errorf("%s, seed %d: listed by recipe %s", x.Key, seed, r.Path.Recipe)
			}
		}
	}
	if made < 100 {
		t.Errorf("only %d puzzles", made)
	}
}
