package shelf

import (
	"encoding/json"
	"strings"
	"time"

	"sudoku/app/game"
	"sudoku/solver/board"
	"sudoku/solver/rate"
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

// NewEntry returns the entry of a game, without the time of its last change. grade is
// that of its puzzle, rate.None if it is not known. ok is false for a game without a
// puzzle.
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
