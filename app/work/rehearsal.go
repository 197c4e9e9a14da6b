package work

import (
	"context"
	"strings"
	"time"

	"sudoku/app/work/wire"
	"sudoku/solver/board"
)

// Limits of a Rehearsal.
const (
	rehearsalRun   = 40 * time.Millisecond // of a run; jobs check it at intervals
	rehearsalTotal = time.Second           // of all runs
)

// Rehearsal runs small jobs and discards their answers, to make the browser compile the
// engine before somebody waits for it. WebKit interprets a function, at a twentieth of
// its speed, until the function has been called often and a compiler on another thread
// is done with it.
//
// The jobs take turns. A job is dropped when it is no longer faster than at its previous
// turn, which is at once in a browser that has compiled the engine already.
type Rehearsal struct {
	now   func() time.Time
	turns []turn
	spent time.Duration
}

// turn is a job, as a message, and the time of its previous run.
type turn struct {
	text string
	data []byte
	ran  bool
	took time.Duration
}

// rehearsed are the requests of a Rehearsal. With these seeds, a puzzle takes a
// hundredth of the usual time.
var rehearsed = [...]string{
	`{"job":{"kind":"Generate","body":{"orders":[{"grade":5,"seed":15}]}}}`,
	`{"job":{"kind":"Explain","body":{"recipe":"human","uniqueness":true,"position":{"givens":"` + rehearsedGrid + `"}}}}`,
	`{"job":{"kind":"Deepen","body":{"count":1,"layer":31}}}`,
	`{"job":{"kind":"Generate","body":{"orders":[{"grade":5,"seed":29},{"grade":1,"seed":1}]}}}`,
	`{"job":{"kind":"Hint","body":{"recipe":"human","uniqueness":true,"position":{"givens":"` + rehearsedGrid + `"}}}}`,
	`{"job":{"kind":"Contents","body":{"to":81}}}`,
}

// rehearsedGrid needs many techniques and takes little time.
const rehearsedGrid = ".9......3..52.91...4...1.7.4.......1.12...........8.5....65....1.....64..3..2..8."

// NewRehearsal returns a rehearsal by a clock.
func NewRehearsal(now func() time.Time) *Rehearsal {
	var g wire.Grid
	g.UnmarshalText([]byte(rehearsedGrid))
	r := &Rehearsal{now: now}
	for _, text := range rehearsed {
		data := []byte(rehearsedGrid)
		if strings.Contains(text, "Deepen") {
			data = appendRow(nil, (*board.Grid)(&g))
		}
		r.turns = append(r.turns, turn{text: text, data: data})
	}
	return r
}

// Run runs the next job and reports whether there are more.
func (r *Rehearsal) Run() bool {
	if len(r.turns) == 0 {
		return false
	}
	t := r.turns[0]
	start := r.now()
	limited := &deadline{context.Background(), r.now, start.Add(rehearsalRun), false}
	ServeMessage(limited, t.text, t.data, func(string, []byte) {})
	took := r.now().Sub(start)
	r.turns = r.turns[1:]
	if !t.ran || limited.exceeded || took < t.took*3/4 {
		r.turns = append(r.turns, turn{t.text, t.data, true, took})
	}
	if r.spent += took; r.spent >= rehearsalTotal {
		r.turns = nil
	}
	return len(r.turns) > 0
}

// deadline is a context that ends at a time. It needs no timer, which would not fire
// while a job computes.
type deadline struct {
	context.Context
	now      func() time.Time
	end      time.Time
	exceeded bool
}

// Err implements context.Context.
func (d *deadline) Err() error {
	if d.exceeded = d.exceeded || !d.now().Before(d.end); d.exceeded {
		return context.DeadlineExceeded
	}
	return nil
}
