package lesson

import (
	"encoding/json"
	"maps"

	"sudoku/app/calendar"
)

// Progress records how far the player has read each lesson that was begun, and the course
// for beginners. Its methods return a new value and never change it.
type Progress map[string]Bookmark

// CourseKey is the key of the course for beginners.
const CourseKey = "beginners"

// Bookmark is a place in a lesson.
type Bookmark struct {
	Screen int  `json:"screen"`         // index of the screen
	Done   bool `json:"done,omitempty"` // whether the last screen has ever been answered
	// Day is when the lesson was done, 0 if unknown.
	Day calendar.Day `json:"day,omitempty"`
	// Found has a bit for each position of the placement that was solved.
	Found uint `json:"found,omitempty"`
}

// ParseProgress decodes the output of String. For invalid text it returns nil.
func ParseProgress(text string) Progress {
	var p Progress
	if json.Unmarshal([]byte(text), &p) != nil {
		return nil
	}
	maps.DeleteFunc(p, func(_ string, at Bookmark) bool { return at.Screen < 0 })
	return p
}

// String encodes the progress as JSON.
func (p Progress) String() string {
	text, err := json.Marshal(p)
	if err != nil {
		panic(err) // a map of numbers can always be encoded as JSON
	}
	return string(text)
}

// With returns p updated with a reading of lesson l. A lesson that was done stays done.
func (p Progress) With(l *Lesson, r *Reading, today calendar.Day) Progress {
	if l.Key == PlacementKey {
		return p.placed(r, today)
	}
	return p.At(l.Key, r.Screen, r.Answered && r.Screen+1 == len(l.Screens), today)
}

// At returns the progress after a screen of a lesson, or a task of the course. done
// reports that it was the last one.
func (p Progress) At(key string, screen int, done bool, today calendar.Day) Progress {
	at := Bookmark{Screen: screen}
	if done {
		at.Done, at.Day = true, today
	}
	if was := p[key]; was.Done {
		at.Done, at.Day = true, was.Day
	}
	return p.with(key, at)
}

func (p Progress) with(key string, at Bookmark) Progress {
	next := Progress{}
	maps.Copy(next, p)
	next[key] = at
	return next
}

// Merge combines the progress of two devices. Of two bookmarks in a lesson, it keeps the
// one further on.
func (p Progress) Merge(o Progress) Progress {
	both := Progress{}
	maps.Copy(both, p)
	for key, at := range o {
		if was := p[key]; !was.Done && (at.Done || at.Screen >= was.Screen) {
			both[key] = at
		}
	}
	return both
}
