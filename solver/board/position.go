package board

// Position is the present state of a puzzle: what was given, what the player wrote,
// and which candidates were ruled out beyond those that the digits rule out by
// themselves. A cell holds a given or an entry, not both; where both are set
// the given counts. It is a plain comparable value.
type Position struct {
	Givens     Grid
	Entries    Grid
	Eliminated CandidateSet
}

// Values is the grid of givens and entries.
func (p *Position) Values() Grid { return p.Givens.Over(&p.Entries) }

// IsGiven reports whether the cell's digit belongs to the puzzle.
func (p *Position) IsGiven(c Cell) bool { return p.Givens[c] != 0 }

// WithGiven is the position with d, or nothing for 0, given in c.
func (p Position) WithGiven(c Cell, d Digit) Position {
	p.Givens[c], p.Entries[c] = d, 0
	return p
}

// WithEntry is the position with d, or nothing for 0, entered in c. A given
// in c stays as it is.
func (p Position) WithEntry(c Cell, d Digit) Position {
	if p.Givens[c] == 0 {
		p.Entries[c] = d
	}
	return p
}

// Position is the board as a position: the eliminations are what the digits leave
// and the board no longer has.
func (b *Board) Position() Position {
	p := Position{Givens: b.Puzzle()}
	for c := range b.values.Filled().Minus(b.givens).All() {
		p.Entries[c] = b.values[c]
	}
	whole := New(&p)
	for c := range b.Empty().All() {
		for d := range (whole.candidates[c] &^ b.candidates[c]).All() {
			p.Eliminated.Add(NewCandidate(c, d))
		}
	}
	return p
}
