package eureka

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// Name returns the key of the technique that finds the step of a valid argument, that
// is, a step with the same cells and at least one effect in common. If there is no such
// technique, a chain is named by its links, and sets have no name. Name searches with
// the techniques of the catalog, except those that run only on request or whose search
// may take seconds. It may take half a second.
func Name(b *board.Board, d *Argument, v *Verdict) string {
	cells := d.cells(b)
	for _, t := range technique.Catalog() {
		if t.OnRequest || t.Long != nil {
			continue
		}
		for s := range t.Find(b) {
			if patternCells(&s) == cells && v.shares(&s) {
				return t.Key
			}
		}
	}
	return v.family()
}

// cells returns the cells of the argument's terms and truths on a board.
func (d *Argument) cells(b *board.Board) (cells board.CellSet) {
	for i := range d.Chain {
		cells = cells.Or(d.Chain[i].Cells)
	}
	for i := range d.Truths {
		all := d.Truths[i].Candidates(b)
		for x := range all.All() {
			cells = cells.With(x.Cell())
		}
	}
	return cells
}

// patternCells returns the cells that a step marks.
func patternCells(s *step.Step) (cells board.CellSet) {
	for i := range s.Views {
		for _, x := range s.Views[i].Cells {
			cells = cells.With(x.Item)
		}
		for _, x := range s.Views[i].Candidates {
			cells = cells.With(x.Item.Cell())
		}
		for _, l := range s.Views[i].Links {
			cells = cells.Or(l.From.Cells).Or(l.To.Cells)
		}
	}
	return cells
}

// shares reports whether a step has an effect in common with the argument.
func (v *Verdict) shares(s *step.Step) bool {
	for _, x := range s.Placements {
		if slices.Contains(v.Placements, x) {
			return true
		}
	}
	for _, x := range s.Eliminations {
		if slices.Contains(v.Eliminations, x) {
			return true
		}
	}
	return false
}

// family names a chain by its links.
func (v *Verdict) family() string {
	if len(v.Links) == 0 {
		return ""
	}
	one, cells, groups, sets := true, true, false, false
	digit := v.Links[0].From.Digits
	for _, l := range v.Links {
		one = one && l.From.Digits == digit && l.To.Digits == digit
		cells = cells && (l.Kind == Weak && l.From.Digits == l.To.Digits || l.Via.Kind == step.InCell && l.Kind == Strong)
		sets = sets || l.Via.Kind == step.InSet
		groups = groups || l.From.Cells.Len() > 1 || l.To.Cells.Len() > 1
	}
	key := "aic"
	switch {
	case v.Ends == Loop:
		key = "continuous-nice-loop"
	case v.Ends == StartFalse || v.Ends == StartTrue:
		key = "discontinuous-nice-loop"
	case one && !groups:
		key = "x-chain"
	case cells && !groups && !sets:
		key = "xy-chain"
	}
	switch {
	case sets:
		key = "als-" + key
	case groups:
		key = "grouped-" + key
	}
	if technique.TechniqueClass(key) == entry.Class(0) {
		return ""
	}
	return key
}
