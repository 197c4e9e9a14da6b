package workers

import (
	"context"
	"time"

	"sudoku/app/work"
)

// Time limits are counted in pauses. A busy machine delays the pauses as well, and a
// machine that sleeps ends only one of them.
const (
	// A ready worker takes a request immediately. A worker that has not done so after
	// takePauses pauses is replaced.
	takePause  = 250 * time.Millisecond
	takePauses = 4

	// A worker that sends nothing for silentPauses pauses is assumed to be dead. Jobs
	// report progress much more often.
	silentPause  = time.Second
	silentPauses = 20
)

// maxCrashes is how many workers in a row may die without an answer before the page does
// the work itself.
const maxCrashes = 4

// Engine serves one request at a time.
type Engine struct {
	host Host
	page Page
	warm bool

	active, spare *hand // may be nil
	crashes       int   // number of crashes since the last response

	pending *work.Request
	retried bool
	taken   bool               // the active worker has taken the request
	silent  int                // pauses since the last message about the pending request
	stop    context.CancelFunc // cancels work on the page's own thread
}

// hand is one of the engine's workers. Its address identifies the sender of a message.
type hand struct {
	Worker
	ready bool // waiting for messages
}

// NewEngine starts a worker. A warm engine prepares a second worker while the first
// works, so that cancelling a request does not cost the time of a start.
func NewEngine(host Host, page Page, warm bool) *Engine {
	e := &Engine{host: host, page: page, warm: warm}
	if e.active = e.start(); e.active == nil {
		page.WithoutWorkers()
	}
	return e
}

// Compute sends a request. A previous request must have been answered or halted.
func (e *Engine) Compute(req work.Request) {
	e.pending, e.retried = &req, false
	e.post()
}

// Busy reports whether a request is pending.
func (e *Engine) Busy() bool { return e.pending != nil }

// Halt cancels the pending request without an answer.
func (e *Engine) Halt() {
	if e.pending == nil {
		return
	}
	e.pending = nil
	if e.stop != nil {
		e.stop()
		e.stop = nil
	}
	if e.active != nil {
		e.replaceActive()
	}
}

func (e *Engine) start() *hand {
	h := &hand{}
	h.Worker = e.host.Start(
		func(m Message) { e.hear(h, m) },
		func(reason string) { e.crash(h, reason) })
	if h.Worker == nil {
		return nil
	}
	return h
}

func (e *Engine) post() {
	e.silent = 0
	if e.active == nil {
		ctx, stop := context.WithCancel(context.Background())
		e.stop = stop
		e.host.Serve(ctx, *e.pending, func(r work.Response) { e.answer(r, nil) })
		return
	}
	text, _, err := e.pending.Pack()
	if err != nil {
		e.fail(err.Error())
		return
	}
	e.taken = false
	if e.active.ready {
		e.awaitTaken(e.pending.ID, e.active, takePauses)
	}
	e.active.Post(Message{text, e.host.Bytes(e.pending)})
	e.watch(e.pending.ID, e.active)
	if e.warm && e.spare == nil {
		e.spare = e.start()
	}
}

func (e *Engine) replaceActive() {
	e.active.End()
	e.active, e.spare = e.spare, nil
	if e.active == nil {
		e.active = e.start()
	}
}

// hear handles a worker's message. It ignores all but the readiness of a worker that is
// not active.
func (e *Engine) hear(h *hand, m Message) {
	h.ready = true
	if h != e.active {
		return
	}
	e.taken = true
	if m.Text == "" {
		return
	}
	var r work.Response
	if err := r.Unpack(m.Text, nil); err != nil {
		e.crash(h, err.Error())
		return
	}
	e.silent, e.crashes = 0, 0
	e.answer(r, m.Bytes)
}

func (e *Engine) answer(r work.Response, bytes any) {
	if e.pending == nil || e.pending.ID != r.ID {
		return
	}
	if r.Last() {
		e.pending = nil
	}
	e.page.Answered(r, bytes)
}

// fail answers the pending request with an error.
func (e *Engine) fail(reason string) {
	e.answer(work.Response{ID: e.pending.ID, Revision: e.pending.Revision, Err: reason}, nil)
}

// crash replaces a dead worker. The pending request is sent again, but fails if it kills
// a second worker.
func (e *Engine) crash(h *hand, reason string) {
	if h == e.spare {
		e.spare.End()
		e.spare = nil
		return
	}
	if h != e.active {
		return
	}
	if e.crashes++; e.crashes >= maxCrashes {
		e.giveUpWorkers()
	} else {
		e.replaceActive()
	}
	e.page.Crashed()
	switch {
	case e.pending == nil:
	case e.retried:
		e.fail(reason)
	default:
		e.retried = true
		e.post()
	}
}

func (e *Engine) giveUpWorkers() {
	e.active.End()
	if e.spare != nil {
		e.spare.End()
	}
	e.active, e.spare = nil, nil
	e.page.WithoutWorkers()
}

// awaitTaken replaces the worker if it does not take the request, and sends the request
// to another.
func (e *Engine) awaitTaken(id int, h *hand, pauses int) {
	e.host.After(takePause, func() {
		switch {
		case e.pending == nil || e.pending.ID != id || e.active != h || e.taken:
		case pauses > 1:
			e.awaitTaken(id, h, pauses-1)
		default:
			e.replaceActive()
			e.post()
		}
	})
}

// watch checks on a request whose worker may die silently.
func (e *Engine) watch(id int, h *hand) {
	e.host.After(silentPause, func() {
		if e.pending == nil || e.pending.ID != id || e.active != h {
			return
		}
		if e.silent++; e.silent < silentPauses {
			e.watch(id, h)
			return
		}
		e.crash(h, "no answer")
	})
}
