package desk

import (
	"maps"
	"time"

	"sudoku/solver/board"
)

// Timer counts how long a puzzle is played: while the page is visible, the
// givens are locked, and the grid is not full. Times are in milliseconds.
type Timer struct {
	Visible bool // the page is
	Puzzle  board.Grid
	Spent   float64 // before Since
	Since   float64 // Desk.Now when it began to run
	Running bool
	others  map[board.Grid]float64 // times of other puzzles; never changed in place
}

// Time is how long the present puzzle was played.
func (d *Desk) Time() time.Duration {
	t := &d.Timer
	spent := t.Spent
	if t.Running {
		spent += d.Now - t.Since
	}
	return time.Duration(spent) * time.Millisecond
}

// TimeOf is how long a puzzle was played in this visit.
func (d *Desk) TimeOf(puzzle board.Grid) time.Duration {
	if puzzle == d.Timer.Puzzle {
		return d.Time()
	}
	return time.Duration(d.Timer.others[puzzle]) * time.Millisecond
}

// SetTime sets the time of the present puzzle, as it was kept.
func (d *Desk) SetTime(spent time.Duration) {
	t := &d.Timer
	t.Puzzle, t.Spent, t.Since = d.Sheet().Position.Givens, float64(spent.Milliseconds()), d.Now
}

// TendTimer starts or stops the timer as the sheet wants it, and changes to the
// time of another puzzle.
func (d *Desk) TendTimer() {
	s := d.Sheet()
	t := &d.Timer
	if t.Puzzle != s.Position.Givens {
		d.RememberTime()
		t.Puzzle, t.Spent, t.Since = s.Position.Givens, t.others[s.Position.Givens], d.Now
	}
	values := s.Position.Values()
	run := t.Visible && s.Locked && t.Puzzle != board.Grid{} && !s.Answer.IsShown() && values.Filled() != board.AllCells
	if t.Running && !run {
		t.Spent = float64(d.Time().Milliseconds())
	}
	if !t.Running && run {
		t.Since = d.Now
	}
	t.Running = run
}

// RememberTime keeps the time of the puzzle that is left.
func (d *Desk) RememberTime() {
	t := &d.Timer
	if spent := d.Time(); spent > 0 {
		others := maps.Clone(t.others)
		if others == nil {
			others = map[board.Grid]float64{}
		}
		others[t.Puzzle] = float64(spent.Milliseconds())
		t.others = others
	}
}
