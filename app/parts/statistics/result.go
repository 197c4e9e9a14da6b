package statistics

import (
	"encoding/json"
	"strings"
	"time"

	"sudoku/app/daily"
	"sudoku/solver/board"
	"sudoku/solver/rate"
)

// Result is what is known of a puzzle that was solved.
type Result struct {
	Givens   string // 81 characters, '.' for an empty cell
	Grade    rate.Grade
	Millis   int64 // how long it took
	Hints    int   // that were asked for
	Mistakes int   // wrong digits that were entered
	// Finished is when, by the clock where the player was: its date is the day
	// that the result counts for, wherever it is read later. In whole
	// milliseconds.
	Finished time.Time
	Daily    daily.Puzzle // which of the daily puzzles it is, if it is one
}

// ID is the result's: two of the same puzzle that were finished at the same time
// are one.
func (r *Result) ID() string {
	return r.Givens + "@" + r.Finished.UTC().Format("20060102T150405.000")
}

// kept is a result as it is stored. A grade is stored by its English name, which
// stays when there are others.
type kept struct {
	Givens   string    `json:"givens"`
	Grade    string    `json:"grade,omitempty"`
	Millis   int64     `json:"millis"`
	Hints    int       `json:"hints,omitempty"`
	Mistakes int       `json:"mistakes,omitempty"`
	Finished time.Time `json:"finished"`
	Daily    string    `json:"daily,omitempty"`
}

// Encode is the text to store of a result.
func (r *Result) Encode() string {
	text, err := json.Marshal(kept{r.Givens, r.Grade.String(), r.Millis, r.Hints, r.Mistakes, r.Finished.Truncate(time.Millisecond), r.Daily.String()})
	if err != nil {
		panic(err) // strings, numbers and dates of four-digit years have a JSON form
	}
	return string(text)
}

// Decode reads a result; ok is false if it is none.
func Decode(text string) (r Result, ok bool) {
	var k kept
	if json.Unmarshal([]byte(text), &k) != nil || len(k.Givens) != board.Cells ||
		strings.Trim(k.Givens, ".123456789") != "" || k.Finished.IsZero() || k.Millis < 0 || k.Hints < 0 || k.Mistakes < 0 {
		return Result{}, false
	}
	puzzle, _ := daily.Parse(k.Daily)
	return Result{k.Givens, rate.GradeNamed(k.Grade), k.Millis, k.Hints, k.Mistakes, k.Finished.Truncate(time.Millisecond), puzzle}, true
}
