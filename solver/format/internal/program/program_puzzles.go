package program

import (
	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
	"sudoku/solver/format/internal/literal"
)

// A foundGrid is a grid with the list that contains it.
type foundGrid struct {
	core.Reading
	parent     *literal.Node
	line       int
	isNamed    bool
	isSolution bool // according to its name
}

// puzzles returns the puzzles found. Of two grids in the same list, a full grid that
// completes the other is its solution, and a partial one is its state with entries.
func (f *finder) puzzles() []core.Entry {
	var entries []core.Entry
	taken := make([]bool, len(f.found))
	for i := range f.found {
		if taken[i] {
			continue
		}
		g := &f.found[i]
		for k := range f.found {
			if other := &f.found[k]; k != i && !taken[k] && g.parent == other.parent {
				taken[k] = g.join(other)
			}
		}
		if g.Givens.Filled() == board.AllCells && (g.isSolution || namesSolution(f.source.Text)) {
			f.complain(&core.Error{Kind: core.Unrecognized}) // a solution without its puzzle
			return nil
		}
		entries = append(entries, core.Entry{Reading: g.Reading, Line: g.line})
	}
	if len(entries) == 1 {
		entries[0].Comment = core.JoinComments(append([]string{entries[0].Comment}, f.words...))
	}
	return entries
}

// join merges another grid of the same puzzle into g. It returns false if the grids do
// not belong together.
func (g *foundGrid) join(other *foundGrid) bool {
	if !isPlain(&g.Annotated) || !isPlain(&other.Annotated) {
		return false
	}
	few, many := g.Givens, other.Givens
	if many.Filled().Len() < few.Filled().Len() {
		few, many = many, few
	}
	if few.Filled() == (board.CellSet{}) || !extends(&many, &few) {
		return false
	}
	isPair := g.isNamed && other.isNamed // otherwise they are two items of a list
	switch {
	case few == many && isPair:
	case few != many && many.Filled() == board.AllCells || g.isSolution || other.isSolution:
		g.Dropped[core.Solutions]++
	case !isPair || g.Entries != board.Grid{}:
		return false
	default:
		for c, d := range many {
			if few[c] == 0 {
				g.Entries[c] = d
			}
		}
	}
	g.Givens = few
	return true
}

func isPlain(a *board.Annotated) bool {
	return *a == board.Annotated{Position: board.Position{Givens: a.Givens}}
}

// extends reports whether many contains all digits of few.
func extends(many, few *board.Grid) bool {
	for c, d := range few {
		if d != 0 && many[c] != d {
			return false
		}
	}
	return true
}
