package board

// Position is the current state of a puzzle: the givens, the player's entries, and the
// candidates that were eliminated in addition to those that the digits rule out. A cell
// holds either a given or an entry; if both are set, the given wins. A Position is a
// plain comparable value.
type Position struct {
	Givens     Grid
	Entries    Grid
	Eliminated CandidateSet
}

// Values returns the grid of givens and entries.
func (p *Position) Values() Grid { return p.Givens.Over(&p.Entries) }

// IsGiven reports whether the cell holds a given.
func (p *Position) IsGiven(c Cell) bool { return p.Givens[c] != 0 }

// WithGiven returns the position with d as the given in c, or with no given in c if d is
// 0.
func (p Position) WithGiven(c Cell, d Digit) Position {
	p.Givens[c], p.Entries[c] = d, 0
	return p
}

// WithEntry returns the position with d as the entry in c, or with no entry in c if d is
// 0. If c holds a given, it returns the position unchanged.
func (p Position) WithEntry(c Cell, d Digit) Position {
	if p.Givens[c] == 0 {
		p.Entries[c] = d
	}
	return p
}

// Position returns the board as a position. Its eliminations are the candidates that the
// digits allow but the board has lost.
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
