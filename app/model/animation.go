package model

import (
	"math"

	"sudoku/app/work"
	"sudoku/solver/classic"
)

// Animation replays the events of a method's run on the board. It lies over
// the position and never touches it.
type Animation struct {
	Open   bool
	Method int // index in classic.Methods
	ID     int // of the request for the recording, 0 once it is there
	Err    string

	Recording work.Recording
	Cut       bool           // the run went on when the recording ended
	Player                   // of its events
	Board     classic.Replay // what those replayed come to
	marks     []classic.Replay
}

// defaultSpeed is 4 events per second: slow enough to follow.
const defaultSpeed = 15

// Rate is the number of events per second: 1 at speed 0, 10,000 at MaxSpeed.
func (a *Animation) Rate() float64 { return math.Pow(10, float64(a.Speed)/25) }

// markEvery is the number of events between two positions that are kept, so
// that going back does not begin at the start.
const markEvery = 4096

// What happens to the animation.
type (
	// AnimatePressed opens the animation of a method's run on the present
	// givens.
	AnimatePressed struct{ Method int }
	// AnimationClosed shows the position again.
	AnimationClosed struct{}
	// MotionPreferred tells whether the player asked for less motion.
	MotionPreferred struct{ Still bool }
)

func (AnimatePressed) msg()  {}
func (AnimationClosed) msg() {}
func (MotionPreferred) msg() {}

// ShowGrid scrolls the grid into view.
type ShowGrid struct{}

func (ShowGrid) cmd() {}

// AnimateButton, with a method's key behind it, is the id of the button that
// opens its animation.
const AnimateButton = "animate-"

// updateAnimation handles the messages of the animation; ok is false for any
// other.
func (m Model) updateAnimation(msg Msg) (next Model, cmds []Cmd, ok bool) {
	a := &m.Methods.Animation
	switch msg := msg.(type) {
	case AnimatePressed:
		m, cmds = m.openAnimation(msg.Method)
	case AnimationClosed:
		method := a.Method
		m, cmds = m.closeAnimation()
		cmds = append(cmds, FocusElement{AnimateButton + classic.Methods()[method].Key})
	case MotionPreferred:
		m.Methods.Still = msg.Still
	default:
		if _, ticks := msg.(Ticked); ticks {
			a.Playing = a.Playing && m.Panel == MethodsPanel
		}
		cmds, ok = updatePlayer(a, m.Now, msg)
		return m, cmds, ok
	}
	return m, cmds, true
}

// Animated is the animation that the board shows now, nil if it shows the
// position.
func (m *Model) Animated() *Animation {
	if m.Panel != MethodsPanel || !m.Methods.Animation.Open {
		return nil
	}
	return &m.Methods.Animation
}

func (m Model) openAnimation(method int) (Model, []Cmd) {
	m, cmds := m.closeAnimation()
	job := work.RecordMethod{RunMethod: m.job(method), Events: work.MaxEvents}
	id, cmd := m.sendAside(job)
	a := &m.Methods.Animation
	a.Open, a.Method, a.ID = true, method, id
	a.Board.Grid = m.Sheet().Position.Givens
	m.Notice = Notice{}
	return m, append(cmds, cmd, ShowGrid{}, FocusElement{PlayButton})
}

// closeAnimation shows the position again. Only the speed is kept for the next
// animation.
func (m Model) closeAnimation() (Model, []Cmd) {
	var cmds []Cmd
	if id := m.Methods.Animation.ID; id != 0 {
		cmds = append(cmds, StopAside{First: id, Last: id})
	}
	a := &m.Methods.Animation
	*a = Animation{Player: Player{Speed: a.Speed, clock: a.clock}}
	return m, cmds
}

// hearRecording takes in the response to the request for a recording; ok is
// false for any other. The recording is played at once unless the player asked
// for less motion.
func (m Model) hearRecording(r work.Response) (next Model, cmds []Cmd, ok bool) {
	a := &m.Methods.Animation
	if a.ID == 0 || r.ID != a.ID {
		return m, nil, false
	}
	if !r.Last() {
		return m, nil, true
	}
	a.ID = 0
	answer, ok := r.Answer.(work.Recorded)
	if !ok {
		a.Err = r.Err
		return m, nil, true
	}
	a.load(answer)
	if !m.Methods.Still {
		cmds = play(a, m.Now)
	}
	return m, cmds, true
}

// load takes a recording over, with marks at 0, markEvery and so on and one
// at its end, which is a multiple of markEvery perhaps.
func (a *Animation) load(r work.Recorded) {
	a.Recording, a.Cut = r.Recording, r.Cut
	replay := a.Board
	for i := range r.Recording.Len() {
		if i%markEvery == 0 {
			a.marks = append(a.marks, replay)
		}
		replay.Apply(r.Recording.At(i))
	}
	a.marks = append(a.marks, replay)
}

func (a *Animation) player() *Player    { return &a.Player }
func (a *Animation) length() int        { return a.Recording.Len() }
func (a *Animation) perSecond() float64 { return a.Rate() }

// seek goes to a number of events.
func (a *Animation) seek(to int) {
	to = min(max(to, 0), a.Recording.Len())
	if mark := to / markEvery; to < a.At || mark > a.At/markEvery {
		a.At, a.Board = mark*markEvery, a.marks[mark]
	}
	for ; a.At < to; a.At++ {
		a.Board.Apply(a.Recording.At(a.At))
	}
}
