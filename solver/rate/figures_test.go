package rate_test

import (
	"context"
	"errors"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/corpus"
	"sudoku/solver/internal/sample"
	"sudoku/solver/rate"
	"sudoku/solver/technique"
)

// TestFigures compares the figures of each puzzle with the ratings of its paths.
func TestFigures(t *testing.T) {
	var puzzles []board.Grid
	for seed := range uint64(150) {
		puzzles = append(puzzles, sample.Puzzle(seed))
	}
	for file, every := range map[string]int{
		"puzzles0_kaggle_sub20k.txt": 10, "puzzles2_17_clue.txt": 10, "tdoku_generate_6k.txt": 20, "puzzles3_magictour_top1465.txt": 100,
		"qqwing_intermediate.txt": 5, "qqwing_expert.txt": 5, "puzzles5_forum_hardest_1905_11+.txt": 500,
	} {
		for i, g := range corpus.Puzzles(t, file) {
			if i%every == 0 && (every < 50 || !testing.Short()) {
				puzzles = append(puzzles, g)
			}
		}
	}
	for _, g := range puzzles {
		b := board.FromGrid(&g)
		want, err := rate.Rate(t.Context(), &b, func(rate.Progress) {})
		if err != nil {
			t.Fatal(err)
		}
		f, err := rate.Measure(t.Context(), &b)
		if err != nil {
			t.Fatal(err)
		}
		same := f.Grade == want.Grade && f.Score == want.HoDoKu.Score && f.Level == want.HoDoKu.Level &&
			f.ER == want.SE.ER && f.EP == want.SE.EP && f.ED == want.SE.ED &&
			techniqueKey(f.Setter) == ratingSetters(&want) && len(f.Techniques) == len(want.HoDoKu.Techniques)
		for i := range f.Techniques {
			same = same && f.Techniques[i].Key == want.HoDoKu.Techniques[i].Technique.Key
		}
		if want.HoDoKu.Hardest >= 0 {
			same = same && techniqueKey(f.Hardest) == want.HoDoKuPath.Steps[want.HoDoKu.Hardest].Technique.Key
		}
		if !same {
			t.Errorf("%v: %+v, want %+v %+v of %s", &g, f, want.HoDoKu, want.SE, ratingSetters(&want))
		}
	}
}

func techniqueKey(t *technique.Technique) string {
	if t == nil {
		return ""
	}
	return t.Key
}

func ratingSetters(r *rate.Rating) string {
	if r.SE.ERStep < 0 {
		return ""
	}
	return r.SEPath.Steps[r.SE.ERStep].Technique.Key
}

// TestFiguresStop checks that Measure returns nothing if it is cancelled beforehand.
func TestFiguresStop(t *testing.T) {
	g := sample.Puzzle(62)
	b := board.FromGrid(&g)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if f, err := rate.Measure(ctx, &b); !errors.Is(err, context.Canceled) || f.Score != 0 {
		t.Errorf("%+v, %v", f, err)
	}
}

// BenchmarkFigures rates the corpora by the rules of both programs.
func BenchmarkFigures(b *testing.B) {
	for _, x := range peers {
		benchmarkPeer(b, x.file, 1/(1/x.hodoku+1/x.se), func(start *board.Board) error {
			_, err := rate.Measure(b.Context(), start)
			return err
		})
	}
}
