package forcing_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/forcing"
	"sudoku/solver/golden"
	"sudoku/solver/internal/corpus"
)

// puzzles are boards with a few proofs of each kind.
var puzzles = []string{
	"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
	"1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
	".......58.5.3.7.2...15.9.4..6..7.8..5..1....39........3.675..8..9..3427..7.....3.", // generated, then singles placed
}

func read(t testing.TB, s string) board.Board {
	g := corpus.Grid(t, s)
	return board.FromGrid(&g)
}

// list formats the results of a search, one line per proof.
func list(b *board.Board, kind forcing.Kind) string {
	var out strings.Builder
	forcing.Search(context.Background(), b, kind, forcing.AnyForm, nil, func(p *forcing.Proof) bool {
		sign := "<>"
		if p.Claim.True {
			sign = "="
		}
		fmt.Fprintf(&out, "  %v%s%d complexity %d, form %d, %d branches\n",
			p.Claim.Candidate.Cell(), sign, p.Claim.Candidate.Digit(), p.Complexity, p.Form, len(p.Branches))
		return true
	})
	return out.String()
}

// TestSearch compares the proofs of each fast kind with recorded ones. It repeats all
// searches to test that reused memory does not change the results.
func TestSearch(t *testing.T) {
	var got, again strings.Builder
	for _, out := range []*strings.Builder{&got, &again} {
		for i, s := range puzzles {
			b := read(t, s)
			for kind := range forcing.Nested3 {
				fmt.Fprintf(out, "board %d, kind %d\n%s", i, kind, list(&b, kind))
			}
		}
	}
	golden.Compare(t, "testdata/search.txt", got.String())
	if again.String() != got.String() {
		t.Error("a second search finds different proofs")
	}
}

// TestForms checks that a search for one form yields no other.
func TestForms(t *testing.T) {
	b := read(t, puzzles[2])
	met := make(map[forcing.Form]bool)
	for form := range forcing.AnyForm {
		forcing.Search(t.Context(), &b, forcing.Plus, form, nil, func(p *forcing.Proof) bool {
			if p.Form != form {
				t.Errorf("form %d, want %d", p.Form, form)
			}
			met[form] = true
			return true
		})
	}
	if len(met) == 0 {
		t.Error("no proofs found")
	}
}

// TestProofs checks that the simplest proof comes first, that each claim is proved once,
// and that each line of a branch follows from earlier lines.
func TestProofs(t *testing.T) {
	for _, s := range puzzles {
		b := read(t, s)
		for kind := range forcing.Nested3 {
			last := 0
			seen := make(map[forcing.Claim]bool)
			forcing.Search(t.Context(), &b, kind, forcing.AnyForm, nil, func(p *forcing.Proof) bool {
				if p.Complexity < last || seen[p.Claim] {
					t.Errorf("kind %d: %v, complexity %d, after %d", kind, p.Claim, p.Complexity, last)
				}
				last, seen[p.Claim] = p.Complexity, true
				checkProof(t, p)
				return true
			})
		}
	}
}

func checkProof(t *testing.T, p *forcing.Proof) {
	t.Helper()
	for _, branch := range p.Branches {
		known := make(map[forcing.Claim]bool)
		for i, l := range branch {
			if (l.Reason == forcing.Assumed) != (i == 0) || (len(l.From) == 0) != (i == 0) {
				t.Errorf("line %d of a branch of %v is assumed: %+v", i, p.Claim, l)
			}
			for _, c := range l.From {
				if !known[c] {
					t.Errorf("%v follows from %v, which no earlier line claims", l.Claim, c)
				}
			}
			if l.Proof != nil {
				checkProof(t, l.Proof)
			}
			known[l.Claim] = true
		}
	}
}

// TestStopped cancels before a search and at a tick. No other test may search its board:
// known results would be yielded without a tick.
func TestStopped(t *testing.T) {
	b := read(t, puzzles[0])
	c := b.Empty().First()
	b.Eliminate(c, b.Candidates(c).First())
	for kind := range forcing.Nested5 + 1 {
		ctx, cancel := context.WithCancel(t.Context())
		ticks := 0
		forcing.Search(ctx, &b, kind, forcing.AnyForm, func() { ticks++; cancel() }, func(p *forcing.Proof) bool {
			t.Errorf("kind %d: %v after cancellation", kind, p.Claim)
			return true
		})
		cancel()
		forcing.Search(ctx, &b, kind, forcing.AnyForm, func() { t.Error("tick after cancellation") }, func(*forcing.Proof) bool {
			t.Error("proof after cancellation")
			return true
		})
		if ticks == 0 || ticks > 3 {
			t.Errorf("kind %d: %d ticks", kind, ticks)
		}
	}
}

// BenchmarkSearch searches the first board.
func BenchmarkSearch(b *testing.B) {
	start := read(b, puzzles[0])
	for kind := range forcing.Nested5 + 1 {
		b.Run(fmt.Sprint(kind), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				forcing.Search(b.Context(), &start, kind, forcing.AnyForm, nil, func(*forcing.Proof) bool { return false })
			}
		})
	}
}
