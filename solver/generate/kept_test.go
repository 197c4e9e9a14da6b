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

// kept counts disguises, and those that keep something.
type kept struct{ of, same int }

func (k *kept) count(same bool) {
	k.of++
	if same {
		k.same++
	}
}

// percent is the share that keeps it.
func (k *kept) percent() int { return 100 * k.same / max(1, k.of) }

// rated is how a puzzle is rated; er is 0 where that was not asked.
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

// TestDisguisesKeepRatings shows, for each technique of the bank, what its puzzles keep
// in disguise before any disguise is chosen: the technique, the grade, HoDoKu's score
// and, where the path is not extreme, Sudoku Explainer's rating. A bank's order looks
// for a disguise that keeps what was ordered; the rest is as likely as seen here.
func TestDisguisesKeepRatings(t *testing.T) {
	b := theBank(t)
	var techniques, grades, scores, ers kept
	for i, key := range bankKeys(b) {
		if technique.ByKey(key) == nil || testing.Short() && i%20 != 0 {
			continue
		}
		s, _ := generate.ParseOrder(key)
		places := b.Kept().Places(key)
		made := b.Kept().Puzzle(places[len(places)-1])
		before := ratePuzzle(t, &made.Givens, false)
		withER := before.grade < rate.GradeExtreme
		if withER {
			before = ratePuzzle(t, &made.Givens, true)
		}
		var here kept
		for seed := range uint64(3) {
			d := generate.RandomDisguise(100+seed, false)
			g := d.Of(&made.Givens)
			ok, err := generate.Holds(t.Context(), s, &g)
			if err != nil {
				t.Fatal(err)
			}
			here.count(ok)
			techniques.count(ok)
			after := ratePuzzle(t, &g, withER)
			grades.count(after.grade == before.grade)
			scores.count(after.score == before.score)
			if withER {
				ers.count(after.er == before.er)
			}
		}
		if here.same == 0 {
			t.Errorf("%s: no disguise of %v keeps it", key, &made.Givens)
		}
	}
	t.Logf("kept by disguises: the technique %d %%, the grade %d %%, the ER %d %%, HoDoKu's score %d %%",
		techniques.percent(), grades.percent(), ers.percent(), scores.percent())
	if techniques.percent() < 90 || grades.percent() < 80 || ers.percent() < 80 {
		t.Errorf("disguises keep too little")
	}
}

// TestReadmeSaysWhatIsMissing compares what the README says of the techniques that are
// not in the bank with the catalog. With -update it writes the numbers, adds the
// techniques that are missing and drops the others; why one is missing is for people.
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

// missingNumbers begins what the README says of them.
var missingNumbers = regexp.MustCompile(`^\d+ of the \d+ techniques have puzzles, \d+ of them 40 or more\.`)

// withMissing is the README with the numbers, and with a table of the keys.
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
