package core

import (
	"math/bits"

	"sudoku/solver/board"
)

// A Capability is the set of parts of a position, besides the digits, that a format or a
// site preserves.
type Capability uint16

// Marked means that givens are marked as such. A single digit without the mark is then an
// entry. Marked matters only together with Entries and without SingleCandidates.
const Marked Capability = 1 << 15

// OneColour means that only the first colour of a cell is preserved. It matters only with
// CellColours.
const OneColour Capability = 1 << 14

// Keep returns the set of the given parts.
func Keep(parts ...Part) Capability {
	var c Capability
	for _, p := range parts {
		c |= 1 << p
	}
	return c
}

// Has reports whether a part is preserved. Givens always are.
func (c Capability) Has(p Part) bool { return p == Givens || c>>p&1 != 0 }

// Kept returns the position that remains after writing a with capability c. Without
// Entries, entries become givens. Without SingleCandidates, a single candidate becomes a
// digit unless a peer also has this candidate.
func (c Capability) Kept(a *board.Annotated) board.Annotated {
	kept := board.Annotated{Position: c.position(&a.Position)}
	if c.Has(CentreMarks) {
		kept.Centre = a.Centre
	}
	if c.Has(CornerMarks) {
		kept.Corner = a.Corner
	}
	if c.Has(CellColours) {
		kept.Cells = a.Cells
		for i, set := range kept.Cells {
			if c&OneColour != 0 && set != 0 {
				kept.Cells[i] = 1 << FirstColour(set)
			}
		}
	}
	if c.Has(CandidateColours) {
		kept.Candidates = a.Candidates
	}
	if c.Has(DrawnLinks) {
		kept.Links = a.Links
	}
	return kept
}

func (c Capability) position(p *board.Position) board.Position {
	kept := board.Position{Givens: p.Givens, Eliminated: p.Eliminated}
	for i, d := range p.Entries {
		switch {
		case p.Givens[i] != 0:
		case c.Has(Entries):
			kept.Entries[i] = d
		default:
			kept.Givens[i] = d
		}
	}
	if !c.Has(Eliminations) {
		kept.Eliminated = board.CandidateSet{}
		return kept
	}
	cells := Show(&kept)
	if !c.Has(SingleCandidates) {
		cells.forget(c)
	}
	return cells.Position(c)
}

// Lost counts what is lost when a is written with capability c: entries that become
// givens, eliminated candidates that reappear, single candidates that become digits, and
// marks.
func (c Capability) Lost(a *board.Annotated) Counts {
	var lost Counts
	kept := c.Kept(a)
	open, before := boards(&a.Position)
	after := board.New(&kept.Position)
	lost[Entries] = a.Entries.Filled().Minus(a.Givens.Filled()).Minus(kept.Entries.Filled()).Len()
	lost[SingleCandidates] = before.Empty().Minus(after.Empty()).Len()
	for cell := range after.Empty().All() {
		back := after.Candidates(cell) & open.Candidates(cell) &^ before.Candidates(cell)
		lost[Eliminations] += back.Len()
	}
	var all, left Counts
	all.addMarks(&a.Marks)
	left.addMarks(&kept.Marks)
	for p := range lost {
		lost[p] += all[p] - left[p]
	}
	lost[CellColours] = 0
	for i, set := range kept.Cells {
		if set != a.Cells[i] {
			lost[CellColours]++
		}
	}
	return lost
}

// FirstColour returns the lowest colour of a set, or 0 if it is empty.
func FirstColour(set board.ColourSet) board.Colour {
	if set == 0 {
		return 0
	}
	return board.Colour(bits.TrailingZeros16(uint16(set)))
}
