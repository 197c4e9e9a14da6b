//go:build !js

package cli

import (
	"context"
	"errors"

	"sudoku/app/cli/pipeline"
	"sudoku/app/cli/verdict"
	"sudoku/solver/board"
	"sudoku/solver/search"
)

// solveCommand prints solutions.
type solveCommand struct {
	JSON  bool `help:"Print a JSON object for each puzzle: puzzle, solution (the first in lexicographic order), count, limit, error; without a solution, also conflicts (digit, house, cells), mistakes, contradiction."`
	Count int  `placeholder:"N" help:"Print up to N solutions of each puzzle, in lexicographic order; with --json, count up to N. Several solutions then count as success: the exit status is 0."`
	pipeline.Frame
	pipeline.Sharded
	pipeline.Jobs
	Puzzle string `arg:"" optional:"" name:"puzzle" help:"A FILE with one puzzle or many: lines, grids, links, an OpenSudoku file, plain or packed (.gz, .zst, .bz2, .zip); a PUZZLE of 81 characters; or - for standard input (the default)."`
}

// Validate rejects invalid flags. Package kong calls it after parsing.
func (c *solveCommand) Validate() error {
	if c.Count < 0 {
		return errors.New("--count: a number of 1 or more is needed")
	}
	return nil
}

func (c *solveCommand) run(ctx context.Context, e *pipeline.Environment) (status int, err error) {
	m := pipeline.Many{Environment: e, Arg: c.Puzzle, Read: pipeline.LiveEntries, Shard: c.Shard, Jobs: c.Jobs.Count(), Batch: 512, Look: c.lines}
	if c.JSON {
		m.Look = c.object
	}
	return m.Run(ctx)
}

// lines prints the solutions of a puzzle, one per line, or reports what is wrong with it.
func (c *solveCommand) lines(ctx context.Context, p *pipeline.Page, q *pipeline.Question) (status int, err error) {
	if q.Wrong != nil {
		p.ComplainUnread(q)
		return pipeline.Failed, nil
	}
	if c.Count == 0 && hasGivensAlone(q) {
		if found := search.Solve(&q.Givens); found.Count == 1 {
			c.print(p, q, &found.Solution)
			return pipeline.Done, nil
		}
	}
	v, err := verdict.Of(ctx, &q.Position, q.Line == 0)
	if err != nil {
		return pipeline.Failed, err
	}
	status, why := v.Status(c.Count > 0), v.Reasons(p, q)
	if status == pipeline.Done {
		return pipeline.Done, c.list(ctx, p, q)
	}
	p.Complain(why.Error)
	if c.Drawn(p, q) {
		p.Draw(q, v.WrongCells())
	}
	return status, nil
}

// hasGivensAlone reports whether the position consists only of givens.
func hasGivensAlone(q *pipeline.Question) bool {
	return q.Entries == board.Grid{} && q.Eliminated == board.CandidateSet{}
}

// list prints up to the requested number of solutions.
func (c *solveCommand) list(ctx context.Context, p *pipeline.Page, q *pipeline.Question) error {
	values := q.Values()
	printed := 0
	for solution := range search.All(ctx, &values) {
		c.print(p, q, &solution)
		if printed++; printed >= c.Count || p.Failure != nil {
			return p.Failure
		}
	}
	return ctx.Err()
}

func (c *solveCommand) print(p *pipeline.Page, q *pipeline.Question, solution *board.Grid) {
	var line [board.Cells + 1]byte
	for i, d := range solution {
		line[i] = '0' + byte(d)
	}
	line[board.Cells] = '\n'
	_, _ = p.Write(line[:])
	if c.Drawn(p, q) {
		p.DrawSolution(q, solution)
	}
}

// object is the JSON output for a puzzle.
type object struct {
	Puzzle   string `json:"puzzle"`
	Solution string `json:"solution"`
	Count    int    `json:"count"`
	Limit    int    `json:"limit"`
	Error    string `json:"error"`

	Conflicts     []verdict.Conflict `json:"conflicts,omitempty"`
	Mistakes      []string           `json:"mistakes,omitempty"`
	Contradiction []string           `json:"contradiction,omitempty"`
}

// object prints the JSON object for a puzzle.
func (c *solveCommand) object(ctx context.Context, p *pipeline.Page, q *pipeline.Question) (status int, err error) {
	o := object{Limit: verdict.ProperLimit}
	if c.Count > 0 {
		o.Limit = c.Count
	}
	if q.Wrong != nil {
		o.Error = p.Unread(q.Wrong)
		return pipeline.Failed, p.Encode(o)
	}
	values := q.Values()
	o.Puzzle = values.String()
	found, err := search.Count(ctx, &values, o.Limit, nil)
	if err != nil {
		return pipeline.Failed, err
	}
	v := verdict.Verdict{Solutions: min(found.Count, verdict.ProperLimit)}
	if found.Count == 0 || !hasGivensAlone(q) {
		if v, err = verdict.Of(ctx, &q.Position, q.Line == 0); err != nil {
			return pipeline.Failed, err
		}
	}
	if v.Solutions == 0 {
		why := v.Reasons(p, q)
		o.Error, o.Conflicts, o.Mistakes, o.Contradiction = why.Error, why.Conflicts, why.Mistakes, why.Contradiction
		return pipeline.Unsolved, p.Encode(o)
	}
	o.Count = found.Count
	for solution := range search.All(ctx, &values) {
		o.Solution = solution.String()
		break
	}
	if err := ctx.Err(); err != nil {
		return pipeline.Failed, err
	}
	return v.Status(c.Count > 0), p.Encode(o)
}
