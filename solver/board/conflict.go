package board

// ConflictKind is a way in which a grid or board breaks the rules of sudoku.
type ConflictKind uint8

// The kinds of conflict.
const (
	// Twice means that the cells A and B of the house hold the same digit.
	Twice ConflictKind = iota
	// NoCandidate means that the empty cell A has no candidates.
	NoCandidate
	// NoPlace means that no cell of the house can hold the digit.
	NoPlace
)

// Conflict is a reason why no solution exists. Its kind determines which fields are set.
type Conflict struct {
	Kind  ConflictKind
	Digit Digit // Twice, NoPlace
	A, B  Cell  // Twice: A before B; NoCandidate: only A
	House House // Twice, NoPlace
}

// Conflicts lists the pairs of equal digits that see each other, ordered by the first
// cell, then by the second. A pair that shares both a box and a line is listed once, with
// the line.
func (g *Grid) Conflicts() []Conflict {
	var found []Conflict
	for a, d := range g {
		if d == 0 {
			continue
		}
		for b := range Cell(a).Peers().All() {
			if int(b) > a && g[b] == d {
				h := NewCellSet(Cell(a), b).Houses().First()
				found = append(found, Conflict{Kind: Twice, Digit: d, A: Cell(a), B: b, House: h})
			}
		}
	}
	return found
}

// Conflicts lists the obvious reasons why the board cannot be solved: first digits that
// appear twice in a house, then empty cells without candidates, then houses with no place
// for a digit. An empty list does not mean that a solution exists.
func (b *Board) Conflicts() []Conflict {
	found := b.values.Conflicts()
	for c, d := range b.values {
		if d == 0 && b.candidates[c].IsEmpty() {
			found = append(found, Conflict{Kind: NoCandidate, A: Cell(c)})
		}
	}
	for h := range House(Houses) {
		var placed DigitSet
		for i := range 9 {
			if d := b.values[h.At(i)]; d != 0 {
				placed = placed.With(d)
			}
		}
		for d := range (AllDigits &^ placed).All() {
			if !b.places[d-1].Meets(h.Cells()) {
				found = append(found, Conflict{Kind: NoPlace, Digit: d, House: h})
			}
		}
	}
	return found
}
