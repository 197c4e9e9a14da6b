package workers

import (
	"slices"

	"sudoku/app/work"
)

// maxPool is the most workers that serve parallel requests; each holds some
// megabytes.
const maxPool = 8

// PoolSize is the number of workers for a machine with so many cores, 0 for an
// unknown number.
func PoolSize(cores int) int {
	if cores <= 0 {
		cores = 2
	}
	return min(cores, maxPool)
}

// Pool serves many requests at once, each in its own worker, in the order of
// their arrival. Its workers are started when the first request comes.
type Pool struct {
	host    Host
	page    Page
	size    int
	engines []*Engine
	queue   []work.Request
}

// NewPool is a pool of up to size workers, 1 at least.
func NewPool(host Host, page Page, size int) *Pool {
	return &Pool{host: host, page: page, size: size}
}

// Size is the most requests that are served at once.
func (p *Pool) Size() int { return p.size }

// Prepare starts all workers, so that they are there when requests come.
func (p *Pool) Prepare() {
	for len(p.engines) < p.size {
		p.add()
	}
}

// Compute sends a request to a free worker, or makes it wait for one.
func (p *Pool) Compute(req work.Request) {
	p.queue = append(p.queue, req)
	p.feed()
}

// Halt drops the requests with IDs from first to last without an answer.
func (p *Pool) Halt(first, last int) {
	within := func(req work.Request) bool { return first <= req.ID && req.ID <= last }
	p.queue = slices.DeleteFunc(p.queue, within)
	for _, e := range p.engines {
		if e.pending != nil && within(*e.pending) {
			e.Halt()
		}
	}
	p.feed()
}

func (p *Pool) feed() {
	for len(p.queue) > 0 {
		e := p.free()
		if e == nil {
			return
		}
		req := p.queue[0]
		p.queue = slices.Delete(p.queue, 0, 1)
		e.Compute(req)
	}
}

// free is an engine with nothing to do, a new one as long as there may be more,
// or nil.
func (p *Pool) free() *Engine {
	for _, e := range p.engines {
		if !e.Busy() {
			return e
		}
	}
	if len(p.engines) >= p.size {
		return nil
	}
	return p.add()
}

func (p *Pool) add() *Engine {
	e := NewEngine(p.host, feeder{p.page, p}, false)
	p.engines = append(p.engines, e)
	return e
}

// feeder gives a worker that has answered the next request; one that is still
// at work is not free, and nothing happens.
type feeder struct {
	Page
	pool *Pool
}

func (f feeder) Answered(r work.Response, bytes any) {
	f.Page.Answered(r, bytes)
	f.pool.feed()
}
