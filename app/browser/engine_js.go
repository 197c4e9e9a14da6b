package browser

import (
	"context"
	"syscall/js"
	"time"

	"sudoku/app/model"
	"sudoku/app/work"
)

// silence is how long a worker may say nothing while it works before it is
// taken for dead. Jobs report progress much more often.
const silence = 8 * time.Second

// maxCrashes is how many workers may die one after another without an answer
// before the page does the work itself.
const maxCrashes = 4

// engine hands requests to a worker, one at a time. If it is warm, it keeps a
// second worker ready, so that work can be cancelled by ending the first
// without waiting for another to start.
type engine struct {
	send          func(model.Msg)
	warm          bool // keeps a spare worker
	list          *list
	active, spare *worker
	crashes       int // since the last answer

	pending *work.Request
	retried bool
	heard   time.Time          // when the worker last said something of the pending request
	stop    context.CancelFunc // ends work on the page's own thread
}

// newEngine starts a worker. Where there are none the requests are served on
// the page's thread.
func newEngine(send func(model.Msg), l *list) *engine {
	e := &engine{send: send, list: l}
	if workersExist() {
		e.active = e.spawn()
	} else {
		send(model.BannerRaised{Banners: model.NoWorker})
	}
	return e
}

// compute sends a request; any other must have been answered or stopped.
func (e *engine) compute(req work.Request) {
	e.pending, e.retried = &req, false
	e.post()
}

func (e *engine) post() {
	e.heard = time.Now()
	if e.active == nil {
		req := *e.pending
		if data := e.list.bytesFor(&req); data.Truthy() {
			req = req.Carrying(goBytes(data))
		}
		e.serveHere(req)
		return
	}
	text, _, err := e.pending.Pack()
	if err != nil {
		e.answer(work.Response{ID: e.pending.ID, Revision: e.pending.Revision, Err: err.Error()})
		return
	}
	e.active.post(text, e.list.bytesFor(e.pending))
	e.watch(e.pending.ID)
	if e.warm && e.spare == nil {
		e.spare = e.spawn()
	}
}

// halt ends the pending request without an answer.
func (e *engine) halt() {
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

func (e *engine) replaceActive() {
	e.active.end()
	e.active, e.spare = e.spare, nil
	if e.active == nil {
		e.active = e.spawn()
	}
}

func (e *engine) spawn() *worker {
	return newWorker(e.hear, e.crash)
}

// hear takes in a response of a worker, if it is still the one that is asked.
func (e *engine) hear(w *worker, text string, data js.Value) {
	if w != e.active {
		return
	}
	var r work.Response
	if err := r.Unpack(text, nil); err != nil {
		e.crash(w, err.Error())
		return
	}
	e.heard, e.crashes = time.Now(), 0
	if answer, ok := r.Answer.(work.Batched); ok {
		e.list.keep(answer.From, data)
	}
	if answer, ok := r.Answer.(work.Recorded); ok && data.Truthy() {
		r.Answer = answer.Carrying(goBytes(data))
	}
	e.answer(r)
}

func (e *engine) answer(r work.Response) {
	if e.pending == nil || e.pending.ID != r.ID {
		return
	}
	if r.Last() {
		e.pending = nil
	}
	e.send(model.Answered{Response: r})
}

// crash replaces a worker that died. The pending request is sent once more;
// one that kills its worker a second time is given up.
func (e *engine) crash(w *worker, reason string) {
	w.end()
	if w == e.spare {
		e.spare = nil
		return
	}
	if w != e.active {
		return
	}
	if e.crashes++; e.crashes >= maxCrashes {
		e.active = nil
		e.send(model.BannerRaised{Banners: model.NoWorker})
	} else {
		e.replaceActive()
	}
	e.send(model.EngineCrashed{})
	switch {
	case e.pending == nil:
	case e.retried:
		e.answer(work.Response{ID: e.pending.ID, Revision: e.pending.Revision, Err: reason})
	default:
		e.retried = true
		e.post()
	}
}

// watch looks after a request whose worker may die without a word.
func (e *engine) watch(id int) {
	after(silence, func() {
		if e.pending == nil || e.pending.ID != id || e.active == nil {
			return
		}
		if time.Since(e.heard) < silence {
			e.watch(id)
			return
		}
		e.crash(e.active, "no answer")
	})
}

// serveHere does the work on the page's own thread, where there is no other.
func (e *engine) serveHere(req work.Request) {
	ctx, stop := context.WithCancel(context.Background())
	e.stop = stop
	go work.Serve(ctx, req, func(r work.Response) {
		if answer, ok := r.Answer.(work.Batched); ok {
			e.list.keep(answer.From, jsBytes(answer.Rows()))
		}
		e.answer(r)
	})
}

// after calls f once, after a while.
func after(d time.Duration, f func()) {
	var callback js.Func
	callback = js.FuncOf(func(js.Value, []js.Value) any {
		callback.Release()
		f()
		return nil
	})
	js.Global().Call("setTimeout", callback, d.Milliseconds())
}
