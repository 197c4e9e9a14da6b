package lesson

import (
	"encoding/json"
	"maps"
)

// Progress says how far the player has read each lesson that was begun.
type Progress map[string]Bookmark

// Bookmark is a place in a lesson.
type Bookmark struct {
	Screen int  `json:"screen"`         // index of the screen
	Done   bool `json:"done,omitempty"` // the last screen was answered once
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
		panic(err) // a map of numbers always has a JSON form
	}
	return string(text)
}

// With returns p updated with a reading of lesson l. A lesson that was done stays done.
func (p Progress) With(l *Lesson, r *Reading) Progress {
	next := Progress{}
	maps.Copy(next, p)
	done := p[l.Key].Done || r.Answered && r.Screen+1 == len(l.Screens)
	next[l.Key] = Bookmark{r.Screen, done}
	return next
}
