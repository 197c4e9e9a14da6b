package shelf

import (
	"encoding/json"
	"strings"
	"time"

	"sudoku/app/game"
	"sudoku/solver/board"
	"sudoku/solver/rate"
)

// Entry describes a stored game in the library's list.
type Entry struct {
	ID      string    `json:"id"`     // the givens, 81 characters; see earlierID
	Title   string    `json:"title"`  // "" if there is none
	Filled  int       `json:"filled"` // number of entries
	Empty   int       `json:"empty"`  // number of cells without a given
	Solved  bool      `json:"solved"`
	Millis  int64     `json:"millis"`           // playing time
	Changed time.Time `json:"changed"`          // time of the last change
	Deleted time.Time `json:"deleted,omitzero"` // zero if it is not deleted
	// Entries has 81 characters, with '.' for a cell without an entry. It is "" if there
	// are no entries, and in the output of earlier versions.
	Entries string `json:"entries,omitempty"`
	Grade   string `json:"grade,omitempty"` // English name of the grade, or "" if unknown
	// Setup is set while the givens are being set up. The entry's ID then changes with them.
	Setup bool `json:"setup,omitempty"`
}

// NewEntry returns the entry for a game, without the time of its last change. grade is
// the grade of the puzzle, or rate.None if it is unknown. ok is false for a game without
// a puzzle.
func NewEntry(g *game.Game, grade rate.Grade) (e Entry, ok bool) {
	s := g.History.Sheet()
	p := s.Position
	values := p.Values()
	if p.Givens == (board.Grid{}) {
		return e, false
	}
	givens := p.Givens.Filled()
	e = Entry{
		ID: p.Givens.String(), Filled: values.Filled().Len() - givens.Len(), Empty: board.Cells - givens.Len(),
		Solved: values.IsSolution(), Grade: grade.String(), Millis: g.Time.Milliseconds(), Setup: !s.Locked,
	}
	if e.Filled > 0 {
		for c := range givens.All() {
			p.Entries[c] = 0
		}
		e.Entries = p.Entries.String()
	}
	return e, true
}

// earlierID returns the ID for an earlier game of a puzzle when another game replaces it.
// The ID includes the time of the earlier game.
func (e *Entry) earlierID() string {
	givens, _, _ := strings.Cut(e.ID, "@")
	return givens + "@" + e.Changed.UTC().Format("20060102T150405.000")
}

func (e *Entry) encode() string {
	text, err := json.Marshal(e)
	if err != nil {
		panic(err) // strings and numbers can always be encoded as JSON
	}
	return string(text)
}

// decode decodes an entry; ok is false if the text is not one.
func decode(text string) (e Entry, ok bool) {
	err := json.Unmarshal([]byte(text), &e)
	return e, err == nil
}
