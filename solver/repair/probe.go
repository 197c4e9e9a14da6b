package repair

import (
	"context"
	"errors"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/search"
)

// Limits end an examination that would take too long. They count work, not
// time, so that the same puzzle gets the same answer on every machine.
type Limits struct {
	// Solutions is how far solutions are counted.
	Solutions int
	// Nodes is how many positions may be searched in each stage.
	Nodes int
}

// Defaults returns limits that keep an examination of any grid within a few
// seconds.
func Defaults() Limits { return Limits{Solutions: 10_000, Nodes: 500_000} }

// ErrLimit means that Limits.Nodes was reached.
var ErrLimit = errors.New("the limit of searched positions is reached")

// Stage is a part of an examination.
type Stage uint8

// The stages, in the order in which Diagnose goes through those that it needs.
const (
	Counting Stage = iota
	Contradicting
	Repairing
	Listing // which candidates occur in some solution
	Completing
	Minimizing
)

// Progress is how far a stage has come.
type Progress struct {
	Stage Stage
	// Done of Total parts of the stage; Total is 0 where it is not known.
	Done, Total int
}

// pause is the time between two reports of progress.
const pause = 50 * time.Millisecond

// hookNodes is about the number of positions between two calls of the engine's
// progress hook.
const hookNodes = 4096

// prober asks the engine, within the limits of one stage.
type prober struct {
	ctx      context.Context // the caller's
	progress func(Progress)
	last     time.Time
	at       Progress

	inner   context.Context // ends with ctx, or with a search that takes too long
	stop    context.CancelFunc
	left    int // nodes
	allowed int // nodes of the search that is running
}

// newProber is a prober for one stage; close it afterwards.
func newProber(ctx context.Context, stage Stage, nodes int, progress func(Progress)) *prober {
	p := &prober{ctx: ctx, progress: progress, at: Progress{Stage: stage}, left: nodes}
	p.inner, p.stop = context.WithCancel(ctx)
	return p
}

// close frees what the prober holds.
func (p *prober) close() { p.stop() }

// count counts the solutions of g up to a limit. The error is that of the
// context, or ErrLimit when no nodes are left; the result then says what was
// found until then.
func (p *prober) count(g *board.Grid, limit int) (search.Result, error) {
	return p.countWithin(g, limit, p.left)
}

// countWithin is count for a search that may take only some of the nodes that
// are left, in steps of hookNodes. ErrLimit means that they were not enough.
func (p *prober) countWithin(g *board.Grid, limit, nodes int) (search.Result, error) {
	p.report()
	if err := p.ctx.Err(); err != nil {
		return search.Result{}, err
	}
	if p.left <= 0 {
		return search.Result{}, ErrLimit
	}
	p.allowed = nodes
	found, err := search.Count(p.inner, g, limit, p.hook)
	p.left -= max(1, found.Stats.Nodes)
	if err != nil {
		if err = p.ctx.Err(); err == nil {
			err = ErrLimit
			p.inner, p.stop = context.WithCancel(p.ctx)
		}
	}
	return found, err
}

// hook is called by the engine now and then.
func (p *prober) hook(int) {
	p.report()
	if p.allowed -= hookNodes; p.allowed <= 0 {
		p.stop()
	}
}

// unique reports whether g has exactly one solution, and which.
func (p *prober) unique(g *board.Grid) (solution board.Grid, ok bool, err error) {
	found, err := p.count(g, 2)
	return found.Solution, found.Count == 1, err
}

// begin sets the number of parts of the stage.
func (p *prober) begin(total int) { p.at.Done, p.at.Total = 0, total }

// report reports the progress, now and then.
func (p *prober) report() {
	if p.progress == nil {
		return
	}
	if now := time.Now(); now.Sub(p.last) >= pause {
		p.last = now
		p.progress(p.at)
	}
}
