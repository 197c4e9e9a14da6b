package finders

import (
	"context"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// A change empties a cell (no cell if it is board.Cells) and adds the candidate that
// spoils the pattern.
type change struct {
	cell  int
	extra board.Candidate
	loss  int // number of added candidates, plus a penalty for a given
}

// NearMiss finds the smallest change to a position after which a technique's first step
// no longer follows. It returns the emptied cell, or board.Cells if none is emptied, and
// the candidate that spoils the pattern.
func NearMiss(ctx context.Context, t *technique.Technique, p *board.Position) (cell int, extra board.Candidate, ok bool) {
	b := board.New(p)
	s, found := first(ctx, t, &b)
	if !found {
		return 0, 0, false
	}
	cells, houses := pattern(&s)
	all := changes(p, &b)
	within := func(c change) bool { return touches(c.extra, cells, houses) }
	for _, rule := range []struct {
		wanted func(change) bool
		alone  bool // the step must fail because of the candidate, not because of the empty cell
	}{{within, true}, {func(c change) bool { return true }, true}, {within, false}} {
		for _, c := range all {
			n := entry.NewNearMiss(*p, c.cell, c.extra)
			if ctx.Err() != nil {
				return 0, 0, false
			}
			if rule.wanted(c) && spoiled(ctx, t, &n, &s, rule.alone) && ctx.Err() == nil {
				return c.cell, c.extra, true
			}
		}
	}
	return 0, 0, false
}

// touches reports whether a candidate is in one of the cells or houses.
func touches(x board.Candidate, cells board.CellSet, houses board.HouseSet) bool {
	if cells.Has(x.Cell()) {
		return true
	}
	for h := range houses.All() {
		if h.Cells().Has(x.Cell()) {
			return true
		}
	}
	return false
}

func first(ctx context.Context, t *technique.Technique, b *board.Board) (s step.Step, ok bool) {
	for s := range t.Steps(ctx, b, func() {}) {
		return s, true
	}
	return s, false
}

// spoiled reports whether the technique finds none of a step's effects in a near miss. If
// alone is set, the candidate alone must be the reason.
func spoiled(ctx context.Context, t *technique.Technique, n *entry.NearMiss, s *step.Step, alone bool) bool {
	b := board.New(&n.Position)
	for again := range t.Steps(ctx, &b, func() {}) {
		if meets(again.Placements, s.Placements) || meets(again.Eliminations, s.Eliminations) {
			return false
		}
	}
	if !alone {
		return true
	}
	p := n.Position
	p.Eliminated.Add(n.Extra)
	b = board.New(&p)
	for again := range t.Steps(ctx, &b, func() {}) {
		if meets(again.Placements, s.Placements) || meets(again.Eliminations, s.Eliminations) {
			return true
		}
	}
	return false
}

func meets(a, b []board.Candidate) bool {
	return slices.ContainsFunc(a, func(x board.Candidate) bool { return slices.Contains(b, x) })
}

// changes returns the changes that add a candidate, smallest first: restored
// eliminations, then removed entries, then removed givens.
func changes(p *board.Position, b *board.Board) (all []change) {
	for x := range p.Eliminated.All() {
		if b.Value(x.Cell()) == 0 {
			all = append(all, change{board.Cells, x, 0})
		}
	}
	for c := range board.Cell(board.Cells) {
		if b.Value(c) == 0 {
			continue
		}
		n := entry.NewNearMiss(*p, int(c), 0)
		n.Position.Eliminated = p.Eliminated
		near := board.New(&n.Position)
		loss := 0
		var extra []board.Candidate
		for x := range board.Candidate(board.Candidates) {
			if near.Has(x.Cell(), x.Digit()) && !b.Has(x.Cell(), x.Digit()) {
				loss++
				extra = append(extra, x)
			}
		}
		if b.IsGiven(c) {
			loss += 100
		}
		for _, x := range extra {
			all = append(all, change{int(c), x, loss})
		}
	}
	slices.SortStableFunc(all, func(x, y change) int { return x.loss - y.loss })
	return all
}

// pattern returns the cells and houses of a step, without those that only its effects
// use.
func pattern(s *step.Step) (cells board.CellSet, houses board.HouseSet) {
	v := &s.Views[0]
	for _, x := range v.Cells {
		cells = cells.With(x.Item)
	}
	for _, x := range v.Candidates {
		cells = cells.With(x.Item.Cell())
	}
	for _, x := range v.Houses {
		houses = houses.With(x.Item)
	}
	for _, l := range v.Links {
		if l.Kind == step.Strong && l.Via.Kind == step.InHouse {
			houses = houses.With(l.Via.House)
		}
	}
	return cells, houses
}
