package browser

import (
	"slices"
	"syscall/js"

	"sudoku/app/model"
	"sudoku/app/work"
)

// maxPool is the most workers that serve parallel requests; each holds some
// megabytes.
const maxPool = 8

// pool serves many requests at once, each in a worker of its own, in the order
// in which they came. Its workers are started when the first request comes.
type pool struct {
	send    func(model.Msg)
	list    *list
	engines []*engine
	queue   []work.Request
}

// compute sends a request to a free worker, or makes it wait for one.
func (p *pool) compute(req work.Request) {
	p.queue = append(p.queue, req)
	p.feed()
}

// halt drops the requests with IDs from first to last without an answer.
func (p *pool) halt(first, last int) {
	within := func(req work.Request) bool { return first <= req.ID && req.ID <= last }
	p.queue = slices.DeleteFunc(p.queue, within)
	for _, e := range p.engines {
		if e.pending != nil && within(*e.pending) {
			e.halt()
		}
	}
	p.feed()
}

func (p *pool) feed() {
	for len(p.queue) > 0 {
		e := p.free()
		if e == nil {
			return
		}
		req := p.queue[0]
		p.queue = slices.Delete(p.queue, 0, 1)
		e.compute(req)
	}
}

// prepare starts all workers, so that they are there when requests come.
func (p *pool) prepare() {
	for len(p.engines) < poolSize() {
		p.engines = append(p.engines, newEngine(p.hear, p.list))
	}
}

// free is an engine with nothing to do, a new one as long as there may be
// more, or nil.
func (p *pool) free() *engine {
	for _, e := range p.engines {
		if e.pending == nil {
			return e
		}
	}
	if len(p.engines) >= poolSize() {
		return nil
	}
	e := newEngine(p.hear, p.list)
	p.engines = append(p.engines, e)
	return e
}

// hear passes a message on and gives the worker that it came from the next
// request.
func (p *pool) hear(msg model.Msg) {
	p.send(msg)
	if answered, ok := msg.(model.Answered); ok && answered.Response.Last() {
		p.feed()
	}
}

// poolSize is the number of workers that can run at the same time: one for
// each core.
func poolSize() int {
	cores := js.Global().Get("navigator").Get("hardwareConcurrency")
	if cores.Type() != js.TypeNumber {
		return 2
	}
	return min(max(cores.Int(), 1), maxPool)
}
