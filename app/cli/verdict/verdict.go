//go:build !js

package verdict

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"sudoku/app/cli/pipeline"
	"sudoku/app/parts/check"
	"sudoku/app/text"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/repair"
	"sudoku/solver/search"
	"sudoku/solver/step"
)

// Verdict holds the number of solutions of a position and, unless there is exactly one,
// the reason.
type Verdict struct {
	Solutions int // 0, 1, or 2 for several
	clashes   []clash
	faults    work.Faults
	Core      board.CellSet // cells whose digits have no common solution, if no digits clash
	whole     bool          // whether Core is minimal
	likely    *repair.Repair
}

// isProper reports whether the position has exactly one solution and contains no
// mistakes.
func (v *Verdict) isProper() bool { return v.Solutions == 1 }

// Status returns the exit status for a puzzle, the same for all commands.
func (v *Verdict) Status(severalWanted bool) int {
	if v.isProper() || v.Solutions > 1 && severalWanted {
		return pipeline.Done
	}
	return pipeline.Unsolved
}

// ProperLimit is the default limit for counting. Two solutions prove that a puzzle is not
// proper.
const ProperLimit = 2

// Clash reports whether a digit appears twice in a house.
func (v *Verdict) Clash() bool { return len(v.clashes) > 0 }

// Of examines a position. If alone is set, it also looks for the likeliest slip.
func Of(ctx context.Context, p *board.Position, alone bool) (v Verdict, err error) {
	values := p.Values()
	v.clashes = clashes(&values)
	if v.faults, err = work.FindFaults(ctx, p); err != nil {
		return v, err
	}
	found, err := search.Count(ctx, &values, ProperLimit, nil)
	if err != nil {
		return v, err
	}
	v.Solutions = found.Count
	if found.Count == 1 && v.faults.Solutions > 1 {
		// The givens have several solutions, but only one fits the entries.
		_, v.faults.Eliminations = work.Against(&found.Solution, p)
	}
	if found.Count > 1 {
		if v.faults.NoneFits, err = noneFits(ctx, &values, p); err != nil {
			return v, err
		}
	}
	if v.faults.AreMistakes() {
		v.Solutions = 0
	}
	if v.Solutions > 0 || len(v.faults.Entries)+len(v.faults.Eliminations) > 0 {
		return v, nil
	}
	if alone || len(v.clashes) == 0 {
		err = v.examine(ctx, &values, alone)
	}
	return v, err
}

// fitLimit limits how many solutions are compared with the eliminations.
const fitLimit = 10_000

// noneFits reports whether every solution uses an eliminated candidate. It gives up at
// fitLimit and returns false.
func noneFits(ctx context.Context, values *board.Grid, p *board.Position) (bool, error) {
	if p.Eliminated == (board.CandidateSet{}) {
		return false, nil
	}
	n := 0
	for solution := range search.All(ctx, values) {
		_, against := work.Against(&solution, p)
		if n++; len(against) == 0 || n == fitLimit {
			return false, nil
		}
	}
	return true, ctx.Err()
}

// listNodes limits the search for a puzzle's faults, since a list may hold many faulty
// puzzles.
const listNodes = 20_000

// examine looks for digits that contradict each other without a clash. If alone is set,
// it also looks for the likeliest slip.
func (v *Verdict) examine(ctx context.Context, values *board.Grid, alone bool) error {
	limits := repair.Limits{Solutions: ProperLimit, Nodes: listNodes}
	if alone {
		limits.Nodes = repair.Defaults().Nodes
	}
	report, err := repair.Diagnose(ctx, values, limits, nil)
	if err != nil || report.Count > 0 {
		return err
	}
	if len(v.clashes) == 0 {
		v.Core = report.Contradiction
		v.whole = !slices.Contains(report.Unfinished, repair.Contradicting)
	}
	if alone && len(report.Repairs) > 0 {
		v.likely = &report.Repairs[0]
	}
	return nil
}

