package hodoku_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/corpus"
	"sudoku/solver/internal/finders"
	"sudoku/solver/internal/ledger"
	"sudoku/solver/path"
	"sudoku/solver/rate"
	"sudoku/solver/search"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// ratedPuzzle is a puzzle with HoDoKu's rating.
type ratedPuzzle struct {
	line   int // in the file, starting at 1
	puzzle board.Grid
	score  int
	level  string
}

func readHoDoKu(t testing.TB) []ratedPuzzle {
	t.Helper()
	rows := corpus.Table(t, "ratings.csv")
	if rows == nil {
		return nil
	}
	at := func(row []string, column string) string { return row[slices.Index(rows[0], column)] }
	var all []ratedPuzzle
	for i, row := range rows[1:] {
		score, err := strconv.Atoi(at(row, "hodoku_score"))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, ratedPuzzle{i + 2, corpus.Grid(t, at(row, "puzzle")), score, at(row, "hodoku_level")})
	}
	return all
}

// TestHoDoKu compares ratings with those of HoDoKu 2.2. Every run rates every third of
// the hardest puzzles and all the easier ones; with -long N it also rates the first N
// puzzles. Known differences are listed in testdata/ledger.txt. Every step is checked
// against the solution.
func TestHoDoKu(t *testing.T) {
	listed := ledger.Read(t, "testdata/ledger.txt")
	var rated, levels, scores int
	for i, row := range readHoDoKu(t) {
		if row.level == "EXTREME" && (i%3 != 0 || testing.Short()) && i >= *finders.Long {
			listed.PassOver(fmt.Sprintf("ratings.csv:%d ", row.line))
			continue
		}
		rated++
		solution := search.Solve(&row.puzzle).Solution
		b := board.FromGrid(&row.puzzle)
		r, p, err := rate.RateHoDoKu(t.Context(), &b)
		if err != nil {
			t.Fatal(err)
		}
		for _, taken := range p.Steps {
			if err := step.Check(&taken.Step, &taken.Before, &solution); err != nil {
				t.Errorf("%v: %s: %v", &row.puzzle, taken.Step.Text(), err)
			}
		}
		if strings.EqualFold(r.Level.String(), row.level) {
			levels++
		} else {
			listed.Expect(t, fmt.Sprintf("ratings.csv:%d level %v for %s", row.line, r.Level, row.level))
		}
		if r.Score == row.score {
			scores++
		} else {
			listed.Expect(t, fmt.Sprintf("ratings.csv:%d score %d for %d", row.line, r.Score, row.score))
		}
	}
	t.Logf("%d puzzles, equal level %d, equal score %d", rated, levels, scores)
	if 100*levels < 97*rated || 100*scores < 85*rated {
		t.Error("too few equal ratings")
	}
	if corpus.Dir(t, "golden") != "" {
		listed.CheckStale(t)
	}
}

// TestHoDoKuClasses compares the classes, base scores and order of the techniques with
// HoDoKu's default configuration.
func TestHoDoKuClasses(t *testing.T) {
	rows := corpus.Table(t, "hodoku_step_config.csv")
	if rows == nil {
		return
	}
	at := func(row []string, column string) string { return row[slices.Index(rows[0], column)] }
	// Techniques that HoDoKu configures together, under a name instead of a code.
	together := map[string]string{
		"0500": "sc", "0501": "sc", "0502": "mc", "0503": "mc", "0706": "nl", "0707": "nl", "0708": "nl",
		"0709": "gnl", "0710": "gnl", "0711": "gnl", "1301": "fc", "1302": "fc", "1303": "fn", "1304": "fn",
	}
	recipe, _ := path.ByKey("hodoku")
	met := make(map[string]bool)
	last := 0
	for _, x := range recipe.Techniques {
		i := slices.IndexFunc(rows, func(row []string) bool {
			return at(row, "code") == x.HoDoKu || at(row, "arg") == together[x.HoDoKu]
		})
		if i < 0 {
			t.Errorf("no row for %s", x.Key)
			continue
		}
		row := rows[i]
		met[at(row, "arg")] = true
		index, err := strconv.Atoi(at(row, "order_index"))
		if err != nil {
			t.Fatal(err)
		}
		if index < last || at(row, "enabled_by_default") != "true" {
			t.Errorf("%s is in the wrong place", x.Key)
		}
		last = index
		p := path.Path{Steps: []path.Taken{{Technique: x}}, Solved: true}
		if r := rate.PathHoDoKu(&p); !strings.EqualFold(r.Level.String(), at(row, "level")) || strconv.Itoa(r.Score) != at(row, "base_score") {
			t.Errorf("%s is %v with %d, in HoDoKu %s with %s", x.Key, r.Level, r.Score, at(row, "level"), at(row, "base_score"))
		}
	}
	for _, row := range rows[1:] {
		if at(row, "enabled_by_default") == "true" && at(row, "arg") != "bf" && at(row, "arg") != "gu" && !met[at(row, "arg")] {
			t.Errorf("%s is missing", at(row, "printed_name"))
		}
	}
}

// TestHoDoKuLevels adds steps until the score exceeds the limit of a level.
func TestHoDoKuLevels(t *testing.T) {
	recipe, _ := path.ByKey("hodoku")
	paths := func(key string, steps int) path.Path {
		i := slices.IndexFunc(recipe.Techniques, func(x *technique.Technique) bool { return x.Key == key })
		return path.Path{Solved: true, Steps: slices.Repeat([]path.Taken{{Technique: recipe.Techniques[i]}}, steps)}
	}
	for _, tt := range []struct {
		key   string
		steps int
		score int
		level rate.Level
	}{
		{"full-house", 200, 800, rate.Easy},
		{"full-house", 201, 804, rate.Medium},
		{"pointing", 20, 1000, rate.Medium},
		{"pointing", 21, 1050, rate.Hard},
		{"hidden-rectangle", 16, 1600, rate.Hard},
		{"hidden-rectangle", 17, 1700, rate.Unfair},
		{"als-xz", 6, 1800, rate.Unfair},
		{"als-xz", 7, 2100, rate.Extreme},
	} {
		p := paths(tt.key, tt.steps)
		if r := rate.PathHoDoKu(&p); r.Score != tt.score || r.Level != tt.level || r.Hardest != 0 || len(r.Techniques) != 1 {
			t.Errorf("%d steps of %s: %+v", tt.steps, tt.key, r)
		}
		p.Solved = false
		if r := rate.PathHoDoKu(&p); r.Level != rate.Extreme {
			t.Errorf("unsolved path has level %v", r.Level)
		}
	}
}
