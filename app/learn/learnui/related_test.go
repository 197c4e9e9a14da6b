//go:build !js

package learnui

import (
	"strings"
	"testing"

	"sudoku/app/lesson"
	"sudoku/app/text/languages"
)

// TestRelated checks the links on the page of a lesson and of a technique without one. A
// page without lessons has none.
func TestRelated(t *testing.T) {
	c := languages.All[0]
	book, err := lesson.Decode(lesson.File(languages.Lessons(c.Code)))
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct {
		key  string
		book lesson.Book
		want string
	}{
		{"naked-pair", book, `href="base:/learn/hidden-pair/">Hidden Pair</a>`},
		{"houses", book, `href="base:/learn/scanning/">` + book["scanning"].Title + `</a>`},
		{"sashimi-swordfish", book, `href="base:/learn/finned-swordfish/">Finned Swordfish</a>`},
		{"naked-pair", lesson.Book{"naked-pair": {}}, `<nav hidden></nav>`},
		{"naked-pair", nil, `<nav hidden></nav>`},
	} {
		r := reading{lessons: Lessons{Book: func(string) lesson.Book { return x.book }}, key: x.key}
		if got := r.related(&Document{T: c}); !strings.Contains(got, x.want) {
			t.Errorf("%s: %s, want %s", x.key, got, x.want)
		}
	}
}
