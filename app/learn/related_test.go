//go:build !js

package learn

import (
	"slices"
	"strings"
	"testing"

	"sudoku/app/lesson"
	"sudoku/app/show"
	"sudoku/app/text/languages"
	"sudoku/solver/technique"
)

// TestRelated checks the links between lessons: each leads to a page, has that page's
// name, and is there when the page has loaded only its own lesson.
func TestRelated(t *testing.T) {
	for _, c := range languages.All {
		all, file := book(t, c), lesson.File(languages.Lessons(c.Code))
		titles := map[string]string{}
		for _, key := range lesson.Foundations {
			titles[show.LessonPath(key)] = all[key].Title
		}
		for _, x := range technique.Catalog() {
			titles[show.LessonPath(x.Key)] = c.Techniques.Name(x.Key)
		}
		for path := range titles {
			key := keyOf(path)
			links := Related(all, key, c)
			if chapter := all[key]; chapter != nil && len(links) != len(chapter.Then) {
				t.Errorf("%s: %s leads to %v, but has the links %v", c.Code, key, chapter.Then, links)
			}
			for _, l := range links {
				if l.Name == "" || titles[l.Path] != l.Name || l.Path == path {
					t.Errorf("%s: %s has the link %+v", c.Code, key, l)
				}
			}
			if all[key] == nil {
				continue
			}
			own, err := lesson.Decode(lesson.Only(file, key))
			if err != nil {
				t.Fatal(err)
			}
			if alone := Related(own, key, c); !slices.Equal(alone, links) {
				t.Errorf("%s: %s has the links %v, and %v when loaded alone", c.Code, key, links, alone)
			}
		}
	}
}

// TestRelatedOfOften checks that every technique that one puzzle in a thousand needs has
// an interactive lesson, or a link to one.
func TestRelatedOfOften(t *testing.T) {
	c := languages.All[0]
	all := book(t, c)
	for _, x := range technique.Catalog() {
		count, of := x.Frequency()
		if count*1000 < of || all[x.Key] != nil {
			continue
		}
		links := Related(all, x.Key, c)
		if len(links) == 0 {
			t.Errorf("%s, needed in %d of %d puzzles, leads to no lesson", x.Key, count, of)
		}
		for _, l := range links {
			if key := keyOf(l.Path); all[key] == nil {
				t.Errorf("%s leads to %s, which has no lesson", x.Key, key)
			}
		}
		t.Logf("%s: %v", x.Key, links)
	}
}

// keyOf returns the key of the lesson at a path; see show.LessonPath.
func keyOf(path string) string { return strings.TrimSuffix(strings.TrimPrefix(path, "learn/"), "/") }
