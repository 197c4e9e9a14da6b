package core

import (
	"iter"

	"sudoku/solver/board"
)

// A Part is a kind of content that a text can have, such as givens.
type Part uint8

// Parts of a position and the player's marks.
const (
	Givens           Part = iota
	Entries               // the player's digits, distinguished from the givens
	Eliminations          // eliminated candidates that the digits do not already exclude
	SingleCandidates      // empty cells with one candidate left, distinguished from digits
	DeadCells             // empty cells without a candidate, distinguished from unspecified cells
	CentreMarks           // pencil marks in the middle of a cell
	CornerMarks           // pencil marks in the corners of a cell
	CellColours
	CandidateColours
	DrawnLinks
)

// Parts that only a text can hold.
const (
	Steps       Part = iota + DrawnLinks + 1 // a step that applies to the position
	Solutions                                // solution given with the puzzle
	Constraints                              // constraints or decorations of a variant
	OtherMarks                               // marks and colours in an unsupported notation
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

// String returns the permanent key of the part in kebab-case.
func (p Part) String() string { return partKeys[p] }

// Counts holds the number of items of each part, indexed by Part.
type Counts [Parts]int

// IsZero reports whether all counts are zero.
func (n Counts) IsZero() bool { return n == Counts{} }

// All yields the parts with a nonzero count.
func (n Counts) All() iter.Seq2[Part, int] {
	return func(yield func(Part, int) bool) {
		for p, count := range n {
			if count != 0 && !yield(Part(p), count) {
				return
			}
		}
	}
}

// Count counts the digits, eliminated candidates and marks of a position. It ignores
// eliminations of candidates that the digits already exclude.
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

// boards returns the boards of a position without and with its eliminations.
func boards(p *board.Position) (open, left board.Board) {
	digits := *p
	digits.Eliminated = board.CandidateSet{}
	return board.New(&digits), board.New(p)
}
