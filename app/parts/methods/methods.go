// Package methods compares solving methods and shows their searches on the board.
package methods

import (
	"slices"
	"time"

	"sudoku/app/desk"
	"sudoku/app/transport"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/classic"
)

// Methods is the state of the panel. The runs and the animation apply to Givens and are
// dropped when these change.
type Methods struct {
	Chosen    Set
	Time      int // index in TimeLimits
	Cycles    int // index in CycleLimits
	Measure   Measure
	Givens    board.Grid
	Runs      []Run // since the last start, in the order of classic.Methods
	Animation Animation
}

// Set is a set of indices in classic.Methods.
type Set uint32

// Has reports whether the set contains index i.
func (s Set) Has(i int) bool { return s>>i&1 != 0 }

// TimeLimits lists the time limits to choose from.
var TimeLimits = [...]time.Duration{time.Second, 5 * time.Second, 20 * time.Second, time.Minute}

// CycleLimits lists the cycle limits to choose from. The first is the author's; 0 means
// no limit.
var CycleLimits = [...]int{1000, 10_000, 100_000, 0}

// Measure is a quantity shown in the chart.
type Measure uint8

// The measures.
const (
	TimeMeasure Measure = iota
	NodesMeasure
	TriesMeasure
)

// Run is a run of a method.
type Run struct {
	Method int // index in classic.Methods
	ID     int // ID of the request
	State  RunState
	Millis float64 // time since the start
	Ran    work.Ran
	Err    string
}

// RunState is the state of a run.
type RunState uint8

// The states.
const (
	RunWaiting RunState = iota // sent, no answer yet
	RunGoing
	RunDone
	RunFailed
	RunCancelled
)

// isOpen reports whether the run is unfinished.
func (r *Run) isOpen() bool { return r.State == RunWaiting || r.State == RunGoing }

// Msg is a message to this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Methods] }

// The messages of the panel.
type (
	// Toggled selects or deselects a method.
	Toggled struct {
		desk.To[Methods]
		Method int
	}
	// TimeLimitPicked selects one of TimeLimits.
	TimeLimitPicked struct {
		desk.To[Methods]
		Index int
	}
	// CycleLimitPicked selects one of CycleLimits.
	CycleLimitPicked struct {
		desk.To[Methods]
		Index int
	}
	// MeasurePicked selects what the chart shows.
	MeasurePicked struct {
		desk.To[Methods]
		Measure Measure
	}
	// Pressed runs the selected methods.
	Pressed struct{ desk.To[Methods] }
	// CancelPressed cancels all runs.
	CancelPressed struct{ desk.To[Methods] }
)

// New returns the panel for a first visit. It does not select short forms of methods, or
// methods that can only get stuck.
func New() Methods {
	m := Methods{Time: 1, Animation: Animation{Transport: transport.Transport{Speed: defaultSpeed}}}
	for i, method := range classic.Methods() {
		switch method.Key {
		case "depth-first", "string-recursion", "narrowing", "exhaustive-all-digits":
		default:
			m.Chosen |= 1 << i
		}
	}
	return m
}

// Receive handles a message to this part.
func (m *Methods) Receive(d *desk.Desk, msg desk.Msg) (cmds []desk.Cmd, ok bool) {
	own, ok := msg.(Msg)
	if ok {
		cmds = m.Update(d, own)
	}
	return cmds, ok
}

// Update handles a message.
func (m *Methods) Update(d *desk.Desk, msg Msg) []desk.Cmd {
	switch msg := msg.(type) {
	case Toggled:
		m.Chosen ^= 1 << msg.Method
	case TimeLimitPicked:
		m.Time = min(max(msg.Index, 0), len(TimeLimits)-1)
	case CycleLimitPicked:
		m.Cycles = min(max(msg.Index, 0), len(CycleLimits)-1)
	case MeasurePicked:
		m.Measure = msg.Measure
	case Pressed:
		return m.run(d)
	case CancelPressed:
		return m.cancel(d)
	case AnimatePressed:
		return m.openAnimation(d, msg.Method)
	case RacePressed:
		return m.openRace(d)
	case AnimationClosed:
		return m.leaveAnimation()
	}
	return nil
}

// Done returns the number of finished runs.
func (m *Methods) Done() int {
	done := 0
	for i := range m.Runs {
		if !m.Runs[i].isOpen() {
			done++
		}
	}
	return done
}

