package generate_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/generate"
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

func ratingOf(t *testing.T, g *board.Grid, er bool) (r rated) {
	t.Helper()
	b := board.FromGrid(g)
	score, path, err := rate.RateHoDoKu(t.Context(), &b)
	if err != nil {
		t.Fatal(err)
	}
	r = rated{grade: rate.GradeOf(&path), score: score.Score}
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
	for i, key := range keysOf(b) {
		if technique.ByKey(key) == nil || testing.Short() && i%20 != 0 {
			continue
		}
		s, _ := generate.OrderOf(key)
		places := b.Kept().Places(key)
		made := b.Kept().Puzzle(places[len(places)-1])
		before := ratingOf(t, &made.Givens, false)
		withER := before.grade < rate.GradeExtreme
		if withER {
			before = ratingOf(t, &made.Givens, true)
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
			after := ratingOf(t, &g, withER)
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

// TestReadmeSaysWhatIsMissing compares the README's list of techniques that are not in
// the bank with the catalog.
func TestReadmeSaysWhatIsMissing(t *testing.T) {
	b := theBank(t)
	var missing []string
	for _, x := range technique.Catalog() {
		if len(b.Kept().Places(x.Key)) == 0 {
			missing = append(missing, x.Key)
		}
	}
	listed := inReadme(t, "### Techniques that are not in the bank")
	if !slices.Equal(listed, missing) {
		t.Errorf("the README lists\n%s\nmissing are\n%s", strings.Join(listed, " "), strings.Join(missing, " "))
	}
}

// inReadme lists the keys of techniques in a table of the README, in their order.
func inReadme(t *testing.T, heading string) (keys []string) {
	t.Helper()
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(text), heading+"\n")
	table, _, _ = strings.Cut(table, "\n#")
	for line := range strings.Lines(table) {
		cells := strings.Split(line, "|")
		if len(cells) < 3 {
			continue
		}
		for key := range strings.FieldsSeq(cells[1]) {
			if key = strings.Trim(key, "`,"); technique.ByKey(key) != nil {
				keys = append(keys, key)
			}
		}
	}
	slices.SortFunc(keys, func(x, y string) int { return placeOf(x) - placeOf(y) })
	return keys
}

// placeOf is the place of a technique in the catalog.
func placeOf(key string) int {
	return slices.IndexFunc(technique.Catalog(), func(t *technique.Technique) bool { return t.Key == key })
}
