package statistics

import (
	"encoding/json"
	"strings"
	"time"

	"sudoku/app/daily"
	"sudoku/app/desk"
	"sudoku/solver/board"
	"sudoku/solver/rate"
)

// Result describes a solved puzzle.
type Result struct {
	Givens   string // 81 characters, '.' for an empty cell
	Grade    rate.Grade
	Millis   int64 // time taken
	Hints    int   // number of hints used
	Mistakes int   // number of wrong digits entered
	// Finished is when the puzzle was solved, in the player's local time and whole
	// milliseconds. The result counts for its date, even if it is later read in another time
	// zone.
	Finished time.Time
	Daily    daily.Puzzle // zero if it is not a daily puzzle
	// Seconds is how long a standard player takes, 0 if unknown; see rate.Duration.
	Seconds int
	// Moves counts the moves by the technique that justifies them. It is empty if the moves
	// are not known.
	Moves []desk.Found
}

// ID returns an identifier for the result. Results for the same puzzle finished at the
// same time have the same ID.
func (r *Result) ID() string {
	return r.Givens + "@" + r.Finished.UTC().Format("20060102T150405.000")
}

// kept is a result as stored. Its grade is stored by its English name, which stays valid
// when grades are added.
type kept struct {
	Givens   string       `json:"givens"`
	Grade    string       `json:"grade,omitempty"`
	Millis   int64        `json:"millis"`
	Hints    int          `json:"hints,omitempty"`
	Mistakes int          `json:"mistakes,omitempty"`
	Finished time.Time    `json:"finished"`
	Daily    string       `json:"daily,omitempty"`
	Seconds  int          `json:"seconds,omitempty"`
	Moves    []desk.Found `json:"moves,omitempty"`
}

// Encode returns the stored form of a result.
func (r *Result) Encode() string {
	text, err := json.Marshal(kept{r.Givens, r.Grade.String(), r.Millis, r.Hints, r.Mistakes, r.Finished.Truncate(time.Millisecond), r.Daily.String(), r.Seconds, r.Moves})
	if err != nil {
		panic(err) // strings, numbers and dates with four-digit years always encode
	}
	return string(text)
}

// Decode decodes a stored result. ok is false if the text is not one.
func Decode(text string) (r Result, ok bool) {
	var k kept
	if json.Unmarshal([]byte(text), &k) != nil || len(k.Givens) != board.Cells ||
		strings.Trim(k.Givens, ".123456789") != "" || k.Finished.IsZero() || k.Millis < 0 || k.Hints < 0 || k.Mistakes < 0 || k.Seconds < 0 {
		return Result{}, false
	}
	puzzle, _ := daily.Parse(k.Daily)
	return Result{k.Givens, rate.GradeNamed(k.Grade), k.Millis, k.Hints, k.Mistakes, k.Finished.Truncate(time.Millisecond), puzzle, k.Seconds, k.Moves}, true
}
