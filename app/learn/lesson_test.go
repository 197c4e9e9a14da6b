package learn

import (
	"strings"
	"testing"

	"sudoku/app/show"
	"sudoku/app/text/languages"
	"sudoku/solver/technique"
)

// TestLessonsAreWhole checks that every technique has a complete lesson in each language:
// what it is, why it works, how to find it, an example with a sentence, exercises, and a
// near miss with a reason unless no single change produces one.
func TestLessonsAreWhole(t *testing.T) {
	for _, c := range languages.All {
		for _, x := range technique.Catalog() {
			l := NewLesson(x, c)
			for what, text := range map[string]string{"name": l.Name, "title": l.Title, "what": l.What, "why": l.Why, "look": l.Look, "rating": l.Rating, "position": l.Practise, "practice": l.Exercises} {
				if text == "" {
					t.Errorf("%s: %s has no %s", c.Code, x.Key, what)
				}
			}
			if l.Scenes == 0 || len(l.Fixed) != fixedExercises {
				t.Errorf("%s: %s has %d pictures and %d exercises", c.Code, x.Key, l.Scenes, len(l.Fixed))
			}
			for i := range l.Scenes {
				s := NewScene(x, i, c)
				if s.Text == "" || !strings.Contains(picture(s.Board), "drawn") {
					t.Errorf("%s: picture %d of %s shows or says nothing", c.Code, i, x.Key)
				}
			}
			_, has := x.NearMiss()
			if (l.Near.Why != "") != has || has && !strings.Contains(picture(l.Near.Board), "pointed") {
				t.Errorf("%s: the near miss of %s shows nothing, or %q", c.Code, x.Key, l.Near.Why)
			}
		}
	}
}

// picture returns the classes of all cells.
func picture(b *show.Board) string {
	var classes strings.Builder
	for i := range b.Cells {
		classes.WriteString(b.Cells[i].Class())
	}
	return classes.String()
}

// TestNearMisses checks that the reason names what spoils the pattern: another place for
// a digit if the pattern depends on places, or another digit in a cell if it depends on
// digits.
func TestNearMisses(t *testing.T) {
	for key, want := range map[string]string{
		"x-wing":            "Here 4 has another place in row 1: row 1, column 4. That breaks",
		"hidden-pair":       "has another place in ",
		"hidden-single-box": "has another place in box ",
		"xy-wing":           "Here row 6, column 5 can also be 8. That breaks",
		"naked-pair":        "can also be ",
		"naked-single":      "can also be ",
		"skyscraper":        "has another place in ",
	} {
		x := technique.ByKey(key)
		if l := NewLesson(x, languages.All[0]); !strings.Contains(l.Near.Why, want) {
			t.Errorf("%s: %q", key, l.Near.Why)
		}
	}
}
