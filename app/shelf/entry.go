package shelf

import (
	"encoding/json"
	"strings"
	"time"
)

// Entry is what the list shows of a game.
type Entry struct {
	ID      string    `json:"id"`     // the puzzle's givens, 81 characters; see earlierID
	Title   string    `json:"title"`  // "" if it was given none
	Filled  int       `json:"filled"` // cells with an entry
	Empty   int       `json:"empty"`  // cells that hold no given
	Solved  bool      `json:"solved"`
	Millis  int64     `json:"millis"`           // how long it was played
	Changed time.Time `json:"changed"`          // last
	Deleted time.Time `json:"deleted,omitzero"` // the zero time if it was not
	// Entries are 81 characters, '.' for a cell without an entry; "" if there is
	// none, and in what earlier versions wrote.
	Entries string `json:"entries,omitempty"`
	Grade   string `json:"grade,omitempty"` // the English name, "" if it is not known
	// Setup: the givens are being set up. The entry moves on with them.
	Setup bool `json:"setup,omitempty"`
}

// earlierID is the ID under which an earlier game of a puzzle is kept when
// another one takes its place.
func (e *Entry) earlierID() string {
	givens, _, _ := strings.Cut(e.ID, "@")
	return givens + "@" + e.Changed.UTC().Format("20060102T150405.000")
}

func (e *Entry) encode() string {
	text, err := json.Marshal(e)
	if err != nil {
		panic(err) // strings and numbers have a JSON form
	}
	return string(text)
}

// decode reads an entry; ok is false if it is none.
func decode(text string) (e Entry, ok bool) {
	err := json.Unmarshal([]byte(text), &e)
	return e, err == nil
}
