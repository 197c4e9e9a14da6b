// Package search is the exact solver: it finds, counts and enumerates the
// solutions of any grid. It works on bitboards and knows nothing of the
// techniques of human solvers. Every function may be called from several
// goroutines at once.
package search

import (
	"context"
	"iter"
	"runtime"

	"sudoku/solver/board"
)

// Stats counts what a search did.
type Stats struct {
	// Nodes is the number of positions that were propagated: the puzzle
	// itself and one for every digit that a branching tried.
	Nodes int
	// Guesses is the number of digits tried while another choice of the same
	// branching was still open. The last choice follows from the failure of
	// the others and is none.
	Guesses int
	// Depth is the largest number of guesses that stood at the same time.
	Depth int
}

// Result is what a search that stops at a limit has found.
type Result struct {
	// Count is the number of solutions found.
	Count int
	// Solution is the first one found, all zero if there is none. It is not
	// always the first in lexicographic order; All begins with that one.
	Solution board.Grid
	Stats    Stats
}

// Solve looks for a solution and for a second one, then stops: Count is 0 for
// a puzzle without a solution, 1 for a proper one, 2 for several. It does not
// allocate.
func Solve(g *board.Grid) Result {
	s := searcher{limit: 2}
	s.run(g)
	return s.result
}

// Without looks for a solution of g in which an empty cell does not hold d, 1 to
// 9. ok is false if there is none. For a grid whose solution is known this is the
// fastest way to see whether d could be taken out of that cell: there is nothing
// to find twice. It does not allocate.
func Without(g *board.Grid, c board.Cell, d board.Digit) (solution board.Grid, ok bool) {
	var p position
	if !p.load(g) {
		return solution, false
	}
	p.exclude(c, int(d)-1)
	s := searcher{limit: 1}
	s.search(&p)
	return s.result.Solution, s.result.Count > 0
}

// Count counts the solutions of g up to a limit; a limit below 1 finds
// nothing. When progress is not nil it is called every few thousand nodes with
// the number of solutions so far. The error is ctx.Err() of a context that was
// done before the search was; the result then says what was found until then.
func Count(ctx context.Context, g *board.Grid, limit int, progress func(count int)) (Result, error) {
	if err := ctx.Err(); err != nil || limit < 1 {
		return Result{}, err
	}
	s := searcher{limit: limit, ctx: ctx, progress: progress}
	s.run(g)
	return s.result, s.err
}

// All yields every solution of g in lexicographic order: cell by cell, the
// lowest digit first. It ends early when ctx is done.
func All(ctx context.Context, g *board.Grid) iter.Seq[board.Grid] {
	given := *g
	return func(yield func(board.Grid) bool) {
		if ctx.Err() != nil {
			return
		}
		s := searcher{ctx: ctx, yield: yield, limit: 1}
		s.run(&given)
	}
}

// pause is the number of nodes between two looks at the context, some
// milliseconds.
const pause = 4096

// searcher is the state of one search outside of the position it looks at.
type searcher struct {
	result   Result
	limit    int // the search stops when result.Count has reached it
	depth    int // guesses standing
	ctx      context.Context
	progress func(count int)
	err      error
	// yield turns the search into an enumeration in lexicographic order.
	yield func(board.Grid) bool
}

// run searches g through.
func (s *searcher) run(g *board.Grid) {
	var p position
	if p.load(g) {
		s.search(&p)
	}
}

// search finds the solutions of p, which it uses up. It reports false to stop
// the whole search.
func (s *searcher) search(p *position) bool {
	var q position // here, outside of the loops, it stays on the stack
	var m minilines
	for {
		s.result.Stats.Nodes++
		if s.ctx != nil && s.result.Stats.Nodes%pause == 0 && !s.look() {
			return false
		}
		if !p.reduce(&m) {
			return true
		}
		if p.solved() {
			return s.found(p)
		}
		var c branching
		if s.yield == nil {
			c = m.choose()
		} else {
			c = p.firstCell()
		}
		for c.open&(c.open-1) != 0 {
			s.result.Stats.Guesses++
			s.depth++
			s.result.Stats.Depth = max(s.result.Stats.Depth, s.depth)
			q = *p
			q.take(&c, c.open&-c.open)
			if !s.search(&q) {
				return false
			}
			s.depth--
			c.open &= c.open - 1
		}
		p.take(&c, c.open)
	}
}

// found takes a solution in and reports whether the search goes on.
func (s *searcher) found(p *position) bool {
	if s.yield != nil {
		return s.yield(p.grid()) && s.ctx.Err() == nil
	}
	if s.result.Count == 0 {
		s.result.Solution = p.grid()
	}
	s.result.Count++
	return s.result.Count < s.limit
}

// look reports progress and whether the search may go on. It lets other
// goroutines run, since WebAssembly has one thread: without that no timer
// could end a context while a search is running.
func (s *searcher) look() bool {
	runtime.Gosched()
	if s.progress != nil {
		s.progress(s.result.Count)
	}
	s.err = s.ctx.Err()
	return s.err == nil
}
