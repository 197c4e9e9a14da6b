// Package search is the exact solver: it finds, counts and enumerates the solutions of
// any grid.
//
// It works on bitboards and uses no human solving techniques. All functions are safe for
// concurrent use.
package search

import (
	"context"
	"iter"
	"runtime"

	"sudoku/solver/board"
)

// Stats counts the work of a search.
type Stats struct {
	// Nodes is the number of positions propagated: the puzzle itself and one for each
	// choice tried.
	Nodes int
	// Guesses is the number of choices tried while another choice of the same branching
	// was still open. The last choice is not a guess: it follows from the failure of
	// the others.
	Guesses int
	// Depth is the largest number of guesses pending at once.
	Depth int
}

// Result is the result of a search that stops at a limit.
type Result struct {
	// Count is the number of solutions found.
	Count int
	// Solution is the first solution found, or all zeros. It need not be the first in
	// lexicographic order; All starts with the latter.
	Solution board.Grid
	Stats    Stats
}

// Solve searches for a solution and a second one, then stops. Count is 0 for a puzzle
// without a solution, 1 for a proper puzzle, and 2 for a puzzle with several. Solve does
// not allocate.
func Solve(g *board.Grid) Result {
	s := searcher{limit: 2}
	s.run(g)
	return s.result
}

// Without searches for a solution of g in which the empty cell c does not hold d, 1 to 9.
// If the solution of g is known, this is the fastest way to find out whether d is needed
// there. Without does not allocate.
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

// Count counts the solutions of g up to limit; a limit below 1 finds nothing. If progress
// is not nil, it is called every few thousand nodes with the number of solutions so far.
// If ctx is done before the search ends, Count returns the partial result and ctx.Err().
func Count(ctx context.Context, g *board.Grid, limit int, progress func(count int)) (Result, error) {
	if err := ctx.Err(); err != nil || limit < 1 {
		return Result{}, err
	}
	s := searcher{limit: limit, ctx: ctx, progress: progress}
	s.run(g)
	return s.result, s.err
}

// All yields the solutions of g in lexicographic order. It ends early if ctx is done.
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

// pause is the number of nodes between checks of the context. The search takes a few
// milliseconds for that many.
const pause = 4096

// searcher is the state of a search apart from its position.
type searcher struct {
	result   Result
	limit    int // stops the search when result.Count reaches it
	depth    int // number of pending guesses
	ctx      context.Context
	progress func(count int)
	err      error
	// If yield is set, the search enumerates in lexicographic order.
	yield func(board.Grid) bool
}

// run searches for the solutions of g.
func (s *searcher) run(g *board.Grid) {
	var p position
	if p.load(g) {
		s.search(&p)
	}
}

// search finds the solutions of p, which it modifies. It returns false to stop the whole
// search.
func (s *searcher) search(p *position) bool {
	var q position // declared outside the loops so that it stays on the stack
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
		switch {
		case s.yield != nil:
			c = p.firstCell()
		case s.limit > 2 && p.bivalue():
			return s.double(p)
		default:
			c = m.choose()
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

// double counts the solutions of p, whose undecided cells have two candidates each. It
// returns false to stop the whole search.
//
// The undecided cells of a house then have twice as many candidates as cells, and after
// propagate each of their digits has at least two places in the house, so it has exactly
// two. A solution takes one of them, and the other candidates of all its cells are a
// solution as well. So each candidate of a cell is in half of the solutions. Solve gains
// too little from this to look for such positions.
func (s *searcher) double(p *position) bool {
	c := p.firstCell()
	s.result.Stats.Guesses++
	s.depth++
	s.result.Stats.Depth = max(s.result.Stats.Depth, s.depth)
	before := s.result.Count
	p.take(&c, c.open&-c.open)
	if !s.search(p) {
		return false
	}
	s.depth--
	s.result.Count = min(2*s.result.Count-before, s.limit)
	return s.result.Count < s.limit
}

// found records a solution and reports whether the search continues.
func (s *searcher) found(p *position) bool {
	if s.yield != nil {
		var g board.Grid
		p.writeTo(&g)
		return s.yield(g) && s.ctx.Err() == nil
	}
	if s.result.Count == 0 {
		p.writeTo(&s.result.Solution)
	}
	s.result.Count++
	return s.result.Count < s.limit
}

// look reports progress and returns whether the search may continue. It also yields to
// other goroutines, since otherwise, on WebAssembly's single thread, no timer could end a
// context.
func (s *searcher) look() bool {
	runtime.Gosched()
	if s.progress != nil {
		s.progress(s.result.Count)
	}
	s.err = s.ctx.Err()
	return s.err == nil
}
