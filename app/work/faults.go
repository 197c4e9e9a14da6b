package work

import (
	"context"

	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/search"
)

// Faults describes what is wrong with a position, judged by the solutions of its givens.
type Faults struct {
	Solutions int       `json:"solutions"` // number of solutions of the givens: 0, 1, or 2 for several
	Solution  wire.Grid `json:"solution"`  // the solution, if it is unique
	// Entries and Eliminations list those that contradict the unique solution.
	Entries      []board.Cell      `json:"entries,omitempty"`
	Eliminations []board.Candidate `json:"eliminations,omitempty"`
	// NoneFits reports that the givens have several solutions, none of which agrees with
	// all entries.
	NoneFits bool `json:"noneFits,omitempty"`
}

// AreMistakes reports whether the player's work or the givens contain a mistake.
func (f *Faults) AreMistakes() bool {
	return f.Solutions == 0 || f.NoneFits || len(f.Entries)+len(f.Eliminations) > 0
}

// FindFaults examines a position.
func FindFaults(ctx context.Context, p *board.Position) (f Faults, err error) {
	found, err := search.Count(ctx, &p.Givens, 2, nil)
	if err != nil {
		return f, err
	}
	if f.Solutions = found.Count; f.Solutions > 1 {
		values := p.Values()
		fitting, err := search.Count(ctx, &values, 1, nil)
		f.NoneFits = fitting.Count == 0
		return f, err
	}
	if f.Solutions == 1 {
		f.Solution = wire.Grid(found.Solution)
		f.Entries, f.Eliminations = Against(&found.Solution, p)
	}
	return f, nil
}

// Against returns the entries and eliminations of a position that contradict a solution
// of its givens.
func Against(solution *board.Grid, p *board.Position) (entries []board.Cell, eliminations []board.Candidate) {
	for c, d := range p.Entries {
		if d != 0 && p.Givens[c] == 0 && solution[c] != d {
			entries = append(entries, board.Cell(c))
		}
	}
	for x := range p.Eliminated.All() {
		if solution[x.Cell()] == x.Digit() && p.Values()[x.Cell()] == 0 {
			eliminations = append(eliminations, x)
		}
	}
	return entries, eliminations
}
