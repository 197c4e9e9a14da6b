package work

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/path"
	"sudoku/solver/search"
	"sudoku/solver/technique"
)

// Position is a board.Position that a message holds as text.
type Position struct {
	Givens     Grid              `json:"givens"`
	Entries    Grid              `json:"entries"`
	Eliminated []board.Candidate `json:"eliminated,omitempty"`
}

// PositionOf is a position for a message.
func PositionOf(p *board.Position) Position {
	out := Position{Givens: Grid(p.Givens), Entries: Grid(p.Entries)}
	for x := range p.Eliminated.All() {
		out.Eliminated = append(out.Eliminated, x)
	}
	return out
}

// Plain is the position as the engine takes it.
func (p *Position) Plain() board.Position {
	out := board.Position{Givens: board.Grid(p.Givens), Entries: board.Grid(p.Entries)}
	for _, x := range p.Eliminated {
		out.Eliminated.Add(x)
	}
	return out
}

func (p *Position) board() board.Board {
	plain := p.Plain()
	return board.New(&plain)
}

// Choice is the techniques that steps may come from.
type Choice struct {
	Recipe     string   `json:"recipe,omitempty"` // the key of the recipe that the choice equals, if any
	Techniques []string `json:"techniques"`       // keys in the order in which they are tried
	Uniqueness bool     `json:"uniqueness"`       // those that assume one solution may be used
}

// recipe is the choice for the engine. Unknown keys are ignored: they come
// from another version of the page.
func (c *Choice) recipe() path.Recipe {
	r, ok := path.ByKey(c.Recipe)
	if !ok {
		r.Key = "chosen"
		for _, key := range c.Techniques {
			if t := technique.ByKey(key); t != nil {
				r.Techniques = append(r.Techniques, t)
			}
		}
	}
	if !c.Uniqueness {
		r = r.WithoutUniqueness()
	}
	return r
}

// Faults are what is wrong with a position, measured by the solutions of its
// givens.
type Faults struct {
	Solutions int  `json:"solutions"` // of the givens: 0, 1, or 2 for several
	Solution  Grid `json:"solution"`  // the only one
	// Entries and Eliminations are those that contradict the only solution.
	Entries      []board.Cell      `json:"entries,omitempty"`
	Eliminations []board.Candidate `json:"eliminations,omitempty"`
	// NoneFits: the givens have several solutions, none with all the entries.
	NoneFits bool `json:"noneFits,omitempty"`
}

// AreMistakes reports whether the player made a mistake, or the givens.
func (f *Faults) AreMistakes() bool {
	return f.Solutions == 0 || f.NoneFits || len(f.Entries)+len(f.Eliminations) > 0
}

// FaultsOf measures a position.
func FaultsOf(ctx context.Context, p *board.Position) (f Faults, err error) {
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
		f.Solution = Grid(found.Solution)
		f.Entries, f.Eliminations = Against(&found.Solution, p)
	}
	return f, nil
}

// Against lists the entries and the eliminations of a position that contradict
// a solution of its givens.
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
