package desk

import (
	"maps"
	"time"

	games "sudoku/app/game"
	"sudoku/solver/board"
)

// Timer measures how long a puzzle is played. It runs while the page is visible and shows
// a game in progress at the table (see InPlay) with the menu closed, unless the player
// has paused or has not yet touched a resumed game. Times are in milliseconds.
type Timer struct {
	Visible bool // whether the page is visible
	Paused  bool // the player has paused, and the grid is covered
	Puzzle  board.Grid
	Spent   float64 // time played before Since
	Since   float64 // Desk.Now when the timer started
	Running bool
	Waiting bool                      // the game was resumed and the player has not touched it yet
	others  map[board.Grid]playedGame // times and records of other puzzles; never changed in place
}

// playedGame is the time and record of another puzzle.
type playedGame struct {
	spent  float64
	record games.Record
}

// Time returns how long the current puzzle has been played.
func (d *Desk) Time() time.Duration {
	t := &d.Timer
	spent := t.Spent
	if t.Running {
		spent += d.Now - t.Since
	}
	return time.Duration(spent) * time.Millisecond
}

// TimePlayed returns how long a puzzle has been played in this visit.
func (d *Desk) TimePlayed(puzzle board.Grid) time.Duration {
	if puzzle == d.Timer.Puzzle {
		return d.Time()
	}
	return time.Duration(d.Timer.others[puzzle].spent) * time.Millisecond
}

// SetTime sets the time of the current puzzle from a saved game.
func (d *Desk) SetTime(spent time.Duration) {
	t := &d.Timer
	t.Puzzle, t.Spent, t.Since = d.Sheet().Position.Givens, float64(spent.Milliseconds()), d.Now
	t.Waiting = spent > 0
}

// TendTimer starts or stops the timer for the current sheet and switches it between
// puzzles.
func (d *Desk) TendTimer() {
	s := d.Sheet()
	t := &d.Timer
	if t.Puzzle != s.Position.Givens {
		d.RememberTime()
		here := t.others[s.Position.Givens]
		t.Puzzle, t.Spent, t.Since, t.Paused = s.Position.Givens, here.spent, d.Now, false
		t.Waiting = here.spent > 0
		d.Record = here.record
	}
	run := t.Visible && !t.Paused && !t.Waiting && d.At() == Table && d.Dialog != MenuDialog && d.InPlay()
	if t.Running && !run {
		t.Spent = float64(d.Time().Milliseconds())
	}
	if !t.Running && run {
		t.Since = d.Now
	}
	t.Running = run
}

// InPlay reports whether the player is working on a puzzle.
func (d *Desk) InPlay() bool {
	s := d.Sheet()
	values := s.Position.Values()
	return s.Locked && s.Position.Givens != board.Grid{} && !s.Answer.IsShown() &&
		values.Filled() != board.AllCells && !d.Record.Finished
}

// IsPlayed reports whether the player has entered digits in a game in progress.
func (d *Desk) IsPlayed() bool { return d.InPlay() && d.Sheet().Position.Entries != board.Grid{} }

// RememberTime stores the time and the counts of the puzzle that the player is leaving.
func (d *Desk) RememberTime() {
	t := &d.Timer
	if spent := d.Time(); spent > 0 || d.Record != (games.Record{}) {
		t.remember(t.Puzzle, playedGame{float64(spent.Milliseconds()), d.Record})
	}
}

// remember stores the time and record of a puzzle.
func (t *Timer) remember(puzzle board.Grid, g playedGame) {
	others := maps.Clone(t.others)
	if others == nil {
		others = map[board.Grid]playedGame{}
	}
	others[puzzle] = g
	t.others = others
}
