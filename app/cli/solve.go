//go:build !js

package cli

import (
	"context"
	"errors"

	"sudoku/solver/board"
	"sudoku/solver/search"
)

// properLimit is where counting stops by default: two solutions are enough to
// say that a puzzle is not proper.
const properLimit = 2

// solveCommand prints the solutions of puzzles.
type solveCommand struct {
	JSON  bool `help:"Print a JSON object for each puzzle: puzzle, solution (the first in lexicographic order), count, limit, error; for one without a solution also conflicts (digit, house, cells), mistakes, contradiction."`
	Count int  `placeholder:"N" help:"Print up to N solutions of each puzzle, in lexicographic order; with --json, count up to N. Several solutions are then no failure: the exit status is 0."`
	frame
	jobs
	Puzzle string `arg:"" optional:"" name:"puzzle" help:"A FILE with one puzzle or many: lines, grids, links, an OpenSudoku file, plain or packed (.gz, .zst); a PUZZLE of 81 characters; or - for standard input (the default)."`
}

// Validate is called by the parser.
func (c *solveCommand) Validate() error {
	if c.Count < 0 {
		return errors.New("--count: a number of 1 or more is needed")
	}
	return nil
}

func (c *solveCommand) run(ctx context.Context, e *environment) (status int, err error) {
	m := many{environment: e, arg: c.Puzzle, read: liveEntries, jobs: c.jobs.count(), batch: 512, look: c.lines}
	if c.JSON {
		m.look = c.object
	}
	return m.run(ctx)
}

// lines prints each solution as a line and complains about anything else.
func (c *solveCommand) lines(ctx context.Context, p *page, q *question) (status int, err error) {
	if q.wrong != nil {
		p.complainUnread(q)
		return failed, nil
	}
	if c.Count == 0 && hasGivensAlone(q) {
		if found := search.Solve(&q.Givens); found.Count == 1 {
			c.print(p, q, &found.Solution)
			return done, nil
		}
	}
	v, err := judge(ctx, &q.Position, q.Line == 0)
	if err != nil {
		return failed, err
	}
	status, why := v.status(c.Count > 0), v.reasons(p, q)
	if status == done {
		return done, c.list(ctx, p, q)
	}
	p.complain(why.Error)
	if c.drawn(p, q) {
		p.draw(q, v.wrongCells())
	}
	return status, nil
}

// hasGivensAlone reports whether nothing but the givens can be wrong.
func hasGivensAlone(q *question) bool {
	return q.Entries == board.Grid{} && q.Eliminated == board.CandidateSet{}
}

// list prints as many solutions as are wanted.
func (c *solveCommand) list(ctx context.Context, p *page, q *question) error {
	values := q.Values()
	printed := 0
	for solution := range search.All(ctx, &values) {
		c.print(p, q, &solution)
		if printed++; printed >= c.Count || p.failure != nil {
			return p.failure
		}
	}
	return ctx.Err()
}

func (c *solveCommand) print(p *page, q *question, solution *board.Grid) {
	var line [board.Cells + 1]byte
	for i, d := range solution {
		line[i] = '0' + byte(d)
	}
	line[board.Cells] = '\n'
	_, _ = p.Write(line[:])
	if c.drawn(p, q) {
		p.drawSolution(q, solution)
	}
}

// object is what other programs read.
type object struct {
	Puzzle   string `json:"puzzle"`
	Solution string `json:"solution"`
	Count    int    `json:"count"`
	Limit    int    `json:"limit"`
	Error    string `json:"error"`

	Conflicts     []conflict `json:"conflicts,omitempty"`
	Mistakes      []string   `json:"mistakes,omitempty"`
	Contradiction []string   `json:"contradiction,omitempty"`
}

// object prints a JSON object for each puzzle.
func (c *solveCommand) object(ctx context.Context, p *page, q *question) (status int, err error) {
	o := object{Limit: properLimit}
	if c.Count > 0 {
		o.Limit = c.Count
	}
	if q.wrong != nil {
		o.Error = p.unread(q.wrong)
		return failed, p.encode(o)
	}
	values := q.Values()
	o.Puzzle = values.String()
	found, err := search.Count(ctx, &values, o.Limit, nil)
	if err != nil {
		return failed, err
	}
	v := verdict{solutions: min(found.Count, properLimit)}
	if found.Count == 0 || !hasGivensAlone(q) {
		if v, err = judge(ctx, &q.Position, q.Line == 0); err != nil {
			return failed, err
		}
	}
	if v.solutions == 0 {
		why := v.reasons(p, q)
		o.Error, o.Conflicts, o.Mistakes, o.Contradiction = why.Error, why.Conflicts, why.Mistakes, why.Contradiction
		return unsolved, p.encode(o)
	}
	o.Count = found.Count
	for solution := range search.All(ctx, &values) {
		o.Solution = solution.String()
		break
	}
	if err := ctx.Err(); err != nil {
		return failed, err
	}
	return v.status(c.Count > 0), p.encode(o)
}
