package learn

import (
	"slices"

	"sudoku/app/lesson"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/technique"
)

// mostRelated is the maximum number of links on the page of a technique that has no
// interactive lesson.
const mostRelated = 3

// Related returns links from a lesson to those that build on it. From a technique without
// an interactive lesson, it returns links to the nearest such lessons.
func Related(book lesson.Book, key string, t *text.Catalog) (links []show.LessonLink) {
	var keys []string
	if c := book[key]; c != nil {
		keys = c.Then
	} else {
		keys = nearest(book, key, t)
	}
	for _, k := range keys {
		if x := technique.ByKey(k); x != nil {
			links = append(links, lessonLink(x, &t.Techniques))
		} else if c := book[k]; c != nil {
			links = append(links, show.LessonLink{Path: show.LessonPath(k), Name: c.Title})
		}
	}
	return links
}

// nearest returns the keys of the lessons that name a technique as their sequel, then of
// those on other forms of its idea.
func nearest(book lesson.Book, key string, t *text.Catalog) (keys []string) {
	if technique.ByKey(key) == nil {
		return nil
	}
	var siblings []string
	of := t.Techniques.Lesson(key)
	for _, x := range technique.Catalog() {
		switch c := book[x.Key]; {
		case c == nil:
		case slices.Contains(c.Then, key):
			keys = append(keys, x.Key)
		case t.Techniques.Lesson(x.Key) == of:
			siblings = append(siblings, x.Key)
		}
	}
	for _, k := range lesson.Foundations {
		if c := book[k]; c != nil && slices.Contains(c.Then, key) {
			keys = append(keys, k)
		}
	}
	keys = append(keys, siblings...)
	return keys[:min(len(keys), mostRelated)]
}
