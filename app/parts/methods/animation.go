package methods

import (
	"math"
	"slices"

	"sudoku/app/desk"
	"sudoku/app/transport"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/classic"
)

// Animation replays the events of a method's run on the board. It covers the position
// without changing it. A race replays several runs beside the board, one event of each
// per tick.
type Animation struct {
	Open   bool
	Method int // index in classic.Methods
	ID     int // ID of the last request for a recording, 0 once all are loaded
	Err    string
	Lanes  []Animation // the runs of a race, in the order of classic.Methods

	Recording           wire.Recording
	Cut                 bool           // the recording ends before the run does
	transport.Transport                // plays the events
	Board               classic.Replay // state after the replayed events
	marks               []classic.Replay
}

// defaultSpeed is the speed setting for 4 events per second, slow enough to follow.
const defaultSpeed = 15

// Rate returns the number of events per second: 1 at speed 0, 10,000 at MaxSpeed.
func (a *Animation) Rate() float64 { return math.Pow(10, float64(a.Speed)/25) }

// markEvery is the number of events between two saved positions, so that going back does
// not start from the beginning.
const markEvery = 4096

// The messages of the animation.
type (
	// AnimatePressed opens the animation of a method's run on the current givens.
	AnimatePressed struct {
		desk.To[Methods]
		Method int
	}
	// AnimationClosed returns to the position.
	AnimationClosed struct{ desk.To[Methods] }
)

// AnimateButton, followed by a method's key, is the ID of the button that opens its
// animation.
const AnimateButton = "animate-"

// Animated returns the animation shown on the board, or nil if the board shows the
// position.
func (m *Methods) Animated(d *desk.Desk) *Animation {
	if d.Panel != desk.MethodsPanel || !m.Animation.Open || m.Animation.Lanes != nil {
		return nil
	}
	return &m.Animation
}

// Transport handles a message to the animation's transport.
func (m *Methods) Transport(d *desk.Desk, msg transport.Msg) ([]desk.Cmd, bool) {
	a := &m.Animation
	if _, ticks := msg.(transport.Ticked); ticks {
		a.Playing = a.Playing && d.Panel == desk.MethodsPanel
	}
	return transport.Update(a, d, msg), true
}

func (m *Methods) openAnimation(d *desk.Desk, method int) []desk.Cmd {
	cmds := m.closeAnimation()
	speed := m.Animation.Speed
	var cmd desk.Cmd
	m.Animation, cmd = m.record(d, method)
	m.Animation.Open, m.Animation.Speed = true, speed
	d.Notice = desk.Notice{}
	return append(cmds, cmd, desk.ShowGrid{}, desk.FocusElement{ID: transport.Button})
}

// record requests the recording of a method's run on the current givens.
func (m *Methods) record(d *desk.Desk, method int) (Animation, desk.Cmd) {
	id, cmd := d.SendParallel(work.RecordMethod{RunMethod: m.job(d, method), Events: work.MaxEvents})
	return Animation{Method: method, ID: id, Board: classic.Replay{Grid: d.Sheet().Position.Givens}}, cmd
}

// leaveAnimation closes the animation or the race and moves the focus back to its button.
func (m *Methods) leaveAnimation() []desk.Cmd {
	button := AnimateButton + classic.Methods()[m.Animation.Method].Key
	if m.Animation.Lanes != nil {
		button = RaceButton
	}
	return append(m.closeAnimation(), desk.FocusElement{ID: button})
}

// closeAnimation returns to the position. Only the speed is kept for the next animation.
func (m *Methods) closeAnimation() []desk.Cmd {
	var cmds []desk.Cmd
	if id := m.Animation.ID; id != 0 {
		cmds = append(cmds, desk.StopParallel{First: id - max(len(m.Animation.Lanes)-1, 0), Last: id})
	}
	m.Animation = Animation{Transport: transport.Transport{Speed: m.Animation.Speed}}
	return cmds
}

// handleRecording handles the response with a recording. The recording belongs to a lane,
// or to the animation itself if lane is negative. Once all recordings are loaded, it
// starts playing unless the player prefers reduced motion.
func (m *Methods) handleRecording(d *desk.Desk, lane int, r *work.Response) []desk.Cmd {
	if !r.Last() {
		return nil
	}
	a := &m.Animation
	if lane >= 0 {
		a.Lanes = slices.Clone(a.Lanes)
		a.Lanes[lane].receive(r)
		if slices.ContainsFunc(a.Lanes, isLoading) {
			return nil
		}
		a.ID = 0
	} else {
		a.receive(r)
	}
	if a.Err != "" || d.Still {
		return nil
	}
	return transport.Play(a, d)
}

// receive loads the recording in a response, or stores why there is none.
func (a *Animation) receive(r *work.Response) {
	a.ID = 0
	if answer, ok := r.Answer.(work.Recorded); ok {
		a.load(answer)
		return
	}
	a.Err = r.Err
}

// load loads a recording and saves the positions at 0, at each multiple of markEvery and
// at the end.
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

// State returns the playback state.
func (a *Animation) State() *transport.Transport { return &a.Transport }

// Length returns the number of events. In a race it is that of the longest run.
func (a *Animation) Length() int {
	length := a.Recording.Len()
	for i := range a.Lanes {
		length = max(length, a.Lanes[i].Length())
	}
	return length
}

// Seek moves to the position after a number of events.
func (a *Animation) Seek(to int) {
	to = min(max(to, 0), a.Length())
	if a.Lanes != nil {
		a.At, a.Lanes = to, slices.Clone(a.Lanes)
		for i := range a.Lanes {
			a.Lanes[i].Seek(to)
		}
		return
	}
	if mark := to / markEvery; to < a.At || mark > a.At/markEvery {
		a.At, a.Board = mark*markEvery, a.marks[mark]
	}
	for ; a.At < to; a.At++ {
		a.Board.Apply(a.Recording.At(a.At))
	}
}
