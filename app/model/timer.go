package model

import (
	"maps"
	"time"

	"sudoku/solver/board"
)

// Timer counts how long a puzzle is played: while the page is in sight, the
// givens are locked, and the grid is not full. Times are in milliseconds.
type Timer struct {
	Visible bool // the page is
	Puzzle  board.Grid
	Spent   float64 // before Since
	Since   float64 // Model.Now when it began to run
	Running bool
	ticking bool                   // a message is on its way that moves the hands
	others  map[board.Grid]float64 // times of other puzzles; never changed in place
}

// What the timer hears.
type (
	// PageShown tells that the page came into sight, or went out of it.
	PageShown struct{ Visible bool }
	// TimerTicked moves the hands.
	TimerTicked struct{}
)

func (PageShown) msg()   {}
func (TimerTicked) msg() {}

// Time is how long the present puzzle was played.
func (m *Model) Time() time.Duration {
	t := &m.Play.Timer
	spent := t.Spent
	if t.Running {
		spent += m.Now - t.Since
	}
	return time.Duration(spent) * time.Millisecond
}

// timeOf is how long a puzzle was played in this visit.
func (m *Model) timeOf(puzzle board.Grid) time.Duration {
	if puzzle == m.Play.Timer.Puzzle {
		return m.Time()
	}
	return time.Duration(m.Play.Timer.others[puzzle]) * time.Millisecond
}

// WithTime is the model with the time of its puzzle set, as it was kept.
func (m Model) WithTime(spent time.Duration) Model {
	t := &m.Play.Timer
	t.Puzzle, t.Spent, t.Since = m.Sheet().Position.Givens, float64(spent.Milliseconds()), m.Now
	return m
}

// tendTimer starts or stops the timer as the sheet wants it, and changes to
// the time of another puzzle.
func (m Model) tendTimer() (Model, []Cmd) {
	s := m.Sheet()
	t := &m.Play.Timer
	if t.Puzzle != s.Position.Givens {
		m.rememberTime()
		t.Puzzle, t.Spent, t.Since = s.Position.Givens, t.others[s.Position.Givens], m.Now
	}
	values := s.Position.Values()
	run := t.Visible && s.Playing && t.Puzzle != board.Grid{} && !s.Answer.IsShown() && values.Filled() != board.AllCells
	if t.Running && !run {
		t.Spent = float64(m.Time().Milliseconds())
	}
	if !t.Running && run {
		t.Since = m.Now
	}
	t.Running = run
	return m.tick()
}

// rememberTime keeps the time of the puzzle that is left.
func (m *Model) rememberTime() {
	t := &m.Play.Timer
	if spent := m.Time(); spent > 0 {
		others := maps.Clone(t.others)
		if others == nil {
			others = map[board.Grid]float64{}
		}
		others[t.Puzzle] = float64(spent.Milliseconds())
		t.others = others
	}
}

// tick makes the hands move at the next full second.
func (m Model) tick() (Model, []Cmd) {
	t := &m.Play.Timer
	if t.ticking || !t.Running || !m.Play.Options.Has(ShowTimer) {
		return m, nil
	}
	t.ticking = true
	return m, []Cmd{Wait{Time: time.Second - m.Time()%time.Second, Then: TimerTicked{}}}
}

// hearTimer handles what the timer hears; ok is false for any other message.
func (m Model) hearTimer(msg Msg) (next Model, cmds []Cmd, ok bool) {
	switch msg := msg.(type) {
	case PageShown:
		m.Play.Timer.Visible = msg.Visible
		m, cmds = m.tendTimer()
		var more []Cmd
		m, more = m.wantProof()
		cmds = append(cmds, more...)
		if !msg.Visible {
			cmds = append(cmds, Save{})
		}
	case TimerTicked:
		m.Play.Timer.ticking = false
		m, cmds = m.tick()
	default:
		return m, nil, false
	}
	return m, cmds, true
}
