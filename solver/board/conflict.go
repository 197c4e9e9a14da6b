package board

// ConflictKind is the way in which a grid or a board breaks the one law of
// sudoku.
type ConflictKind uint8

// The kinds of conflicts.
const (
	// Twice: the digit is in both cells, A and B, of the house.
	Twice ConflictKind = iota
	// NoCandidate: the empty cell A can hold no digit.
	NoCandidate
	// NoPlace: no cell of the house can hold the digit.
	NoPlace
)

// Conflict is a reason why no solution exists. Which of its members mean
// something depends on its kind.
type Conflict struct {
	Kind  ConflictKind
	Digit Digit // Twice, NoPlace
	A, B  Cell  // Twice: A before B; NoCandidate: A
	House House // Twice, NoPlace
}

// Conflicts lists the pairs of equal digits that see each other, by the first
// cell, then the second. A pair in the same box and line is named once, with
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

// Conflicts lists what makes the board unsolvable at a glance: digits that
// appear twice in a house, empty cells without a candidate, houses without a
// place for a digit, in this order. An empty list does not mean that there is
// a solution.
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
