package model

import (
	"slices"
	"time"

	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/classic"
)

// Methods is the state of the panel that compares ways to solve. The runs and
// the animation belong to Givens and are dropped when these change.
type Methods struct {
	Chosen    MethodSet
	Time      int // index in TimeLimits
	Cycles    int // index in CycleLimits
	Measure   Measure
	Givens    board.Grid
	Runs      []MethodRun // of the last start, in the order of classic.Methods
	Animation Animation
	// Still: the player asked the system for less motion.
	Still bool
}

// MethodSet is a set of indices in classic.Methods.
type MethodSet uint32

// Has reports whether the method with an index is in the set.
func (s MethodSet) Has(i int) bool { return s>>i&1 != 0 }

// TimeLimits are the limits of time to choose from.
var TimeLimits = [...]time.Duration{time.Second, 5 * time.Second, 20 * time.Second, time.Minute}

// CycleLimits are the limits of cycles to choose from, the author's first; 0
// is none.
var CycleLimits = [...]int{1000, 10_000, 100_000, 0}

// Measure is what the bars of the chart stand for.
type Measure uint8

// The measures.
const (
	TimeMeasure Measure = iota
	NodesMeasure
	TriesMeasure
)

// MethodRun is a run of a method, as far as it has come.
type MethodRun struct {
	Method int // index in classic.Methods
	ID     int // of its request
	State  RunState
	Millis float64 // since it began
	Ran    work.Ran
	Err    string
}

// RunState is how far a run has come.
type RunState uint8

// The states.
const (
	RunWaiting RunState = iota // sent, but nothing was heard of it
	RunGoing
	RunDone
	RunFailed
	RunCancelled
)

// isOpen reports whether something is still to be heard of the run.
func (r *MethodRun) isOpen() bool { return r.State == RunWaiting || r.State == RunGoing }

// What happens in the panel.
type (
	// MethodToggled chooses a method, or no longer.
	MethodToggled struct{ Method int }
	// TimeLimitPicked chooses one of TimeLimits.
	TimeLimitPicked struct{ Index int }
	// CycleLimitPicked chooses one of CycleLimits.
	CycleLimitPicked struct{ Index int }
	// MeasurePicked chooses what the chart shows.
	MeasurePicked struct{ Measure Measure }
	// MethodsPressed runs the methods that are chosen.
	MethodsPressed struct{}
	// MethodsCancelPressed ends their runs.
	MethodsCancelPressed struct{}
)

func (MethodToggled) msg()        {}
func (TimeLimitPicked) msg()      {}
func (CycleLimitPicked) msg()     {}
func (MeasurePicked) msg()        {}
func (MethodsPressed) msg()       {}
func (MethodsCancelPressed) msg() {}

// newMethods is the panel of a first visit: the shorter forms of a method and
// those that can only stall are left out.
func newMethods() Methods {
	m := Methods{Time: 1, Animation: Animation{Player: Player{Speed: defaultSpeed}}}
	for i, method := range classic.Methods() {
		switch method.Key {
		case "depth-first", "string-recursion", "narrowing", "exhaustive-all-digits":
		default:
			m.Chosen |= 1 << i
		}
	}
	return m
}

// updateMethods handles the messages of the panel; ok is false for any other.
func (m Model) updateMethods(msg Msg) (next Model, cmds []Cmd, ok bool) {
	switch msg := msg.(type) {
	case MethodToggled:
		m.Methods.Chosen ^= 1 << msg.Method
	case TimeLimitPicked:
		m.Methods.Time = min(max(msg.Index, 0), len(TimeLimits)-1)
	case CycleLimitPicked:
		m.Methods.Cycles = min(max(msg.Index, 0), len(CycleLimits)-1)
	case MeasurePicked:
		m.Methods.Measure = msg.Measure
	case MethodsPressed:
		m, cmds = m.runMethods()
	case MethodsCancelPressed:
		m, cmds = m.cancelMethods()
	default:
		return m.updateAnimation(msg)
	}
	return m, cmds, true
}

// Done is the number of runs that have ended.
func (m *Methods) Done() int {
	done := 0
	for i := range m.Runs {
		if !m.Runs[i].isOpen() {
			done++
		}
	}
	return done
}

// Running reports whether a run has not ended.
func (m *Methods) Running() bool { return m.Done() < len(m.Runs) }

// job is a run of a method on the present givens, within the limits chosen.
func (m *Model) job(method int) work.RunMethod {
	return work.RunMethod{
		Method: classic.Methods()[method].Key,
		Givens: work.Grid(m.Sheet().Position.Givens),
		Millis: int(TimeLimits[m.Methods.Time].Milliseconds()),
		Cycles: CycleLimits[m.Methods.Cycles],
	}
}

// sendAside makes a request that runs beside others.
func (m *Model) sendAside(job work.Job) (id int, cmd Cmd) {
	m.LastID++
	return m.LastID, ComputeAside{work.Request{ID: m.LastID, Revision: m.Revision, Job: job}}
}

func (m Model) runMethods() (Model, []Cmd) {
	if m.Methods.Chosen == 0 {
		m.Notice = Notice{Kind: NoMethodChosen}
		return m, nil
	}
	cmds := m.stopMethods()
	m.Methods.Givens = m.Sheet().Position.Givens
	m.Methods.Runs = nil
	for i := range classic.Methods() {
		if m.Methods.Chosen.Has(i) {
			id, cmd := m.sendAside(m.job(i))
			m.Methods.Runs = append(m.Methods.Runs, MethodRun{Method: i, ID: id})
			cmds = append(cmds, cmd)
		}
	}
	m.Notice = Notice{Kind: MethodsStarted, Count: len(m.Methods.Runs)}
	return m, cmds
}

// stopMethods ends the runs that have not ended.
func (m *Model) stopMethods() []Cmd {
	if !m.Methods.Running() {
		return nil
	}
	runs := m.Methods.Runs
	return []Cmd{StopAside{First: runs[0].ID, Last: runs[len(runs)-1].ID}}
}

func (m Model) cancelMethods() (Model, []Cmd) {
	cmds := m.stopMethods()
	if cmds == nil {
		return m, nil
	}
	m.Methods.Runs = slices.Clone(m.Methods.Runs)
	for i := range m.Methods.Runs {
		if r := &m.Methods.Runs[i]; r.isOpen() {
			r.State = RunCancelled
		}
	}
	m.Notice = Notice{Kind: Cancelled}
	return m, cmds
}

// positionChanged drops what the panel found out about other givens, and
// shows the position itself again.
func (m Model) positionChanged() (Model, []Cmd) {
	m, cmds := m.closeAnimation()
	if m.Methods.Givens != m.Sheet().Position.Givens {
		cmds = append(cmds, m.stopMethods()...)
		m.Methods.Runs = nil
	}
	return m, cmds
}

// hearMethods takes in a response to a request of the panel; ok is false for
// any other.
func (m Model) hearMethods(r work.Response) (next Model, cmds []Cmd, ok bool) {
	if next, cmds, ok := m.hearRecording(r); ok {
		return next, cmds, true
	}
	i := slices.IndexFunc(m.Methods.Runs, func(run MethodRun) bool { return run.ID == r.ID })
	if i < 0 {
		return m, nil, false
	}
	m.Methods.Runs = slices.Clone(m.Methods.Runs)
	run := &m.Methods.Runs[i]
	if !run.isOpen() {
		return m, nil, true
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
	if !m.Methods.Running() {
		m.Notice = Notice{Kind: MethodsFinished, Count: len(m.Methods.Runs)}
	}
	return m, nil, true
}
