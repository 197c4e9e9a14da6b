// Package repair is the doctor for puzzles that are not proper: it finds the
// givens that contradict each other, the ways in which a mistyped puzzle may
// have been meant, how far the solutions of an ambiguous one differ and what
// would make it proper, and which givens of a proper one are redundant.
// Everything here counts its work, reports its progress and can be cancelled.
package repair

import (
	"context"
	"errors"

	"sudoku/solver/board"
)

// Report is the result of an examination.
type Report struct {
	// Count is the number of solutions, or of those found when a limit was
	// reached; Counted: it is the former.
	Count   int
	Counted bool
	// Solution is one of the solutions.
	Solution board.Grid

	// Contradiction, of a grid without a solution, is a set of givens that has
	// none; a minimal one if the stage Contradicting was finished.
	Contradiction board.CellSet
	// Repairs, of a grid with no solution or several, are the edits that
	// leave exactly one, the likeliest first.
	Repairs []Repair

	// Candidates, of a grid with several solutions, are those that occur in
	// some solution, those of the filled cells included.
	Candidates board.CandidateSet
	// Completion, of a grid with several solutions, are few extra givens that
	// leave one.
	Completion Completion

	// Redundant, of a grid with one solution, are the givens that can be
	// taken out, each alone; the puzzle is minimal if there are none.
	Redundant board.CellSet
	// Minimal, of a grid with one solution, is a minimal puzzle inside.
	Minimal board.Grid

	// Unfinished are the stages that reached the limit; what they were to
	// find may be missing or incomplete.
	Unfinished []Stage
}

// Digits are the different digits of a cell over all solutions of a grid with
// several.
func (r *Report) Digits(c board.Cell) board.DigitSet { return digitsAt(&r.Candidates, c) }

// Diagnose examines a grid whose digits are all givens. When progress is not
// nil it is called at least every tenth of a second of work. The error is that
// of the context; the report then holds what was found until then.
func Diagnose(ctx context.Context, g *board.Grid, limits Limits, progress func(Progress)) (Report, error) {
	d := doctor{ctx: ctx, limits: limits, progress: progress, grid: g}
	err := d.stage(Counting, d.count)
	switch {
	case err != nil:
	case d.report.Count == 0 && d.report.Counted:
		err = d.withoutSolution()
	case d.report.Count == 1 && d.report.Counted:
		err = d.stage(Minimizing, func(p *prober) (err error) {
			d.report.Redundant, d.report.Minimal, err = p.redundant(g)
			return err
		})
	case d.report.Count > 1:
		err = d.withSeveral()
	}
	return d.report, err
}

// doctor is the state of an examination.
type doctor struct {
	ctx      context.Context
	limits   Limits
	progress func(Progress)
	grid     *board.Grid
	report   Report
}

// stage goes through a stage. A limit that it reaches is noted and is no
// error.
func (d *doctor) stage(s Stage, do func(*prober) error) error {
	p := newProber(d.ctx, s, d.limits.Nodes, d.progress)
	defer p.close()
	err := do(p)
	if errors.Is(err, ErrLimit) {
		d.report.Unfinished = append(d.report.Unfinished, s)
		return nil
	}
	return err
}

// count counts the solutions.
func (d *doctor) count(p *prober) error {
	found, err := p.count(d.grid, d.limits.Solutions)
	d.report.Count, d.report.Solution = found.Count, found.Solution
	d.report.Counted = err == nil && found.Count < d.limits.Solutions
	return err
}

// withoutSolution examines a grid without a solution.
func (d *doctor) withoutSolution() error {
	var cores []board.CellSet
	err := d.stage(Contradicting, func(p *prober) (err error) {
		cores, err = p.contradictions(d.grid)
		if len(cores) > 0 {
			d.report.Contradiction = cores[0]
		}
		return err
	})
	if err != nil {
		return err
	}
	return d.repairs(cores, nil)
}

// withSeveral examines a grid with several solutions.
func (d *doctor) withSeveral() error {
	var s survey
	listed := false
	err := d.stage(Listing, func(p *prober) (err error) {
		s, err = p.survey(d.grid)
		d.report.Candidates, listed = s.candidates, err == nil
		return err
	})
	if err != nil {
		return err
	}
	if err := d.repairs(nil, s.pool); err != nil {
		return err
	}
	count := d.report.Count
	if !d.report.Counted {
		count = enumerable + 1
	}
	return d.stage(Completing, func(p *prober) (err error) {
		if !listed {
			return ErrLimit
		}
		d.report.Completion, err = p.completion(d.grid, &s, count)
		return err
	})
}

// repairs looks for repairs.
func (d *doctor) repairs(cores []board.CellSet, pool []board.Grid) error {
	return d.stage(Repairing, func(p *prober) (err error) {
		d.report.Repairs, err = p.repairs(d.grid, cores, pool)
		return err
	})
}
