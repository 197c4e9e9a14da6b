package core

import (
	"iter"

	"sudoku/solver/board"
)

// Part is a kind of thing that a text may hold.
type Part uint8

// What a position and the player's marks consist of.
const (
	Givens           Part = iota
	Entries               // the player's digits, distinguished from the givens
	Eliminations          // candidates ruled out beyond those that the digits rule out
	SingleCandidates      // empty cells with one candidate left, distinguished from digits
	DeadCells             // empty cells without a candidate, distinguished from those of which nothing is said
	CentreMarks           // pencil marks in the middle of a cell
	CornerMarks           // pencil marks in the corners of a cell
	CellColours
	CandidateColours
	DrawnLinks
)

// What only a text may hold.
const (
	Steps       Part = iota + DrawnLinks + 1 // a step on the position
	Solutions                                // the solution beside the puzzle
	Constraints                              // of a variant, or what is drawn for it
	OtherMarks                               // marks and colours in a way that is not read
)

// Parts is the number of parts.
const Parts = int(OtherMarks) + 1

var partKeys = [Parts]string{
	Givens: "givens", Entries: "entries", Eliminations: "eliminations",
	SingleCandidates: "single-candidates", DeadCells: "dead-cells",
	CentreMarks: "centre-marks", CornerMarks: "corner-marks",
	CellColours: "cell-colours", CandidateColours: "candidate-colours", DrawnLinks: "drawn-links",
	Steps: "steps", Solutions: "solutions", Constraints: "constraints", OtherMarks: "other-marks",
}

// String is the part's key in kebab-case, which never changes.
func (p Part) String() string { return partKeys[p] }

// Counts says how much of each part there is.
type Counts [Parts]int

// IsZero reports whether there is nothing of any part.
func (n Counts) IsZero() bool { return n == Counts{} }

// All yields the parts of which there is something, with how much.
func (n Counts) All() iter.Seq2[Part, int] {
	return func(yield func(Part, int) bool) {
		for p, count := range n {
			if count != 0 && !yield(Part(p), count) {
				return
			}
		}
	}
}

// Count counts digits, eliminated candidates and marks of a position. An
// elimination of what the digits rule out anyway does not count.
func Count(a *board.Annotated) Counts {
	var n Counts
	n[Givens] = a.Givens.Filled().Len()
	n[Entries] = a.Entries.Filled().Minus(a.Givens.Filled()).Len()
	open, left := boards(&a.Position)
	for c := range open.Empty().All() {
		all, some := open.Candidates(c), left.Candidates(c)
		n[Eliminations] += all.Len() - some.Len()
		switch some.Len() {
		case 0:
			n[DeadCells]++
		case 1:
			n[SingleCandidates]++
		}
	}
	n.addMarks(&a.Marks)
	return n
}

func (n *Counts) addMarks(m *board.Marks) {
	for c := range board.Cells {
		n[CentreMarks] += m.Centre[c].Len()
		n[CornerMarks] += m.Corner[c].Len()
		if m.Cells[c] != 0 {
			n[CellColours]++
		}
	}
	for _, colour := range m.Candidates {
		if colour != 0 {
			n[CandidateColours]++
		}
	}
	n[DrawnLinks] += int(m.Links.Len)
}

// boards are the boards of a position without and with its eliminations.
func boards(p *board.Position) (open, left board.Board) {
	digits := *p
	digits.Eliminated = board.CandidateSet{}
	return board.New(&digits), board.New(p)
}
