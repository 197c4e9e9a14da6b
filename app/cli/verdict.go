//go:build !js

package cli

import (
	"context"
	"slices"
	"strings"

	"sudoku/app/parts/check"
	"sudoku/app/text"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/repair"
	"sudoku/solver/search"
)

// verdict is how many solutions a position has, and why it has not the one that
// it should have.
type verdict struct {
	solutions int // 0, 1, or 2 for several
	clashes   []clash
	faults    work.Faults
	core      board.CellSet // digits that have no solution together, if none clash
	whole     bool          // the core is as small as it can be
	likely    *repair.Repair
}

// isProper reports whether the position has one solution and nothing in it
// contradicts that.
func (v *verdict) isProper() bool { return v.solutions == 1 }

// judge finds out about a position. For a single puzzle it also looks for the
// likely slip.
func judge(ctx context.Context, p *board.Position, alone bool) (v verdict, err error) {
	values := p.Values()
	v.clashes = clashes(&values)
	if v.faults, err = work.FaultsOf(ctx, p); err != nil {
		return v, err
	}
	found, err := search.Count(ctx, &values, properLimit, nil)
	if err != nil {
		return v, err
	}
	v.solutions = found.Count
	if found.Count == 1 && v.faults.Solutions > 1 {
		// The givens have several solutions, one of which the entries choose.
		_, v.faults.Eliminations = work.Against(&found.Solution, p)
	}
	if found.Count > 1 {
		if v.faults.NoneFits, err = noneFits(ctx, &values, p); err != nil {
			return v, err
		}
	}
	if v.faults.AreMistakes() {
		v.solutions = 0
	}
	if v.solutions > 0 || len(v.faults.Entries)+len(v.faults.Eliminations) > 0 {
		return v, nil
	}
	if alone || len(v.clashes) == 0 {
		err = v.examine(ctx, &values, alone)
	}
	return v, err
}

// fitLimit is how many solutions are held against what was ruled out.
const fitLimit = 10_000

// noneFits reports whether each of the solutions has a candidate that was ruled
// out, as far as they are looked at.
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

// listNodes is how many positions are searched for what is wrong with a puzzle of
// a list, which may have many such.
const listNodes = 20_000

// examine looks for digits that contradict each other where none clash, and for
// the likeliest slip in a single puzzle.
func (v *verdict) examine(ctx context.Context, values *board.Grid, alone bool) error {
	limits := repair.Limits{Solutions: properLimit, Nodes: listNodes}
	if alone {
		limits.Nodes = repair.Defaults.Nodes
	}
	report, err := repair.Diagnose(ctx, values, limits, nil)
	if err != nil || report.Count > 0 {
		return err
	}
	if len(v.clashes) == 0 {
		v.core = report.Contradiction
		v.whole = !slices.Contains(report.Unfinished, repair.Contradicting)
	}
	if alone && len(report.Repairs) > 0 {
		v.likely = &report.Repairs[0]
	}
	return nil
}

// sentence is the verdict in words, "" for a proper position.
func (v *verdict) sentence(t *text.Catalog, values *board.Grid) string {
	if v.isProper() {
		return ""
	}
	var said []string
	if len(v.faults.Entries)+len(v.faults.Eliminations) == 0 {
		said = append(said, t.NotProper(v.solutions)) // else the puzzle has one
	}
	for _, c := range v.clashes {
		said = append(said, c.sentence(t))
	}
	words := t.CommandLine
	if entries := v.faults.Entries; len(entries) > 0 {
		names := digitsIn(values, board.CellSetOf(entries...))
		said = append(said, t.Fill(words.WrongEntries, "count", len(names), "digits", strings.Join(names, ", ")))
	}
	if ruled := v.faults.Eliminations; len(ruled) > 0 {
		said = append(said, t.Fill(words.WrongEliminations, "count", len(ruled), "candidates", joined(ruled)))
	}
	if cells := digitsIn(values, v.core); len(cells) > 0 {
		sentence := words.ContradictionUnfinished
		if v.whole {
			sentence = words.Contradiction
		}
		said = append(said, t.Fill(sentence, "count", len(cells), "digits", strings.Join(cells, ", ")))
	} else if v.faults.NoneFits {
		said = append(said, words.NoneFits)
	}
	if v.likely != nil {
		r := work.RepairOf(values, v.likely)
		said = append(said, t.Fill(words.LikelyRepair, "repair", check.RepairText(&r, t)))
	}
	return strings.Join(said, " ")
}

func joined(candidates []board.Candidate) string {
	var names []string
	for _, x := range candidates {
		names = append(names, x.String())
	}
	return strings.Join(names, ", ")
}

// digitsIn names the digits in some cells: r1c2=5.
func digitsIn(g *board.Grid, cells board.CellSet) []string {
	names := []string{}
	for c := range cells.All() {
		names = append(names, board.CandidateOf(c, g[c]).String())
	}
	return names
}

// wrongCells are the cells that a picture of the position shows as wrong.
func (v *verdict) wrongCells() board.CellSet {
	cells := v.core.Or(board.CellSetOf(v.faults.Entries...))
	for _, c := range v.clashes {
		cells = cells.Or(c.cells)
	}
	return cells
}

// reasons are the parts of a verdict that objects for other programs have.
type reasons struct {
	Error         string     `json:"error,omitempty"`
	Conflicts     []conflict `json:"conflicts,omitempty"`
	Mistakes      []string   `json:"mistakes,omitempty"`      // entries and eliminations that contradict the solution
	Contradiction []string   `json:"contradiction,omitempty"` // digits that have no solution together
}

// conflict is a clash as other programs read it.
type conflict struct {
	Digit int      `json:"digit"`
	House string   `json:"house"`
	Cells []string `json:"cells"`
}

// judge finds out about a question, and the status that it comes to.
func (p *page) judge(ctx context.Context, q *question) (v verdict, why reasons, status int, err error) {
	if q.wrong != nil {
		return v, reasons{Error: p.unread(q.wrong)}, failed, nil
	}
	v, err = judge(ctx, &q.Position, q.Line == 0)
	return v, v.reasons(p, q), v.status(false), err
}

// reasons are those of a puzzle's position, with the sentence with the number of
// its line.
func (v *verdict) reasons(p *page, q *question) reasons {
	values := q.Values()
	r := reasons{Error: v.sentence(p.say, &values)}
	if r.Error == "" {
		return r
	}
	r.Error = p.atLines(linesOf(q.text, &values, v.clashes), r.Error)
	for _, c := range v.clashes {
		r.Conflicts = append(r.Conflicts, c.object())
	}
	r.Mistakes = digitsIn(&values, board.CellSetOf(v.faults.Entries...))
	for _, x := range v.faults.Eliminations {
		r.Mistakes = append(r.Mistakes, eliminated(x))
	}
	r.Contradiction = digitsIn(&values, v.core)
	return r
}
