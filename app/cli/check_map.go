//go:build !js

package cli

import (
	"context"
	"strconv"
	"strings"

	"sudoku/app/cli/pipeline"
	"sudoku/solver/board"
	"sudoku/solver/repair"
)

// solutionMap is the JSON output that describes how the solutions of a puzzle differ.
type solutionMap struct {
	Count    int  `json:"count"`
	Complete bool `json:"complete"`
	// Cells maps each cell that differs to the number of solutions per digit.
	Cells       map[string]map[string]int `json:"cells"`
	Unavoidable [][]string                `json:"unavoidable"`
	Additions   [][]string                `json:"additions"`
	Ways        int                       `json:"ways"`

	found *repair.Ambiguity
}

func newSolutionMap(ctx context.Context, p *pipeline.Page, g *board.Grid) (*solutionMap, error) {
	a, err := repair.Map(ctx, g, repair.MapLimit, func(so repair.Progress) { p.Note(p.Say.Check.Stages[so.Stage]) })
	if err != nil {
		return nil, err
	}
	m := &solutionMap{
		Count: a.Count, Complete: a.Complete, Cells: map[string]map[string]int{},
		Unavoidable: [][]string{}, Additions: [][]string{}, Ways: a.Ways, found: &a,
	}
	for c := range a.Differ().All() {
		counts := map[string]int{}
		for d := range m.digits(c).All() {
			counts[strconv.Itoa(int(d))] = a.In[c][d]
		}
		m.Cells[c.String()] = counts
	}
	for _, set := range a.Unavoidable {
		var cells []string
		for c := range set.All() {
			cells = append(cells, c.String())
		}
		m.Unavoidable = append(m.Unavoidable, cells)
	}
	for _, way := range a.Additions {
		var givens []string
		for _, x := range way {
			givens = append(givens, x.String())
		}
		m.Additions = append(m.Additions, givens)
	}
	return m, nil
}

// digits returns the digits that a cell has in the solutions.
func (m *solutionMap) digits(c board.Cell) (digits board.DigitSet) {
	for d := range board.AllDigits.All() {
		if m.found.Candidates.Has(board.NewCandidate(c, d)) {
			digits = digits.With(d)
		}
	}
	return digits
}

// shownOfMap limits the number of sets and of additions in the text output.
const shownOfMap = 10

// print prints the map as text.
func (m *solutionMap) print(p *pipeline.Page) {
	t := p.Say.CommandLine
	title := t.MapCells
	if !m.Complete {
		title = t.MapCellsCut
	}
	p.Line(p.Say.Fill(title, "count", m.Count))
	for c := range m.found.Differ().All() {
		var counts []string
		for d := range m.digits(c).All() {
			counts = append(counts, p.Say.Fill(t.MapDigit, "digit", int(d), "count", m.found.In[c][d]))
		}
		p.Line("  " + p.Say.Fill(t.MapCell, "cell", c.String(), "counts", strings.Join(counts, p.Say.Techniques.Marks.Comma)))
	}
	if n := len(m.Unavoidable); n > 0 {
		p.Line(p.Say.Fill(t.MapSets, "count", n))
		m.printSome(p, m.Unavoidable, n)
	}
	switch {
	case m.Ways > 0:
		p.Line(p.Say.Fill(t.MapWays, "count", m.Ways, "number", len(m.Additions[0])))
		m.printSome(p, m.Additions, m.Ways)
	case m.Complete:
		p.Line(t.MapNoWays)
	}
}

// printSome prints the first lists, with a note if it omits some.
func (m *solutionMap) printSome(p *pipeline.Page, lists [][]string, all int) {
	for _, one := range lists[:min(len(lists), shownOfMap)] {
		p.Line("  " + strings.Join(one, p.Say.Techniques.Marks.Comma))
	}
	if all > shownOfMap {
		p.Line("  " + p.Say.Fill(p.Say.CommandLine.MapFirst, "count", strconv.Itoa(shownOfMap)))
	}
}
