//go:build !js

package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"

	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/search"
)

// properLimit is where counting stops unless told otherwise: two solutions
// tell a proper puzzle from the others.
const properLimit = 2

// solveCommand prints the solutions of puzzles.
type solveCommand struct {
	JSON   bool   `help:"Print a JSON object for each puzzle: puzzle, solution (the first in lexicographic order), count, limit, error."`
	Count  int    `placeholder:"N" help:"Print up to N solutions of each puzzle, in lexicographic order; with --json, count up to N."`
	Puzzle string `arg:"" optional:"" name:"puzzle" help:"A FILE with one puzzle or many: lines, grids, links, a file of OpenSudoku; a PUZZLE of 81 symbols; or - for standard input, which is the default."`
}

// Validate is called by the parser.
func (c *solveCommand) Validate() error {
	if c.Count < 0 {
		return errors.New("--count: a number of 1 or more is needed")
	}
	return nil
}

// run solves the puzzles one by one, in their order.
func (c *solveCommand) run(ctx context.Context, e *environment) (status int, err error) {
	in, err := openInput(ctx, c.Puzzle, e)
	if err != nil {
		return failed, err
	}
	defer in.Close()
	var p printer = &lines{e, in, c.Count}
	if c.JSON {
		p = newObjects(e, c.Count)
	}
	for entry, err := range in.puzzles() {
		s := failed
		if wrong, ok := errors.AsType[*format.Error](err); ok {
			err = p.unreadable(wrong)
		} else if err != nil {
			err = in.failure(err)
		} else {
			puzzle := entry.Position.Values()
			s, err = p.solve(ctx, &puzzle, entry.Line)
		}
		if err != nil {
			return status, err
		}
		status = max(status, s)
	}
	return status, nil
}

// printer prints what is found out about puzzles.
type printer interface {
	// solve prints about a puzzle, which stands on a line of a list or, for 0,
	// takes the whole input.
	solve(ctx context.Context, puzzle *board.Grid, line int) (status int, err error)
	unreadable(wrong *format.Error) error
}

// lines prints each solution as a line and complains about anything else.
type lines struct {
	e     *environment
	in    *input
	count int // the most solutions to print, or 0 for the one of a proper puzzle
}

func (p *lines) unreadable(wrong *format.Error) error {
	p.e.complain(p.in.named(p.e.say.Error(wrong)))
	return nil
}

func (p *lines) solve(ctx context.Context, puzzle *board.Grid, line int) (status int, err error) {
	if p.count > 0 {
		return p.list(ctx, puzzle, line)
	}
	r, err := search.Count(ctx, puzzle, properLimit, nil)
	switch {
	case err != nil:
		return failed, err
	case r.Count == 0:
		return p.unsolved(p.e.say.Commands.None, line), nil
	case r.Count > 1:
		return p.unsolved(p.e.say.Commands.Several, line), nil
	}
	_, err = fmt.Fprintln(p.e.out, r.Solution.String())
	return done, err
}

func (p *lines) list(ctx context.Context, puzzle *board.Grid, line int) (status int, err error) {
	printed := 0
	for solution := range search.All(ctx, puzzle) {
		if _, err := fmt.Fprintln(p.e.out, solution.String()); err != nil {
			return failed, err
		}
		if printed++; printed == p.count {
			return done, nil
		}
	}
	if printed == 0 && ctx.Err() == nil {
		return p.unsolved(p.e.say.Commands.None, line), nil
	}
	return done, ctx.Err()
}

func (p *lines) unsolved(outcome string, line int) (status int) {
	if line > 0 {
		outcome = p.e.say.Fill(p.e.say.Errors.AtLine, "line", strconv.Itoa(line), "sentence", outcome)
	}
	p.e.complain(p.in.named(outcome))
	return unsolved
}

// objects prints a JSON object for each puzzle.
type objects struct {
	e      *environment
	out    *json.Encoder
	limit  int
	proper bool // several solutions are an outcome to report
}

func newObjects(e *environment, count int) *objects {
	out := json.NewEncoder(e.out)
	out.SetEscapeHTML(false)
	if count == 0 {
		return &objects{e, out, properLimit, true}
	}
	return &objects{e, out, count, false}
}

// object is what other programs read.
type object struct {
	Puzzle   string `json:"puzzle"`
	Solution string `json:"solution"`
	Count    int    `json:"count"`
	Limit    int    `json:"limit"`
	Error    string `json:"error"`
}

func (p *objects) unreadable(wrong *format.Error) error {
	return p.out.Encode(object{Limit: p.limit, Error: p.e.say.Error(wrong)})
}

func (p *objects) solve(ctx context.Context, puzzle *board.Grid, _ int) (status int, err error) {
	r, err := search.Count(ctx, puzzle, p.limit, nil)
	if err != nil {
		return failed, err
	}
	o := object{Puzzle: puzzle.String(), Count: r.Count, Limit: p.limit}
	if r.Count > 0 {
		for solution := range search.All(ctx, puzzle) {
			o.Solution = solution.String()
			break
		}
	}
	if err := ctx.Err(); err != nil {
		return failed, err
	}
	if r.Count == 0 || r.Count > 1 && p.proper {
		status = unsolved
	}
	return status, p.out.Encode(o)
}