// sentence puts the verdict into words. It returns "" for a proper position.
func (v *Verdict) sentence(t *text.Catalog, values *board.Grid) string {
	if v.isProper() {
		return ""
	}
	var said []string
	if len(v.faults.Entries)+len(v.faults.Eliminations) == 0 {
		said = append(said, t.NotProper(v.Solutions)) // faults are found only if there is exactly one solution
	}
	for _, c := range v.clashes {
		said = append(said, c.sentence(t))
	}
	words := t.CommandLine
	if entries := v.faults.Entries; len(entries) > 0 {
		said = append(said, t.Fill(words.WrongEntries, "count", len(entries), "digits", Named(CandidatesIn(values, board.NewCellSet(entries...)), t)))
	}
	if ruled := v.faults.Eliminations; len(ruled) > 0 {
		said = append(said, t.Fill(words.WrongEliminations, "count", len(ruled), "candidates", Named(ruled, t)))
	}
	if n := v.Core.Len(); n > 0 {
		sentence := words.ContradictionUnfinished
		if v.whole {
			sentence = words.Contradiction
		}
		said = append(said, t.Fill(sentence, "count", n, "digits", Named(CandidatesIn(values, v.Core), t)))
	} else if v.faults.NoneFits {
		said = append(said, words.NoneFits)
	}
	if v.likely != nil {
		r := work.NewRepair(values, v.likely)
		said = append(said, t.Fill(words.LikelyRepair, "repair", check.RepairText(&r, t)))
	}
	return strings.Join(said, t.Techniques.Marks.Space)
}

// Named lists candidates, such as r1c2=5, in the notation of a catalog.
func Named(candidates []board.Candidate, t *text.Catalog) string {
	var names []string
	for _, x := range candidates {
		names = append(names, fmt.Sprintf("%s=%d", t.Techniques.ShortName(x.Cell()), x.Digit()))
	}
	return strings.Join(names, t.Techniques.Marks.Comma)
}

// CandidatesIn lists the digits in the given cells.
func CandidatesIn(g *board.Grid, cells board.CellSet) (all []board.Candidate) {
	for c := range cells.All() {
		all = append(all, board.NewCandidate(c, g[c]))
	}
	return all
}

// DigitsIn lists the digits in the given cells for a program, such as r1c2=5.
func DigitsIn(g *board.Grid, cells board.CellSet) []string {
	names := []string{}
	for _, x := range CandidatesIn(g, cells) {
		names = append(names, x.String())
	}
	return names
}

// WrongCells returns the cells to mark as wrong in a picture.
func (v *Verdict) WrongCells() board.CellSet {
	cells := v.Core.Or(board.NewCellSet(v.faults.Entries...))
	for _, c := range v.clashes {
		cells = cells.Or(c.cells)
	}
	return cells
}

// Reasons holds the parts of a verdict that JSON output includes.
type Reasons struct {
	Error         string     `json:"error,omitempty"`
	Conflicts     []Conflict `json:"conflicts,omitempty"`
	Mistakes      []string   `json:"mistakes,omitempty"`      // entries and eliminations that contradict the solution
	Contradiction []string   `json:"contradiction,omitempty"` // digits without a common solution
}

// Conflict is the JSON output for a clash.
type Conflict struct {
	Digit int      `json:"digit"`
	House string   `json:"house"`
	Cells []string `json:"cells"`
}

// OfQuestion examines a question and also returns the exit status.
func OfQuestion(ctx context.Context, p *pipeline.Page, q *pipeline.Question) (v Verdict, why Reasons, status int, err error) {
	if q.Wrong != nil {
		return v, Reasons{Error: p.Unread(q.Wrong)}, pipeline.Failed, nil
	}
	v, err = Of(ctx, &q.Position, q.Line == 0)
	return v, v.Reasons(p, q), v.Status(false), err
}

// Reasons returns the reasons for JSON output. The sentence includes the line number of
// the puzzle.
func (v *Verdict) Reasons(p *pipeline.Page, q *pipeline.Question) Reasons {
	values := q.Values()
	r := Reasons{Error: v.sentence(p.Say, &values)}
	if r.Error == "" {
		return r
	}
	r.Error = p.AtLines(findLines(q.Text, &values, v.clashes), r.Error)
	for _, c := range v.clashes {
		r.Conflicts = append(r.Conflicts, c.object())
	}
	r.Mistakes = DigitsIn(&values, board.NewCellSet(v.faults.Entries...))
	for _, x := range v.faults.Eliminations {
		r.Mistakes = append(r.Mistakes, step.Elimination(x))
	}
	r.Contradiction = DigitsIn(&values, v.Core)
	return r
}

// Complain reports that a position does not have exactly one solution, as solving by
// logic requires. For several solutions, it only warns that uniqueness techniques are
// off.
func (v *Verdict) Complain(p *pipeline.Page, why string) {
	switch {
	case why == "":
	case v.Solutions > 1:
		p.Complain(p.At(p.Say.Commands.UniquenessOff))
	default:
		p.Complain(why)
	}
}
