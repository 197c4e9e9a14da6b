// Package repair diagnoses puzzles that are not proper. It finds the givens that
// contradict each other, the likely originals of a mistyped puzzle, how the solutions of
// an ambiguous puzzle differ, and what would make it proper. For a proper puzzle it finds
// the redundant givens. All functions limit their work, report progress and can be
// cancelled.
package repair

import (
	"context"
	"errors"

	"sudoku/solver/board"
)

// Report is the result of a diagnosis.
type Report struct {
	// Count is the number of solutions. If Counted is false, a limit was reached and
	// there may be more.
	Count   int
	Counted bool
	// Solution is one of the solutions.
	Solution board.Grid

	// Contradiction is set for a grid without a solution: a set of givens that contradict
	// each other. It is minimal if the stage Contradicting was finished.
	Contradiction board.CellSet
	// Repairs is set for a grid with no solution or several: the edits that leave exactly
	// one, likeliest first.
	Repairs []Repair

	// Candidates is set for a grid with several solutions: all candidates that occur in
	// some solution, including those of filled cells.
	Candidates board.CandidateSet
	// Completion is set for a grid with several solutions: a small set of extra givens
	// that leaves one.
	Completion Completion

	// Redundant is set for a grid with one solution: the givens that can each be removed on
	// its own. It is empty if the puzzle is minimal.
	Redundant board.CellSet
	// Minimal is set for a grid with one solution: a minimal puzzle made of its givens.
	Minimal board.Grid

	// Unfinished lists the stages that reached the limit. Their results may be missing or
	// incomplete.
	Unfinished []Stage
}

// Digits returns the digits that a cell holds in the solutions of an ambiguous grid.
func (r *Report) Digits(c board.Cell) board.DigitSet { return digitsAt(&r.Candidates, c) }

// Diagnose examines a grid whose digits are all givens. If progress is not nil, Diagnose
// calls it at least every tenth of a second. If ctx is done, Diagnose returns its error
// and a report of the results so far.
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

// A doctor holds the state of a diagnosis.
type doctor struct {
	ctx      context.Context
	limits   Limits
	progress func(Progress)
	grid     *board.Grid
	report   Report
}

// stage runs a stage. If a limit is reached, stage records this but does not return an
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

func (d *doctor) count(p *prober) error {
	found, err := p.count(d.grid, d.limits.Solutions)
	d.report.Count, d.report.Solution = found.Count, found.Solution
	d.report.Counted = err == nil && found.Count < d.limits.Solutions
	return err
}

// withoutSolution diagnoses a grid without a solution.
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

// withSeveral diagnoses a grid with several solutions.
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

func (d *doctor) repairs(cores []board.CellSet, pool []board.Grid) error {
	return d.stage(Repairing, func(p *prober) (err error) {
		d.report.Repairs, err = p.repairs(d.grid, cores, pool)
		return err
	})
}
