package generate_test

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/golden"
	"sudoku/solver/rate"
	"sudoku/solver/technique"
)

// kept counts the disguises tried and those that preserve a property.
type kept struct{ of, same int }

func (k *kept) count(same bool) {
	k.of++
	if same {
		k.same++
	}
}

// percent returns the percentage of disguises that preserve the property.
func (k *kept) percent() int { return 100 * k.same / max(1, k.of) }

// rated holds the ratings of a puzzle. er is 0 if it was not requested.
type rated struct {
	grade     rate.Grade
	score, er int
}

func ratePuzzle(t *testing.T, g *board.Grid, er bool) (r rated) {
	t.Helper()
	b := board.FromGrid(g)
	score, path, err := rate.RateHoDoKu(t.Context(), &b)
	if err != nil {
		t.Fatal(err)
	}
	r = rated{grade: rate.PathGrade(&path), score: score.Score}
	if er {
		se, _, err := rate.RateSE(t.Context(), &b, func(int) {})
		if err != nil {
			t.Fatal(err)
		}
		r.er = se.ER
	}
	return r
}

// TestDisguisesKeepRatings measures, for each technique of the bank, what random
// disguises preserve: the technique, the grade, HoDoKu's score and, unless the path is
// extreme, Sudoku Explainer's rating. Bank.Generate only looks for a disguise that meets
// the spec; the other properties are preserved as often as measured here.
func TestDisguisesKeepRatings(t *testing.T) {
	b := theBank(t)
	var all keptRatings
	stale := 0
	for i, key := range bankKeys(b) {
		if technique.ByKey(key) == nil || testing.Short() && i%20 != 0 {
			continue
		}
		s, _ := generate.ParseOrder(key)
		fresh := false
		for _, place := range slices.Backward(b.Kept().Places(key)) {
			// On the path, a technique added to the catalog later may have replaced the
			// one that the puzzle is listed for. Bank.Generate skips such a puzzle.
			made := b.Kept().Puzzle(place)
			if !holds(t, s, &made.Givens) || !all.add(t, s, &made.Givens) {
				stale++
				continue
			}
			fresh = true
			break
		}
		if !fresh {
			t.Errorf("%s: no disguised puzzle of the bank needs it", key)
		}
	}
	t.Logf("kept by disguises: the technique %d %%, the grade %d %%, the ER %d %%, HoDoKu's score %d %%; %d puzzles skipped",
		all.techniques.percent(), all.grades.percent(), all.ers.percent(), all.scores.percent(), stale)
	if all.techniques.percent() < 90 || all.grades.percent() < 80 || all.ers.percent() < 80 {
		t.Errorf("disguises preserve too little")
	}
}

// keptRatings counts how often disguises preserve each property.
type keptRatings struct{ techniques, grades, scores, ers kept }

// add counts three disguises of a puzzle and reports whether one of them meets the spec.
func (k *keptRatings) add(t *testing.T, s generate.Spec, g *board.Grid) bool {
	before := ratePuzzle(t, g, false)
	withER := before.grade < rate.GradeExtreme
	if withER {
		before = ratePuzzle(t, g, true)
	}
	had := k.techniques.same
	for seed := range uint64(3) {
		d := generate.RandomDisguise(100+seed, false)
		disguised := d.Of(g)
		after := ratePuzzle(t, &disguised, withER)
		k.techniques.count(holds(t, s, &disguised))
		k.grades.count(after.grade == before.grade)
		k.scores.count(after.score == before.score)
		if withER {
			k.ers.count(after.er == before.er)
		}
	}
	return k.techniques.same > had
}

// holds reports whether a puzzle meets the spec.
func holds(t *testing.T, s generate.Spec, g *board.Grid) bool {
	ok, err := generate.Holds(t.Context(), s, g)
	if err != nil {
		t.Fatal(err)
	}
	return ok
}

// TestReadmeSaysWhatIsMissing compares the README's list of techniques missing from the
// bank with the catalog. With -update it writes the counts, adds rows for missing
// techniques and removes outdated rows. The reasons are written by hand.
func TestReadmeSaysWhatIsMissing(t *testing.T) {
	b := theBank(t)
	var missing []string
	for _, x := range technique.Catalog() {
		if len(b.Kept().Places(x.Key)) == 0 {
			missing = append(missing, x.Key)
		}
	}
	many := 0
	for _, x := range technique.Catalog() {
		if len(b.Kept().Places(x.Key)) >= 40 {
			many++
		}
	}
	numbers := fmt.Sprintf("%d of the %d techniques have puzzles, %d of them 40 or more.",
		len(technique.Catalog())-len(missing), len(technique.Catalog()), many)
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	golden.Compare(t, "README.md", withMissing(t, string(text), numbers, missing))
}

// missingNumbers matches the counts in the README.
var missingNumbers = regexp.MustCompile(`^\d+ of the \d+ techniques have puzzles, \d+ of them 40 or more\.`)

// withMissing returns the README with updated counts and a row for each key.
func withMissing(t *testing.T, readme, numbers string, keys []string) string {
	t.Helper()
	const heading = "### Techniques that are not in the bank\n"
	const head = "|---|---|\n"
	before, section, found := strings.Cut(readme, heading)
	section, after, more := strings.Cut(section, "\n#")
	said, table, hasTable := strings.Cut(section, head)
	if !found || !hasTable || !missingNumbers.MatchString(said) {
		t.Fatalf("README.md has no table %q with its numbers", heading)
	}
	var rows strings.Builder
	listed := map[string]bool{}
	for line := range strings.Lines(table) {
		cells := strings.SplitN(line, "|", 3)
		if len(cells) < 3 {
			rows.WriteString(line)
			continue
		}
		var kept []string
		for key := range strings.FieldsSeq(cells[1]) {
			if key = strings.Trim(key, "`,"); slices.Contains(keys, key) {
				kept = append(kept, key)
				listed[key] = true
			}
		}
		if len(kept) > 0 {
			fmt.Fprintf(&rows, "| `%s` |%s", strings.Join(kept, "`, `"), cells[2])
		}
	}
	for _, key := range keys {
		if !listed[key] {
			fmt.Fprintf(&rows, "| `%s` | not looked for yet |\n", key)
		}
	}
	if more {
		after = "\n#" + after
	}
	return before + heading + missingNumbers.ReplaceAllString(said, numbers) + head + rows.String() + after
}
