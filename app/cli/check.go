//go:build !js

package cli

import (
	"context"
	"slices"
	"strings"

	"sudoku/app/cli/pipeline"
	"sudoku/app/cli/verdict"
	"sudoku/app/parts/check"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/repair"
)

// checkCommand diagnoses puzzles. It reports what is wrong or, for a proper puzzle,
// further findings.
type checkCommand struct {
	JSON     bool   `help:"Print a JSON object for each puzzle: puzzle, count (of solutions, up to limit), limit, contradiction (givens that contradict each other), repairs (kind, sentence, puzzle), completion (givens to add), redundant (givens that are not needed), minimal (a minimal puzzle inside), unfinished (what took too long), error; also conflicts and mistakes."`
	Map      bool   `help:"For a puzzle with several solutions, also show how they differ: the number of solutions with each digit in each cell, the sets of cells that need a given, and every way to one solution with one or two more givens. With --json, as \"map\" (count, complete, cells, unavoidable, additions, ways)."`
	Argument string `name:"deduction" placeholder:"TEXT" help:"Judge a deduction instead: a chain in Eureka notation, such as '(5)r1c2 = (5)r1c7 - (5=8)r4c7 => r4c2<>8', or sets, such as '7 r26\\c13', '(267)r2c259' or '{r1c34}\\{38r1}'. For a conclusion alone, such as r2c5=1, print the easiest technique that shows it. With --json: puzzle, deduction, holds, technique, placements, eliminations, links (from, to, kind, holds, sentence, between), faults (from, to, sentence), error, and conclusions (conclusion, truth, technique, sentence) if there is no argument."`
	pipeline.Frame
	pipeline.Jobs
	Puzzle string `arg:"" optional:"" name:"puzzle" help:"As for solve."`
}

// checked is the JSON output for a puzzle.
type checked struct {
	Puzzle        string             `json:"puzzle"`
	Count         int                `json:"count"`
	Limit         int                `json:"limit"`
	Contradiction []string           `json:"contradiction"`
	Repairs       []repairChoice     `json:"repairs"`
	Completion    []string           `json:"completion"`
	Redundant     []string           `json:"redundant"`
	Minimal       string             `json:"minimal"`
	Unfinished    []string           `json:"unfinished"`
	Error         string             `json:"error"`
	Conflicts     []verdict.Conflict `json:"conflicts,omitempty"`
	Mistakes      []string           `json:"mistakes,omitempty"`
	Map           *solutionMap       `json:"map,omitempty"`
}

// repairChoice is an edit that leaves exactly one solution.
type repairChoice struct {
	Kind     string `json:"kind"`
	Sentence string `json:"sentence"`
	Puzzle   string `json:"puzzle"`
}

// JSON names of repair kinds and examination stages.
var (
	repairKinds = [...]string{repair.Shift: "shift", repair.Move: "move", repair.Swap: "swap", repair.Change: "change", repair.Drop: "drop"}
	stageNames  = [...]string{
		repair.Counting: "count", repair.Contradicting: "contradiction", repair.Repairing: "repairs",
		repair.Listing: "list", repair.Completing: "completion", repair.Minimizing: "minimal",
	}
)

func (c *checkCommand) run(ctx context.Context, e *pipeline.Environment) (status int, err error) {
	m := pipeline.Many{Environment: e, Arg: c.Puzzle, Read: pipeline.AnyEntries, Jobs: c.Jobs.Count(), Batch: 1, Look: c.look}
	if c.Argument != "" {
		if m.Look, err = c.judge(e); err != nil {
			return pipeline.Failed, err
		}
	}
	return m.Run(ctx)
}

func (c *checkCommand) look(ctx context.Context, p *pipeline.Page, q *pipeline.Question) (status int, err error) {
	o := checked{
		Limit: repair.Defaults().Solutions, Contradiction: []string{}, Repairs: []repairChoice{},
		Completion: []string{}, Redundant: []string{}, Unfinished: []string{},
	}
	if q.Wrong != nil {
		o.Error = p.Unread(q.Wrong)
		if c.JSON {
			return pipeline.Failed, p.Encode(o)
		}
		p.ReportQuestion(q, o.Error)
		return pipeline.Failed, nil
	}
	v, err := verdict.Of(ctx, &q.Position, false)
	if err != nil {
		return pipeline.Failed, err
	}
	// Only the givens are examined; the verdict covers wrong entries.
	values := q.Givens
	report, err := repair.Diagnose(ctx, &values, repair.Defaults(), func(so repair.Progress) {
		p.Note(p.Say.Check.Stages[so.Stage])
	})
	if err != nil {
		return pipeline.Failed, err
	}
	v.Core = board.CellSet{} // listed below
	why := v.Reasons(p, q)
	o.fill(p, &values, &report)
	o.Error, o.Conflicts, o.Mistakes = why.Error, why.Conflicts, why.Mistakes
	status = v.Status(false)
	if c.Map && report.Count > 1 {
		if o.Map, err = newSolutionMap(ctx, p, &values); err != nil {
			return pipeline.Failed, err
		}
	}
	if c.JSON {
		return status, p.Encode(o)
	}
	p.Line(o.Puzzle)
	if c.Drawn(p, q) {
		p.Draw(q, v.WrongCells().Or(report.Contradiction))
	}
	for _, line := range o.lines(p, &v, &report, &values) {
		p.Line(line)
	}
	if o.Map != nil {
		o.Map.print(p)
	}
	return status, nil
}