// Running reports whether any run is unfinished.
func (m *Methods) Running() bool { return m.Done() < len(m.Runs) }

// job returns a run of a method on the current givens, within the selected limits.
func (m *Methods) job(d *desk.Desk, method int) work.RunMethod {
	return work.RunMethod{
		Method: classic.Methods()[method].Key,
		Givens: wire.Grid(d.Sheet().Position.Givens),
		Millis: int(TimeLimits[m.Time].Milliseconds()),
		Cycles: CycleLimits[m.Cycles],
	}
}

func (m *Methods) run(d *desk.Desk) []desk.Cmd {
	if m.Chosen == 0 {
		d.Notice = desk.Notice{Kind: desk.NoMethodChosen}
		return nil
	}
	cmds := m.stop()
	m.Givens = d.Sheet().Position.Givens
	m.Runs = nil
	for i := range classic.Methods() {
		if m.Chosen.Has(i) {
			id, cmd := d.SendParallel(m.job(d, i))
			m.Runs = append(m.Runs, Run{Method: i, ID: id})
			cmds = append(cmds, cmd)
		}
	}
	d.Notice = desk.Notice{Kind: desk.MethodsStarted, Count: len(m.Runs)}
	return cmds
}

// stop cancels the unfinished runs.
func (m *Methods) stop() []desk.Cmd {
	if !m.Running() {
		return nil
	}
	return []desk.Cmd{desk.StopParallel{First: m.Runs[0].ID, Last: m.Runs[len(m.Runs)-1].ID}}
}

func (m *Methods) cancel(d *desk.Desk) []desk.Cmd {
	cmds := m.stop()
	if cmds == nil {
		return nil
	}
	m.Runs = slices.Clone(m.Runs)
	for i := range m.Runs {
		if r := &m.Runs[i]; r.isOpen() {
			r.State = RunCancelled
		}
	}
	d.Notice = desk.Notice{Kind: desk.Cancelled}
	return cmds
}

// SheetChanged discards results for other givens and returns to the position.
func (m *Methods) SheetChanged(_, d *desk.Desk) []desk.Cmd {
	cmds := m.closeAnimation()
	if m.Givens != d.Sheet().Position.Givens {
		cmds = append(cmds, m.stop()...)
		m.Runs = nil
	}
	return cmds
}

// Escape closes the animation or cancels the runs. It returns false if there is neither.
func (m *Methods) Escape(d *desk.Desk) (cmds []desk.Cmd, ok bool) {
	switch {
	case d.Panel == desk.MethodsPanel && m.Animation.Open:
		return m.leaveAnimation(), true
	case d.Panel == desk.MethodsPanel && m.Running():
		return m.cancel(d), true
	}
	return nil, false
}

// Works reports whether methods are running or a search is being recorded.
func (m *Methods) Works() bool { return m.Running() || m.Animation.ID != 0 }

// findRun returns the index of the run with the given request ID, or -1.
func (m *Methods) findRun(id int) int {
	return slices.IndexFunc(m.Runs, func(run Run) bool { return run.ID == id })
}

// HandleAnswer handles a response to one of this part's requests.
func (m *Methods) HandleAnswer(d *desk.Desk, a *desk.Answer) ([]desk.Cmd, bool) {
	if i := m.findRun(a.ID); i >= 0 {
		return m.handleRun(d, i, &a.Response), true
	}
	lane := slices.IndexFunc(m.Animation.Lanes, func(lane Animation) bool { return lane.ID == a.ID })
	if m.Animation.ID != 0 && (lane >= 0 || a.ID == m.Animation.ID) {
		return m.handleRecording(d, lane, &a.Response), true
	}
	return nil, false
}

func (m *Methods) handleRun(d *desk.Desk, i int, r *work.Response) []desk.Cmd {
	m.Runs = slices.Clone(m.Runs)
	run := &m.Runs[i]
	if !run.isOpen() {
		return nil
	}
	switch answer := r.Answer.(type) {
	case work.Ran:
		run.State, run.Ran = RunDone, answer
	default:
		if r.Last() {
			run.State, run.Err = RunFailed, r.Err
		} else {
			run.State, run.Millis = RunGoing, float64(r.Progress.Count)
		}
	}
	if !m.Running() {
		d.Notice = desk.Notice{Kind: desk.MethodsFinished, Count: len(m.Runs)}
	}
	return nil
}
