package workers

import (
	"slices"

	"sudoku/app/work"
)

// maxPool limits the workers for parallel requests; each takes several megabytes.
const maxPool = 8

// PoolSize returns the number of workers for a machine with the given number of cores;
// cores is 0 if unknown.
func PoolSize(cores int) int {
	if cores <= 0 {
		cores = 2
	}
	return min(cores, maxPool)
}

// Pool serves requests in parallel, each in its own worker, in order of arrival. It
// starts its workers with the first request.
type Pool struct {
	host    Host
	page    Page
	size    int
	engines []*Engine
	queue   []work.Request
}

// NewPool returns a pool of up to size workers, at least one.
func NewPool(host Host, page Page, size int) *Pool {
	return &Pool{host: host, page: page, size: size}
}

// Size returns the maximum number of parallel requests.
func (p *Pool) Size() int { return p.size }

// Prepare starts all workers in advance.
func (p *Pool) Prepare() {
	for len(p.engines) < p.size {
		p.add()
	}
}

// Compute sends a request to a free worker or queues it.
func (p *Pool) Compute(req work.Request) {
	p.queue = append(p.queue, req)
	p.feed()
}

// Halt cancels the requests with IDs from first to last without an answer.
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

// free returns an idle engine. Without one, it returns a new engine if the pool may grow,
// and otherwise nil.
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

// feeder is the page of a pool's engines. After each response, it lets the pool give
// requests to idle workers.
type feeder struct {
	Page
	pool *Pool
}

func (f feeder) Answered(r work.Response, bytes any) {
	f.Page.Answered(r, bytes)
	f.pool.feed()
}
