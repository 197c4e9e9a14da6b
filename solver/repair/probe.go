package repair

import (
	"context"
	"errors"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/search"
)

// Limits bounds the work of a diagnosis. It counts work instead of time, so that the
// result for a puzzle is the same on every machine.
type Limits struct {
	// Solutions is the maximum number of solutions counted.
	Solutions int
	// Nodes is the maximum number of positions searched in each stage.
	Nodes int
}

// Defaults returns limits that keep the diagnosis of any grid within a few seconds.
func Defaults() Limits { return Limits{Solutions: 10_000, Nodes: 500_000} }

// ErrLimit reports that Limits.Nodes was reached.
var ErrLimit = errors.New("the limit of searched positions is reached")

// Stage is a stage of a diagnosis.
type Stage uint8

// The stages. Which of them Diagnose runs depends on the number of solutions.
const (
	Counting Stage = iota
	Contradicting
	Repairing
	Listing // finds the candidates that occur in some solution
	Completing
	Minimizing
)

// Progress reports the progress of a stage.
type Progress struct {
	Stage Stage
	// Done is the number of finished parts out of Total, which is 0 if unknown.
	Done, Total int
}

// pause is the minimum time between progress reports.
const pause = 50 * time.Millisecond

// hookNodes is the approximate number of positions between calls of the engine's progress
// hook.
const hookNodes = 4096

// A prober queries the engine within the limits of one stage.
type prober struct {
	ctx      context.Context // the caller's context
	progress func(Progress)
	last     time.Time
	at       Progress

	inner   context.Context // cancelled with ctx or when a search takes too long
	stop    context.CancelFunc
	left    int // remaining nodes
	allowed int // remaining nodes of the current search
}

// newProber returns a prober for one stage. The caller must close it.
func newProber(ctx context.Context, stage Stage, nodes int, progress func(Progress)) *prober {
	p := &prober{ctx: ctx, progress: progress, at: Progress{Stage: stage}, left: nodes}
	p.inner, p.stop = context.WithCancel(ctx)
	return p
}

func (p *prober) close() { p.stop() }

// count counts the solutions of g up to a limit. The error comes from the context or is
// ErrLimit if no nodes are left. If there is an error, the result holds what was found so
// far.
func (p *prober) count(g *board.Grid, limit int) (search.Result, error) {
	return p.countWithin(g, limit, p.left)
}

// countWithin is like count but uses at most the given number of nodes, in steps of
// hookNodes. It returns ErrLimit if they are not sufficient.
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

// hook reports progress and stops a search that has used up its nodes. The engine calls
// it about every hookNodes nodes.
func (p *prober) hook(int) {
	p.report()
	if p.allowed -= hookNodes; p.allowed <= 0 {
		p.stop()
	}
}

// unique reports whether g has exactly one solution, and returns it.
func (p *prober) unique(g *board.Grid) (solution board.Grid, ok bool, err error) {
	found, err := p.count(g, 2)
	return found.Solution, found.Count == 1, err
}

// begin sets the number of parts of the stage.
func (p *prober) begin(total int) { p.at.Done, p.at.Total = 0, total }

// report calls the progress function unless it was called within the last pause.
func (p *prober) report() {
	if p.progress == nil {
		return
	}
	if now := time.Now(); now.Sub(p.last) >= pause {
		p.last = now
		p.progress(p.at)
	}
}
