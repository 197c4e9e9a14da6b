package work

import (
	"context"
	"time"

	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/search"
)

// Solve asks for a solution of a puzzle and for the number of solutions.
type Solve struct {
	Givens  wire.Grid `json:"givens"`
	Entries wire.Grid `json:"entries"`
	Limit   int       `json:"limit"` // maximum number of solutions counted
}

// Solved is the answer to Solve.
type Solved struct {
	Count int       `json:"count"` // number of solutions of the givens, at most the limit
	Limit int       `json:"limit"`
	Base  wire.Grid `json:"base"` // the grid that was solved: the givens, and the entries if they allow a solution
	// Fitting is the number of solutions of Base, at most the limit.
	Fitting int       `json:"fitting"`
	First   wire.Grid `json:"first"` // first solution of Base in lexicographic order
	Millis  float64   `json:"millis"`
	Nodes   int       `json:"nodes"`
	Guesses int       `json:"guesses"`
}

func (Solved) answer() {}

func (job Solve) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	start := time.Now()
	givens, entries := board.Grid(job.Givens), board.Grid(job.Entries)
	out := Solved{Limit: job.Limit}
	count := func(g *board.Grid) (search.Result, error) {
		r, err := search.Count(ctx, g, job.Limit, func(n int) { progress(Progress{Count: n}) })
		out.Nodes += r.Stats.Nodes
		out.Guesses += r.Stats.Guesses
		return r, err
	}
	all, err := count(&givens)
	if err != nil {
		return nil, err
	}
	out.Count, out.Fitting = all.Count, all.Count
	base, best := givens, all
	if entries != (board.Grid{}) && all.Count > 0 {
		both := givens.Over(&entries)
		some, err := count(&both)
		if err != nil {
			return nil, err
		}
		if some.Count > 0 {
			base, best, out.Fitting = both, some, some.Count
		}
	}
	out.Base = wire.Grid(base)
	if best.Count > 0 {
		first := best.Solution
		if best.Count > 1 {
			for s := range search.All(ctx, &base) {
				first = s
				break
			}
		}
		out.First = wire.Grid(first)
	}
	out.Millis = float64(time.Since(start)) / float64(time.Millisecond)
	return out, ctx.Err()
}

// Browse asks for some of the solutions of a grid, in lexicographic order.
type Browse struct {
	Base wire.Grid `json:"base"`
	From int       `json:"from"` // index of the first solution, 0-based
	Want int       `json:"want"` // number of solutions
}

// Page is the answer to Browse. It has fewer solutions than requested if there are no
// more.
type Page struct {
	From      int         `json:"from"`
	Solutions []wire.Grid `json:"solutions"`
}

func (Page) answer() {}

func (job Browse) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	base, index := board.Grid(job.Base), 0
	page := Page{From: job.From}
	for s := range search.All(ctx, &base) {
		if index >= job.From+job.Want {
			break
		}
		if index >= job.From {
			page.Solutions = append(page.Solutions, wire.Grid(s))
		}
		if index++; index%8192 == 0 {
			progress(Progress{Count: index})
		}
	}
	return page, ctx.Err()
}
