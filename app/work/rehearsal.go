package work

import (
	"context"
	"time"

	"sudoku/app/work/rowset"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/profile"
	"sudoku/solver/rate"
)

// Time limits of a Rehearsal.
const (
	rehearsalRun   = 40 * time.Millisecond // for each run; jobs check it at intervals
	rehearsalTotal = time.Second           // for all runs together
)

// Rehearsal runs small jobs and discards their answers, so that the browser compiles the
// engine before the user needs it. WebKit at first interprets a function, at a twentieth
// of its final speed. It compiles the function on another thread once the function has
// been called often.
//
// The jobs take turns. A job is dropped when it is finished in time and no longer clearly
// faster than at its previous turn. In a browser that has already compiled the engine,
// this happens on its second turn.
type Rehearsal struct {
	now   func() time.Time
	turns []turn
	spent time.Duration
}

// turn is a job and the time of its previous run.
type turn struct {
	job  Job
	ran  bool
	took time.Duration
}

// NewRehearsal returns a rehearsal that measures time with the given clock.
func NewRehearsal(now func() time.Time) *Rehearsal {
	var g wire.Grid // needs many techniques and little time
	g.UnmarshalText([]byte(".9......3..52.91...4...1.7.4.......1.12...........8.5....65....1.....64..3..2..8."))
	human := Choice{Recipe: "human", Uniqueness: true}
	return &Rehearsal{now: now, turns: []turn{
		// These seeds lead to a puzzle in a hundredth of the usual time.
		{job: Generate{[]Order{{Grade: rate.GradeExtreme, Seed: 15}}}},
		{job: Explain{Choice: human, Position: wire.Position{Givens: g}}},
		{job: Deepen{Count: 1, Layer: profile.AllLayers, rows: rowset.Append(nil, (*board.Grid)(&g))}},
		{job: Generate{[]Order{{Grade: rate.GradeExtreme, Seed: 29}}}},
	}}
}

// Run runs the next job and reports whether there are more.
func (r *Rehearsal) Run() bool {
	if len(r.turns) == 0 {
		return false
	}
	t := r.turns[0]
	start := r.now()
	limited := &deadline{context.Background(), r.now, start.Add(rehearsalRun), false}
	text, data, _ := Request{Job: t.job}.Pack()
	ServeMessage(limited, text, data, func(string, []byte) {})
	took := r.now().Sub(start)
	r.turns = r.turns[1:]
	if !t.ran || limited.exceeded || took < t.took*3/4 {
		r.turns = append(r.turns, turn{t.job, true, took})
	}
	if r.spent += took; r.spent >= rehearsalTotal {
		r.turns = nil
	}
	return len(r.turns) > 0
}

// deadline is a context that ends at a given time. It does not use a timer, which would
// not fire while a job computes.
type deadline struct {
	context.Context
	now      func() time.Time
	end      time.Time
	exceeded bool
}

// Err returns context.DeadlineExceeded once the time is reached.
func (d *deadline) Err() error {
	if d.exceeded = d.exceeded || !d.now().Before(d.end); d.exceeded {
		return context.DeadlineExceeded
	}
	return nil
}
