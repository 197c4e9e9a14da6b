package learn

import (
	"encoding/xml"
	"io"
	"strings"
	"testing"

	"sudoku/app/drill"
	"sudoku/app/show"
	"sudoku/app/text/languages"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// TestStages checks that every technique appears once, with its frequency.
func TestStages(t *testing.T) {
	for _, c := range languages.All {
		seen := map[string]int{}
		for _, s := range NewStages(c, nil) {
			if s.Name == "" || s.Gives == "" || s.Time == "" || s.Done != "" || len(s.Techniques) == 0 {
				t.Errorf("%s: a stage is %+v", c.Code, s)
			}
			for _, list := range [][]LearnEntry{s.Techniques, s.Rare} {
				for _, e := range list {
					seen[e.Key]++
					if e.About == "" || e.Path != show.LessonPath(e.Key) || e.Done != "" {
						t.Errorf("%s: %+v", c.Code, e)
					}
				}
			}
		}
		for _, x := range technique.Catalog() {
			if seen[x.Key] != 1 {
				t.Errorf("%s: the way passes %s %d times", c.Code, x.Key, seen[x.Key])
			}
		}
	}
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

// TestStagesDone checks that techniques found in practice are marked, and that the next
// technique to learn comes after them.
func TestStagesDone(t *testing.T) {
	c := languages.All[0]
	if e := LearntFirst(c, nil); e.Key != "full-house" {
		t.Errorf("the way begins with %s", e.Key)
	}
	done := drill.Progress{"full-house": {Found: 3}, "hidden-single-box": {Found: 1}, "hidden-single-line": {Missed: 2}}
	if e := LearntFirst(c, done); e.Key != "hidden-single-line" {
		t.Errorf("the course continues with %s", e.Key)
	}
	s := NewStages(c, done)[0]
	if s.Done != "2 of 4 found" || s.Techniques[0].Done != "Found 3 times" || s.Techniques[1].Done != "Found once" || s.Techniques[2].Done != "" {
		t.Errorf("%+v", s)
	}
	for _, x := range technique.Catalog() {
		done[x.Key] = drill.Record{Found: 1}
	}
	if e := LearntFirst(c, done); e.Key != "" {
		t.Errorf("after everything the course continues with %s", e.Key)
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