// fill copies the findings of the report.
func (o *checked) fill(p *pipeline.Page, values *board.Grid, r *repair.Report) {
	o.Puzzle, o.Count = values.String(), r.Count
	o.Contradiction = verdict.DigitsIn(values, r.Contradiction)
	for i := range r.Repairs {
		edit := work.NewRepair(values, &r.Repairs[i])
		o.Repairs = append(o.Repairs, repairChoice{
			repairKinds[edit.Kind], check.RepairText(&edit, p.Say), r.Repairs[i].Grid.String(),
		})
	}
	for _, x := range r.Completion.Givens {
		o.Completion = append(o.Completion, x.String())
	}
	o.Redundant = verdict.DigitsIn(values, r.Redundant)
	if r.Minimal != (board.Grid{}) {
		o.Minimal = r.Minimal.String()
	}
	for _, stage := range r.Unfinished {
		o.Unfinished = append(o.Unfinished, stageNames[stage])
	}
}

// shownRepairs limits the repairs in the text output.
const shownRepairs = 8

// lines returns the findings as text.
func (o *checked) lines(p *pipeline.Page, v *verdict.Verdict, r *repair.Report, values *board.Grid) (lines []string) {
	t := p.Say.Check
	missed := func(stage repair.Stage) bool { return slices.Contains(r.Unfinished, stage) }
	if o.Error != "" && !severalGivens(v, r) {
		lines = append(lines, o.Error)
	}
	switch {
	case r.Count > 1 && r.Counted:
		lines = append(lines, p.Say.Fill(p.Say.Outcomes.Several, "count", r.Count))
	case r.Count > 1:
		lines = append(lines, p.Say.Fill(p.Say.Outcomes.AtLeast, "limit", r.Count-1))
	case r.Count == 1 && r.Counted:
		lines = append(lines, p.Say.Outcomes.Unique)
	case !r.Counted:
		lines = append(lines, t.Undecided)
	}
	if n := len(o.Contradiction); n > 0 {
		sentence := t.Contradiction
		if missed(repair.Contradicting) {
			sentence = t.ContradictionUnfinished
		}
		lines = append(lines, p.Say.Fill(sentence, "count", n), "  "+verdict.Named(verdict.CandidatesIn(values, r.Contradiction), p.Say))
	}
	if r.Count != 1 {
		lines = append(lines, o.repairLines(p, missed(repair.Repairing))...)
	}
	if n := len(o.Completion); n > 0 {
		sentence := t.Completed
		if r.Completion.Fewest {
			sentence = t.CompletedFewest
		}
		lines = append(lines, p.Say.Fill(sentence, "count", n), "  "+verdict.Named(r.Completion.Givens, p.Say))
	} else if missed(repair.Completing) {
		lines = append(lines, t.CompletingUnfinished)
	}
	if r.Count == 1 && r.Counted {
		lines = append(lines, o.minimalLines(p, r, values, missed(repair.Minimizing))...)
	}
	return lines
}

// severalGivens reports whether the only fault is that there are several solutions. Their
// number is printed anyway.
func severalGivens(v *verdict.Verdict, r *repair.Report) bool { return v.Solutions > 1 && r.Count > 1 }

func (o *checked) repairLines(p *pipeline.Page, unfinished bool) (lines []string) {
	t := p.Say.Check
	if len(o.Repairs) > 0 {
		lines = append(lines, t.RepairsTitle+". "+t.Repairs)
	} else if !unfinished {
		return []string{t.NoRepairs}
	}
	for i, r := range o.Repairs {
		if i == shownRepairs {
			lines = append(lines, "  "+p.Say.Fill(t.MoreRepairs, "count", len(o.Repairs)-i))
			break
		}
		lines = append(lines, "  "+r.Sentence)
	}
	if unfinished {
		lines = append(lines, t.RepairsUnfinished)
	}
	return lines
}

func (o *checked) minimalLines(p *pipeline.Page, r *repair.Report, values *board.Grid, unfinished bool) (lines []string) {
	t := p.Say.Check
	if n := len(o.Redundant); n > 0 {
		givens := strings.Count(o.Puzzle, "") - 1 - strings.Count(o.Puzzle, ".")
		lines = append(lines, p.Say.Fill(t.Redundant, "count", n, "givens", givens), "  "+verdict.Named(verdict.CandidatesIn(values, r.Redundant), p.Say))
	} else if !unfinished {
		lines = append(lines, t.Minimal)
	}
	if unfinished {
		return append(lines, t.MinimizingUnfinished)
	}
	if o.Minimal != o.Puzzle {
		lines = append(lines, p.Say.Fill(t.MinimalInside, "count", r.Minimal.Filled().Len()), "  "+o.Minimal)
	}
	return lines
}
