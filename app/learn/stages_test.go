//go:build !js

package learn

import (
	"encoding/xml"
	"io"
	"slices"
	"strings"
	"testing"

	"sudoku/app/calendar"
	"sudoku/app/drill"
	"sudoku/app/lesson"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/app/text/languages"
	"sudoku/solver/board"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// book returns the lessons in a language.
func book(t *testing.T, c *text.Catalog) lesson.Book {
	t.Helper()
	b, err := lesson.Decode(lesson.File(languages.Lessons(c.Code)))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestStages checks that every technique and every foundation appears once, with its time,
// and after the foundations that it needs.
func TestStages(t *testing.T) {
	for _, c := range languages.All {
		lessons := book(t, c)
		seen := map[string]int{}
		for _, s := range NewStages(c, lessons, &Player{}) {
			if s.Name == "" || s.Gives == "" || s.Time == "" || s.Done != 0 || s.Total != len(s.Lessons) || s.Total == 0 {
				t.Errorf("%s: a stage is %+v", c.Code, s)
			}
			for _, e := range slices.Concat(s.Lessons, s.Rare) {
				seen[e.Key]++
				if e.Minutes == 0 || e.About == "" || e.Emblem == "" || e.Path != show.LessonPath(e.Key) || e.Done != "" || e.Begun != "" {
					t.Errorf("%s: %+v", c.Code, e)
				}
				for _, need := range needs(lessons, e.Key) {
					if slices.Contains(lesson.Foundations, need) && seen[need] == 0 {
						t.Errorf("%s: %s comes before %s", c.Code, e.Key, need)
					}
				}
			}
		}
		for _, x := range technique.Catalog() {
			if seen[x.Key] != 1 {
				t.Errorf("%s: the way passes %s %d times", c.Code, x.Key, seen[x.Key])
			}
		}
		for _, key := range lesson.Foundations {
			if seen[key] != 1 {
				t.Errorf("%s: the way passes %s %d times", c.Code, key, seen[key])
			}
		}
	}
}

// TestOften checks that the overview says how often a technique is needed if any puzzle
// needs it, and nothing otherwise.
func TestOften(t *testing.T) {
	for _, c := range languages.All {
		none := 0
		for _, s := range NewStages(c, book(t, c), &Player{}) {
			for _, e := range slices.Concat(s.Lessons, s.Rare) {
				x := technique.ByKey(e.Key)
				if x == nil {
					continue
				}
				count, of := x.Frequency()
				if count == 0 {
					none++
				}
				total := c.Fill("{total}", "total", of)
				if count*100 >= of {
					total = c.Fill("{total}", "total", 100)
				}
				if says := strings.Contains(e.About, total); says != (count > 0) {
					t.Errorf("%s: %s is needed %d times: %q", c.Code, e.Key, count, e.About)
				}
			}
		}
		if none == 0 {
			t.Errorf("%s: every technique is needed", c.Code)
		}
	}
}

// needs returns the keys of the lessons that a lesson needs.
func needs(b lesson.Book, key string) []string {
	if c := b[key]; c != nil {
		return c.Needs
	}
	return nil
}

// TestStagesOfLessons checks that all techniques of a lesson are in the same stage, and
// that each stage has texts.
func TestStagesOfLessons(t *testing.T) {
	for _, c := range languages.All {
		if len(c.Learn.Stages) != entry.Stages {
			t.Errorf("%s: there are words for %d of %d stages", c.Code, len(c.Learn.Stages), entry.Stages)
		}
		for _, x := range technique.Catalog() {
			first := c.Techniques.Lesson(x.Key).Techniques[0].Key
			if technique.ByKey(first).Stage != x.Stage {
				t.Errorf("%s: %s is in another stage than %s, which has the same lesson", c.Code, x.Key, first)
			}
		}
	}
}

// TestProgress checks what the map marks as done, and which lesson is next.
func TestProgress(t *testing.T) {
	c := languages.All[0]
	lessons := book(t, c)
	puzzle := lessons["full-house"].Puzzle.String()
	everything := lesson.Progress{}
	for _, s := range NewStages(c, lessons, &Player{}) {
		for _, e := range s.Lessons {
			everything[e.Key] = lesson.Bookmark{Done: true}
		}
	}
	found := drill.Progress{}
	for _, x := range technique.Catalog() {
		found[x.Key] = drill.Record{Found: 1}
	}
	for name, x := range map[string]struct {
		player            Player
		stage             int // index of the stage to check
		count, next       string
		key, done, unread string
	}{
		"a newcomer":   {Player{}, 0, "0 of 7 done", "houses", "houses", "", ""},
		"the course":   {Player{Lessons: lesson.Progress{lesson.CourseKey: {Done: true}}}, 0, "0 of 7 done", "locked-digits", "houses", "", ""},
		"begun":        {Player{Lessons: lesson.Progress{"houses": {Screen: 2}}}, 0, "0 of 7 done", "houses", "houses", "", "Step 3 of 7"},
		"read":         {Player{Lessons: lesson.Progress{"houses": {Screen: 2, Done: true}}}, 0, "1 of 7 done", "full-house", "houses", "Read", ""},
		"missed":       {Player{Practised: drill.Progress{"full-house": {Missed: 2}}}, 0, "0 of 7 done", "houses", "full-house", "", ""},
		"found":        {Player{Practised: drill.Progress{"full-house": {Found: 3}}}, 0, "1 of 7 done", "houses", "full-house", "Found 3 times", ""},
		"solved":       {Player{Solved: map[string]calendar.Day{puzzle: 7}}, 0, "1 of 7 done", "houses", "full-house", "Puzzle solved", ""},
		"all of them":  {Player{Lessons: lesson.Progress{"full-house": {Done: true}}, Practised: drill.Progress{"full-house": {Found: 1}}, Solved: map[string]calendar.Day{puzzle: 7}}, 0, "1 of 7 done", "houses", "full-house", "Read · Puzzle solved · Found once", ""},
		"another's":    {Player{Solved: map[string]calendar.Day{board.Grid{}.String(): 7}}, 0, "0 of 7 done", "houses", "houses", "", ""},
		"everything":   {Player{Lessons: everything, Practised: found}, 0, "7 of 7 done", "", "houses", "Read", ""},
		"all is found": {Player{Practised: found}, 0, "4 of 7 done", "houses", "naked-pair", "Found once", ""},
	} {
		all := NewStages(c, lessons, &x.player)
		next, at := "", LearnEntry{}
		for _, s := range all {
			for _, e := range s.Lessons {
				if e.Next {
					next += e.Key
				}
				if e.Next != (e.Key == next) || e.Next && !s.Here {
					t.Errorf("%s: %+v in a stage with Here %v", name, e, s.Here)
				}
				if e.Key == x.key {
					at = e
				}
			}
		}
		if s := all[x.stage]; x.count != "" && s.Count != x.count || next != x.next || at.Done != x.done || at.Begun != x.unread {
			t.Errorf("%s: %q, then %q; %+v", name, s.Count, next, at)
		}
	}
}

// TestEmblems checks that every technique has a small picture, in a well-formed file of
// limited size.
func TestEmblems(t *testing.T) {
	file := Emblems()
	if len(file) > 150_000 {
		t.Errorf("%d bytes", len(file))
	}
	ids := map[string]bool{}
	for d := xml.NewDecoder(strings.NewReader(file)); ; {
		token, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if e, ok := token.(xml.StartElement); ok && e.Name.Local == "symbol" {
			ids[e.Attr[0].Value] = true
		}
	}
	for _, x := range technique.Catalog() {
		if !ids[x.Key] {
			t.Errorf("no picture of %s", x.Key)
		}
	}
}
