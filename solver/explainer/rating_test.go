package explainer_test

import (
	"fmt"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/corpus"
	"sudoku/solver/internal/finders"
	"sudoku/solver/internal/ledger"
	"sudoku/solver/rate"
)

// explained lists the files with ratings by Sudoku Explainer 1.2.1.
var explained = []string{"ratings.csv", "puzzlebank_se.csv", "hardest_published_se.csv"}

// Every run rates the puzzles with ratings up to quick, and every tenth puzzle with a
// higher rating up to slow. Puzzles rated above slow take seconds each.
const (
	quick = 74
	slow  = 94
)

// TestSE compares ratings with those of Sudoku Explainer 1.2.1. Known differences are
// listed in testdata/ledger.txt; too many of them also fail the test. With -v it prints
// the agreement by band.
func TestSE(t *testing.T) {
	listed := ledger.Read(t, "testdata/ledger.txt")
	for _, file := range explained {
		t.Run(file, func(t *testing.T) {
			all := readPublished(t, file)
			var shares shares
			for i, p := range all {
				if er := p.ratings[0]; i >= *finders.Long && (er > slow || er > quick && (i%10 != 0 || testing.Short())) {
					listed.PassOver(fmt.Sprintf("%s:%d ", file, p.line))
					continue
				}
				b := board.FromGrid(&p.puzzle)
				got, _, err := rate.RateSE(t.Context(), &b, func(int) {})
				if err != nil {
					t.Fatal(err)
				}
				same := [3]bool{}
				for k, x := range (ratings{got.ER, got.EP, got.ED}) {
					same[k] = x == p.ratings[k]
					if !same[k] {
						listed.Expect(t, fmt.Sprintf("%s:%d %s %s for %s", file, p.line, ratingNames[k], tenths(x), tenths(p.ratings[k])))
					}
				}
				shares.add(p.ratings[0], same)
			}
			shares.check(t)
		})
	}
	if corpus.Dir(t, "golden") != "" {
		listed.CheckStale(t)
	}
}

// tenths formats a rating in tenths as a decimal.
func tenths(x int) string { return fmt.Sprintf("%d.%d", x/10, x%10) }

// shares counts, in bands of half a point, the puzzles and the ratings that agree.
type shares struct {
	bands [50]struct {
		total int
		same  [3]int
	}
}

func (s *shares) add(er int, same [3]bool) {
	band := &s.bands[er/5]
	band.total++
	for k := range same {
		if same[k] {
			band.same[k]++
		}
	}
}

// least holds the minimum percentages of equal ER, EP and ED ratings.
var least = [3]int{97, 95, 95}

func (s *shares) check(t *testing.T) {
	total, same := 0, [3]int{}
	for i, band := range s.bands {
		if band.total == 0 {
			continue
		}
		t.Logf("%s and more: %d puzzles, the same er %d, ep %d, ed %d", tenths(5*i), band.total, band.same[0], band.same[1], band.same[2])
		total += band.total
		for k := range same {
			same[k] += band.same[k]
		}
	}
	t.Logf("all: %d puzzles, the same er %d, ep %d, ed %d", total, same[0], same[1], same[2])
	for k := range same {
		if 100*same[k] < least[k]*total {
			t.Errorf("equal %s on %d of %d puzzles, want at least %d %%", ratingNames[k], same[k], total, least[k])
		}
	}
}
